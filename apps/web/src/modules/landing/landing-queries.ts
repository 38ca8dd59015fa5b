import type {
  Assigned,
  DayFigures,
  LatestChange,
  RegisterTotal,
  TowerPeople,
} from '@portaria/contract/modules/landing/landing'
import type { OverviewAnswer } from '@portaria/contract/modules/landing/overview'
import { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import { PANIC_POLL_MS } from '@portaria/contract/schemas/constants'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../platform/http-client.ts'
import { listQuery } from '../../register-pages/register-queries.ts'

/** The number of rows of each register, and of those waiting for approval. */
export const totalsQuery = queryOptions({
  queryKey: ['landing', 'totals'],
  queryFn: async ({ signal }) => {
    const { data } = await callApi<{ data: RegisterTotal[] }>('/dashboard/totals', { signal })
    return new Map(data.map((one): [string, RegisterTotal] => [one.register, one]))
  },
  meta: { madeOf: 'all' },
})

/** Every tower with its current residents. */
export const peopleQuery = queryOptions({
  queryKey: ['landing', 'people'],
  queryFn: async ({ signal }) =>
    (await callApi<{ data: TowerPeople[] }>('/dashboard/people', { signal })).data,
  meta: { madeOf: ['towers', 'apartments', 'residents', 'occupancies'] },
})

/**
 * The current figures of the site. Their key is below the key of all alerts, so that they are read
 * again with the alerts.
 */
export const dayQuery = queryOptions({
  queryKey: ['panic', 'day'],
  queryFn: async ({ signal }) =>
    (await callApi<{ data: DayFigures }>('/dashboard/day', { signal })).data,
  meta: { madeOf: ['visits', 'parcels', 'cabinets'] },
})

/** Recent changes, newest first. */
export const changesQuery = queryOptions({
  queryKey: ['landing', 'changes'],
  queryFn: async ({ signal }) =>
    (await callApi<{ data: LatestChange[] }>('/dashboard/changes', { signal })).data,
  meta: { madeOf: 'all' },
})

/** The units of the person's home. */
export const ownUnitsQuery = listQuery(apartments, { fields: 'number,tower', per_page: '10' })

/** The things and coming visits of the provider who is signed in. */
export const assignedQuery = queryOptions({
  queryKey: ['landing', 'assigned'],
  queryFn: async ({ signal }) =>
    (await callApi<{ data: Assigned }>('/dashboard/assigned', { signal })).data,
  meta: { madeOf: 'all' },
})

/** A page of companies with their figures, read as often as alerts. */
export const companiesQuery = (q: string, page: number) =>
  queryOptions({
    queryKey: ['landing', 'companies', q, page],
    queryFn: ({ signal }) => callApi<OverviewAnswer>('/overview', { query: { q, page }, signal }),
    refetchInterval: PANIC_POLL_MS,
  })
