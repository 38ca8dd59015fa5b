import { sql } from 'kysely'
import type { RowRules } from '../../register-endpoints/register-behaviour.ts'

/** The row rules of the module's registers, by their names. */
export const rowRules: RowRules = {
  ofOwnCompany: (row, actor) => sql`${row}.id = ${actor.tenantId}`,
}
