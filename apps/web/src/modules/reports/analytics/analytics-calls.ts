import type { Analytics } from '@portaria/contract/modules/reports/analytics'
import type { Period } from '@portaria/contract/modules/reports/report-period'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../platform/http-client.ts'
import { readWhenOpened } from '../report-calls.ts'

/** The trends of a period; the former ones are shown until they are loaded. */
export function analyticsQuery(period: Period) {
  return queryOptions({
    queryKey: ['analytics', period],
    queryFn: async ({ signal }) =>
      (await callApi<{ data: Analytics }>('/analytics', { signal, query: { ...period } })).data,
    placeholderData: keepPreviousData,
    ...readWhenOpened,
  })
}
