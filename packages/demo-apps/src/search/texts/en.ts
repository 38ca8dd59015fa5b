import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  title: 'Search',
  field: 'What are you looking for?',
  found_one: '{{count}} result',
  found_other: '{{count}} results',
  noneTitle: 'Nothing found for “{{typed}}”',
  noneText: 'Check the spelling, or use fewer words.',
  clear: 'Clear the search',
  modernTitle: 'Find anything',
  modernText: 'Pages, registers and help, in one search.',
  groups: 'Where to look',
  all: 'Everything',
  pages: 'Pages',
  registers: 'Registers',
  interface: 'Interface',
}
