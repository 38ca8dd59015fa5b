import { sql } from 'kysely'
import { SERVER_LIVE_S } from '../database/live-servers.ts'
import type { SystemDatabase } from '../database/system-database.ts'

/** A process that serves this installation, as it last said. */
export type ListedServer = {
  id: string
  name: string
  version: string
  startedAt: Date
  seenAt: Date
  /** Milliseconds by which its clock is ahead of the database's; null until it has measured. */
  aheadMs: number | null
  /** Whether it serves, stops soon, or was not heard of for some seconds. */
  state: 'serving' | 'draining' | 'silent'
}

/** The servers, and the database that they work on. */
export type ServerList = {
  read(): Promise<{ servers: ListedServer[]; database: { version: string; bytes: number } }>
}

type Row = {
  id: string
  name: string
  version: string
  started_at: Date
  seen_at: Date
  ahead_ms: number | null
  state: ListedServer['state']
}

export const serverList = (system: Pick<SystemDatabase, 'query'>): ServerList => ({
  async read() {
    const [rows, database] = await Promise.all([
      system.query((queries) =>
        queries.all(sql<Row>`
          SELECT id, name, version, started_at, seen_at, ahead_ms,
            CASE WHEN seen_at < now() - make_interval(secs => ${SERVER_LIVE_S}) THEN 'silent'
              WHEN draining THEN 'draining' ELSE 'serving' END AS state
          FROM servers ORDER BY name, id`),
      ),
      system.query((queries) =>
        queries.one(sql<{ version: string; bytes: number }>`
          SELECT current_setting('server_version') AS version,
            pg_database_size(current_database())::float8 AS bytes`),
      ),
    ])
    const servers = rows.map(({ started_at, seen_at, ahead_ms, ...row }) => ({
      ...row,
      startedAt: started_at,
      seenAt: seen_at,
      aheadMs: ahead_ms,
    }))
    return { servers, database }
  },
})
