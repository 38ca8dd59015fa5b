import type { Sabotage } from '../../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a login for a minor',
    edit: {
      file: '../../../accounts/public/resident-logins.ts',
      find: "  WHEN ${isMinorToday(resident, actor)} THEN 'login_minor'\n",
      replace: '',
    },
  },
  {
    name: 'a login for somebody who has moved out',
    edit: {
      file: '../../../accounts/public/resident-logins.ts',
      find: "  WHEN ${hasLeft(resident, actor)} THEN 'login_former'\n",
      replace: '',
    },
  },
  {
    name: 'a resident inactivated before the link is used',
    edit: {
      file: '../../../accounts/invitations/invitation-membership.ts',
      find: 'if (!isResidents(invitation) || found.refusal === null) return',
      replace: 'return',
    },
  },
  {
    name: 'a resident invited through the users for whom there is no login',
    edit: {
      file: '../../../accounts/users/invitation-checks.ts',
      find: "if (refusal) throw fieldProblem('membership.resident_id', refusal)",
      replace: '',
    },
  },
  {
    name: 'who has a login, for everybody',
    edit: {
      file: './login-state.ts',
      find: "may(role, registers.memberships, 'read')",
      replace: "may(role, registers.residents, 'read')",
    },
  },
]
