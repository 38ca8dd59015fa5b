import type { ChartContent } from '@portaria/ui/chart-config'

type Table = { title: string; head: string[]; rows: string[][] }

/** The printed content of a report, in words. */
export type ReportSheet = {
  title: string
  company: string
  period: string
  printed: string
  pageOf: (page: number, pages: number) => string
  /** Filters, zone, and the period of comparison. */
  facts: readonly { term: string; value: string }[]
  totals: Table
  chart: ChartContent
  chartTitle: string
  /** Null for a report without hours. */
  hours: Table | null
  groups: readonly Table[]
}
