import type {
  Buildings,
  DayHours,
  LitRows,
  UnitDay,
} from '@portaria/contract/modules/units/buildings'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../../platform/http-client.ts'

/** Milliseconds after which everything is read again, for what begins or ends by the clock alone. */
const FIVE_MINUTES = 300_000

/** All towers with their units, and what lights them. Events keep the shown windows up to date. */
export const buildingsQuery = queryOptions({
  queryKey: ['buildings', 'all'],
  queryFn: async ({ signal }) =>
    (await callApi<{ data: Buildings }>('/buildings', { signal })).data,
  refetchInterval: FIVE_MINUTES,
  // Fetched before the drawing is shown, and read again where it was away for some time, since no
  // event changes it then.
  staleTime: 5_000,
})

/** What happens in each hour of the company's day. */
export const hoursQuery = queryOptions({
  queryKey: ['buildings', 'hours'],
  queryFn: async ({ signal }) =>
    (await callApi<{ data: DayHours }>('/buildings/hours', { signal })).data,
  refetchInterval: FIVE_MINUTES,
})

/** The day of a unit. */
export const unitDayQuery = (id: string) =>
  queryOptions({
    queryKey: ['buildings', 'unit', id],
    queryFn: async ({ signal }) =>
      (await callApi<{ data: UnitDay }>(`/buildings/units/${id}`, { signal })).data,
  })

/** Reads what some rows light now. */
export const readLit = async (ids: readonly string[]): Promise<LitRows> =>
  (await callApi<{ data: LitRows }>('/buildings/lit', { query: { ids: ids.join(',') } })).data
