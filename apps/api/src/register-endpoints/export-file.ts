import { EventEmitter, once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Actor } from '@portaria/contract/actor'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { writeCsv } from '../platform/spreadsheets/csv-writer.ts'
import type { WrittenCell } from '../platform/spreadsheets/written-cell.ts'
import { writeXlsx } from '../platform/spreadsheets/xlsx-writer.ts'
import type { Machinery } from './machinery.ts'

/** `table` is the lines as JSON, of which a browser makes a PDF. */
export type ExportFormat = 'csv' | 'xlsx' | 'table'

/** Rows that a file of a format takes at most: a sheet of Excel, and a PDF that a browser still makes. */
export const ROWS_AT_MOST: Readonly<Record<ExportFormat, number>> = {
  csv: Number.POSITIVE_INFINITY,
  xlsx: 1_000_000,
  table: 5_000,
}

const writers: Readonly<
  Record<ExportFormat, (name: string, lines: AsyncGenerator<readonly WrittenCell[]>) => Readable>
> = {
  csv: (_name, lines) => writeCsv(lines),
  xlsx: writeXlsx,
  table: (_name, lines) => Readable.from(jsonLines(lines), { objectMode: false }),
}

async function* jsonLines(lines: AsyncGenerator<readonly WrittenCell[]>): AsyncGenerator<string> {
  let before = '{"data":['
  for await (const line of lines) {
    yield `${before}${JSON.stringify(line)}`
    before = ','
  }
  yield ']}'
}

/** Reading many rows takes longer than a list may. */
const TIMEOUT_MS = '300000'

/** The lines of a file, the head first and their texts defused. */
export type FileLines = (context: TenantContext) => AsyncGenerator<readonly WrittenCell[]>

/**
 * Writes lines to a file of a format whose sheet has a name, and answers it as a stream that follows the file while
 * it grows. `prepare` answers the lines, in a transaction of its own: what it refuses is refused, and what it writes,
 * such as the line in the trail, is there before the first byte leaves. A later failure breaks the stream off.
 * Writing waits for no client, so that a slow one holds no database connection. It runs on connections of its own,
 * one file of a company at a time.
 */
export async function exportFile(
  { transfers, lanes }: Pick<Machinery, 'transfers' | 'lanes'>,
  actor: Actor,
  [name, format]: readonly [string, ExportFormat],
  prepare: (context: TenantContext) => Promise<FileLines>,
): Promise<Readable> {
  const inTime = <T>(work: (context: TenantContext) => Promise<T>): Promise<T> =>
    lanes.exports.inTenant(actor, async (context) => {
      await context.queries.count(sql`SELECT set_config('statement_timeout', ${TIMEOUT_MS}, true)`)
      return work(context)
    })
  const lines = await inTime(prepare)
  await mkdir(transfers, { recursive: true, mode: 0o700 })
  const file = path.join(transfers, newId())
  const handle = await open(file, 'wx+', 0o600)
  const grown = new EventEmitter()
  const writing = inTime(async (context) => {
    const growing = new Transform({
      transform(chunk, _encoding, done) {
        done(null, chunk)
        setImmediate(() => grown.emit('grown'))
      },
    })
    await pipeline(writers[format](name, lines(context)), growing, createWriteStream(file))
  })
  const isOver = Promise.allSettled([writing]).then(() => 'over' as const)
  const growth = () => Promise.race([isOver, once(grown, 'grown').then(() => 'grown' as const)])
  const followed = Readable.from(follow(handle, growth, writing), { objectMode: false })
  return followed.once('close', () => {
    void handle.close()
    void rm(file, { force: true })
  })
}

/** Bytes that are read from a file at once. */
const CHUNK = 64 * 1024

/** The bytes of a file while it grows, until its writing is over; fails as that does. */
async function* follow(
  file: FileHandle,
  growth: () => Promise<'over' | 'grown'>,
  writing: Promise<unknown>,
): AsyncGenerator<Buffer> {
  let isLast = false
  for (;;) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(CHUNK), 0, CHUNK)
    if (bytesRead > 0) yield buffer.subarray(0, bytesRead)
    else if (isLast) break
    else isLast = (await growth()) === 'over'
  }
  await writing
}
