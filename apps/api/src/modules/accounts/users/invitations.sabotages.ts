import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a duplicate that tells who is known elsewhere',
    edit: {
      file: '../public/invitation-rows.ts',
      find: 'WHERE ${place(membership)} AND m.deleted_at IS NULL',
      replace: 'WHERE m.deleted_at IS NULL',
    },
  },
  {
    name: "another company's invitations",
    isCore: true,
    edit: {
      file: '../public/known-memberships.ts',
      find: ': sql`${row}.tenant_id = ${actor.tenantId}`\n  return sql`(${row}.role',
      replace: ': sql`true`\n  return sql`(${row}.role',
    },
  },
  {
    name: 'a person changed as if they were an invitation',
    edit: {
      file: '../../../register-endpoints/aspects/pending-rows.ts',
      find: 'if (row === null && !mayOn(',
      replace: 'if (row !== null && !mayOn(',
    },
  },
]
