import type { Analytics } from '@portaria/contract/modules/reports/analytics'
import type { Period } from '@portaria/contract/modules/reports/report-period'
import { type ReportName, reportOf } from '@portaria/contract/modules/reports/reports'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../platform/http-client.ts'

/** The trends of a period; another period is shown once it is there. */
export function analyticsQuery(period: Period, names: readonly ReportName[]) {
  return queryOptions({
    queryKey: ['analytics', period],
    queryFn: async ({ signal }) =>
      (await callApi<{ data: Analytics }>('/analytics', { signal, query: { ...period } })).data,
    placeholderData: keepPreviousData,
    meta: { madeOf: names.map((name) => reportOf(name).register) },
  })
}
