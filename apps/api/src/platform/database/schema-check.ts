import type pg from 'pg'
import { requireSecret } from '../secrets/first-secret.ts'
import { holdKeys } from '../secrets/keys-lock.ts'
import { keepSecretKeys, openSecretKeys } from '../secrets/secret-keys.ts'
import type { ServerSecret, ServerSecrets } from '../secrets/server-secret.ts'
import { StartupError } from '../startup-error.ts'
import { asRole, NO_SCHEMA } from './acting-role.ts'
import { type MigrationSource, ownMigrations, readMigrations } from './migration-files.ts'
import { withClient } from './one-connection.ts'
import { databaseName } from './role-credentials.ts'
import { hasTable, readReleases, refuseMuchNewer } from './schema-releases.ts'

type Options = {
  /** A login that is a member of the owner of the schema and of the system. */
  url: string
  secret: ServerSecret
  source?: MigrationSource
}

/**
 * Checks that a database has every migration of this release, and is at
 * most one release newer; keeps the keys of the secret that it lacks. Throws a `StartupError` that says
 * what to do. Returns the secret with the keys that the database keeps.
 */
export async function checkSchema({
  url,
  secret,
  source = ownMigrations,
}: Options): Promise<ServerSecrets> {
  const prefix = databaseName(url)
  return withClient(
    url,
    async (client) => {
      if (!(await hasTable(client, 'schema_migrations'))) throw new StartupError(NO_SCHEMA)
      await asRole(client, { prefix, role: 'owner' }, () => requireMigrations(client, source))
      await holdKeys(client)
      const opened = await openSecretKeys(client, prefix, secret)
      await requireSecret(url, opened)
      return await keepSecretKeys(client, prefix, opened)
    },
    'schema',
  )
}

async function requireMigrations(client: pg.Client, source: MigrationSource): Promise<void> {
  const held = await readReleases(client)
  refuseMuchNewer(held, source.releases)
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'SELECT name, sha256 FROM schema_migrations',
  )
  const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]))
  const missing: string[] = []
  for (const { name, sha256 } of await readMigrations(source.folder)) {
    const landed = applied.get(name)
    if (landed === undefined) missing.push(name)
    else refuseEdited(name, { landed, sha256 })
  }
  const lacks = source.releases.some((version) => !held.includes(version))
  if (missing.length === 0 && !lacks) return
  const [first, ...others] = missing
  const more = others.length === 0 ? '' : ` and ${others.length} more`
  const files = first === undefined ? '' : ` (it lacks ${first}${more})`
  throw new StartupError(
    `The database is older than this release ${source.releases.at(-1)}${files}: run \`npm run migrate\` with the same settings first. Servers of the release before go on meanwhile.`,
  )
}

/** Throws for a migration whose file is not the one that was applied. */
export function refuseEdited(
  name: string,
  { landed, sha256 }: { landed: string; sha256: string },
): void {
  if (landed !== sha256)
    throw new StartupError(`Migration ${name} was edited after it had been applied.`)
}
