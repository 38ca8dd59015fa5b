import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  title: 'Frequently asked questions',
  description: 'What people ask most about everyday life in the condominium.',
  search: 'Search for a question',
  count_one: '{{count}} question',
  count_other: '{{count}} questions',
  none: 'No question with these words',
  noneText: 'Try other words, or look in the help centre.',
  clear: 'Show all questions',
  more: 'Didn’t find what you were looking for?',
  moreText: 'The help centre takes you through each task step by step.',
  open: 'Open the help centre',
}
