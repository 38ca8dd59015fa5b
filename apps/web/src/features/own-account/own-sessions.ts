import type { OwnSession } from '@portaria/contract/features/sign-in'
import { callApi } from '../../platform/http-client.ts'

/** Key of the query that holds where one is signed in. */
export const sessionsKey = ['me', 'sessions'] as const

/** Where one is signed in, the last used first. */
export async function fetchSessions(signal?: AbortSignal): Promise<OwnSession[]> {
  const { data } = await callApi<{ data: OwnSession[] }>('/me/sessions', { signal })
  return data
}

/** Signs out there; the device finds out at its next call. */
export function endOwnSession(id: string): Promise<void> {
  return callApi(`/me/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' })
}

/** Signs out everywhere but here. */
export function endOtherSessions(): Promise<void> {
  return callApi('/me/sessions', { method: 'DELETE' })
}
