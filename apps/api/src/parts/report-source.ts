import type { TenantActor } from '@portaria/contract/actor'
import type { Figures } from '@portaria/contract/modules/reports/report-answers'
import type { ReportName } from '@portaria/contract/modules/reports/reports'
import type { Sql } from '../platform/database/queries.ts'
import type { TenantContext } from '../platform/database/tenant-context.ts'

/** A group with figures of its own. */
export type DetailRow = { readonly id: string; readonly values: Figures }

/**
 * How a report reads the rows `r` of its register, where its definition is not all; brought by the
 * register's module, by the names of its groupings.
 */
export type ReportSource = {
  /** Joins that `groups` read, each of at most one row. */
  readonly joins?: (actor: TenantActor) => Sql
  /** What rows are grouped by, where that is no column of theirs. */
  readonly groups?: { readonly [grouping: string]: Sql }
  /** Groups of which a row may be in several: a query of different pairs `row_id` and `value`. */
  readonly several?: { readonly [grouping: string]: (actor: TenantActor) => Sql }
  /** Groups with figures of their own, of the rows whose ids a query answers. */
  readonly details?: {
    readonly [grouping: string]: (context: TenantContext, ids: Sql) => Promise<DetailRow[]>
  }
  /** What the filter of a grouping equals for each of its groups, where that is not the group itself. */
  readonly opens?: {
    readonly [grouping: string]: (context: TenantContext) => Promise<ReadonlyMap<string, string>>
  }
}

/** The sources that a module brings, by their reports. */
export type ReportSources = { readonly [Name in ReportName]?: ReportSource }
