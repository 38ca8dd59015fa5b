import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import { isActiveRow, isLiveRow } from '../../../register-endpoints/live-rows.ts'

/** Whether an employee was not dismissed; somebody who is suspended is inactive, and employed. */
export const isEmployed = (employee: Sql): Sql => sql`
  (${isLiveRow(employee)} AND ${employee}.employment = 'active')`

/** Whether an employee works here now. */
export const isAtWork = (employee: Sql): Sql => sql`
  (${isActiveRow(employee)} AND ${isEmployed(employee)})`
