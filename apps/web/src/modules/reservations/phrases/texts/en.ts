import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  /** Forms of the verb that begins the sentence. */
  verbs: 'book reserve',
  book: 'Book {{area}}',
  bookOn: 'Book {{area}}: {{day}}',
}
