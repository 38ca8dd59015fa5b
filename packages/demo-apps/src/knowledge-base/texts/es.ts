import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  title: 'Centro de ayuda',
  text: 'Las tareas del día a día, paso a paso.',
  search: 'Busque un artículo',
  found_one: '{{count}} artículo',
  found_other: '{{count}} artículos',
  all_one: 'Ver {{count}} artículo',
  all_other: 'Ver los {{count}} artículos',
  noneTitle: 'Ningún artículo con esas palabras',
  noneText: 'Pruebe otras palabras o vea las preguntas frecuentes.',
  clear: 'Ver todos los artículos',
  faq: 'Preguntas frecuentes',
  back: 'Volver a las categorías',
  some: 'Se muestran los {{shown}} artículos destacados de {{total}}. Esta es una página de ejemplo.',
}
