import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import pg from 'pg'
import { makeExtensions, makeRoles } from '../database/migrate.ts'
import { withRoleNames } from '../database/migration-files.ts'
import { withClient } from '../database/one-connection.ts'
import { type DatabaseRole, databaseName, roleName } from '../database/role-credentials.ts'
import { installQueue } from '../jobs/queue-schema.ts'
import type { ServerSecret } from '../secrets/server-secret.ts'
import { StartupError } from '../startup-error.ts'
import {
  type BackupContents,
  type BackupPart,
  backupContents,
  type TableRows,
} from './backup-contents.ts'
import type { BackupPlace } from './backup-place.ts'
import { copyIn, SESSION_SETTINGS } from './backup-tables.ts'
import { CONTENTS, objectOf, PLATFORM, rowsOf } from './object-names.ts'
import { COPY_TO_WAITING, enqueueWaitingJobs, makeWaitingJobs, QUEUE } from './queue-copy.ts'
import { type LoadedRows, loadRowScript } from './row-scripts.ts'
import { opened } from './sealed-stream.ts'

export type RestoreOptions = {
  /** The login that may create roles, to a database without tables. */
  readonly url: string
  readonly secret: ServerSecret
  readonly place: BackupPlace
  readonly identities: readonly string[]
  readonly report: (line: string) => void
  /** Whether nothing may serve the database until `finishRestore`; false for a copy to look at. */
  readonly isReal: boolean
  /** The only company whose rows are loaded, without anybody's sessions and devices; all by default. */
  readonly only?: string
}

/** Reads what a backup holds. */
export async function readContents(
  id: string,
  { place, identities }: Pick<RestoreOptions, 'place' | 'identities'>,
): Promise<BackupContents> {
  const chunks = await Array.fromAsync(openedObject(id, CONTENTS, { place, identities }))
  return backupContents.parse(JSON.parse(Buffer.concat(chunks).toString()))
}

/**
 * Makes the schema and the rows of a backup in a database without tables, under the names that the
 * roles of this database have. It is then as it was at the moment of the backup: migrating brings
 * it to the newest schema. All of it is one transaction; the queue comes last, since its library makes
 * its own tables.
 */
export async function restoreRows(id: string, options: RestoreOptions): Promise<BackupContents> {
  const { url, secret, report } = options
  const contents = await readContents(id, options)
  requireCompany(id, contents, options)
  const prefix = databaseName(url)
  return withClient(
    url,
    async (client) => {
      await client.query(SESSION_SETTINGS)
      await refuseTables(client)
      await makeRoles(client, prefix, secret)
      await makeExtensions(client, prefix)
      await client.query('BEGIN')
      await actAs(client, prefix, 'owner')
      await client.query(withRoleNames(contents.schema.tables, prefix))
      const parts = contents.parts.filter(
        ({ name }) => name !== QUEUE.name && isWanted(name, options),
      )
      report(`Loading the rows of ${parts.length} parts`)
      for (const part of parts) await loadPart(client, id, part, options)
      if (options.only !== undefined) await keepOnly(client, contents, options.only)
      await dropLostPictures(client)
      report('Making indexes, keys and rights')
      await client.query(withRoleNames(contents.schema.rules, prefix))
      for (const [name, last] of Object.entries(contents.sequences)) {
        await client.query('SELECT setval($1::regclass, $2::bigint)', [`public.${name}`, last])
      }
      if (options.isReal) await client.query('UPDATE public.ended_lists SET is_restoring = true')
      await client.query('COMMIT')
      await client.query('RESET ROLE')
      await installQueue(client, { url, secret, prefix })
      if (options.only === undefined) await restoreQueue(client, id, contents, options)
      // A login that owns no table counts none.
      await actAs(client, prefix, 'owner')
      await client.query('ANALYZE')
      return contents
    },
    'restore',
  )
}

const actAs = (client: pg.Client, prefix: string, role: DatabaseRole) =>
  client.query(`SET ROLE ${pg.escapeIdentifier(roleName(prefix, role))}`)

