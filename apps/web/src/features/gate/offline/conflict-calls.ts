import type { DeskConflict, Resolution } from '@portaria/contract/features/desk-queue'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../platform/http-client.ts'

/** Entries of desks without a network that wait for a person. */
export const conflictsQuery = queryOptions({
  queryKey: ['gate', 'conflicts'],
  queryFn: async ({ signal }) =>
    (await callApi<{ data: DeskConflict[] }>('/gate/queue', { signal })).data,
  meta: { madeOf: ['visits'] },
  refetchInterval: 60_000,
})

/** Resolves one; throws `validation`, and `state_conflict` where somebody else has. */
export async function resolveConflict(id: string, as: Resolution, note: string): Promise<void> {
  await callApi(`/gate/queue/${id}/resolve`, { method: 'POST', body: { as, note } })
}
