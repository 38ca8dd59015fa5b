import type { TextOf } from '../../../texts/register-text.ts'
import type { memberships } from './memberships.ts'

export const en: TextOf<typeof memberships> = {
  one: 'Access',
  many: 'Accesses',
  gender: 'm',
  purpose: 'What a person is in each company, from when to when.',
  fields: {
    user: 'User',
    role: 'Role',
    tenant: 'Company',
    council: 'Council',
    starts_on: 'From',
    ends_on: 'Until',
    last_used_at: 'Last sign-in',
  },
  sections: { council: 'Council' },
  actions: { confirm: 'Confirm' },
  help: {
    council:
      'The council reads what is reported about the manager from now on, not what was reported before.',
    resident:
      'Ties the access to the record of a {{resident}}: whoever enters sees what their unit has.',
  },
}
