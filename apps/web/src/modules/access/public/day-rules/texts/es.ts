import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  allDay: 'todo el día',
  span: 'de {{from}} a {{to}}',
  rule: '{{who}}: {{hours}}.',
  nobody: 'Hoy nadie pasa por aquí por regla.',
  passes: 'Pasa por: {{points}}.',
  pointWithHours: '{{point}} ({{hours}})',
  nowhere: 'Hoy no pasa por ningún punto.',
}
