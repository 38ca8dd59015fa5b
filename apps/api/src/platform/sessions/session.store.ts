import type { Language } from '@portaria/contract/actor'
import type { Role } from '@portaria/contract/roles'
import { sql } from 'kysely'
import type { AuthDatabase } from '../database/auth-database.ts'

/** A session with everything that could end it, as one indexed read finds it. */
export type SessionRow = {
  id: string
  user_id: string
  membership_id: string
  role: Role
  tenant_id: string | null
  language: Language
  generation: number
  generation_at: Date
}

/** Days without use, and days in all, after which a session is over (domain.md section 6). */
const IDLE_DAYS = 7
const LIFE_DAYS = 30

/**
 * A session is alive while it, its user, its membership and its tenant are; the tenant's day decides
 * when a membership that ends on a date is over.
 */
const alive = sql`
  s.ended_at IS NULL
  AND s.last_used_at > now() - make_interval(days => ${sql.lit(IDLE_DAYS)})
  AND s.created_at > now() - make_interval(days => ${sql.lit(LIFE_DAYS)})
  AND u.status = 'ATIVO' AND u.deleted_at IS NULL
  AND m.ended_at IS NULL
  AND m.starts_on <= (now() AT TIME ZONE coalesce(t.time_zone, 'America/Sao_Paulo'))::date
  AND (m.ends_on IS NULL OR m.ends_on >= (now() AT TIME ZONE coalesce(t.time_zone, 'America/Sao_Paulo'))::date)
  AND (m.tenant_id IS NULL OR (t.status = 'ATIVO' AND t.deleted_at IS NULL))`

const joined = sql`
  sessions s
  JOIN users u ON u.id = s.user_id
  JOIN memberships m ON m.id = s.membership_id
  LEFT JOIN tenants t ON t.id = m.tenant_id`

const columns = sql`
  s.id, s.user_id, s.membership_id, s.generation, s.generation_at, m.role, m.tenant_id, u.language`

/** The live session of an id, or nothing. */
export function liveSession(database: AuthDatabase, id: string): Promise<SessionRow | undefined> {
  return database.query((queries) =>
    queries.first(
      sql<SessionRow>`SELECT ${columns} FROM ${joined} WHERE s.id = ${id} AND ${alive}`,
    ),
  )
}

/** Whether a company may be chosen: it exists and is not removed (an inactive one still reads). */
export async function tenantExists(database: AuthDatabase, id: string): Promise<boolean> {
  const row = await database.query((queries) =>
    queries.first(sql`SELECT 1 FROM tenants WHERE id = ${id} AND deleted_at IS NULL`),
  )
  return row !== undefined
}

/** The previous token still refreshes this long: two tabs may ask at once (domain.md section 6). */
const GRACE_MS = 10_000

/**
 * Steps a session's generation on. The current generation moves; the previous one, within its grace,
 * gets the current again; anything else means a stolen token, and ends the session.
 */
export function stepGeneration(
  database: AuthDatabase,
  id: string,
  generation: number,
): Promise<SessionRow | undefined> {
  return database.transaction(async (queries) => {
    const session = await queries.first(
      sql<SessionRow>`SELECT ${columns} FROM ${joined} WHERE s.id = ${id} AND ${alive} FOR UPDATE OF s`,
    )
    if (!session) return undefined
    const replayed = Date.now() - session.generation_at.getTime() <= GRACE_MS
    if (generation === session.generation - 1 && replayed) return session
    if (generation !== session.generation) {
      await queries.count(sql`UPDATE sessions SET ended_at = now() WHERE id = ${id}`)
      return undefined
    }
    const stepped = await queries.one(
      sql<{ generation: number; generation_at: Date }>`
        UPDATE sessions SET generation = generation + 1, generation_at = now(),
          last_used_at = now()
        WHERE id = ${id} RETURNING generation, generation_at`,
    )
    return { ...session, ...stepped }
  })
}
