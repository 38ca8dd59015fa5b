import pg from 'pg'
import { asRole } from '../database/acting-role.ts'
import { databaseName, roleName, roleUrl } from '../database/role-credentials.ts'
import { hasTable } from '../database/schema-releases.ts'
import { hasCode, StartupError } from '../startup-error.ts'
import { type ServerSecret, secretsOf } from './server-secret.ts'

/**
 * Throws a `StartupError` for a migrated database that keeps no lasting key yet, where the given secret is not the
 * one that made what there is: keys that last would derive from it. Servers of the release before
 * may serve meanwhile, so this comes before anything is changed.
 */
export async function requireFirstSecret(
  client: pg.Client,
  url: string,
  secret: ServerSecret,
): Promise<void> {
  const { other, kept } = secretsOf(secret)
  if (kept.some(({ lasts }) => lasts)) return
  const prefix = databaseName(url)
  if (!(await isMigrated(client, prefix))) return
  if (other !== undefined) await requireNobody(client, prefix)
  await requireSecret(url, secret)
}

/** Whether a database has migrations, and the roles to which secrets give passwords. */
async function isMigrated(client: pg.Client, prefix: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [
    roleName(prefix, 'app'),
  ])
  if (rowCount === 0 || !(await hasTable(client, 'schema_migrations'))) return false
  const applied = await asRole(client, { prefix, role: 'owner' }, () =>
    client.query('SELECT FROM public.schema_migrations LIMIT 1'),
  )
  return applied.rowCount !== 0
}

/**
 * Throws a `StartupError` for a database with people whose first secret is unknown, since two are given
 * and it keeps no lasting key yet.
 */
export async function requireNobody(client: pg.Client, prefix: string): Promise<void> {
  if (!(await hasTable(client, 'users'))) return
  const people = await asRole(client, { prefix, role: 'owner' }, () =>
    client.query('SELECT FROM public.users LIMIT 1'),
  )
  if (people.rowCount === 0) return
  throw new StartupError(
    'This database was never used by a release that can change the secret: start it once with the old SESSION_SECRET alone, then set SESSION_SECRET_OTHER.',
  )
}

/** Throws a `StartupError` where the roles have the passwords of another secret. */
export async function requireSecret(url: string, secret: ServerSecret): Promise<void> {
  const client = new pg.Client({
    connectionString: roleUrl(url, databaseName(url), 'app', secret),
    application_name: 'portaria schema',
  })
  try {
    await client.connect()
  } catch (error) {
    if (!hasCode(error, '28P01')) throw error
    throw new StartupError(
      "The database was migrated with another SESSION_SECRET, from which its roles' passwords derive: give this server the same.",
    )
  }
  await client.end()
}
