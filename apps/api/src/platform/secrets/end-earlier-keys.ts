import type pg from 'pg'
import { roleName } from '../database/role-credentials.ts'
import { quote } from '../database/sql-statements.ts'
import { StartupError } from '../startup-error.ts'
import { keepSecretKeys } from './secret-keys.ts'
import type { ServerSecrets } from './server-secret.ts'

/** Seconds after its last beat for which a server counts as one that serves (platform §25). */
const LIVE_S = 15

/** Throws a `StartupError` while a server works on the database. */
export async function refuseServers(client: pg.Client, prefix: string): Promise<void> {
  await client.query(`SET ROLE ${quote(roleName(prefix, 'system'))}`)
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM public.servers WHERE seen_at > now() - make_interval(secs => $1) ORDER BY name',
    [LIVE_S],
  )
  await client.query('RESET ROLE')
  if (rows.length === 0) return
  const names = rows.map(({ name }) => name).join(', ')
  throw new StartupError(
    `Stop the servers first, they would go on with the earlier keys: ${names}. A server that was killed counts for ${LIVE_S} seconds.`,
  )
}

/**
 * Replaces every kept key by those of one secret, and returns it with them: links, tokens, digests and
 * passwords of before hold no more.
 */
export async function endEarlierKeys(
  client: pg.Client,
  prefix: string,
  current: string,
): Promise<ServerSecrets> {
  await client.query(`SET ROLE ${quote(roleName(prefix, 'system'))}`)
  await client.query('BEGIN')
  await client.query('DELETE FROM public.secret_keys')
  await client.query('RESET ROLE')
  const secret = await keepSecretKeys(client, prefix, current)
  await client.query('COMMIT')
  return secret
}
