import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a síndico beside one who accepted before',
    edit: {
      file: './invitation-membership.ts',
      find: 'if (tenantId === null || confirmed) return false',
      replace: 'if (tenantId !== null || confirmed) return false',
    },
  },
  {
    name: 'a síndico whom staff raised from what an administrator offered',
    edit: {
      file: '../users/invited-people.ts',
      find: 'sql`invited_as = ${actor.role}, confirmed = false,`',
      replace: 'sql`confirmed = false,`',
    },
  },
]
