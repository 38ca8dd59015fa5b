import type { Report } from '@portaria/contract/modules/reports/report-answers'
import type { Period } from '@portaria/contract/modules/reports/report-period'
import { type Filters, filterParams } from '@portaria/contract/modules/reports/report-rows'
import type { ReportName } from '@portaria/contract/modules/reports/reports'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi, send } from '../../platform/http-client.ts'

/** What a report is asked for. */
export type AskedReport = { readonly period: Period; readonly filters: Filters }

const paramsOf = ({ period, filters }: AskedReport): Record<string, string> => ({
  ...period,
  ...filterParams(filters),
})

/**
 * Figures are read when a page opens or is come back to, not with each change of a row as a list is: a busy gate
 * would have all of a year counted again for each entry.
 */
export const readWhenOpened = { staleTime: 0 } as const

/** A report; another period is shown once it is there. */
export function reportQuery(name: ReportName, asked: AskedReport) {
  return queryOptions({
    queryKey: ['report', name, asked],
    queryFn: async ({ signal }) =>
      (await callApi<{ data: Report }>(`/reports/${name}`, { signal, query: paramsOf(asked) }))
        .data,
    placeholderData: keepPreviousData,
    ...readWhenOpened,
  })
}

/** The figures of a report as a spreadsheet. */
export async function fetchReportFile(
  name: ReportName,
  asked: AskedReport,
  format: 'csv' | 'xlsx',
): Promise<Blob> {
  const query = { ...paramsOf(asked), format }
  return (await send(`/reports/${name}/export`, { query })).blob()
}

/** A report with all its groups for paper: the server notes that it was made. */
export async function readForPaper(name: ReportName, asked: AskedReport): Promise<Report> {
  const answer = await callApi<{ data: Report }>(`/reports/${name}/print`, {
    method: 'POST',
    body: paramsOf(asked),
  })
  return answer.data
}
