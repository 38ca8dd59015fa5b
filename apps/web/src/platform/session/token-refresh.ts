import { API_BASE, baseHeaders } from '../api-base.ts'
import { ApiProblem, readProblem } from '../api-problem.ts'
import { checkConnection } from '../connection/connection.store.ts'
import { endSession, type ToldOfEnd } from './session.store.ts'
import { readStored, storedKeys, writeStored } from './session-storage.ts'

const LOCK = 'portaria-refresh'

/**
 * Milliseconds after which a refresh counts as unanswered, since other calls and tabs wait for it.
 */
const ANSWER_MS = 10_000

let running: Promise<string | null> | null = null

/**
 * Returns a valid token after the server refused `refused`; null when the session is over, which
 * then ends in every tab. However many calls fail at the same time, and in however many tabs, one
 * refresh serves them all. Throws an `offline` problem if the server cannot be reached, and the
 * server's problem if it is busy: neither signs anybody out.
 */
export function refreshToken(refused: string): Promise<string | null> {
  running ??= oneTabAtATime(() => refreshOnce(refused)).finally(() => {
    running = null
  })
  return running
}

/**
 * Refreshes in one tab at a time. Without Web Locks (plain http on another host) two tabs may
 * refresh one token; the server gives the second the same answer for ten seconds, so nothing is
 * lost.
 */
function oneTabAtATime(work: () => Promise<string | null>): Promise<string | null> {
  const locks: LockManager | undefined = navigator.locks
  return locks === undefined ? work() : locks.request(LOCK, work)
}

async function refreshOnce(refused: string): Promise<string | null> {
  const stored = readStored(storedKeys.token)
  if (stored === null) return null
  // Another tab, or an earlier call, has already fetched a new token.
  if (stored !== refused) return stored
  const token = await askForToken(refused)
  if (typeof token === 'object') {
    endSession('expired', token.told)
    return null
  }
  // The person has signed out meanwhile.
  if (readStored(storedKeys.token) === null) return null
  writeStored(storedKeys.token, token)
  return token
}

async function askForToken(token: string): Promise<string | Over> {
  let response: Response
  try {
    const signal = AbortSignal.timeout(ANSWER_MS)
    response = await fetch(`${API_BASE}/refresh`, { headers: baseHeaders(token), signal })
  } catch (error) {
    void checkConnection()
    throw new ApiProblem(0, 'offline', undefined, { cause: error })
  }
  if (response.status === 401) return { told: await toldOf(response) }
  // Too many requests, a busy server or a gateway's page do not mean that the session is over.
  if (!response.ok) throw await readProblem(response)
  const body: unknown = await response.json().catch(() => null)
  const fresh =
    typeof body === 'object' && body !== null && 'access_token' in body ? body.access_token : null
  if (typeof fresh !== 'string' || fresh === '') throw new ApiProblem(response.status, 'internal')
  return fresh
}

/**
 * The server's answer that the session is over. `told` is what to tell the person after the session
 * of an identity provider.
 */
type Over = { told: ToldOfEnd | undefined }

/** Reads what to tell the person after the automatic logout of an identity provider's session. */
async function toldOf(response: Response): Promise<ToldOfEnd | undefined> {
  const { code, problem } = await readProblem(response)
  return code === 'provider_session_ended' ? { message: problem?.detail ?? null } : undefined
}
