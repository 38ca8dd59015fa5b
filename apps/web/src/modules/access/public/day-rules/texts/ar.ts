import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const ar: Translation<typeof pt> = {
  allDay: 'طوال اليوم',
  span: 'من {{from}} إلى {{to}}',
  rule: '{{who}}: {{hours}}.',
  nobody: 'لا يمر أحد من هنا اليوم بموجب قاعدة.',
  passes: 'يمر عبر: {{points}}.',
  pointWithHours: '{{point}} ({{hours}})',
  nowhere: 'لا يمر اليوم عبر أي نقطة.',
}
