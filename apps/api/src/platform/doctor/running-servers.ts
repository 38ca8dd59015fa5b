import { SERVER_LIVE_S } from '../database/live-servers.ts'
import type { Inside } from './check.ts'

/** A process that serves this database; `ahead_ms` is its clock against that of the database. */
type RunningServer = { name: string; version: string; ahead_ms: number | null }

/** Reads the servers that run; none where the database has no schema yet. */
export async function runningServers({ query }: Inside): Promise<RunningServer[]> {
  const [made] = await query<{ exists: boolean }>(
    `SELECT to_regclass('public.servers') IS NOT NULL AS exists`,
  )
  if (!made?.exists) return []
  return query<RunningServer>(
    `SELECT name, version, ahead_ms FROM servers
     WHERE seen_at > now() - make_interval(secs => $1) ORDER BY name`,
    [SERVER_LIVE_S],
  )
}
