import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/queries.ts'
import { secretSeal } from '../../../platform/sealed-secret.ts'
import type { ServerSecret } from '../../../platform/secrets/server-secret.ts'
import type { PreferenceOwner } from '../provided/preference-store.ts'
import type { ProvidedSession } from '../provided/provided-session.ts'

/** Seconds within which a session is renewed once: when several tabs ask, one does it. */
const RENEWAL_SECONDS = 15

/** Minutes by which the end of a session is delayed while its provider cannot be reached. */
const PUT_OFF_MINUTES = 15

/** Hours for which the end may be delayed in this way: a long shift. */
const AWAY_HOURS = 12

/** The token for calls to a session's provider. */
export type HeldToken = PreferenceOwner & {
  kind: ProvidedSession['kind']
  /** Whether the provider no longer accepts it. */
  isOld: boolean
}

/** A session that is due for renewal. */
export type Renewal = {
  id: string
  refreshToken: string
  /** Null where the identity was unlinked. */
  issuer: string | null
  subject: string | null
}

export type ProviderSessionState = { expires_at: Date; renewable: boolean }

export type ProviderSessions = {
  /** Ties a new session of ours to the provider's. */
  keep(
    queries: Queries,
    session: { sessionId: string; identityId: string; provided: ProvidedSession },
  ): Promise<void>
  /**
   * The person whose metadata a session opens at its provider; null for a session that began here,
   * or is over.
   */
  owner(queries: Queries, sessionId: string): Promise<HeldToken | null>
  /** The state of a session; undefined for one that began here, or is over. */
  read(queries: Queries, sessionId: string): Promise<ProviderSessionState | undefined>
  /** Takes the turn to renew a session; null where there is none, or another call has it. */
  claim(queries: Queries, sessionId: string): Promise<Renewal | null>
  renewed(queries: Queries, id: string, provided: ProvidedSession): Promise<void>
  /** Notes that the provider does not renew the session; the session keeps its end. */
  refused(queries: Queries, id: string): Promise<void>
  /**
   * Notes that the provider cannot be reached: the session continues for a while, so that a shift
   * is not interrupted.
   */
  putOff(queries: Queries, id: string): Promise<void>
}

/** The rows that tie sessions to a provider's, with their tokens sealed. */
export function providerSessions(serverSecret: ServerSecret): ProviderSessions {
  const { seal, open } = secretSeal(serverSecret, 'provider session')
  const sealed = (id: string, token: string | null) => (token === null ? null : seal(id, token))

  return {
    async keep(
      queries,
      { sessionId, identityId, provided: { kind, expiresAt, refreshToken, accessToken } },
    ) {
      const id = newId()
      await queries.count(sql`
        INSERT INTO provider_sessions
          (id, session_id, kind, identity_id, expires_at, provider_expires_at, refresh_token, access_token)
        VALUES (${id}, ${sessionId}, ${kind}, ${identityId}, ${endOf(kind, expiresAt)}, ${expiresAt},
          ${sealed(id, refreshToken)}, ${sealed(id, accessToken)})`)
    },

    async owner(queries, sessionId) {
      const row = await queries.first(sql<{
        id: string
        kind: ProvidedSession['kind']
        access_token: Buffer
        subject: string
        old: boolean
      }>`
        SELECT ps.id, ps.kind, ps.access_token, i.subject, ps.provider_expires_at <= now() AS old
        FROM provider_sessions ps JOIN external_identities i ON i.id = ps.identity_id
        WHERE ps.session_id = ${sessionId} AND ps.expires_at > now() AND ps.access_token IS NOT NULL`)
      const accessToken = row && open(row.id, row.access_token)
      if (!row || !accessToken) return null
      return { kind: row.kind, subject: row.subject, accessToken, isOld: row.old }
    },

    read: (queries, sessionId) =>
      queries.first(sql<ProviderSessionState>`
        SELECT expires_at, refresh_token IS NOT NULL AS renewable FROM provider_sessions
        WHERE session_id = ${sessionId} AND expires_at > now()`),

    async claim(queries, sessionId) {
      const row = await queries.first(sql<{
        id: string
        refresh_token: Buffer
        issuer: string | null
        subject: string | null
      }>`
        UPDATE provider_sessions ps SET renewed_at = now()
        FROM provider_sessions mine
          LEFT JOIN external_identities i ON i.id = mine.identity_id
        WHERE mine.id = ps.id AND ps.session_id = ${sessionId} AND ps.refresh_token IS NOT NULL
          AND ps.expires_at > now()
          AND coalesce(ps.renewed_at < now() - make_interval(secs => ${sql.lit(RENEWAL_SECONDS)}), true)
        RETURNING ps.id, ps.refresh_token, i.issuer, i.subject`)
      const refreshToken = row && open(row.id, row.refresh_token)
      if (!row || !refreshToken) return null
      return { id: row.id, refreshToken, issuer: row.issuer, subject: row.subject }
    },

    async renewed(queries, id, { kind, expiresAt, refreshToken, accessToken }) {
      // A provider that does not rotate tokens returns no new one.
      await queries.count(sql`
        UPDATE provider_sessions SET expires_at = ${endOf(kind, expiresAt)}, provider_expires_at = ${expiresAt},
          refresh_token = coalesce(${sealed(id, refreshToken)}, refresh_token),
          access_token = ${sealed(id, accessToken)}
        WHERE id = ${id}`)
    },

    async refused(queries, id) {
      await queries.count(sql`UPDATE provider_sessions SET refresh_token = NULL WHERE id = ${id}`)
    },

    async putOff(queries, id) {
      await queries.count(sql`
        UPDATE provider_sessions SET expires_at = greatest(expires_at, least(
          now() + make_interval(mins => ${sql.lit(PUT_OFF_MINUTES)}),
          provider_expires_at + make_interval(hours => ${sql.lit(AWAY_HOURS)})))
        WHERE id = ${id}`)
    },
  }
}

/**
 * Returns the moment when a session ends for its provider. A session of the hosted provider ends
 * with its tokens (identities §1). The realtime service sets no end, so this one comes after the
 * session's own thirty days.
 */
const endOf = (kind: ProvidedSession['kind'], expiresAt: Date) =>
  kind === 'hosted' ? sql`${expiresAt}::timestamptz` : sql`now() + interval '31 days'`
