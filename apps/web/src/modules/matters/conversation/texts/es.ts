import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  title: 'Conversación',
  none: 'Nada dicho todavía.',
  earlier: 'Mostrar lo anterior ({{count}})',
  write: 'Escriba un comentario',
  send: 'Comentar',
  picture: 'Con foto',
  pictureOf: 'Foto del comentario de {{name}}',
  sent: 'Comentario registrado',
  readers: 'Quién lo lee',
  system: 'Sistema',
}
