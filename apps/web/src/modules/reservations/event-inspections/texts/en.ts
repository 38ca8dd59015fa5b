import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  title: 'Inspection',
  before: 'Before use',
  after: 'After use',
  allFine: 'All is fine',
  fine: 'Fine',
  damage: 'Record damage',
  change: 'Correct',
  open: 'Not inspected',
  saved: 'Inspection recorded',
  by: '{{name}}, {{at}}',
  picture: 'Photo of {{item}}',
}
