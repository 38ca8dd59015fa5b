import { PANIC_POLL_MS } from '@portaria/contract/constants'
import type {
  Assigned,
  DayFigures,
  LatestChange,
  RegisterTotal,
  TowerPeople,
} from '@portaria/contract/modules/landing/landing'
import type { OverviewAnswer } from '@portaria/contract/modules/landing/overview'
import { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../platform/http-client.ts'
import { listQuery } from '../../register-pages/register-queries.ts'

/** The counts of each register, and of what waits for an approval. */
export const totalsQuery = queryOptions({
  queryKey: ['landing', 'totals'],
  queryFn: async ({ signal }) => {
    const { data } = await callApi<{ data: RegisterTotal[] }>('/dashboard/totals', { signal })
    return new Map(data.map((one): [string, RegisterTotal] => [one.register, one]))
  },
  meta: { madeOf: 'all' },
})

/** Every tower with its residents of today. */
export const peopleQuery = queryOptions({
  queryKey: ['landing', 'people'],
  queryFn: async ({ signal }) =>
    (await callApi<{ data: TowerPeople[] }>('/dashboard/people', { signal })).data,
  meta: { madeOf: ['towers', 'apartments', 'residents', 'occupancies'] },
})

/** How the site stands now. Under the key of all alerts, whose events refresh it. */
export const dayQuery = queryOptions({
  queryKey: ['panic', 'day'],
  queryFn: async ({ signal }) =>
    (await callApi<{ data: DayFigures }>('/dashboard/day', { signal })).data,
  meta: { madeOf: ['visits', 'parcels', 'cabinets'] },
})

/** Who changed what, the newest first. */
export const changesQuery = queryOptions({
  queryKey: ['landing', 'changes'],
  queryFn: async ({ signal }) =>
    (await callApi<{ data: LatestChange[] }>('/dashboard/changes', { signal })).data,
  meta: { madeOf: 'all' },
})

/** The units of the own home. */
export const ownUnitsQuery = listQuery(apartments, { fields: 'number,tower', per_page: '10' })

/** What the own provider holds, and where it is expected. */
export const assignedQuery = queryOptions({
  queryKey: ['landing', 'assigned'],
  queryFn: async ({ signal }) =>
    (await callApi<{ data: Assigned }>('/dashboard/assigned', { signal })).data,
  meta: { madeOf: 'all' },
})

/** A page of companies with their figures, read as often as alerts are. */
export const companiesQuery = (q: string, page: number) =>
  queryOptions({
    queryKey: ['landing', 'companies', q, page],
    queryFn: ({ signal }) => callApi<OverviewAnswer>('/overview', { query: { q, page }, signal }),
    refetchInterval: PANIC_POLL_MS,
  })
