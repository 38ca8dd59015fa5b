import type pg from 'pg'
import { asRole } from '../database/acting-role.ts'
import { inTransaction } from '../database/apply-migration.ts'
import { SERVER_LIVE_S } from '../database/live-servers.ts'
import { makeRoles } from '../database/migrate.ts'
import { StartupError } from '../startup-error.ts'
import { keepSecretKeys } from './secret-keys.ts'
import { secretMark } from './secret-mark.ts'
import type { ServerSecrets } from './server-secret.ts'

/** Throws a `StartupError` while a server works on the database. */
export async function refuseServers(client: pg.Client, prefix: string): Promise<void> {
  const { rows } = await asRole(client, { prefix, role: 'system' }, () =>
    client.query<{ name: string }>(
      'SELECT name FROM public.servers WHERE seen_at > now() - make_interval(secs => $1) ORDER BY name',
      [SERVER_LIVE_S],
    ),
  )
  if (rows.length === 0) return
  const names = rows.map(({ name }) => name).join(', ')
  throw new StartupError(
    `Stop the servers first, they would go on with the earlier keys: ${names}. A server that was killed counts for ${SERVER_LIVE_S} seconds.`,
  )
}

/**
 * Replaces every kept key, and the passwords of the roles, by those of one secret, and returns it with its keys:
 * links, tokens, digests and passwords of before hold no more. All of it is one transaction. No server takes
 * the earlier secrets again, and none starts at all until `finishEnding`.
 * Throws a `StartupError` while one works on the database; the caller keeps them from starting meanwhile.
 */
export async function endEarlierKeys(
  client: pg.Client,
  prefix: string,
  current: string,
): Promise<ServerSecrets> {
  return await inTransaction(client, async () => {
    await refuseServers(client, prefix)
    await asRole(client, { prefix, role: 'system' }, async () => {
      await client.query(
        `INSERT INTO public.ended_secrets (mark)
         SELECT DISTINCT made_by FROM public.secret_keys WHERE encode(made_by, 'hex') <> $1
         ON CONFLICT (mark) DO UPDATE SET finished_at = NULL`,
        [secretMark(current)],
      )
      await client.query('DELETE FROM public.secret_keys')
    })
    const secret = await keepSecretKeys(client, prefix, current)
    await makeRoles(client, prefix, secret)
    return secret
  })
}

/** Lets servers start again, once no digest of the earlier keys is left. */
export async function finishEnding(client: pg.Client, prefix: string): Promise<void> {
  await asRole(client, { prefix, role: 'system' }, () =>
    client.query('UPDATE public.ended_secrets SET finished_at = now() WHERE finished_at IS NULL'),
  )
}
