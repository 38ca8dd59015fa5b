import type { ListMeta } from '@portaria/contract/answers/register-answers'
import type { ReferenceRead } from '@portaria/contract/define-register/field'
import type {
  AccessEvent,
  ExplainedAccess,
  ExplainedDecision,
  Passer,
  ProposedRule,
  TrialBody,
  Way,
} from '@portaria/contract/modules/access/access-answers'
import type { PersonKind } from '@portaria/contract/modules/access/decisions/decision-words'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../platform/http-client.ts'

/** Registers on which the answers about rules depend. */
const madeOf = ['access-points', 'access-rules', 'access-schedules', 'residents', 'employees']

/** Tries a passage on paper: nothing opens, and nothing is recorded as an access. */
export async function tryPassage(body: TrialBody): Promise<ExplainedDecision> {
  const answer = await callApi<{ data: ExplainedDecision }>('/access/trials', {
    method: 'POST',
    body,
  })
  return answer.data
}

/** The search and filter of the people who pass a point. */
export type PasserSearch = { q: string; kind: PersonKind | null; page: number }

/** One page of the people whom some rule lets pass a point. */
export function passersQuery(pointId: string, search: PasserSearch) {
  return queryOptions({
    queryKey: ['access', 'passers', pointId, search],
    queryFn: ({ signal }) =>
      callApi<{ data: Passer[]; meta: ListMeta }>(`/access-points/${pointId}/passers`, {
        query: search,
        signal,
      }),
    placeholderData: keepPreviousData,
    meta: { madeOf },
  })
}

/** The points that some rule lets a person pass. */
export function waysQuery(person: { kind: PersonKind; id: string }) {
  return queryOptions({
    queryKey: ['access', 'ways', person],
    queryFn: async ({ signal }) =>
      (await callApi<{ data: Way[] }>('/access/ways', { query: person, signal })).data,
    meta: { madeOf },
  })
}

/** The rules that are proposed while there is none. */
export const starterRulesQuery = queryOptions({
  queryKey: ['access', 'starter-rules'],
  queryFn: async ({ signal }) =>
    (await callApi<{ data: ProposedRule[] }>('/access/starter-rules', { signal })).data,
  meta: { madeOf: ['access-points', 'access-rules', 'towers'] },
})

/** Makes the confirmed rules of the proposal. */
export async function makeStarterRules(keys: readonly string[]): Promise<ReferenceRead[]> {
  const answer = await callApi<{ data: ReferenceRead[] }>('/access/starter-rules', {
    method: 'POST',
    body: { keys },
  })
  return answer.data
}

/** The filters of the list of accesses, as sent. */
export type AccessFilters = Readonly<Record<string, string>>

/** A page of accesses, newest first. */
export type AccessesFound = { data: AccessEvent[]; meta: { next: string | null } }

/** Reads the accesses that match, newest first; `after` is the `next` of the page before. */
export const readAccesses = (
  filters: AccessFilters,
  after: string | null,
  signal?: AbortSignal,
): Promise<AccessesFound> =>
  callApi<AccessesFound>('/accesses', {
    query: { ...filters, after },
    ...(signal && { signal }),
  })

/** The accesses that match, newest first, page by page. */
export function accessesQuery(filters: AccessFilters) {
  return infiniteQueryOptions({
    queryKey: ['access', 'events', filters],
    queryFn: ({ pageParam, signal }) => readAccesses(filters, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
    placeholderData: keepPreviousData,
  })
}

/** The last access at a point; null where there was none. */
export function lastAccessQuery(pointId: string) {
  return queryOptions({
    queryKey: ['access', 'last', pointId],
    queryFn: async ({ signal }) =>
      (await readAccesses({ point_id: pointId, per_page: '1' }, null, signal)).data[0] ?? null,
  })
}

/** The last accesses of a person. */
export function accessesOfQuery({ kind, id }: { kind: PersonKind; id: string }, count: number) {
  return queryOptions({
    queryKey: ['access', 'of', kind, id, count],
    queryFn: async ({ signal }) =>
      (await readAccesses({ kind, person_id: id, per_page: String(count) }, null, signal)).data,
  })
}

/** One access with the explanation of its decision. */
export function accessQuery(id: string) {
  return queryOptions({
    queryKey: ['access', 'event', id],
    queryFn: async ({ signal }) =>
      (await callApi<{ data: ExplainedAccess }>(`/accesses/${id}`, { signal })).data,
    // Each reading is recorded in the trail, so a page reads it once.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
}

/** Forgives a refused second entry; returns until when its person may enter once. */
export async function forgiveEntry(id: string): Promise<{ until: string }> {
  const answer = await callApi<{ data: { until: string } }>(`/accesses/${id}/forgive`, {
    method: 'POST',
  })
  return answer.data
}
