import type { ConflictsPage, Resolution } from '@portaria/contract/modules/gate/desk-queue'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../platform/http-client.ts'

/** Entries made without a network that wait for a decision, page by page; of one author or all. */
export const conflictsQuery = (author: string | null) =>
  infiniteQueryOptions({
    queryKey: ['gate', 'conflicts', 'of', author],
    queryFn: ({ pageParam, signal }) => {
      const query = { page: String(pageParam), ...(author !== null && { author }) }
      return callApi<ConflictsPage>('/gate/queue', { query, signal })
    },
    initialPageParam: 1,
    getNextPageParam: ({ meta: { total, page, per_page: size } }) =>
      page * size < total ? page + 1 : undefined,
    meta: { madeOf: ['visits'] },
    refetchInterval: 60_000,
  })

/** One of these entries, on whichever page; null once it has been resolved. */
export const conflictQuery = (entry: string) =>
  queryOptions({
    queryKey: ['gate', 'conflicts', 'one', entry],
    queryFn: ({ signal }) => callApi<ConflictsPage>('/gate/queue', { query: { entry }, signal }),
    meta: { madeOf: ['visits'] },
  })

/** Resolves an entry; throws `validation`, or `state_conflict` if somebody else has resolved it. */
export async function resolveConflict(id: string, as: Resolution, note: string): Promise<void> {
  await callApi(`/gate/queue/${id}/resolve`, { method: 'POST', body: { as, note } })
}
