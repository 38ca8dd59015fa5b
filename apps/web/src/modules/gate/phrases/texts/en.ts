import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  /** Forms of the noun that begins the sentence. */
  parcel: 'parcel package',
  receive: 'Receive a parcel for {{unit}}',
}
