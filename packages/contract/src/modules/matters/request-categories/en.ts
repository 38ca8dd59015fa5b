import type { TextOf } from '../../../texts/register-text.ts'
import type { requestCategories } from './request-categories.ts'

export const en: TextOf<typeof requestCategories> = {
  one: 'Request category',
  many: 'Request categories',
  gender: 'f',
  purpose: 'What can be asked for, how soon it is answered and who usually does it.',
  fields: {
    name: 'Name',
    sla_hours: 'Time limit (hours)',
    assignee_employee: 'Responsible employee',
    assignee_provider: 'Responsible provider',
  },
  help: { sla_hours: 'Left empty: no time is promised.' },
}
