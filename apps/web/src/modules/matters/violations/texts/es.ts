import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  open: 'Advertir a la unidad',
  warning: 'Carta de la advertencia',
  decision: 'Carta de la decisión',
  pdf: 'Guardar en PDF',
  digest: 'Código del texto (SHA-256): {{digest}}',
  failed: 'El PDF no se hizo',
}
