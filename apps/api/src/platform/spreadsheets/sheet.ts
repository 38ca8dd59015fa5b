/**
 * One line of a sheet: `line` as a spreadsheet counts (the head is 1). Cells are text as a person
 * reads it, trimmed of nothing. A line with a fault is not as it was written: `columns_extra` has
 * filled cells outside the head, which are left out, `too_long` a cell past `LONGEST_CELL`, which is
 * cut.
 */
export type SheetLine = {
  line: number
  cells: string[]
  fault?: LineFault
  /** The columns that a cell merged over several lines fills in this one. */
  merged?: number[]
}

/** What is wrong with a line as such; the code of its error. */
export type LineFault = 'columns_extra' | 'too_long'

/** Why a file cannot be read. The code is for programs, the message for the log. */
export type SheetErrorCode =
  | 'not_a_spreadsheet'
  | 'too_large'
  | 'too_many_lines'
  | 'too_many_columns'
  | 'too_complex'
  | 'unreadable'

/**
 * A file that cannot be read as a spreadsheet: `not_a_spreadsheet` is of another kind (encrypted
 * workbooks and `.xls` among them), `unreadable` is damaged or built against its own format,
 * `too_large`, `too_many_lines` and `too_many_columns` pass `SHEET_LIMITS`, and `too_complex` has
 * more of what stands around the cells (formats, texts, attributes, nesting) than any sheet of
 * people, or needs more memory than its reader has.
 */
export class SheetError extends Error {
  readonly code: SheetErrorCode

  constructor(code: SheetErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'SheetError'
    this.code = code
  }
}

/** How much of a file is read: bytes on disk, bytes inflated in all, lines below the head, columns. */
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
 * Which of both a file is by its first bytes, never by its name. Only a zip can be XLSX; whether
 * the rest is CSV at all, its reader finds out.
 */
export function sheetFormat(firstBytes: Buffer): 'csv' | 'xlsx' {
  return firstBytes.subarray(0, 4).equals(ZIP_SIGNATURE) ? 'xlsx' : 'csv'
}

const ZIP_SIGNATURE = Buffer.from('PK\x03\x04', 'latin1')

/** Whether a cell says nothing. */
export const isBlank = (cell: string) => cell.trim() === ''

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
    if (each.fault === undefined && each.cells.every(isBlank)) continue
    filled += 1
    if (filled > limits.lines + 1) {
      throw new SheetError('too_many_lines', `more than ${limits.lines} lines below the head`)
    }
    yield each
  }
}

/** Lines among which the head is looked for: above it people write what the sheet is. */
const LOOKED_AT = 20

/** Which of the first lines is the head. */
export type HeadFinder = (lines: readonly (readonly string[])[]) => number

/** A sheet whose first line is its head. */
export const firstLine: HeadFinder = () => 0

/**
 * Lines from the head on, none wider than it: what is filled in beyond it is left out and makes a fault, and so does
 * what no spreadsheet could hold. Throws `too_many_columns` for a head past the limit.
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
