import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { withClient } from '../database/one-connection.ts'
import { type DatabaseRole, databaseName, roleName } from '../database/role-credentials.ts'
import type { FileStore } from '../files/file-store.ts'
import { readSchemaParts } from '../printed-documents/schema-script.ts'
import { neededSecrets } from '../secrets/needed-secrets.ts'
import { marksOf, type ServerSecret } from '../secrets/server-secret.ts'
import {
  type BackupContents,
  type BackupPart,
  type BackupSummary,
  FORMAT,
  type TableRows,
} from './backup-contents.ts'
import { type BackupPlace, putWhole } from './backup-place.ts'
import {
  readBackupTables,
  readOwners,
  readPicturedPeople,
  SESSION_SETTINGS,
} from './backup-tables.ts'
import { copyFilesOut, type FileCounts } from './file-copies.ts'
import {
  CONTENTS,
  newBackupId,
  objectOf,
  PEOPLE,
  PLATFORM,
  rowsOf,
  SUMMARY,
} from './object-names.ts'
import { INSTALLED, requireOwnPlace } from './own-place.ts'
import { QUEUE } from './queue-copy.ts'
import { type RowSource, rowScript, sourceOf } from './row-scripts.ts'
import { sealed } from './sealed-stream.ts'

export type BackupOptions = {
  /** The login that may act as the roles of the database. */
  readonly url: string
  /** The secret of the server, which is not stored. */
  readonly secret: ServerSecret
  readonly release: string
  readonly place: BackupPlace
  readonly recipients: readonly string[]
  readonly files: FileStore
  /** Called with one line for each step that takes long. */
  readonly report: (line: string) => void
  /** Ends the backup. */
  readonly signal: AbortSignal
}

/**
 * Writes a backup: the rows of every company in one snapshot, then the files that the place lacks.
 * The server may serve meanwhile. Throws for a place or a database that fails; what was written by
 * then is no backup.
 */
export async function makeBackup(options: BackupOptions): Promise<BackupSummary> {
  const { url, secret, release, place, report } = options
  const takenAt = new Date()
  const id = newBackupId(takenAt, randomBytes(3).toString('hex'))
  return withClient(
    url,
    async (client) => {
      const snapshot = await inSnapshot(client, () => writeRows(client, id, options))
      report(`${id}: ${snapshot.rows} rows of ${snapshot.tenants} companies are written.`)
      const files = await copyFilesOut(client, { ...options, id })
      report(`${id}: ${filesInWords(files)}.`)
      const finishedAt = new Date().toISOString()
      const [mark] = marksOf(secret)
      const begun = { format: FORMAT, id, takenAt: takenAt.toISOString() } as const
      const summary = { ...begun, finishedAt, release, secret: mark, ...snapshot, files }
      await putWhole(place, objectOf(id, SUMMARY), Buffer.from(JSON.stringify(summary, null, 2)))
      return summary
    },
    'backup',
  )
}

const filesInWords = ({ held, copied, lost }: FileCounts) =>
  `${held} files, ${copied} of them new${lost > 0 ? `, ${lost} missing or damaged` : ''}`

/** Runs work on one state of the database, which others go on changing. */
async function inSnapshot<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query(SESSION_SETTINGS)
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const result = await work()
  await client.query('COMMIT')
  return result
}

type Snapshot = Pick<
  BackupSummary,
  'migration' | 'postgres' | 'installed' | 'tenants' | 'rows' | 'bytes' | 'secrets'
>

/** Writes the rows, part by part, and what the backup holds. */
async function writeRows(
  client: pg.Client,
  id: string,
  { url, secret, place, recipients, signal }: BackupOptions,
): Promise<Snapshot> {
  const prefix = databaseName(url)
  const schema = await readSchemaParts(client, prefix)
  await actAs(client, prefix, 'owner')
  const head = await readHead(client)
  await requireOwnPlace(place, head.installed)
  const sequences = await readSequences(client)
  const secrets = await neededSecrets(client, secret)
  const parts: BackupPart[] = []
  let bytes = 0
  for await (const { name, sources } of plannedParts(client, prefix)) {
    signal.throwIfAborted()
    const tables: TableRows[] = []
    const script = rowScript(client, sources, (rows) => tables.push(rows))
    const read = untilStopped(script, signal)
    bytes += await place.put(objectOf(id, rowsOf(name)), sealed(recipients, read))
    parts.push({ name, tables })
  }
  const contents: BackupContents = { format: FORMAT, schema, sequences, parts }
  const text = Buffer.from(JSON.stringify(contents))
  bytes += await place.put(objectOf(id, CONTENTS), sealed(recipients, [text]))
  const rows = parts.flatMap(({ tables }) => tables).reduce((sum, table) => sum + table.rows, 0)
  return { ...head, rows, bytes, secrets }
}

/** Passes a stream on, and ends it with an error once it is stopped. */
async function* untilStopped(
  content: AsyncIterable<Buffer>,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    signal.throwIfAborted()
    yield chunk
  }
}

/** Acts as a role until the end of the transaction. */
const actAs = (client: pg.Client, prefix: string, role: DatabaseRole) =>
  client.query(`SET LOCAL ROLE ${pg.escapeIdentifier(roleName(prefix, role))}`)

type PlannedPart = { name: string; sources: readonly RowSource[] }

/** The parts of a backup; each is read before the next is asked for, in the scope of its company. */
export async function* plannedParts(
  client: pg.Client,
  prefix: string,
): AsyncGenerator<PlannedPart> {
  await actAs(client, prefix, 'system')
  yield { name: QUEUE.name, sources: [QUEUE] }
  await actAs(client, prefix, 'owner')
  const tables = await readBackupTables(client)
  const ofPlatform = tables.filter(({ isOfTenants }) => !isOfTenants)
  yield { name: PLATFORM, sources: ofPlatform.map(sourceOf) }
  const ofTenants = tables.filter(({ isOfTenants }) => isOfTenants).map(sourceOf)
  for (const name of await readOwners(client)) {
    await client.query(`SELECT set_config('app.tenant_id', $1, true)`, [name])
    yield { name, sources: ofTenants }
  }
  const scopes = await readPicturedPeople(client)
  const files = ofTenants.filter(({ name }) => name === 'files')
  yield { name: PEOPLE, sources: files.map((source) => ({ ...source, scopes })) }
}

type Head = Pick<BackupSummary, 'migration' | 'postgres' | 'tenants'> & {
  readonly installed: string
}

async function readHead(client: pg.Client): Promise<Head> {
  const { rows } = await client.query<Omit<Head, 'installed'> & { installed: Date }>(
    `SELECT (SELECT max(name) FROM public.schema_migrations) AS migration,
      (${INSTALLED}),
      current_setting('server_version') AS postgres,
      (SELECT count(*)::integer FROM public.tenants) AS tenants`,
  )
  const [head] = rows
  if (head === undefined) throw new Error('A query without a table has one row.')
  return { ...head, installed: head.installed.toISOString() }
}

async function readSequences(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(`
    SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`)
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}