/** Throws a `StartupError` for a company that the backup lacks. */
function requireCompany(
  id: string,
  { parts }: BackupContents,
  { only }: Pick<RestoreOptions, 'only'>,
): void {
  if (only === undefined || parts.some(({ name }) => name === only)) return
  throw new StartupError(`The backup ${id} has no company ${only}.`)
}

const isWanted = (part: string, { only }: Pick<RestoreOptions, 'only'>) =>
  only === undefined || [PLATFORM, NIL_TENANT, only].includes(part)

/** Tables without companies that a company by itself needs. */
const NEEDED = new Set([
  'ended_lists',
  'live_event_position',
  'memberships',
  'schema_migrations',
  'schema_releases',
  'secret_keys',
  'tenants',
  'users',
])

/** Removes what the platform's tables hold of others, before foreign keys are made. */
async function keepOnly(
  client: pg.Client,
  { parts }: BackupContents,
  tenantId: string,
): Promise<void> {
  const ofPlatform = parts.find(({ name }) => name === PLATFORM)?.tables ?? []
  const others = ofPlatform.filter(({ table }) => !NEEDED.has(table))
  for (const { table } of others) await client.query(`TRUNCATE public.${table}`)
  await client.query('DELETE FROM public.memberships WHERE tenant_id IS DISTINCT FROM $1', [
    tenantId,
  ])
  await client.query('DELETE FROM public.tenants WHERE id <> $1', [tenantId])
}

/** Takes the pictures of people away whose rows the backup lacks: older ones left them out. */
async function dropLostPictures(client: pg.Client): Promise<void> {
  await client.query(`
    UPDATE public.users u SET photo_file_id = NULL WHERE u.photo_file_id IS NOT NULL
      AND NOT EXISTS (SELECT FROM public.files f WHERE f.tenant_id = u.id AND f.id = u.photo_file_id)`)
}

/** Throws a `StartupError` for a database that has tables already. */
async function refuseTables(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(`
    SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') LIMIT 1`)
  if (rowCount === 0) return
  throw new StartupError(
    'The database has tables already: a backup is restored into an empty one. Name another in DATABASE_URL, or another DATA_DIR.',
  )
}

type Keys = Pick<RestoreOptions, 'place' | 'identities'>

async function* openedObject(id: string, object: string, keys: Keys): AsyncGenerator<Buffer> {
  const content = await keys.place.get(objectOf(id, object))
  if (content === null) throw new StartupError(`The backup ${id} lacks ${object}.`)
  yield* opened(keys.identities, content)
}

/** Loads the rows of a part, and compares what was written with what the backup noted. */
async function loadPart(
  client: pg.Client,
  id: string,
  { name, tables }: BackupPart,
  keys: Keys,
  copyOf: (table: string) => string = copiesInto(tables),
): Promise<void> {
  const loaded = await loadRowScript(client, openedObject(id, rowsOf(name), keys), copyOf)
  const missing = tables.filter((noted) => !loaded.some((rows) => isSame(noted, rows)))
  if (missing.length === 0 && loaded.length === tables.length) return
  const names = missing.map(({ table }) => table).join(', ')
  throw new StartupError(`The backup ${id} is damaged in ${rowsOf(name)}: ${names}.`)
}

/** The digest is of all rows; their number may be wrong in older backups, which noted it too early. */
const isSame = (noted: TableRows, { table, sha256 }: LoadedRows) =>
  noted.table === table && noted.sha256 === sha256

function copiesInto(tables: readonly TableRows[]): (table: string) => string {
  const byName = new Map(
    tables.map(({ table: name, columns }) => [name, copyIn({ name, columns })]),
  )
  return (table) => {
    const copy = byName.get(table)
    if (copy === undefined) throw new StartupError(`A backup does not say what ${table} holds.`)
    return copy
  }
}

/** Gives the queue the jobs that waited. */
async function restoreQueue(
  client: pg.Client,
  id: string,
  { parts }: BackupContents,
  options: RestoreOptions,
): Promise<void> {
  const part = parts.find(({ name }) => name === QUEUE.name)
  if (part === undefined) return
  await actAs(client, databaseName(options.url), 'system')
  await makeWaitingJobs(client)
  await loadPart(client, id, part, options, () => COPY_TO_WAITING)
  await enqueueWaitingJobs(client)
  await client.query('RESET ROLE')
}
