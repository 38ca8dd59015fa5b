import type { SessionOrigin } from '@portaria/contract/actors/actor'
import type { Role } from '@portaria/contract/actors/roles'
import { PROOF_MINUTES } from '@portaria/contract/schemas/constants'
import type { Language } from '@portaria/i18n/languages'
import { sql } from 'kysely'
import type { AuthDatabase } from '../database/auth-database.ts'
import type { Queries } from '../database/queries.ts'
import { liveMembership, liveUser } from './live-membership.ts'

/** The first proof of identity that a session began with. */
export type FirstFactor = 'password' | 'passkey' | 'provider' | 'realtime'

/** A session with everything that could end it, read through one index. */
export type SessionRow = {
  id: string
  user_id: string
  membership_id: string
  role: Role
  tenant_id: string | null
  language: Language
  generation: number
  generation_at: Date
  /** Whether the person has proved their identity lately. */
  proved: boolean
  origin: SessionOrigin
  first_factor: FirstFactor
  /**
   * Whether the session began at a provider whose own session is over: nothing is allowed any more.
   */
  provider_ended: boolean
}

/** Days without use, and days in all, after which a session is over (platform §13). */
const IDLE_DAYS = 7
const LIFE_DAYS = 30

/** Conditions on `sessions s` alone, regardless of its person. */
const inUse = sql`
  s.ended_at IS NULL
  AND s.last_used_at > now() - make_interval(days => ${sql.lit(IDLE_DAYS)})
  AND s.created_at > now() - make_interval(days => ${sql.lit(LIFE_DAYS)})`

/**
 * Seconds for which the previous token still refreshes: two tabs may ask at once (platform §14).
 */
const GRACE_SECONDS = 10

/**
 * Reads the clock instead of now(): if a transaction waited for the row, it began, and now() was
 * fixed, before the row was written.
 */
const inGrace = sql`
  clock_timestamp() - s.generation_at <= make_interval(secs => ${sql.lit(GRACE_SECONDS)})`

const alive = sql`${inUse} AND ${liveUser} AND ${liveMembership}`

/** A session that began at a provider lasts as long as the provider's. */
const withProvider = sql`(ps.expires_at IS NULL OR ps.expires_at > now())`

const joined = sql`
  sessions s
  JOIN users u ON u.id = s.user_id
  JOIN memberships m ON m.id = s.membership_id
  LEFT JOIN tenants t ON t.id = m.tenant_id
  LEFT JOIN provider_sessions ps ON ps.session_id = s.id`

const columns = sql`
  s.id, s.user_id, s.membership_id, s.generation, s.generation_at, m.role, m.tenant_id, u.language,
  s.proved_at > now() - make_interval(mins => ${sql.lit(PROOF_MINUTES)}) AS proved,
  coalesce(ps.kind, 'api') AS origin, s.first_factor, NOT ${withProvider} AS provider_ended`

/**
 * Reads a live session by its id, if there is one. One whose provider's session is over is marked
 * as such.
 */
export function liveSession(database: AuthDatabase, id: string): Promise<SessionRow | undefined> {
  return database.query((queries) =>
    queries.first(
      sql<SessionRow>`SELECT ${columns} FROM ${joined} WHERE s.id = ${id} AND ${alive}`,
    ),
  )
}

/** The session, tenant and role that an open stream depends on. */
export type Watch = { sessionId: string; tenantId: string; role: Role }

/**
 * Returns the positions in the list of the watches that are still valid: session, person and
 * membership are live, the role is the same, and the tenant is the membership's own or, for the
 * platform's roles, exists. One statement for all.
 */
export async function validWatches(
  database: AuthDatabase,
  watches: readonly Watch[],
): Promise<ReadonlySet<number>> {
  const rows = await database.query((queries) =>
    queries.all(sql<{ place: string }>`
      SELECT w.place
      FROM unnest(
        ${watches.map(({ sessionId }) => sessionId)}::uuid[],
        ${watches.map(({ tenantId }) => tenantId)}::uuid[],
        ${watches.map(({ role }) => role)}::text[]
      ) WITH ORDINALITY AS w (session_id, watched_id, role, place)
      JOIN ${joined} ON s.id = w.session_id
      JOIN tenants watched ON watched.id = w.watched_id
      WHERE ${alive} AND ${withProvider} AND m.role = w.role AND watched.deleted_at IS NULL
        AND (m.tenant_id IS NULL OR m.tenant_id = w.watched_id)`),
  )
  return new Set(rows.map(({ place }) => Number(place) - 1))
}

/**
 * Whether a company may be chosen: it exists and is not removed (an inactive one can still be
 * read).
 */
export async function tenantExists(database: AuthDatabase, id: string): Promise<boolean> {
  const row = await database.query((queries) =>
    queries.first(sql`SELECT 1 FROM tenants WHERE id = ${id} AND deleted_at IS NULL`),
  )
  return row !== undefined
}

/** The address and browser that a session is used from. */
export type Device = { address: string; userAgent: string | null }

export type NewSession = Device & {
  id: string
  userId: string
  membershipId: string
  /** The session that this one continues: its thirty days, proof and first factor are kept. */
  replaces?: string
  firstFactor: FirstFactor
}

