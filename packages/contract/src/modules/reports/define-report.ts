import type { FeatureRight } from '../../define-register/permissions.ts'
import type { RegisterName } from '../../define-register/register-names.ts'

/**
 * A figure of a report: the number of its register's rows, or the mean time between two of their
 * moments.
 */
export type Measure = {
  /** The field whose day decides whether a row is in the period. */
  readonly by: string
  /**
   * The field whose moment is that at which a row began to count, where that is later than `by`, or
   * `by` is a day (reports §6); if absent, it counts from `by` on.
   */
  readonly at?: string
  /**
   * Set if a row begins to count after `by`, at a moment that is not kept: a running period is
   * compared with nothing (reports §6).
   */
  readonly becomesLater?: true
  /** Further filters of the register's list that its rows match. */
  readonly where?: Readonly<Record<string, string>>
  /**
   * Fields between whose moments the mean is calculated, in minutes; if absent, rows are counted.
   */
  readonly minutes?: readonly [from: string, to: string]
  /**
   * The direction that is good for the company; absent where a change alone says nothing, as with
   * refusals.
   */
  readonly better?: 'higher' | 'lower'
}

/** The unit of a report's column. */
export type MeasureForm = 'count' | 'minutes'

/** A filter of rows of no register: by choices, or by rows of a register. */
export type ReportField = {
  readonly options?: readonly string[]
  readonly register?: RegisterName
}

/** A grouping of a report's rows. */
export type Grouping = {
  /** The filter of the register's list that opens the rows of a group. */
  readonly filter: string
  /**
   * The register that the groups are rows of; if absent, they are choices of the filter's field.
   */
  readonly register?: RegisterName
  /** Set if the groups are local times at which shifts begin. */
  readonly isShift?: true
  /** Set if the groups are units or people, which the platform's staff must not read. */
  readonly named?: true
  /** The report's measures that its groups have; if absent, all. */
  readonly measures?: readonly string[]
  /** Its own figures, instead of the report's measures. */
  readonly columns?: Readonly<Record<string, MeasureForm>>
}

/**
 * A report, as data only: the server counts by it, the page draws it, and each figure links to its
 * rows. A figure is the number of rows in its register's list with the same filters.
 */
export type ReportDefinition = {
  /** The register whose rows are counted; null for rows of no register, whose filters `fields` are. */
  readonly register: RegisterName | null
  readonly fields?: Readonly<Record<string, ReportField>>
  /** The right to read it, if it is not that of the other reports. */
  readonly right?: FeatureRight
  readonly measures: Readonly<Record<string, Measure>>
  /**
   * Measures of which the chart draws one over time; the first is also counted by hours if `hours` is
   * set.
   */
  readonly chart: readonly string[]
  readonly groupings: Readonly<Record<string, Grouping>>
  /** A heat map of weekdays and hours, by the moment of the first measure of the chart. */
  readonly hours: boolean
  /** Filters of the register's list that a reader may set. */
  readonly filters: readonly string[]
}

/** Makes a definition whose names are kept in its type. */
export const defineReport = <const Report extends ReportDefinition>(report: Report): Report =>
  report

/** Returns the unit of a measure. */
export const formOf = ({ minutes }: Measure): MeasureForm => (minutes ? 'minutes' : 'count')
