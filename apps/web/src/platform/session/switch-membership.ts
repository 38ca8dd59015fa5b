import type { SwitchMembershipAnswer } from '@portaria/contract/modules/accounts/sign-in'
import { ApiProblem } from '../api-problem.ts'
import { callApi } from '../http-client.ts'
import { startSession } from './session.store.ts'

/**
 * Switches to another membership of the same person: a new token, role and tenant, in every tab. If
 * its company requires an identity provider, the browser goes to the provider's page.
 */
export async function switchMembership(id: string): Promise<void> {
  const { data } = await callApi<SwitchMembershipAnswer>('/session/membership', {
    method: 'POST',
    body: { id },
  }).catch(async (error: unknown) => {
    if (!(error instanceof ApiProblem && error.code === 'provider_required')) throw error
    const { visitProvider } = await import('./visit-provider.ts')
    return visitProvider({ path: '/login/hosted', body: { page: 'login', membership: id } })
  })
  startSession(data.access.original.access_token, data.me.original, 'kept')
}
