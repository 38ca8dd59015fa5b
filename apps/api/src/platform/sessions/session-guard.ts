import type { Actor } from '@portaria/contract/actors/actor'
import { isPlatformRole } from '@portaria/contract/actors/roles'
import { isUuid } from '@portaria/contract/value-types/uuid'
import type { AuthDatabase } from '../database/auth-database.ts'
import { problem } from '../problem.ts'
import type { AccessTokens } from './access-token.ts'
import { providerSessionEnded } from './provider-session-ended.ts'
import {
  liveSession,
  type SessionRow,
  tenantExists,
  validWatches,
  type Watch,
} from './session.store.ts'

/** The credentials of a request. */
export type Credentials = {
  token: string | null
  tenantHeader: string | null
  address: string
  requestId: string
  /** The lane whose connections read the session. */
  lane?: 'panic'
}

export type SessionGuard = {
  /**
   * Returns the actor of a request. Throws `unauthenticated` without a live session,
   * `provider_session_ended` if it began at a provider whose session is over, and `forbidden` for a
   * tenant that the person may not choose.
   */
  actorOf(credentials: Credentials): Promise<Actor>
  /** Returns the session of a token of this server, ended or not; null for any other. */
  sessionOf(token: string | null): Promise<string | null>
  /**
   * Checks open streams in one statement; returns the positions in the list of those that may
   * continue.
   */
  validWatches(watches: readonly Watch[]): Promise<ReadonlySet<number>>
  /** Drops the cached reads of sessions that this server has just ended. */
  forget(...sessionIds: string[]): void
}

/**
 * Milliseconds that a read session is cached: half of the second within which an ended session must
 * be refused (platform §15), so that a busy screen costs two reads a second, not two hundred.
 */
const CACHED_MS = 500

/** Limit of cached reads; the oldest are dropped first. */
const MOST_CACHED = 10_000

/**
 * Makes the guard. `panic` has connections and a cache of its own: an alert must not share a read
 * that waits.
 */
export function sessionGuard(
  database: AuthDatabase,
  tokens: AccessTokens,
  panic: AuthDatabase = database,
): SessionGuard {
  const readsOf = (place: AuthDatabase): Reads => ({
    sessions: cached((id) => liveSession(place, id)),
    tenants: cached((id) => tenantExists(place, id)),
  })
  const ordinary = readsOf(database)
  const alarm = readsOf(panic)

  async function tenantOf(
    { tenants }: Reads,
    session: SessionRow,
    header: string | null,
  ): Promise<string | null> {
    if (!isPlatformRole(session.role)) {
      if (header !== null && header !== session.tenant_id) throw problem('forbidden')
      return session.tenant_id
    }
    if (header === null) return null
    if (!isUuid(header) || !(await tenants.get(header))) throw problem('not_found')
    return header
  }

  return {
    async actorOf({ token, tenantHeader, address, requestId, lane }) {
      const claims = token === null ? null : await tokens.read(token)
      if (!claims || claims.expired) throw problem('unauthenticated')
      const reads = lane === 'panic' ? alarm : ordinary
      const session = await reads.sessions.get(claims.sessionId)
      if (!session) throw problem('session_ended')
      if (session.provider_ended) throw providerSessionEnded(session)
      return {
        userId: session.user_id,
        sessionId: session.id,
        membershipId: session.membership_id,
        role: session.role,
        tenantId: await tenantOf(reads, session, tenantHeader),
        language: session.language,
        proved: session.proved,
        origin: session.origin,
        address,
        reason: requestId,
      }
    },
    sessionOf: async (token) =>
      token === null ? null : ((await tokens.read(token))?.sessionId ?? null),
    validWatches: async (watches) =>
      watches.length === 0 ? new Set() : validWatches(database, watches),
    forget(...ids) {
      for (const { sessions } of [ordinary, alarm]) ids.forEach(sessions.forget)
    },
  }
}

type Reads = {
  sessions: Cached<SessionRow | undefined>
  tenants: Cached<boolean>
}

type Cached<T> = { get: (id: string) => Promise<T>; forget: (id: string) => void }

/** Caches each read for a moment; simultaneous reads of one session share one. */
function cached<T>(read: (id: string) => Promise<T>): Cached<T> {
  const known = new Map<string, { at: number; answer: Promise<T> }>()
  const get = (id: string) => {
    const last = known.get(id)
    if (last && performance.now() - last.at < CACHED_MS) return last.answer
    const answer = read(id)
    known.delete(id)
    known.set(id, { at: performance.now(), answer })
    answer.catch(() => known.delete(id))
    if (known.size > MOST_CACHED) known.delete(known.keys().next().value ?? id)
    return answer
  }
  return { get, forget: (id) => void known.delete(id) }
}
