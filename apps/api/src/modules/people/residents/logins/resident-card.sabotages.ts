import type { Sabotage } from '../../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a card without a proven address',
    edit: {
      file: '../../../accounts/public/invitation-link.ts',
      find: "JSON.stringify(['invitation', id, generation, email])",
      replace: "JSON.stringify(['invitation', id, generation])",
    },
  },
  {
    name: 'an invitation left open beside the one that was accepted',
    edit: {
      file: '../../../accounts/invitations/invitation-membership.ts',
      find: 'isResidents(spent) ? await endOthers(queries, invitation) : []',
      replace: '[]',
    },
  },
  {
    name: 'a card that one person uses for a second home',
    edit: {
      file: '../../../accounts/invitations/invitation-membership.ts',
      find: 'if (!begun && isResidents(spent))',
      replace: 'if (Number.isNaN(begun))',
    },
  },
]
