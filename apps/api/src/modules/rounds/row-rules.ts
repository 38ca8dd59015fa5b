import { sql } from 'kysely'
import type { RowRules } from '../../register-endpoints/register-behaviour.ts'
import { ownEmployee } from '../people/public/employees.ts'

/** The row rules of the module's registers, by their names. */
export const rowRules: RowRules = {
  // Rounds for which one is responsible, and all rounds of patrols that one walks.
  ofOwnRounds: (row, actor) => sql`(
    (${row}.employee_id = ${ownEmployee(actor)}) IS TRUE OR EXISTS (
      SELECT 1 FROM patrol_employees w
      WHERE w.tenant_id = ${actor.tenantId} AND w.patrol_id = ${row}.patrol_id
        AND w.employee_id = ${ownEmployee(actor)}))`,
}
