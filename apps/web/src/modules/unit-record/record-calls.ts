import type { TimelinePage, UnitRecord } from '@portaria/contract/modules/unit-record/unit-record'
import { recordSections } from '@portaria/contract/modules/unit-record/unit-record'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../platform/http-client.ts'

/** The requested period; '' leaves an end open. */
export type AskedPeriod = { from: string; to: string }

const madeOf = [
  'apartments',
  'residents',
  ...Object.values(recordSections).map(({ register }) => register),
]

function addressOf(path: string, { from, to }: AskedPeriod, after: string | null = null): string {
  const params = new URLSearchParams({
    ...(from && { from }),
    ...(to && { to }),
    ...(after !== null && { after }),
  })
  return params.size === 0 ? path : `${path}?${params}`
}

/** The record of a unit in a period; the former one is shown until it is loaded. */
export function apartmentRecordQuery(id: string, period: AskedPeriod) {
  return queryOptions({
    queryKey: ['apartment-record', id, period],
    queryFn: async ({ signal }) => {
      const address = addressOf(`/apartments/${id}/record`, period)
      return (await callApi<{ data: UnitRecord }>(address, { signal })).data
    },
    placeholderData: keepPreviousData,
    meta: { madeOf },
  })
}

/** The events of a unit, page by page. */
export function timelineQuery(id: string, period: AskedPeriod) {
  return infiniteQueryOptions({
    queryKey: ['apartment-record', id, period, 'timeline'],
    queryFn: ({ signal, pageParam }) =>
      callApi<TimelinePage>(addressOf(`/apartments/${id}/record/timeline`, period, pageParam), {
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
    placeholderData: keepPreviousData,
    meta: { madeOf },
  })
}
