import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  /** Forms of the verb that begins the sentence. */
  verbs: 'reservar reserva',
  book: 'Reservar {{area}}',
  bookOn: 'Reservar {{area}}: {{day}}',
}
