import type { TenantContext } from '../../database/tenant-context.ts'

/** The company of a backup, and the one that its rows become. */
export type Companies = { readonly from: string; readonly to: string }

/** A row of a table with sealed values; ids and sealed bytes by the names of columns. */
export type SealedRow = Readonly<Record<string, unknown>>

/** Rows with bytes that are sealed or digested with the id of their company. */
export type SealedRows = {
  readonly table: string
  /** The column that names a row within its company. */
  readonly key: string
  /** The columns of bytes that are written anew. */
  readonly columns: readonly string[]
  /** Returns the columns for the other company; null where the old bytes do not open. */
  seal(row: SealedRow, companies: Companies): Readonly<Record<string, Buffer>> | null
}

/** What becomes of a module's rows when a company is brought back beside the living one (platform §43). */
export type CompanyCopy = {
  /**
   * Tables whose rows stay behind: links that are out, what devices hold, what waits to be sent, and
   * what triggers make anew.
   */
  readonly left?: readonly string[]
  readonly sealed?: readonly SealedRows[]
  /** Bytes that hang on no company, each as `table.column`. */
  readonly unbound?: readonly string[]
  /** Changes rows so that nothing of the copy reaches a person or a device, before they are copied. */
  prepare?(context: TenantContext): Promise<void>
}

/** The tables of the platform's own services: events, counters, and what triggers keep. */
export const platformCopy: CompanyCopy = {
  left: [
    'act_counts',
    'live_events',
    'look_ups',
    'outbox',
    'register_count_deltas',
    'sealed_counts',
    'search_words',
    'upload_counts',
  ],
  unbound: ['files.sha256'],
}

/** Returns the tables that stay behind. */
export const leftTables = (copies: readonly CompanyCopy[]): Set<string> =>
  new Set(copies.flatMap(({ left }) => left ?? []))

/** Returns bytes of a sealed row. */
export function bytesOf(row: SealedRow, column: string): Buffer {
  const bytes = row[column]
  if (Buffer.isBuffer(bytes)) return bytes
  throw new Error(`The column ${column} holds no bytes.`)
}