type Opened = Pick<SessionRow, 'id' | 'generation' | 'generation_at'>

/** Opens a session in its first generation. One that continues another keeps its provider. */
export async function openSession(
  queries: Queries,
  { id, userId, membershipId, address, userAgent, replaces, firstFactor }: NewSession,
): Promise<Opened> {
  const begun = replaces
    ? sql`SELECT created_at, proved_at, first_factor FROM sessions WHERE id = ${replaces}`
    : sql`SELECT now() AS created_at, now() AS proved_at, ${firstFactor}::text AS first_factor`
  const opened = await queries.one(sql<Opened>`
    INSERT INTO sessions
      (id, user_id, membership_id, generation_at, created_at, proved_at, first_factor, address, user_agent)
    SELECT ${id}::uuid, ${userId}::uuid, ${membershipId}::uuid, now(), created_at, proved_at,
      first_factor, ${address}, ${userAgent}
    FROM (${begun}) AS begun
    RETURNING id, generation, generation_at`)
  if (replaces)
    await queries.count(
      sql`UPDATE provider_sessions SET session_id = ${id} WHERE session_id = ${replaces}`,
    )
  return opened
}

/** Records that the person of a session has proved their identity now. */
export async function proveSession(queries: Queries, id: string): Promise<void> {
  await queries.count(sql`UPDATE sessions SET proved_at = now() WHERE id = ${id}`)
}

/** A session in its person's own list. */
export type UsedSession = {
  id: string
  address: string | null
  user_agent: string | null
  created_at: Date
  last_used_at: Date
  origin: SessionOrigin
}

/** Lists the sessions of a person, last used first. */
export function sessionsOf(queries: Queries, userId: string): Promise<UsedSession[]> {
  return queries.all(sql<UsedSession>`
    SELECT s.id, s.address, s.user_agent, s.created_at, s.last_used_at,
      coalesce(ps.kind, 'api') AS origin
    FROM ${joined} WHERE s.user_id = ${userId} AND ${alive} AND ${withProvider}
    ORDER BY s.last_used_at DESC, s.id`)
}

/** Ends one session of a person; false if it was over, or somebody else's. */
export async function endSession(queries: Queries, userId: string, id: string): Promise<boolean> {
  const ended = await queries.count(sql`
    UPDATE sessions s SET ended_at = now()
    WHERE s.id = ${id} AND s.user_id = ${userId} AND ${inUse}`)
  return ended > 0
}

/**
 * Ends a session that another replaces. As strict as a refresh, since it leads to a new token:
 * false for any token but the current one, and the previous one within its grace.
 */
export async function endReplaced(
  queries: Queries,
  id: string,
  generation: number,
): Promise<boolean> {
  const ended = await queries.count(sql`
    UPDATE sessions s SET ended_at = now()
    WHERE s.id = ${id} AND ${inUse}
      AND (s.generation = ${generation} OR (s.generation = ${generation} + 1 AND ${inGrace}))`)
  return ended > 0
}

/** Ends the sessions of a person except the one to keep; returns their ids. */
export async function endSessionsOf(
  queries: Queries,
  userId: string,
  keep: string | null = null,
): Promise<string[]> {
  const ended = await queries.all(sql<{ id: string }>`
    UPDATE sessions SET ended_at = now()
    WHERE user_id = ${userId} AND ended_at IS NULL AND id IS DISTINCT FROM ${keep}::uuid
    RETURNING id`)
  return ended.map(({ id }) => id)
}

/** Ends the sessions of everybody. */
export async function endAllSessions(queries: Queries): Promise<void> {
  await queries.count(sql`UPDATE sessions SET ended_at = now() WHERE ended_at IS NULL`)
}

/** The outcome of a refresh: the session in its current generation, or as it was when it ended. */
export type Step = { session: SessionRow; ended: boolean }

/**
 * Advances a session's generation. The current generation advances; the previous one, within its
 * grace, gets the current one again; any other means a stolen token, and ends the session. Returns
 * nothing without a live session; one whose provider's session is over does not advance.
 */
export function stepGeneration(
  database: AuthDatabase,
  id: string,
  generation: number,
): Promise<Step | undefined> {
  return database.transaction(async (queries) => {
    const found = await queries.first(
      sql<SessionRow & { in_grace: boolean }>`
        SELECT ${columns}, ${inGrace} AS in_grace
        FROM ${joined} WHERE s.id = ${id} AND ${alive} FOR UPDATE OF s`,
    )
    if (!found) return undefined
    const { in_grace: graced, ...session } = found
    if (session.provider_ended) return { session, ended: true }
    if (generation === session.generation - 1 && graced) return { session, ended: false }
    if (generation !== session.generation) {
      await queries.count(sql`UPDATE sessions SET ended_at = now() WHERE id = ${id}`)
      return { session, ended: true }
    }
    const stepped = await queries.one(
      sql<{ generation: number; generation_at: Date }>`
        UPDATE sessions SET generation = generation + 1, generation_at = clock_timestamp(),
          last_used_at = now()
        WHERE id = ${id} RETURNING generation, generation_at`,
    )
    return { session: { ...session, ...stepped }, ended: false }
  })
}
