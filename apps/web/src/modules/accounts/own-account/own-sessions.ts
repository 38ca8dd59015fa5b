import type { OwnSession } from '@portaria/contract/modules/accounts/sign-in'
import { callApi } from '../../../platform/http-client.ts'

/** The query key of the person's sessions. */
export const sessionsKey = ['me', 'sessions'] as const

/** Reads the person's sessions, the last used first. */
export async function fetchSessions(signal?: AbortSignal): Promise<OwnSession[]> {
  const { data } = await callApi<{ data: OwnSession[] }>('/me/sessions', { signal })
  return data
}

/** Ends a session; its device notices at its next call. */
export function endOwnSession(id: string): Promise<void> {
  return callApi(`/me/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' })
}

/** Ends all sessions except this one. */
export function endOtherSessions(): Promise<void> {
  return callApi('/me/sessions', { method: 'DELETE' })
}
