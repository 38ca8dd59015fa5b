import type {
  Answerer,
  BoxFound,
  GateExpected,
  GateInside,
  GateLoan,
  GateUnit,
  WaitingParcels,
} from '@portaria/contract/modules/gate/gate'
import { isPin } from '@portaria/contract/modules/gate/gate-codes'
import type { Movement, Muster } from '@portaria/contract/modules/gate/gate-rolls'
import type {
  EntryBody,
  TurnedAwayBody,
  WalkInBody,
} from '@portaria/contract/modules/visits/visits'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { firstData } from '../../platform/first-data.ts'
import { callApi } from '../../platform/http-client.ts'
import { currentQueryClient } from '../../platform/query-client.ts'
import { currentSession } from '../../platform/session/session.store.ts'
import type { RegisterRecord } from '../../register-pages/record.ts'
import { orOffline } from './offline/or-offline.ts'

/**
 * Milliseconds after which the desk's lists are read again, for overstays and the links of photos.
 */
const MINUTE = 60_000

const visitsAre = ['visits', 'visitors', 'passes', 'vehicles', 'apartments'] as const

const readOf = async <Data>(path: string, signal: AbortSignal): Promise<Data> =>
  (await callApi<{ data: Data }>(path, { signal })).data

/** The people who wait, may enter, or are expected today. */
export const expectedQuery = queryOptions({
  queryKey: ['gate', 'expected'],
  queryFn: ({ signal }) =>
    orOffline(
      () => readOf<GateExpected>('/gate/expected', signal),
      ({ lists }) => lists.expected,
    ),
  meta: { madeOf: visitsAre },
  refetchInterval: MINUTE,
})

/** The visitors inside, and their number. */
export const insideQuery = queryOptions({
  queryKey: ['gate', 'inside'],
  queryFn: ({ signal }) =>
    orOffline(
      () => callApi<GateInside>('/gate/inside', { signal }),
      ({ lists }) => lists.inside,
    ),
  meta: { madeOf: visitsAre },
  refetchInterval: MINUTE,
})

/** The items lent from cabinets. */
export const loansQuery = queryOptions({
  queryKey: ['gate', 'loans'],
  queryFn: ({ signal }) => readOf<GateLoan[]>('/gate/loans', signal),
  meta: { madeOf: ['cabinets'] },
  refetchInterval: MINUTE,
})

/** The number of waiting parcels, in total and by unit. */
export const parcelsQuery = queryOptions({
  queryKey: ['gate', 'parcels'],
  queryFn: ({ signal }) => readOf<WaitingParcels>('/gate/parcels', signal),
  meta: { madeOf: ['parcels'] },
  refetchInterval: MINUTE,
})

/** Fetches the desk's lists before its page renders, and waits for them briefly. */
export async function fetchDeskLists(): Promise<void> {
  if (currentSession().tenantId === null) return
  const client = currentQueryClient()
  await firstData(
    Promise.all([
      client.prefetchQuery(expectedQuery),
      client.prefetchQuery(insideQuery),
      client.prefetchQuery(loansQuery),
      client.prefetchQuery(parcelsQuery),
    ]),
  )
}

/** The people to look for in an emergency. */
export const musterQuery = queryOptions({
  queryKey: ['gate', 'muster'],
  queryFn: ({ signal }) =>
    orOffline(
      () => readOf<Muster>('/gate/muster', signal),
      async (desk) => {
        const { musterOfPack } = await import('./offline/offline-desk.ts')
        return musterOfPack(desk)
      },
    ),
  meta: { madeOf: [...visitsAre, 'occupancies', 'residents'] },
})

/** The people whom the desk calls about a unit, authorised residents first. */
export function answerersQuery(apartmentId: string) {
  return queryOptions({
    queryKey: ['gate', 'answerers', apartmentId],
    queryFn: ({ signal }) =>
      readOf<Answerer[]>(`/gate/apartments/${apartmentId}/answerers`, signal),
    meta: { madeOf: ['residents', 'occupancies'] },
  })
}

/** A unit as the desk sees it; without a network as far as this device knows it. */
export function unitQuery(apartmentId: string) {
  return queryOptions({
    queryKey: ['gate', 'unit', apartmentId],
    queryFn: ({ signal }) =>
      orOffline(
        () => readOf<GateUnit>(`/gate/apartments/${apartmentId}`, signal),
        async (desk) => {
          const { unitOfPack } = await import('./offline/offline-desk.ts')
          return unitOfPack(desk, apartmentId)
        },
      ),
    meta: { madeOf: [...visitsAre, 'residents', 'occupancies', 'parcels'] },
  })
}

/** The last entries and exits. */
export const movementsQuery = queryOptions({
  queryKey: ['gate', 'movements'],
  queryFn: ({ signal }) => readOf<Movement[]>('/gate/movements', signal),
  meta: { madeOf: visitsAre },
  refetchInterval: MINUTE,
})

/** The results of the box: the pass or parcel that a code belongs to, visits, people and things. */
export function boxQuery(typed: string) {
  return queryOptions({
    queryKey: ['gate', 'box', typed],
    queryFn: async ({ signal }) => {
      const request = { method: 'POST' as const, body: { q: typed }, signal }
      return (await callApi<{ data: BoxFound }>('/gate/box', request)).data
    },
    enabled: typed !== '',
    placeholderData: typed === '' ? undefined : keepPreviousData,
    // Each search for a PIN counts as a try.
    ...(isPin(typed)
      ? { refetchOnWindowFocus: false, retry: false }
      : { meta: { madeOf: 'all' as const } }),
  })
}

/** Records an unexpected visit; throws `state_conflict` on `let_in_reason` for a blocked person. */
export async function walkIn(body: WalkInBody): Promise<RegisterRecord> {
  const request = { method: 'POST' as const, body }
  return (await callApi<{ data: RegisterRecord }>('/gate/walk-ins', request)).data
}

/** Records that a blocked visitor was sent away before the unit was asked. */
export async function turnAway(body: TurnedAwayBody): Promise<void> {
  await callApi('/gate/turned-away', { method: 'POST', body })
}

/** Records an entry and returns the visit; throws `state_conflict` with the reasons against it. */
export async function enter(body: EntryBody): Promise<RegisterRecord> {
  const request = { method: 'POST' as const, body }
  return (await callApi<{ data: RegisterRecord }>('/gate/entries', request)).data
}
