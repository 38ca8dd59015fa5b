import type { ChartContent } from '@portaria/ui/chart-config'

type Table = { title: string; head: string[]; rows: string[][] }

/** What stands on the paper of a report, in words. */
export type ReportSheet = {
  title: string
  company: string
  period: string
  printed: string
  pageOf: (page: number, pages: number) => string
  /** Filters, zone and what it is compared with. */
  facts: readonly { term: string; value: string }[]
  totals: Table
  chart: ChartContent
  chartTitle: string
  /** Null where the report has no hours. */
  hours: Table | null
  groups: readonly Table[]
}
