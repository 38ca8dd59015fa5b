import { registers } from '@portaria/contract/modules/registers'
import type { InviteBody, InvitedGuest, SharedPass } from '@portaria/contract/modules/visits/visits'
import { callApi } from '../../platform/http-client.ts'
import { actOn } from '../../register-pages/register-calls.ts'

/** Invites guests and returns their passes. The ids of the guests make a repeated call harmless. */
export async function invite(body: InviteBody): Promise<InvitedGuest[]> {
  return (await callApi<{ data: InvitedGuest[] }>('/visits/invite', { method: 'POST', body })).data
}

/** Reads the link, code and PIN of a pass; `renew` replaces the former ones. */
export function sharePass(id: string, renew = false): Promise<SharedPass> {
  return actOn<SharedPass>(registers.passes, id, 'share', { renew })
}
