import type { SwitchMembershipAnswer } from '@portaria/contract/modules/accounts/sign-in'
import { callApi } from '../http-client.ts'
import { startSession } from './session.store.ts'

/** Goes on as another membership of the same person: a new token, role and tenant, in every tab. */
export async function switchMembership(id: string): Promise<void> {
  const { data } = await callApi<SwitchMembershipAnswer>('/session/membership', {
    method: 'POST',
    body: { id },
  })
  startSession(data.access.original.access_token, data.me.original, 'kept')
}
