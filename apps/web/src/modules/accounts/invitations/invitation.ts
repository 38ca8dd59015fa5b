import { type Role, roles } from '@portaria/contract/actors/roles'
import type { OwnInvitation } from '@portaria/contract/modules/accounts/invitations'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../platform/http-client.ts'
import { fetchMe } from '../../../platform/session/me.ts'
import { isObject, type RegisterRecord } from '../../../register-pages/record.ts'

/** The data of an invitation that `/users` returns besides name and e-mail. */
export type Invited = { role: Role; startsOn: string; expiresAt: string; waits: boolean }

/** Reads the invitation from a record of `/users`; null if the record is a person. */
export function invitedOf(record: RegisterRecord): Invited | null {
  const invited = record['invited']
  if (!isObject(invited)) return null
  const role = roles.find((one) => one === invited['role'])
  if (role === undefined) return null
  return {
    role,
    startsOn: String(invited['starts_on']),
    expiresAt: String(invited['expires_at']),
    waits: record['invitation'] === 'unconfirmed',
  }
}

/** Unanswered invitations to the person's own e-mail. */
export const ownInvitationsQuery = queryOptions({
  queryKey: ['me', 'invitations'],
  queryFn: async ({ signal }): Promise<OwnInvitation[]> => (await fetchMe(signal)).invitations,
  staleTime: 60_000,
})

export function answerInvitation(id: string, answer: 'accept' | 'decline'): Promise<void> {
  return callApi(`/me/invitations/${encodeURIComponent(id)}/${answer}`, { method: 'POST' })
}
