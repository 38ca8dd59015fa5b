import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from, to } from 'pg-copy-streams'
import type { TableRows } from './backup-contents.ts'
import { type BackupTable, copyOut } from './backup-tables.ts'

/** The line that ends the rows of a table, as in a script of `pg_dump`. */
const END = '\\.\n'

const NEWLINE = 0x0a

/** The line that begins the rows of a table. */
const HEAD = /^COPY (\w+) FROM stdin;\n$/

/** A table without rows is left out. */
export type RowSource = Pick<BackupTable, 'name' | 'columns'> & {
  readonly sql: string
  /** Owners in whose scopes the rows are read one after the other, within the transaction. */
  readonly scopes?: readonly string[]
}

export const sourceOf = (table: BackupTable): RowSource => ({ ...table, sql: copyOut(table) })

/**
 * Reads tables one after the other into one stream, and notes what it read. Two transactions of one
 * snapshot write the same bytes.
 */
export async function* rowScript(
  client: Client,
  tables: Iterable<RowSource>,
  note: (rows: TableRows) => void,
): AsyncGenerator<Buffer> {
  for (const { name, columns, sql, scopes } of tables) {
    const digest = createHash('sha256')
    let rows = 0
    let isBegun = false
    for await (const chunk of chunksOf(client, sql, scopes)) {
      if (!isBegun) yield Buffer.from(`COPY ${name} FROM stdin;\n`)
      isBegun = true
      digest.update(chunk)
      rows += rowsIn(chunk)
      yield chunk
    }
    if (!isBegun) continue
    yield Buffer.from(END)
    note({ table: name, columns: [...columns], rows, sha256: digest.digest('hex') })
  }
}

async function* chunksOf(
  client: Client,
  sql: string,
  scopes: readonly (string | null)[] = [null],
): AsyncGenerator<Buffer> {
  for (const scope of scopes) {
    if (scope !== null) {
      await client.query(`SELECT set_config('app.tenant_id', $1, true)`, [scope])
    }
    // The stream has no type of its own.
    yield* client.query(to(sql)) as AsyncIterable<Buffer>
  }
}

/**
 * Counts the ends of rows, since a newline within a value is written as two letters. The stream of the
 * driver may end before the server says how many there were.
 */
export function rowsIn(chunk: Buffer): number {
  let rows = 0
  for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) rows += 1
  return rows
}

/** Counts and digests the rows of tables as `rowScript` does, without keeping them. */
export async function digestRows(
  client: Client,
  tables: Iterable<RowSource>,
): Promise<TableRows[]> {
  const found: TableRows[] = []
  for await (const _chunk of rowScript(client, tables, (rows) => found.push(rows)));
  return found
}

/** The rows of a table that were written, which must be those that were read. */
export type LoadedRows = Omit<TableRows, 'columns'>

/** Writes the rows of a script: `copyInOf` says by which COPY those of a table are written. */
export async function loadRowScript(
  client: Client,
  script: AsyncIterable<Buffer>,
  copyInOf: (table: string) => string,
): Promise<LoadedRows[]> {
  const loaded: LoadedRows[] = []
  const reader = scriptReader(script)
  for (let table = await reader.nextTable(); table !== null; table = await reader.nextTable()) {
    const digest = createHash('sha256')
    let rows = 0
    await pipeline(
      async function* () {
        for await (const chunk of reader.rows()) {
          digest.update(chunk)
          rows += rowsIn(chunk)
          yield chunk
        }
      },
      client.query(from(copyInOf(table))),
    )
    loaded.push({ table, rows, sha256: digest.digest('hex') })
  }
  return loaded
}

/** Reads a script by its tables. The rows of one are read to their end before the next is asked for. */
function scriptReader(script: AsyncIterable<Buffer>) {
  const chunks: AsyncIterator<Buffer, unknown> = script[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)

  /** Reads on; returns whether there was more. */
  async function readMore(): Promise<boolean> {
    const { done, value } = await chunks.next()
    if (done) return false
    rest = rest.length === 0 ? value : Buffer.concat([rest, value])
    return true
  }

  return {
    async nextTable(): Promise<string | null> {
      while (!rest.includes('\n')) {
        if (await readMore()) continue
        if (rest.length === 0) return null
        throw new Error('A backup ends within a line.')
      }
      const end = rest.indexOf('\n') + 1
      const [, table] = HEAD.exec(rest.toString('utf8', 0, end)) ?? []
      if (table === undefined) throw new Error('A backup holds what is no table.')
      rest = rest.subarray(end)
      return table
    },

    async *rows(): AsyncGenerator<Buffer> {
      for (;;) {
        const { at, length } = endOf(rest)
        const rows = rest.subarray(0, at)
        rest = rest.subarray(at + length)
        if (rows.length > 0) yield rows
        if (length > 0) return
        if (!(await readMore())) throw new Error('A backup ends within a table.')
      }
    },
  }
}

/**
 * Finds the line that ends a table. Without one, all but the last line, which may be part of it, are
 * rows.
 */
function endOf(rows: Buffer): { at: number; length: number } {
  if (rows.indexOf(END) === 0) return { at: 0, length: END.length }
  const at = rows.indexOf(`\n${END}`) + 1
  if (at > 0) return { at, length: END.length }
  return { at: rows.lastIndexOf('\n') + 1, length: 0 }
}
