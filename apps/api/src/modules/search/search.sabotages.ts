import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a search that asks no row rule',
    isCore: true,
    edit: {
      file: './search.repository.ts',
      find: 'scope.live(register, actor, row)',
      replace: 'sql`r.tenant_id = ${actor.tenantId} AND r.deleted_at IS NULL`',
    },
  },
  {
    name: 'a search of registers that a role does not read',
    edit: {
      file: './public/search.service.ts',
      find: "may(role, register, 'read')",
      replace: 'may(role, register, "read") !== null',
    },
  },
  {
    name: 'words of rows that are gone',
    sql: 'DROP TRIGGER words_of_updated ON residents',
  },
]
