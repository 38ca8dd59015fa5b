import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Actor } from '@portaria/contract/actor'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { writeCsv } from '../platform/spreadsheets/csv-writer.ts'
import { writeXlsx } from '../platform/spreadsheets/xlsx-writer.ts'
import type { Machinery } from './machinery.ts'

export type ExportFormat = 'csv' | 'xlsx'

/** Reading many rows takes longer than a list may. */
const EXPORT_TIMEOUT_MS = 300_000

export type ExportedLines = {
  /** Of the sheet. */
  readonly name: string
  readonly format: ExportFormat
  /** The head first; cells are defused by whoever writes them. */
  lines(context: TenantContext): AsyncGenerator<string[]>
}

/**
 * Writes lines to a file and answers it as a stream. The file is complete before the first byte is sent, so
 * that a slow client holds no database connection. It runs on connections of its own, one file of a company
 * at a time.
 */
export async function exportFile(
  { transfers, lanes }: Pick<Machinery, 'transfers' | 'lanes'>,
  actor: Actor,
  { name, format, lines }: ExportedLines,
): Promise<Readable> {
  await mkdir(transfers, { recursive: true, mode: 0o700 })
  const file = path.join(transfers, newId())
  try {
    await lanes.exports.inTenant(actor, async (context) => {
      await context.queries.count(
        sql`SELECT set_config('statement_timeout', ${String(EXPORT_TIMEOUT_MS)}, true)`,
      )
      const all = lines(context)
      const written = format === 'csv' ? writeCsv(all) : writeXlsx(name, all)
      await pipeline(written, createWriteStream(file, { mode: 0o600 }))
    })
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
  const stream = createReadStream(file)
  stream.once('close', () => void rm(file, { force: true }))
  return stream
}
