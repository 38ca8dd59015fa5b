import { isHiddenFrom } from '@portaria/contract/define-register/hidden-fields'
import type { ReportDefinition } from '@portaria/contract/modules/reports/define-report'
import type { Period } from '@portaria/contract/modules/reports/report-period'
import { type Filters, filterParams } from '@portaria/contract/modules/reports/report-rows'
import { sql } from 'kysely'
import type { CountedRows, ReportSource } from '../../parts/report-source.ts'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { fieldProblem } from '../../platform/problem.ts'
import { byDayOf } from '../../register-endpoints/field-kinds.ts'
import { planList } from '../../register-endpoints/list-query.ts'
import type { Machinery } from '../../register-endpoints/machinery.ts'
import { column, row, tableOf } from '../../register-endpoints/record-columns.ts'

/** The parts that a report is read with. */
export type ReportReading = {
  readonly rows: ReportRows
  readonly definition: ReportDefinition
  readonly source: ReportSource
  readonly filters: Filters
  /**
   * The company's time zone. It is passed as a value, so that the planner can use its statistics of
   * the moments.
   */
  readonly zone: string
}

/** The rows `r` that a report counts: those of a register, or those that a module brings. */
export type ReportRows = {
  readonly table: Sql
  column(name: string): Sql
  /** Whether a field has a moment; otherwise it is a day. */
  isMoment(by: string): boolean
  /**
   * The rows of a period by one of their moments, as the actor may see them. Throws `not_allowed` for
   * a moment that the actor may not read.
   */
  inPeriod(context: TenantContext, by: string, period: Period, zone: string): Sql
  /** The rows that match filters. */
  match(context: TenantContext, filters: Filters): Sql
}

const all = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `)

/** Returns the rows of a register, by its row rule and the filters of its list. */
export function rowsOfRegister({ register, behaviour, scope }: Machinery): ReportRows {
  const isMoment = (by: string) => {
    const field = register.fields[by]
    return field !== undefined && byDayOf(field) !== undefined
  }
  return {
    table: tableOf(register),
    column: (name) => column(row, name),
    isMoment,
    inPeriod({ actor }, by, { from, to }, zone) {
      const field = register.fields[by]
      if (!field || isHiddenFrom(register, actor.role, field))
        throw fieldProblem(`filter.${by}`, 'not_allowed')
      const own = column(row, by)
      const byDay = byDayOf(field)
      const clock = sql`${zone}::text`
      const period = byDay
        ? sql`${byDay(own, 'gte', sql`${from}`, clock)} AND ${byDay(own, 'lte', sql`${to}`, clock)}`
        : sql`${own} BETWEEN ${from} AND ${to}`
      return sql`${scope.live(register, actor, row)} AND ${period}`
    },
    match: ({ actor }, filters) =>
      all(planList(register, behaviour, actor, filterParams(filters)).conditions),
  }
}

/** Returns the rows that a module brings. */
export const rowsOfModule = (rows: CountedRows): ReportRows => ({
  table: rows.table,
  column(name) {
    const own = rows.columns[name]
    if (own === undefined) throw new Error(`rows of a report have no column ${name}`)
    return own
  },
  isMoment: () => true,
  inPeriod: ({ actor }, by, period, zone) => rows.inPeriod(actor, by, period, zone),
  match: ({ actor }, filters) => rows.match(actor, filters),
})

/**
 * Returns the condition of the rows of a period, by one of their moments, for the actor and with
 * the filters.
 */
export const rowsOf = (
  { rows, filters, zone }: ReportReading,
  context: TenantContext,
  by: string,
  period: Period,
): Sql => sql`${rows.inPeriod(context, by, period, zone)} AND ${rows.match(context, filters)}`
