import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  /** Forms of the verb that begins the sentence. */
  verbs: 'احجز حجز',
  book: 'احجز {{area}}',
  bookOn: 'احجز {{area}}: {{day}}',
}
