import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  title: 'Ejemplo',
  text: 'Página de demostración con contenido inventado: no describe funciones, precios ni plazos de Portaria.',
}
