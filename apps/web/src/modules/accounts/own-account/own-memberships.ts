import type { ListedMembership } from '@portaria/contract/modules/accounts/own-account'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../platform/http-client.ts'

/** All memberships, active ones first. */
export const membershipsQuery = queryOptions({
  queryKey: ['me', 'memberships'],
  queryFn: async ({ signal }) => {
    const { data } = await callApi<{ data: ListedMembership[] }>('/me/memberships', { signal })
    return data
  },
  meta: { madeOf: ['memberships', 'tenants'] },
})

/** Ends a membership, and its session immediately. */
export function leaveMembership(id: string): Promise<void> {
  return callApi(`/me/memberships/${encodeURIComponent(id)}`, { method: 'DELETE' })
}
