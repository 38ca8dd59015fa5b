/** One line of a sheet: `line` as a spreadsheet counts (the head is 1). Cells are text as a person reads it, trimmed of nothing. */
export type SheetLine = { line: number; cells: string[] }

/** Why a file cannot be read. The code is for programs, the message for the log. */
export type SheetErrorCode = 'not_a_spreadsheet' | 'too_large' | 'too_many_lines' | 'unreadable'

/**
 * A file that cannot be read as a spreadsheet: `not_a_spreadsheet` is of another kind (encrypted
 * workbooks and `.xls` among them), `unreadable` is damaged or built against its own format,
 * `too_large` and `too_many_lines` pass `SHEET_LIMITS`.
 */
export class SheetError extends Error {
  readonly code: SheetErrorCode

  constructor(code: SheetErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'SheetError'
    this.code = code
  }
}

/** How much of a file is read: bytes on disk, bytes inflated in all, and lines below the head. */
export type SheetLimits = {
  readonly csvBytes: number
  readonly xlsxBytes: number
  readonly xlsxUnpackedBytes: number
  readonly lines: number
}

const MiB = 1024 * 1024

/** The limits of every file that people send. */
export const SHEET_LIMITS: SheetLimits = {
  csvBytes: 64 * MiB,
  xlsxBytes: 20 * MiB,
  xlsxUnpackedBytes: 300 * MiB,
  lines: 100_000,
}

/** Characters in one line, more than any sheet has: past it a quote or tag was never closed. */
export const LONGEST_LINE = MiB

/** The grid of Excel and LibreOffice: no sheet has more. */
export const GRID = { rows: 1_048_576, columns: 16_384 } as const

/**
 * Which of both a file is by its first bytes, never by its name. Only a zip can be XLSX; whether
 * the rest is CSV at all, its reader finds out.
 */
export function sheetFormat(firstBytes: Buffer): 'csv' | 'xlsx' {
  return firstBytes.subarray(0, 4).equals(ZIP_SIGNATURE) ? 'xlsx' : 'csv'
}

const ZIP_SIGNATURE = Buffer.from('PK\x03\x04', 'latin1')

/**
 * Lets through the lines that say anything, under their own numbers: cells that hold nothing but
 * white space are what spreadsheets leave where a line was cleared. Throws `too_many_lines`.
 */
export async function* filledLines(
  lines: AsyncIterable<SheetLine>,
  limits: SheetLimits,
): AsyncGenerator<SheetLine, void, undefined> {
  let filled = 0
  for await (const each of lines) {
    if (each.line > GRID.rows)
      throw new SheetError('too_many_lines', 'past the last row of a sheet')
    if (each.cells.every((cell) => cell.trim() === '')) continue
    filled += 1
    if (filled > limits.lines + 1) {
      throw new SheetError('too_many_lines', `more than ${limits.lines} lines below the head`)
    }
    yield each
  }
}
