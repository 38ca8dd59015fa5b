import type { TextOf } from '../../../texts/register-text.ts'
import type { users } from './users.ts'

export const en: TextOf<typeof users> = {
  one: 'User',
  many: 'Users',
  gender: 'm',
  purpose: 'Who signs in to Portaria, with what each person is and in which company.',
  fields: { role: 'Role', tenant: 'Company', membership: 'Access', last_login_at: 'Last sign-in' },
  actions: {
    'change-email': 'Change e-mail',
    'reset-second-factor': 'Remove two-step verification',
    'invite-again': 'Invite again',
    confirm: 'Confirm',
  },
  help: { email: 'The person gets an e-mail with the invitation there.' },
}
