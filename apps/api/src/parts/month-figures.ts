import type { TenantActor } from '@portaria/contract/actors/actor'
import type { MonthFigureName } from '@portaria/contract/modules/reports/month-page'
import type { Sql } from '../platform/database/queries.ts'

/**
 * A month as expressions: its first and its last counted day as dates of the company, and the
 * moments from which and before which they lie.
 */
export type MonthSpan = {
  readonly first: Sql
  readonly last: Sql
  readonly starts: Sql
  readonly ends: Sql
}

/** A figure of one month before small numbers are left out. */
export type MonthCount = {
  readonly count: number
  /** The number of which `count` is a part; null if it is no part. */
  readonly whole: number | null
  /** The median of days; null if there is none. */
  readonly days: number | null
}

/**
 * Makes a query of one row with the columns of `MonthCount`, over the company's rows of a month.
 * Columns that a figure lacks are null.
 */
export type MonthCounter = (actor: TenantActor, month: MonthSpan) => Sql

/** The counters of the month's page, by figure; each comes from the module of its rows. */
export type MonthCounters = {
  readonly [Name in Exclude<MonthFigureName, 'answer_days'>]?: MonthCounter
}
