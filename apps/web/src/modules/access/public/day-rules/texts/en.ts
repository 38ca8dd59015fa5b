import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  allDay: 'all day',
  span: '{{from}} to {{to}}',
  rule: '{{who}}: {{hours}}.',
  nobody: 'Nobody passes here by a rule today.',
  passes: 'Passes: {{points}}.',
  pointWithHours: '{{point}} ({{hours}})',
  nowhere: 'Passes no point today.',
}
