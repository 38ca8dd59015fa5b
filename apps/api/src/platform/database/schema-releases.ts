import type pg from 'pg'
import { StartupError } from '../startup-error.ts'
import { SERVER_LIVE_S } from './live-servers.ts'

/** Whether a database has a table in the schema of migrations. */
export async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    'SELECT to_regclass($1) IS NOT NULL AS found',
    [`public.${name}`],
  )
  return rows[0]?.found === true
}

/** Returns the releases whose migrations a database has, or has begun to get. */
export async function readReleases(client: pg.Client): Promise<string[]> {
  if (!(await hasTable(client, 'schema_releases'))) return []
  const { rows } = await client.query<{ version: string }>('SELECT version FROM schema_releases')
  return rows.map(({ version }) => version)
}

/** Notes these releases in a database that has the table for them. */
export async function noteReleases(client: pg.Client, own: readonly string[]): Promise<void> {
  if (!(await hasTable(client, 'schema_releases'))) return
  await client.query(
    'INSERT INTO schema_releases (version) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING',
    [own],
  )
}

/** Returns the releases of a database that come after this one. */
export const newerReleases = (held: readonly string[], own: readonly string[]): string[] =>
  held.filter((version) => !own.includes(version))

/**
 * Throws for a database that is more than one release newer than this server. What release `n` no
 * longer needs, release `n + 1` may remove (decision 0123).
 */
export function refuseMuchNewer(held: readonly string[], own: readonly string[]): void {
  const newer = newerReleases(held, own)
  if (newer.length <= 1) return
  throw new StartupError(
    `The database is of ${newer.join(' and ')}, and this is release ${own.at(-1)}: a release works with a database of its own or of the next release. Start a newer one.`,
  )
}

/**
 * Throws while servers work on a database that will not fit them once it is of this release: those
 * of two releases before, and older.
 */
export async function refuseOldServers(client: pg.Client, own: readonly string[]): Promise<void> {
  if (!(await hasTable(client, 'servers'))) return
  const { rows } = await client.query<{ version: string }>(
    `SELECT DISTINCT version FROM servers WHERE seen_at > now() - make_interval(secs => $1)
     AND version = ANY($2)`,
    [SERVER_LIVE_S, own.slice(0, -2)],
  )
  if (rows.length === 0) return
  const old = rows.map(({ version }) => version).join(' and ')
  throw new StartupError(
    `Servers of release ${old} work on this database, which would not fit them after this one, ${own.at(-1)}: upgrade them to ${own.at(-2)} first, or stop them all.`,
  )
}
