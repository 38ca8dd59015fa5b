import type { TenantActor } from '@portaria/contract/actors/actor'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import { todayOf } from '../../companies/public/company-day.ts'

/** Whether a request is open past the day by which it was due. */
export const isOverdue = (request: Sql, actor: TenantActor): Sql => sql`(
  ${request}.state IN ('open', 'in_progress') AND ${request}.due_on < ${todayOf(actor)})`
