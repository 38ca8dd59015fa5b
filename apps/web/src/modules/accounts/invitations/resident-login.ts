import type {
  InvitationCards,
  InvitationLinkAnswer,
  ResidentLogin,
} from '@portaria/contract/modules/accounts/invitations'
import { registers } from '@portaria/contract/modules/registers'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../platform/http-client.ts'
import { registerKey } from '../../../register-pages/register-queries.ts'

/** Whether a resident has a login; read again with the registers of residents and of users. */
export function residentLoginQuery(residentId: string) {
  return queryOptions({
    queryKey: [...registerKey(registers.residents), 'login', residentId],
    queryFn: async ({ signal }) =>
      (await callApi<{ data: ResidentLogin }>(`/residents/${residentId}/login`, { signal })).data,
  })
}

/** Reads the link of a resident without e-mail; `renew` makes a new one and ends the former. */
export async function invitationLinkOf(
  residentId: string,
  renew = false,
): Promise<InvitationLinkAnswer['data']> {
  const path = `/residents/${encodeURIComponent(residentId)}/invitation-link`
  return (await callApi<InvitationLinkAnswer>(path, { method: 'POST', body: { renew } })).data
}

/** Reads the cards of several residents, for one print. */
export async function invitationCardsOf(ids: readonly string[]): Promise<InvitationCards> {
  const path = '/residents/invitation-cards'
  return (await callApi<{ data: InvitationCards }>(path, { method: 'POST', body: { ids } })).data
}
