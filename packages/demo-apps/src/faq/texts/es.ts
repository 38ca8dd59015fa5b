import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  title: 'Preguntas frecuentes',
  description: 'Lo que más se pregunta sobre el día a día del condominio.',
  search: 'Busque una pregunta',
  count_one: '{{count}} pregunta',
  count_other: '{{count}} preguntas',
  none: 'Ninguna pregunta con esas palabras',
  noneText: 'Pruebe otras palabras o busque en el centro de ayuda.',
  clear: 'Ver todas las preguntas',
  more: '¿No encontró lo que buscaba?',
  moreText: 'El centro de ayuda explica cada tarea paso a paso.',
  open: 'Abrir el centro de ayuda',
}
