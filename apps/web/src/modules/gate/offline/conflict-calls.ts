import type { ConflictsPage, Resolution } from '@portaria/contract/modules/gate/desk-queue'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../platform/http-client.ts'

/** Entries of desks without a network that wait for a person, page by page; of one author or of all. */
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

/** One of them, on whichever page; none once a person has resolved it. */
export const conflictQuery = (entry: string) =>
  queryOptions({
    queryKey: ['gate', 'conflicts', 'one', entry],
    queryFn: ({ signal }) => callApi<ConflictsPage>('/gate/queue', { query: { entry }, signal }),
    meta: { madeOf: ['visits'] },
  })

/** Resolves one; throws `validation`, and `state_conflict` where somebody else has. */
export async function resolveConflict(id: string, as: Resolution, note: string): Promise<void> {
  await callApi(`/gate/queue/${id}/resolve`, { method: 'POST', body: { as, note } })
}
