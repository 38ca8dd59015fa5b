import type { Me, UpdateMeAnswer, UpdateMeBody } from '@portaria/contract/modules/accounts/sign-in'
import { ApiProblem } from '../api-problem.ts'
import { storeCompanyZone } from '../company-day.ts'
import { callApi } from '../http-client.ts'
import { currentSession, endSession, updateUser } from './session.store.ts'
import { asLoggedInUser, readStored, storedKeys } from './session-storage.ts'

type MeAnswer = { data: Me }

/** Reads the person's own account and stores the logged-in user. */
export async function fetchMe(signal?: AbortSignal): Promise<Me> {
  const asked = currentSession().tenantId
  const { data } = await callApi<MeAnswer>('/me', { signal })
  storeMe(data)
  if (currentSession().user !== null) storeCompanyZone(asked ?? data.tenant_id, data.time_zone)
  return data
}

/** Saves changes to the person's own account; the server's message says where they are kept. */
export async function updateMe(
  changes: UpdateMeBody,
  { keepalive = false } = {},
): Promise<UpdateMeAnswer> {
  const answer = await callApi<UpdateMeAnswer>('/me', { method: 'PATCH', body: changes, keepalive })
  storeMe(answer.data)
  if (answer.kept_here_only) void tellKeptHereOnly().catch(() => undefined)
  return answer
}

/** The notice is fetched only when a provider did not keep the changes. */
async function tellKeptHereOnly(): Promise<void> {
  const notice = await import('./kept-here-only.ts')
  notice.tellKeptHereOnly()
}

/** Stores the logged-in user of an answer; every place that shows them follows. */
export function storeMe(data: Me): void {
  const user = asLoggedInUser(data)
  // The person may have signed out meanwhile.
  if (user !== null && readStored(storedKeys.token) !== null) updateUser(user)
}

/**
 * Whether the app waits for the auth check: only without a stored token, and on pages that require
 * a person (interface §3).
 */
export function gateWaits(path: string, hasToken: boolean): boolean {
  const isOpen = path.includes('/guests') || path.startsWith('/apps/faces/')
  return !hasToken && path !== '/login' && path !== '/' && !isOpen
}

/**
 * The auth check. If only a token is stored, it reads the person; if only a person is stored, it
 * forgets them. Never throws: if the check fails, the person is a guest.
 */
export async function checkSession(): Promise<void> {
  if (currentSession().user !== null) return
  if (readStored(storedKeys.token) === null) {
    if (readStored(storedKeys.user) !== null) endSession('signed-out')
    return
  }
  try {
    await fetchMe()
  } catch (error) {
    // An unreachable server ends no session; a refusal does.
    const isRefused = error instanceof ApiProblem && error.status >= 400 && error.status < 500
    // The refused call may have ended the session already, with its reason.
    if (isRefused && readStored(storedKeys.token) !== null) endSession('expired')
  }
}
