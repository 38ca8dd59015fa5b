import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { installQueue } from '../jobs/queue-schema.ts'
import { StartupError } from '../startup-error.ts'
import { readPrintedSchema } from './printed-schema.ts'
import {
  type DatabaseRole,
  databaseName,
  databaseRoles,
  roleName,
  rolePassword,
} from './role-credentials.ts'

const migrationsFolder = path.resolve(import.meta.dirname, '../../../migrations')

type Options = {
  /** A login that may create roles; used here and nowhere else. */
  url: string
  secret: string
  report?: (line: string) => void
  /** Stops before the migration of this name: for tests of its effect on older rows. */
  before?: string
  /**
   * False applies the migrations one by one even to an empty database, as printing the schema does.
   * Default true.
   */
  printed?: boolean
}

/**
 * Brings a database to the newest schema: creates its four roles and its extension, then applies
 * each outstanding migration in a transaction of its own. An empty database gets the printed schema
 * instead. Servers that start at once wait for one another. Throws for an applied migration that
 * was edited.
 */
export async function migrate({
  url,
  secret,
  report = () => undefined,
  before,
  printed = before === undefined,
}: Options): Promise<void> {
  const prefix = databaseName(url)
  const client = new pg.Client({ connectionString: url, application_name: 'portaria migrate' })
  await client.connect()
  try {
    await client.query(`SELECT pg_advisory_lock(hashtext('portaria migrate'))`)
    await makeRoles(client, prefix, secret)
    await makeExtensions(client, prefix)
    await applyMigrations(client, { prefix, report, before, printed })
    await installQueue(client, { url, secret, prefix })
  } finally {
    await client.end()
  }
}

const quote = pg.escapeIdentifier

/** What a role of ours never has, and what only a superuser may take from one that exists. */
const WITHOUT_RIGHTS = 'NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS NOREPLICATION'

/** Makes the four roles of a database, or gives those that exist their passwords. */
export async function makeRoles(client: pg.Client, prefix: string, secret: string): Promise<void> {
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
}

async function applyMigrations(
  client: pg.Client,
  { prefix, report, before, printed }: Application,
): Promise<void> {
  const owner = quote(roleName(prefix, 'owner'))
  await client.query(`SET ROLE ${owner}`)
  await client.query(`
    CREATE TABLE IF NOT EXISTS schema_migrations (
      name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now()
    )`)
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'SELECT name, sha256 FROM schema_migrations',
  )
  const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]))
  const migrations = await readMigrations()
  const schema = printed && applied.size === 0 ? await readPrintedSchema(migrations) : null
  if (schema !== null) {
    report(`Making the schema of ${migrations.length} migrations`)
    await inTransaction(client, () => client.query(withRoleNames(schema, prefix)))
    await client.query('RESET ROLE')
    return
  }
  for (const { name, text, sha256 } of migrations) {
    const landed = applied.get(name)
    if (landed === sha256) continue
    if (before !== undefined && name >= before) break
    if (landed) throw new StartupError(`Migration ${name} was edited after it had been applied.`)
    report(`Applying migration ${name}`)
    await inTransaction(client, async () => {
      await client.query(withRoleNames(text, prefix))
      await client.query('INSERT INTO schema_migrations (name, sha256) VALUES ($1, $2)', [
        name,
        sha256,
      ])
    })
  }
  await client.query('RESET ROLE')
}

/**
 * Runs work in a transaction: a database never has half of a migration or of the printed schema.
 */
async function inTransaction(client: pg.Client, work: () => Promise<unknown>): Promise<void> {
  await client.query('BEGIN')
  try {
    await work()
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/** Reads the migrations in order, each with its digest. */
export async function readMigrations(): Promise<{ name: string; text: string; sha256: string }[]> {
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(migrationsFolder, name), 'utf8')
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** Replaces `{{app}}` and its like in a migration by the names of this database's roles. */
export function withRoleNames(text: string, prefix: string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, role: DatabaseRole) => quote(roleName(prefix, role)))
}
