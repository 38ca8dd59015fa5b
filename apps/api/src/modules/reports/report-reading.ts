import { isHiddenFrom } from '@portaria/contract/define-register/define-register'
import type { ReportDefinition } from '@portaria/contract/modules/reports/define-report'
import type { Period } from '@portaria/contract/modules/reports/report-period'
import { type Filters, filterParams } from '@portaria/contract/modules/reports/report-rows'
import { sql } from 'kysely'
import type { ReportSource } from '../../parts/report-source.ts'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { fieldProblem } from '../../platform/problem.ts'
import { byDayOf } from '../../register-endpoints/field-kinds.ts'
import { planList } from '../../register-endpoints/list-query.ts'
import type { Machinery } from '../../register-endpoints/machinery.ts'
import { column, row } from '../../register-endpoints/record-columns.ts'

/** The parts that a report is read with. */
export type ReportReading = {
  readonly machinery: Machinery
  readonly definition: ReportDefinition
  readonly source: ReportSource
  readonly filters: Filters
  /**
   * The company's time zone. It is passed as a value, so that the planner can use its statistics of
   * the moments.
   */
  readonly zone: string
}

/**
 * Returns the condition of the rows of a period, by one of their moments, for the actor and with
 * the filters. Throws `not_allowed` for a moment that the actor may not read.
 */
export function rowsOf(
  { machinery: { register, behaviour, scope }, filters, zone }: ReportReading,
  { actor }: TenantContext,
  by: string,
  { from, to }: Period,
): Sql {
  const field = register.fields[by]
  if (!field || isHiddenFrom(register, actor.role, field))
    throw fieldProblem(`filter.${by}`, 'not_allowed')
  const own = column(row, by)
  const byDay = byDayOf(field)
  const clock = sql`${zone}::text`
  const period = byDay
    ? sql`${byDay(own, 'gte', sql`${from}`, clock)} AND ${byDay(own, 'lte', sql`${to}`, clock)}`
    : sql`${own} BETWEEN ${from} AND ${to}`
  const { conditions } = planList(register, behaviour, actor, filterParams(filters))
  return sql.join([scope.live(register, actor, row), ...conditions, period], sql` AND `)
}
