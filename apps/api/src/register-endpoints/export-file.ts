import { EventEmitter, once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Actor } from '@portaria/contract/actor'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { writeCsv } from '../platform/spreadsheets/csv-writer.ts'
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
  Record<ExportFormat, (name: string, lines: AsyncGenerator<string[]>) => Readable>
> = {
  csv: (_name, lines) => writeCsv(lines),
  xlsx: writeXlsx,
  table: (_name, lines) => Readable.from(jsonLines(lines), { objectMode: false }),
}

async function* jsonLines(lines: AsyncGenerator<string[]>): AsyncGenerator<string> {
  let before = '{"data":['
  for await (const line of lines) {
    yield `${before}${JSON.stringify(line)}`
    before = ','
  }
  yield ']}'
}

/** Reading many rows takes longer than a list may. */
const TIMEOUT_MS = '300000'

/**
 * Writes lines, the head first and their cells defused, to a file of a format whose sheet has a name, and answers
 * it as a stream that follows the file while it grows. Writing waits for no client, so that a slow one holds no
 * database connection; what is refused before the first line is refused, and a later failure breaks the stream off.
 * It runs on connections of its own, one file of a company at a time.
 */
export async function exportFile(
  { transfers, lanes }: Pick<Machinery, 'transfers' | 'lanes'>,
  actor: Actor,
  [name, format]: readonly [string, ExportFormat],
  lines: (context: TenantContext) => AsyncGenerator<string[]>,
): Promise<Readable> {
  await mkdir(transfers, { recursive: true, mode: 0o700 })
  const file = path.join(transfers, newId())
  const drop = () => rm(file, { force: true })
  const grown = new EventEmitter()
  const write = async (context: TenantContext) => {
    await context.queries.count(sql`SELECT set_config('statement_timeout', ${TIMEOUT_MS}, true)`)
    const written = writers[format](name, lines(context))
    const growing = new Transform({
      transform(chunk, _encoding, done) {
        done(null, chunk)
        setImmediate(() => grown.emit('grown'))
      },
    })
    await pipeline(written, growing, createWriteStream(file, { mode: 0o600 }))
  }
  const writing = lanes.exports.inTenant(actor, write)
  const isOver = writing.then(
    () => 'over' as const,
    () => 'over' as const,
  )
  const growth = () => Promise.race([isOver, once(grown, 'grown').then(() => 'grown' as const)])
  try {
    if ((await growth()) === 'over') await writing
  } catch (error) {
    await drop()
    throw error
  }
  const followed = Readable.from(follow(file, growth, writing), { objectMode: false })
  return followed.once('close', () => void drop())
}

/** Bytes that are read from a file at once. */
const CHUNK = 64 * 1024

/** The bytes of a file while it grows, until its writing is over; fails as that does. */
async function* follow(
  file: string,
  growth: () => Promise<'over' | 'grown'>,
  writing: Promise<unknown>,
): AsyncGenerator<Buffer> {
  const handle = await open(file)
  try {
    let isLast = false
    for (;;) {
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(CHUNK), 0, CHUNK)
      if (bytesRead > 0) yield buffer.subarray(0, bytesRead)
      else if (isLast) break
      else isLast = (await growth()) === 'over'
    }
    await writing
  } finally {
    await handle.close()
  }
}
