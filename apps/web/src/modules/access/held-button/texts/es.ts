import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  hint: 'Mantenga pulsado hasta llenar la barra.',
  tooShort: 'Fue demasiado corto: mantenga pulsado hasta llenar la barra.',
}
