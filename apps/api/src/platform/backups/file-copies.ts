import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import type { FileStore } from '../files/file-store.ts'
import type { BackupSummary } from './backup-contents.ts'
import { allNames, type BackupPlace, putWhole } from './backup-place.ts'
import { readOwners, readPicturedPeople } from './backup-tables.ts'
import { copiesOf, copyOf, FILE_LIST, objectOf } from './object-names.ts'
import { openedBytes, sealedBytes } from './sealed-stream.ts'

export type FileCounts = BackupSummary['files']

type FileRow = { tenantId: string; id: string; bytes: number; sha256: Buffer }

/** Files that are held at a time. */
const AT_ONCE = 4

type CopyOut = {
  readonly id: string
  readonly place: BackupPlace
  readonly recipients: readonly string[]
  readonly files: FileStore
  readonly signal: AbortSignal
}

/**
 * Copies the files that the place lacks, each encrypted by itself, and lists those that this backup
 * holds. A file never changes, so one copy serves every backup.
 */
export async function copyFilesOut(client: Client, options: CopyOut): Promise<FileCounts> {
  const { id, place, recipients, files, signal } = options
  const counts: FileCounts = { held: 0, copied: 0, lost: 0 }
  // A store need not answer for a part of an empty object.
  const held = ['files\n']
  for await (const rows of filesByTenant(client)) {
    const present = new Set(await allNames(place, copiesOf(rows[0].tenantId)))
    await eachOf(rows, signal, async (file) => {
      const name = copyOf(file.tenantId, file.id)
      if (!present.has(name)) {
        const bytes = await files.get(file.tenantId, file.id)
        if (bytes === null || !isWhole(bytes, file)) {
          // A file that was removed since its row was read is none that was lost.
          if (await hasRow(client, file)) counts.lost += 1
          return
        }
        await putWhole(place, name, await sealedBytes(recipients, bytes))
        counts.copied += 1
      }
      counts.held += 1
      held.push(`${file.tenantId}/${file.id}\n`)
    })
  }
  await putWhole(place, objectOf(id, FILE_LIST), Buffer.from(held.join('')))
  return counts
}

type CopyIn = {
  readonly place: BackupPlace
  readonly identities: readonly string[]
  readonly files: FileStore
  readonly signal: AbortSignal
  /** The only company whose files are copied, and the one that gets them; each its own by default. */
  readonly companies?: { readonly from: string; readonly to: string }
}

/** Copies the files of a restored database back, except those that the store has. */
export async function copyFilesIn(client: Client, options: CopyIn): Promise<FileCounts> {
  const { place, identities, files, signal, companies } = options
  const counts: FileCounts = { held: 0, copied: 0, lost: 0 }
  for await (const rows of filesByTenant(client, companies && [companies.from])) {
    await eachOf(rows, signal, async (file) => {
      const own = companies?.to ?? file.tenantId
      const stored = await files.digest(own, file.id)
      if (stored?.sha256.equals(file.sha256)) {
        counts.held += 1
        return
      }
      const name = copyOf(file.tenantId, file.id)
      // One that cannot be read is lost, and keeps no other from coming back.
      const bytes = await openedBytes(identities, place, name).catch(() => null)
      if (bytes === null || !isWhole(bytes, file)) {
        counts.lost += 1
        return
      }
      await files.put(own, file.id, bytes)
      counts.held += 1
      counts.copied += 1
    })
  }
  return counts
}

/** Removes the files that `copyFilesIn` gave to another company. */
export async function dropFiles(
  client: Client,
  files: FileStore,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  for await (const rows of filesByTenant(client, [from])) {
    for (const { id } of rows) await files.remove(to, id)
  }
}

const isWhole = (bytes: Buffer, { sha256 }: FileRow) =>
  createHash('sha256').update(bytes).digest().equals(sha256)

/**
 * Visits files, some at once. After one that fails no other is begun, and those that were begun end
 * before the first failure is thrown.
 */
async function eachOf(
  rows: readonly FileRow[],
  signal: AbortSignal,
  visit: (file: FileRow) => Promise<void>,
): Promise<void> {
  const waiting = rows.values()
  const failures: unknown[] = []
  const visitWaiting = async () => {
    for (const file of waiting) {
      if (failures.length > 0) return
      try {
        signal.throwIfAborted()
        await visit(file)
      } catch (error) {
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visitWaiting))
  if (failures.length > 0) throw failures[0]
}

/** Reads the files of each company and person that has any. */
async function* filesByTenant(
  client: Client,
  owners?: readonly string[],
): AsyncGenerator<[FileRow, ...FileRow[]]> {
  const all = async () => [...(await readOwners(client)), ...(await readPicturedPeople(client))]
  for (const id of owners ?? (await all())) {
    await client.query(`SELECT set_config('app.tenant_id', $1, false)`, [id])
    const { rows } = await client.query<FileRow>(
      `SELECT tenant_id AS "tenantId", id, bytes, sha256 FROM public.files
       WHERE tenant_id = $1 ORDER BY id`,
      [id],
    )
    const [first, ...others] = rows
    if (first) yield [first, ...others]
  }
}

async function hasRow(client: Client, { tenantId, id }: FileRow): Promise<boolean> {
  const { rowCount } = await client.query(
    'SELECT FROM public.files WHERE tenant_id = $1 AND id = $2',
    [tenantId, id],
  )
  return rowCount === 1
}
