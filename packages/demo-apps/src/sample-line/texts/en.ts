import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  title: 'Sample',
  text: 'A demonstration page with invented content: it describes no function, price or date of Portaria.',
}
