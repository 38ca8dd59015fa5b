import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  title: 'Help centre',
  text: 'Everyday tasks, step by step.',
  search: 'Search for an article',
  found_one: '{{count}} article',
  found_other: '{{count}} articles',
  all_one: 'See {{count}} article',
  all_other: 'See all {{count}} articles',
  noneTitle: 'No article with these words',
  noneText: 'Try other words, or look at the frequently asked questions.',
  clear: 'Show all articles',
  faq: 'Frequently asked questions',
  back: 'Back to the categories',
  some: 'Showing the {{shown}} featured articles of {{total}}. This is a sample page.',
}
