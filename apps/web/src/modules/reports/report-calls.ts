import type { Report } from '@portaria/contract/modules/reports/report-answers'
import type { Period } from '@portaria/contract/modules/reports/report-period'
import { type Filters, filterParams } from '@portaria/contract/modules/reports/report-rows'
import type { ReportName } from '@portaria/contract/modules/reports/reports'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi, send } from '../../platform/http-client.ts'

/** The period and filters of a report. */
export type AskedReport = { readonly period: Period; readonly filters: Filters }

const paramsOf = ({ period, filters }: AskedReport): Record<string, string> => ({
  ...period,
  ...filterParams(filters),
})

/**
 * Options of figures. They are read when a page opens or gets the focus but, unlike lists, not
 * after every change of a row: a busy gate would recount a whole year for each entry.
 */
export const readWhenOpened = { staleTime: 0 } as const

/** A report; the former one is shown until it is loaded. */
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

/** Exports the figures of a report as a spreadsheet. */
export async function fetchReportFile(
  name: ReportName,
  asked: AskedReport,
  format: 'csv' | 'xlsx',
): Promise<Blob> {
  const query = { ...paramsOf(asked), format }
  return (await send(`/reports/${name}/export`, { query })).blob()
}

/** Reads a report with all its groups for printing, which the server logs. */
export async function readForPaper(name: ReportName, asked: AskedReport): Promise<Report> {
  const answer = await callApi<{ data: Report }>(`/reports/${name}/print`, {
    method: 'POST',
    body: paramsOf(asked),
  })
  return answer.data
}
