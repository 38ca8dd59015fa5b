import type { AgreeingWord } from '../../../texts/agreeing-word.ts'
import type { ReportDefinition, ReportField } from '../define-report.ts'
import type { ReportName, reports } from '../reports.ts'

type ColumnOf<Report extends ReportDefinition> = {
  [Name in keyof Report['groupings']]: Report['groupings'][Name] extends {
    readonly columns: infer Columns
  }
    ? keyof Columns & string
    : never
}[keyof Report['groupings']]

/** The words of filters of rows of no register. */
type FieldTexts<Report extends ReportDefinition> = Report extends {
  readonly fields: infer Fields extends Readonly<Record<string, ReportField>>
}
  ? {
      readonly fields: { readonly [Name in keyof Fields]: string }
      readonly choices: {
        readonly [Name in keyof Fields as Fields[Name] extends { readonly options: unknown }
          ? Name
          : never]: Readonly<Record<string, AgreeingWord>>
      }
    }
  : unknown

type ReportText<Report extends ReportDefinition> = {
  readonly title: string
  readonly purpose: string
  readonly measures: { readonly [Name in keyof Report['measures']]: string }
  /** Explanations of figures whose names do not say everything. */
  readonly notes: { readonly [Name in keyof Report['measures']]?: string }
  readonly groupings: { readonly [Name in keyof Report['groupings']]: string }
  readonly columns: { readonly [Name in ColumnOf<Report>]: string }
} & FieldTexts<Report>

/** The words of reports in one language, on screen, in files and in letters. */
export type ReportWords = {
  readonly reports: { readonly [Name in ReportName]: ReportText<(typeof reports)[Name]> }
  /** For rows without a value of the grouping. */
  readonly none: string
  /** A shift by the local time at which it begins. */
  readonly shift: (time: string) => string
  /** The end of a period that is counted up to a moment. */
  readonly until: (at: string) => string
  readonly minutes: string
  readonly head: {
    readonly period: string
    readonly previous: string
    readonly filters: string
    readonly noFilters: string
    readonly zone: string
    readonly exportedBy: string
    readonly total: string
    readonly series: string
    readonly hours: string
    readonly item: string
  }
}
