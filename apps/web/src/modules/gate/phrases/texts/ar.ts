import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  /** Forms of the noun that begins the sentence. */
  parcel: 'طرد',
  receive: 'استلم طردًا لـ{{unit}}',
}
