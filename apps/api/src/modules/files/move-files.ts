import { createHash } from 'node:crypto'
import { systemActor } from '@portaria/contract/actors/actor'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { sql } from 'kysely'
import type { AppDatabase } from '../../platform/database/app-database.ts'
import type { FileStore } from '../../platform/files/file-store.ts'

/** Numbers of files by what became of them. */
export type MoveCounts = {
  copied: number
  /** Files that the target had already, unchanged. */
  present: number
  /** Files that the source lacks. */
  missing: number
  /** Files whose bytes in the source are not those that were stored. */
  damaged: number
}

export type MoveOptions = {
  from: FileStore
  to: FileStore
  /** Called with the counts from time to time. */
  onProgress(counts: Readonly<MoveCounts>): void
  /** Ends the move after the files that are being copied. */
  signal: AbortSignal
}

type Row = { tenantId: string; id: string; bytes: number; sha256: Buffer }

/** Files that are held at a time. */
const AT_ONCE = 8

/** Rows that are read at a time. */
const SHARE = 500

/**
 * Copies every file that has a row from one store to another, and reads each copy again. Files that
 * the target has are skipped, so that a move that was stopped goes on. Nothing is removed from the
 * source, and the server may serve meanwhile. Throws `unavailable` if a store does not answer.
 */
export async function moveFiles(database: AppDatabase, options: MoveOptions): Promise<MoveCounts> {
  const counts: MoveCounts = { copied: 0, present: 0, missing: 0, damaged: 0 }
  for (const tenantId of await ownersOf(database)) {
    for await (const rows of rowsOf(database, tenantId)) {
      const waiting = rows.values()
      const copyWaiting = async () => {
        for (const row of waiting) {
          if (options.signal.aborted) return
          const outcome = await copyFile(database, row, options)
          if (outcome !== 'gone') counts[outcome] += 1
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, copyWaiting))
      if (options.signal.aborted) return counts
      options.onProgress(counts)
    }
  }
  return counts
}

/** Returns the companies, the people with an own picture, and the platform. */
async function ownersOf(database: AppDatabase): Promise<string[]> {
  const owners = await database.onPlatform(systemActor('move-files'), (queries) =>
    queries.all(sql<{ id: string }>`
      SELECT id FROM tenants
      UNION SELECT id FROM users WHERE photo_file_id IS NOT NULL
      ORDER BY id`),
  )
  return [NIL_TENANT, ...owners.map(({ id }) => id)]
}

async function* rowsOf(database: AppDatabase, tenantId: string): AsyncIterable<Row[]> {
  let after: string | null = null
  for (;;) {
    const rows: Omit<Row, 'tenantId'>[] = await database.inTenant(
      systemActor('move-files', tenantId),
      ({ queries }) =>
        queries.all(sql<Omit<Row, 'tenantId'>>`
        SELECT id, bytes, sha256 FROM files WHERE tenant_id = ${tenantId} AND (${after}::uuid IS NULL OR id > ${after})
        ORDER BY id LIMIT ${SHARE}`),
    )
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows.map((row) => ({ ...row, tenantId }))
    after = last.id
  }
}

/** Copies one file; `gone` says that its row was deleted meanwhile. */
async function copyFile(
  database: AppDatabase,
  row: Row,
  { from, to }: MoveOptions,
): Promise<keyof MoveCounts | 'gone'> {
  const { tenantId, id } = row
  const there = await to.digest(tenantId, id)
  if (there?.bytes === row.bytes && there.sha256.equals(row.sha256)) return 'present'
  const bytes = await from.get(tenantId, id)
  if (bytes === null) return (await isGone(database, row)) ? 'gone' : 'missing'
  if (!isWhole(bytes, row)) return 'damaged'
  await to.put(tenantId, id, bytes)
  const copy = await to.get(tenantId, id)
  if (copy === null || !isWhole(copy, row)) throw new Error(`the copy of ${id} differs`)
  return 'copied'
}

const isWhole = (bytes: Buffer, { bytes: length, sha256 }: Row) =>
  bytes.length === length && createHash('sha256').update(bytes).digest().equals(sha256)

async function isGone(database: AppDatabase, { tenantId, id }: Row): Promise<boolean> {
  const row = await database.inTenant(systemActor('move-files', tenantId), ({ queries }) =>
    queries.first(sql`SELECT FROM files WHERE tenant_id = ${tenantId} AND id = ${id}`),
  )
  return row === undefined
}
