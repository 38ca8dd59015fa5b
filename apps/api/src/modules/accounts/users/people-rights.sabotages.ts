import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'people of every company to a síndico',
    isCore: true,
    edit: {
      file: '../public/known-memberships.ts',
      find: ': sql`${row}.tenant_id = ${actor.tenantId}`',
      replace: ': sql`true`',
    },
  },
  {
    name: 'roles above one’s own to give',
    isCore: true,
    edit: {
      file: '../memberships/behaviour.ts',
      find: "if (!writableRoles(actor).includes(next.role)) throw fieldProblem('role', 'not_allowed')",
      replace: '',
    },
  },
]
