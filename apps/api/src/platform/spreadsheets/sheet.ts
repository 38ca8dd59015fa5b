/**
 * One line of a sheet: `line` as a spreadsheet counts (the head is 1). Cells are text as a person
 * reads it, not trimmed. A line with a fault differs from the file: `columns_extra` had filled
 * cells outside the head, which are left out, `too_long` had a cell past `LONGEST_CELL`, which is
 * cut.
 */
export type SheetLine = {
  line: number
  cells: string[]
  fault?: LineFault
  /** The columns of this line that a cell merged over several lines fills. */
  merged?: number[]
}

/** A fault of a whole line; the code of its error. */
export type LineFault = 'columns_extra' | 'too_long'

/** The reason why a file cannot be read. The code is for programs, the message for the log. */
export type SheetErrorCode =
  | 'not_a_spreadsheet'
  | 'too_large'
  | 'too_many_lines'
  | 'too_many_columns'
  | 'too_complex'
  | 'unreadable'

/**
 * A file that cannot be read as a spreadsheet: `not_a_spreadsheet` is of another kind (encrypted
 * workbooks and `.xls` among them), `unreadable` is damaged or violates its own format,
 * `too_large`, `too_many_lines` and `too_many_columns` pass `SHEET_LIMITS`, and `too_complex` has
 * more formats, texts, attributes or nesting than any sheet made by people, or needs more memory
 * than its reader has.
 */
export class SheetError extends Error {
  readonly code: SheetErrorCode

  constructor(code: SheetErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'SheetError'
    this.code = code
  }
}

/**
 * Limits of reading a file: bytes on disk, bytes inflated in all, lines below the head, columns.
 */
export type SheetLimits = {
  readonly csvBytes: number
  readonly xlsxBytes: number
  readonly xlsxUnpackedBytes: number
  readonly lines: number
  /** The last column that a head may fill. */
  readonly columns: number
}

const MiB = 1024 * 1024

/** The limits of every file that people send. */
export const SHEET_LIMITS: SheetLimits = {
  csvBytes: 64 * MiB,
  xlsxBytes: 20 * MiB,
  xlsxUnpackedBytes: 300 * MiB,
  lines: 100_000,
  columns: 256,
}

/** Characters in one line, more than any sheet has: past it a quote or tag was never closed. */
export const LONGEST_LINE = MiB

/** Characters in one cell: the limit of Excel and LibreOffice. */
export const LONGEST_CELL = 32_767

/** The grid of Excel and LibreOffice: no sheet has more. */
export const GRID = { rows: 1_048_576, columns: 16_384 } as const

/**
 * Returns the format of a file by its first bytes, never by its name. Only a zip can be XLSX; its
 * reader finds out whether the rest is CSV at all.
 */
export function sheetFormat(firstBytes: Buffer): 'csv' | 'xlsx' {
  return firstBytes.subarray(0, 4).equals(ZIP_SIGNATURE) ? 'xlsx' : 'csv'
}

const ZIP_SIGNATURE = Buffer.from('PK\x03\x04', 'latin1')

/** Whether a cell is blank. */
export const isBlank = (cell: string) => cell.trim() === ''

/**
 * Yields the lines that are not blank, under their own numbers: spreadsheets leave cells of white
 * space in cleared lines. Throws `too_many_lines`.
 */
export async function* filledLines(
  lines: AsyncIterable<SheetLine>,
  limits: SheetLimits,
): AsyncGenerator<SheetLine, void, undefined> {
  let filled = 0
  for await (const each of lines) {
    if (each.line > GRID.rows)
      throw new SheetError('too_many_lines', 'past the last row of a sheet')
    if (each.fault === undefined && each.cells.every(isBlank)) continue
    filled += 1
    if (filled > limits.lines + 1) {
      throw new SheetError('too_many_lines', `more than ${limits.lines} lines below the head`)
    }
    yield each
  }
}

/** Lines among which the head is searched: people write a title above it. */
const LOOKED_AT = 20

/** Returns the index of the head among the first lines. */
export type HeadFinder = (lines: readonly (readonly string[])[]) => number

/** Takes the first line as the head. */
export const firstLine: HeadFinder = () => 0

/**
 * Yields lines from the head on, none wider than it: filled cells beyond it are left out and make a
 * fault, and so does a cell longer than any spreadsheet holds. Throws `too_many_columns` for a head
 * past the limit.
 */
export async function* fromHead(
  lines: AsyncIterable<SheetLine>,
  limits: SheetLimits,
  { findHead, pads }: { findHead: HeadFinder; pads: boolean },
): AsyncGenerator<SheetLine, void, undefined> {
  const first: SheetLine[] = []
  let width: number | undefined
  const widthOf = ({ cells, fault }: SheetLine) => {
    const filled = cells.findLastIndex((cell) => !isBlank(cell)) + 1
    if (filled > limits.columns || fault === 'columns_extra')
      throw new SheetError('too_many_columns', 'a head without end')
    return Math.min(cells.length, limits.columns)
  }
  const looked = function* (): Generator<SheetLine> {
    const [head, ...rest] = first.slice(findHead(first.map(({ cells }) => cells)))
    first.length = 0
    if (!head) return
    width = widthOf(head)
    for (const each of [head, ...rest]) yield withinWidth(each, width, pads)
  }
  for await (const each of lines) {
    if (width !== undefined) yield withinWidth(each, width, pads)
    else if (first.push(each) === LOOKED_AT) yield* looked()
  }
  if (width === undefined) yield* looked()
}

function withinWidth(each: SheetLine, width: number, pads: boolean): SheetLine {
  const { line, cells, fault, merged } = each
  const isWide = cells.some((cell, column) => column >= width && !isBlank(cell))
  const long = cells.some((cell) => cell.length > LONGEST_CELL)
  const kept = cells.slice(0, width).map((cell) => cell.slice(0, LONGEST_CELL))
  const filled = pads ? kept.concat(Array.from({ length: width - kept.length }, () => '')) : kept
  const found = isWide ? 'columns_extra' : (fault ?? (long ? 'too_long' : undefined))
  return { line, cells: filled, ...(found && { fault: found }), ...(merged && { merged }) }
}
