import { sql } from 'kysely'
import type { RowRules } from '../../register-endpoints/register-behaviour.ts'
import { ofOwnPermits, ofOwnVisits } from './public/visits.ts'

/** The row rules of the module's registers, by their names. */
export const rowRules: RowRules = {
  ofOwnInvitations: (row, actor) => sql`${row}.created_by = ${actor.userId}`,

  ofOwnVisits,

  ofOwnPermits,
}
