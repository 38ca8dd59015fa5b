import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an invitation for two people',
    isCore: true,
    edit: {
      file: './invitation.repository.ts',
      find: "AND generation = ${generation} AND state = 'pending' AND expires_at > now()",
      replace: 'AND generation = ${generation} AND expires_at > now()',
    },
  },
  {
    name: 'a link of before',
    edit: {
      file: '../public/invitation-link.ts',
      find: "['invitation', id, generation, email]",
      replace: "['invitation', id, email]",
    },
  },
  {
    name: 'a link of an invitation that is over',
    edit: {
      file: './acceptance.service.ts',
      find: "if (state !== 'pending' || !isOpen)",
      replace: "if (state !== 'pending')",
    },
  },
]
