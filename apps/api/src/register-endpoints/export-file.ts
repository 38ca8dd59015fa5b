import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Actor } from '@portaria/contract/actors/actor'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { writeSheetFile } from '../platform/spreadsheets/file-writing.ts'
import type { FileFormat } from '../platform/spreadsheets/format-writers.ts'
import type { WrittenCell } from '../platform/spreadsheets/written-cell.ts'
import type { Machinery } from './machinery.ts'

/** Limit of rows in a file, by format: a sheet of Excel, and a PDF that a browser can make. */
export const ROWS_AT_MOST: Readonly<Record<FileFormat, number>> = {
  csv: Number.POSITIVE_INFINITY,
  xlsx: 1_000_000,
  table: 5_000,
}

/** Statement timeout in milliseconds: reading many rows takes longer than a list may. */
const TIMEOUT_MS = '300000'

/** The lines of a file, the head first, with formulas defused. */
export type FileLines = (context: TenantContext) => AsyncGenerator<readonly WrittenCell[]>

/**
 * Writes lines to a file of a format, whose sheet has a name, and answers it as a stream that
 * follows the file while it grows. `prepare` returns the lines, in a transaction of its own: it may
 * refuse the export, and its writes, such as the trail entry, are committed before the first byte
 * leaves. A later failure breaks the stream off. Writing does not wait for the client, so that a
 * slow one holds no database connection, and ends once the client has gone. A long file is written
 * in a thread. Exports run on connections of their own, one file of a company at a time on each server; `lane`
 * names other ones for files that each person may ask for, so that these delay no export of the
 * company.
 */
export async function exportFile(
  { transfers, lanes }: Pick<Machinery, 'transfers' | 'lanes'>,
  actor: Actor,
  [name, format]: readonly [string, FileFormat],
  prepare: (context: TenantContext) => Promise<FileLines>,
  lane: 'exports' | 'feeds' = 'exports',
): Promise<Readable> {
  const inTime = <T>(work: (context: TenantContext) => Promise<T>): Promise<T> =>
    lanes[lane].inTenant(actor, async (context) => {
      await context.queries.count(sql`SELECT set_config('statement_timeout', ${TIMEOUT_MS}, true)`)
      return work(context)
    })
  const lines = await inTime(prepare)
  await mkdir(transfers, { recursive: true, mode: 0o700 })
  const file = path.join(transfers, newId())
  const handle = await open(file, 'wx+', 0o600)
  const growth = signalOfGrowth()
  const gone = new AbortController()
  const writing = inTime((context) =>
    writeSheetFile({ path: file, format, name }, lines(context), {
      grown: growth.tell,
      signal: gone.signal,
    }),
  )
  // The stream that follows the file reports a failure. If the reader has gone before, nobody needs
  // to learn of it.
  writing.catch(() => undefined)
  const followed = Readable.from(follow(handle, growth, writing), { objectMode: false })
  return followed.once('close', () => {
    gone.abort()
    // The server removes leftover files at its start.
    void Promise.allSettled([handle.close(), rm(file, { force: true })])
  })
}

/** Bytes that are read from a file at once. */
const CHUNK = 64 * 1024

type Growth = { tell: () => void; next: () => Promise<unknown> }

/** Makes a signal that a file has grown. */
function signalOfGrowth(): Growth {
  let pending = Promise.withResolvers<void>()
  return {
    tell() {
      pending.resolve()
      pending = Promise.withResolvers()
    },
    next: () => pending.promise,
  }
}

/** Yields the bytes of a file while it grows, until its writing is over; fails if that does. */
async function* follow(
  file: FileHandle,
  growth: Growth,
  writing: Promise<unknown>,
): AsyncGenerator<Buffer> {
  const over = Promise.allSettled([writing])
  let isOver = false
  void over.then(() => (isOver = true))
  for (;;) {
    // Both are taken before reading, so that a change during the read is not missed.
    const grown = growth.next()
    const isLast = isOver
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(CHUNK), 0, CHUNK)
    if (bytesRead > 0) yield buffer.subarray(0, bytesRead)
    else if (isLast) break
    else await Promise.race([grown, over])
  }
  await writing
}
