import type { OwnIdentity } from '@portaria/contract/modules/identities/hosted-provider'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../platform/http-client.ts'

/** The person's identities at providers, the oldest first. */
export const identitiesQuery = queryOptions({
  queryKey: ['me', 'identities'],
  queryFn: async ({ signal }) =>
    (await callApi<{ data: OwnIdentity[] }>('/me/identities', { signal })).data,
})

/** Unlinks an identity; sessions that it started end, except this one. */
export function unlinkIdentity(id: string): Promise<void> {
  return callApi(`/me/identities/${encodeURIComponent(id)}`, { method: 'DELETE' })
}
