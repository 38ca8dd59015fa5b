import type { OwnSession } from '@portaria/contract/modules/accounts/sign-in'
import { callApi } from '../../../platform/http-client.ts'

/** Key of the query of one's sessions. */
export const sessionsKey = ['me', 'sessions'] as const

/** One's sessions, the last used first. */
export async function fetchSessions(signal?: AbortSignal): Promise<OwnSession[]> {
  const { data } = await callApi<{ data: OwnSession[] }>('/me/sessions', { signal })
  return data
}

/** Ends a session; its device notices at its next call. */
export function endOwnSession(id: string): Promise<void> {
  return callApi(`/me/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' })
}

/** Signs out everywhere but here. */
export function endOtherSessions(): Promise<void> {
  return callApi('/me/sessions', { method: 'DELETE' })
}
