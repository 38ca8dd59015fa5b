import type { RegisterName } from '../names.ts'

/** A figure of a report: rows of its register, counted, or the mean time between two of their moments. */
export type Measure = {
  /** The field whose day decides whether a row lies in the period. */
  readonly by: string
  /** Filters of the register's list that its rows meet besides. */
  readonly where?: Readonly<Record<string, string>>
  /** Fields between whose moments the mean is taken, in minutes; absent, rows are counted. */
  readonly minutes?: readonly [from: string, to: string]
}

/** What a column of a report holds. */
export type MeasureForm = 'count' | 'minutes'

/** Rows of a report by something that they have. */
export type Grouping = {
  /** The filter of the register's list that opens the rows of a group. */
  readonly filter: string
  /** The register whose rows the groups are; absent, they are choices of the filter's field. */
  readonly register?: RegisterName
  /** The groups are local times at which shifts begin. */
  readonly isShift?: true
  /** The groups are units or people, which the platform's staff does not read. */
  readonly named?: true
  /** Its own figures, in place of the report's measures. */
  readonly columns?: Readonly<Record<string, MeasureForm>>
}

/**
 * A report: data alone, from which the server counts, the page draws, and each figure finds its rows. A
 * figure is the number of rows that its register's list has with the same filters.
 */
export type ReportDefinition = {
  readonly register: RegisterName
  readonly measures: Readonly<Record<string, Measure>>
  /** Measures that the chart draws over time, the first one by hours too where `hours` says so. */
  readonly chart: readonly string[]
  readonly groupings: Readonly<Record<string, Grouping>>
  /** A heat map of weekdays and hours, by the moment of the first measure of the chart. */
  readonly hours: boolean
  /** Filters of the register's list that a reader may set. */
  readonly filters: readonly string[]
}

/** A definition that keeps its names. */
export const defineReport = <const Report extends ReportDefinition>(report: Report): Report =>
  report

/** What a measure holds. */
export const formOf = ({ minutes }: Measure): MeasureForm => (minutes ? 'minutes' : 'count')
