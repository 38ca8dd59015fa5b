import type { TenantActor } from '@portaria/contract/actors/actor'
import type { Figures } from '@portaria/contract/modules/reports/report-answers'
import type { Period } from '@portaria/contract/modules/reports/report-period'
import type { Filters } from '@portaria/contract/modules/reports/report-rows'
import type { ReportName } from '@portaria/contract/modules/reports/reports'
import type { Sql } from '../platform/database/queries.ts'
import type { TenantContext } from '../platform/database/tenant-context.ts'

/** A group with figures of its own. */
export type DetailRow = { readonly id: string; readonly values: Figures }

/** Rows `r` of no register that a report counts, by the names of its definition. */
export type CountedRows = {
  readonly table: Sql
  /** Columns by the names of groupings' filters and of moments. */
  readonly columns: { readonly [name: string]: Sql }
  /** The rows that an actor may count, whose moment lies between two days of a zone. */
  inPeriod(actor: TenantActor, by: string, period: Period, zone: string): Sql
  /** The rows that match filters. Throws `invalid_choice` or `invalid_format` for other values. */
  match(actor: TenantActor, filters: Filters): Sql
}

/**
 * The parts of a report about its register's rows `r` that the definition does not contain, by the
 * names of groupings. Contributed by the register's module.
 */
export type ReportSource = {
  /** The rows, of a report without a register. */
  readonly rows?: CountedRows
  /** Joins that `groups` use, each of at most one row. */
  readonly joins?: (actor: TenantActor) => Sql
  /** Expressions that rows are grouped by, if not one of their columns. */
  readonly groups?: { readonly [grouping: string]: Sql }
  /**
   * Groupings that may put a row into several groups: each a query of distinct pairs `row_id` and
   * `value`.
   */
  readonly several?: { readonly [grouping: string]: (actor: TenantActor) => Sql }
  /** Groups with figures of their own, for the rows whose ids a query returns. */
  readonly details?: {
    readonly [grouping: string]: (context: TenantContext, ids: Sql) => Promise<DetailRow[]>
  }
  /**
   * The value by which a grouping's filter selects each of its groups, if it is not the group
   * itself.
   */
  readonly opens?: {
    readonly [grouping: string]: (context: TenantContext) => Promise<ReadonlyMap<string, string>>
  }
}

/** The sources that a module contributes, by their reports. */
export type ReportSources = { readonly [Name in ReportName]?: ReportSource }
