import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { installQueue } from '../jobs/queue-schema.ts'
import { requireFirstSecret } from '../secrets/first-secret.ts'
import { holdKeys } from '../secrets/keys-lock.ts'
import { keepSecretKeys, openSecretKeys } from '../secrets/secret-keys.ts'
import type { ServerSecret, ServerSecrets } from '../secrets/server-secret.ts'
import {
  applyMigration,
  inTransaction,
  type LockPatience,
  lockPatience,
} from './apply-migration.ts'
import {
  type MigrationSource,
  ownMigrations,
  readMigrations,
  withRoleNames,
} from './migration-files.ts'
import { withClient } from './one-connection.ts'
import { readPrintedSchema } from './printed-schema.ts'
import { databaseName, databaseRoles, roleName, rolePassword } from './role-credentials.ts'
import { refuseEdited } from './schema-check.ts'
import {
  newerReleases,
  noteReleases,
  readReleases,
  refuseMuchNewer,
  refuseOldServers,
} from './schema-releases.ts'
import { quote } from './sql-statements.ts'

type Options = {
  /** A login that may create roles; used here and nowhere else. */
  url: string
  secret: ServerSecret
  report?: (line: string) => void
  /** Stops before the migration of this name: for tests of its effect on older rows. */
  before?: string
  /**
   * False applies the migrations one by one even to an empty database, as printing the schema does.
   * Default true.
   */
  printed?: boolean
  /** Other migrations and releases, for tests. */
  source?: MigrationSource
  patience?: LockPatience
}

/**
 * Brings a database to the newest schema: creates its four roles and its extension, then applies
 * each outstanding migration. An empty database gets the printed schema instead; one of the next
 * release is left as it is. Only one migrates at a time, others wait. Throws for an applied
 * migration that was edited, for a database that is more than one release newer, for servers that
 * are too old for this one, for a lock that others do not give up, and for keys that are sealed, or
 * roles that were made, with another secret. Returns the secret with the keys that the database keeps.
 */
export async function migrate({
  url,
  secret,
  report = () => undefined,
  before,
  printed = before === undefined,
  source = ownMigrations,
  patience = lockPatience,
}: Options): Promise<ServerSecrets> {
  const prefix = databaseName(url)
  return withClient(
    url,
    async (client) => {
      await client.query('SET statement_timeout = 0')
      await takeTurn(client, report)
      await holdKeys(client)
      const opened = await openSecretKeys(client, prefix, secret)
      await requireFirstSecret(client, url, opened)
      await makeRoles(client, prefix, opened)
      await makeExtensions(client, prefix)
      const isNewer = await applyMigrations(client, {
        prefix,
        report,
        before,
        printed,
        source,
        patience,
      })
      // The queue of the next release stays.
      if (!isNewer) await installQueue(client, { url, secret: opened, prefix, report, patience })
      return await keepSecretKeys(client, prefix, opened)
    },
    'migrate',
  )
}

/** Milliseconds between two questions whether another has migrated. */
const TURN_MS = 200

/**
 * Waits until no other migrates this database. Asks again and again: a statement that waits for the
 * lock holds up the other where that one makes an index concurrently.
 */
async function takeTurn(client: pg.Client, report: (line: string) => void): Promise<void> {
  let told = false
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>(
      `SELECT pg_try_advisory_lock(hashtext('portaria migrate')) AS mine`,
    )
    if (rows[0]?.mine) return
    if (!told) report('Another process migrates this database: waiting for it')
    told = true
    await sleep(TURN_MS)
  }
}

/** What a role of ours never has, and what only a superuser may take from one that exists. */
const WITHOUT_RIGHTS = 'NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS NOREPLICATION'

/** Makes the four roles of a database, or gives those that exist their passwords. */
export async function makeRoles(
  client: pg.Client,
  prefix: string,
  secret: ServerSecret,
): Promise<void> {
  for (const role of databaseRoles) {
    const name = roleName(prefix, role)
    const { rows } = await client.query<{ has_rights: boolean }>(
      `SELECT rolsuper OR rolcreatedb OR rolcreaterole OR rolbypassrls OR rolreplication AS has_rights
       FROM pg_roles WHERE rolname = $1`,
      [name],
    )
    const verb = rows.length > 0 ? 'ALTER' : 'CREATE'
    // PostgreSQL 15 lets only a superuser name these of a role that exists, even to deny them.
    const rights = rows[0]?.has_rights === false ? '' : WITHOUT_RIGHTS
    const password = pg.escapeLiteral(rolePassword(secret, name))
    await client.query(`${verb} ROLE ${quote(name)} LOGIN ${rights} PASSWORD ${password}`)
  }
  const owner = quote(roleName(prefix, 'owner'))
  // The login must be a member of both roles, to create a schema for the one and to act as the
  // other.
  await client.query(`GRANT ${owner}, ${quote(roleName(prefix, 'system'))} TO CURRENT_USER`)
  await client.query('REVOKE ALL ON SCHEMA public FROM PUBLIC')
  await client.query(`GRANT USAGE, CREATE ON SCHEMA public TO ${owner}`)
  const others = databaseRoles.map((role) => quote(roleName(prefix, role))).join(', ')
  await client.query(`GRANT USAGE ON SCHEMA public TO ${others}`)
}

/**
 * Installs `btree_gist`, which exclusion constraints on a tenant's id and a range need. Its
 * functions are in a schema of their own, so that ours contains only the objects of migrations.
 */
export async function makeExtensions(client: pg.Client, prefix: string): Promise<void> {
  await client.query('CREATE SCHEMA IF NOT EXISTS extensions')
  await client.query(`GRANT USAGE ON SCHEMA extensions TO ${quote(roleName(prefix, 'owner'))}`)
  await client.query('CREATE EXTENSION IF NOT EXISTS btree_gist SCHEMA extensions')
}

type Application = {
  prefix: string
  report: (line: string) => void
  before: string | undefined
  printed: boolean
  source: MigrationSource
  patience: LockPatience
}

/** Applies what is outstanding; returns whether the database is of a newer release. */
async function applyMigrations(
  client: pg.Client,
  { prefix, report, before, printed, source, patience }: Application,
): Promise<boolean> {
  await client.query(`SET ROLE ${quote(roleName(prefix, 'owner'))}`)
  await client.query(`
    CREATE TABLE IF NOT EXISTS schema_migrations (
      name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now()
    )`)
  const held = await readReleases(client)
  refuseMuchNewer(held, source.releases)
  await refuseOldServers(client, source.releases)
  const applied = await readApplied(client)
  const migrations = await readMigrations(source.folder)
  const schema = printed && applied.size === 0 ? await readPrintedSchema(migrations) : null
  if (schema === null) {
    // Before the first of them: a server that is two releases older must not start meanwhile.
    if (before === undefined) await noteReleases(client, source.releases)
    for (const migration of migrations) {
      const { name, sha256 } = migration
      const landed = applied.get(name)
      if (before !== undefined && name >= before) break
      if (landed === undefined)
        await applyMigration(client, migration, { prefix, report, patience })
      else refuseEdited(name, { landed, sha256 })
    }
  } else {
    report(`Making the schema of ${migrations.length} migrations`)
    await inTransaction(client, () => client.query(withRoleNames(schema, prefix)))
  }
  if (before === undefined) await noteReleases(client, source.releases)
  await client.query('RESET ROLE')
  return newerReleases(held, source.releases).length > 0
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'SELECT name, sha256 FROM schema_migrations',
  )
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]))
}
