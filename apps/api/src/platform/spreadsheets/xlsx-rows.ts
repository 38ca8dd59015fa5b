import { columnOfAddress, type Merge, mergedLines } from './merged-cells.ts'
import { formatIsoDate, formatNumber, GENERAL, type NumberFormat } from './number-format.ts'
import type { SharedStrings } from './shared-strings.ts'
import { GRID, isBlank, LONGEST_CELL, LONGEST_LINE, SheetError, type SheetLine } from './sheet.ts'
import { createTextCollector, unescapeXstring } from './text-collector.ts'
import { createXmlReader } from './xml-reader.ts'

/** The parts of a workbook that cells refer to. */
export type CellContext = {
  readonly sharedStrings: SharedStrings
  readonly formats: readonly NumberFormat[]
  readonly from1904: boolean
  /**
   * Limit of characters of all cells together: one shared string can be the text of a million
   * cells.
   */
  readonly mostCharacters: number
  /** Limit of columns of the head: a filled cell beyond it is a fault of its line. */
  readonly mostColumns: number
  readonly merges: readonly Merge[]
}

/** Limit of elements: as many as a full sheet has if every cell is a text as long as a name. */
const MOST_ELEMENTS = 25_000_000

type Cell = { column: number; type: string; style: number; stored: string }

/**
 * Yields every row of the sheet's file, filled up to its last cell. Throws `unreadable`,
 * `too_large` or `too_complex`.
 */
export async function* xlsxRows(
  chunks: AsyncIterable<Buffer>,
  context: CellContext,
): AsyncGenerator<SheetLine> {
  let ready: SheetLine[] = []
  const reader = createRowReader(context, (row) => ready.push(row))
  for await (const chunk of chunks) {
    reader.write(chunk)
    yield* ready
    ready = []
  }
  reader.end()
  yield* ready
}

function createRowReader(context: CellContext, deliver: (row: SheetLine) => void) {
  const collector = createTextCollector()
  let row: SheetLine = { line: 0, cells: [] }
  let cell: Cell = { column: -1, type: 'n', style: 0, stored: '' }
  let inValue = false
  let inRow = 0
  let cellsOfRow = 0
  let inSheet = 0
  const merges = mergedLines(context.merges)
  // Anchors of buttons and pictures, further down, have rows and columns of their own.
  let inData = false

  const countText = (text: string) => {
    inRow += text.length
    inSheet += text.length
    if (inRow > LONGEST_LINE) throw new SheetError('unreadable', 'a row without end')
    if (inSheet > context.mostCharacters) throw new SheetError('too_large', 'too much text')
  }

  return createXmlReader({
    open: (name, attributes) => {
      if (name === 'sheetData') inData = true
      if (!inData) return
      if (name === 'row') {
        inRow = 0
        cellsOfRow = 0
        row = { line: rowNumber(attributes['r'], row.line), cells: [] }
        cell = { column: -1, type: 'n', style: 0, stored: '' }
      } else if (name === 'c') {
        cellsOfRow += 1
        if (cellsOfRow > GRID.columns) throw new SheetError('unreadable', 'a row without end')
        cell = {
          column: columnNumber(attributes['r'], cell.column),
          type: attributes['t'] ?? 'n',
          style: Number(attributes['s'] ?? 0),
          stored: '',
        }
        collector.begin()
      } else if (name === 'v') {
        inValue = true
        cell.stored = ''
      } else {
        collector.open(name)
      }
    },
    text: (text) => {
      if (!inData) return
      if (!inValue) collector.text(text)
      else if (cell.stored.length <= LONGEST_LINE) cell.stored += text
      else throw new SheetError('unreadable', 'a cell without end')
    },
    close: (name) => {
      if (name === 'sheetData') inData = false
      if (!inData) return
      if (name === 'row') {
        for (const text of merges.fill(row)) countText(text)
        deliver(row)
      } else if (name === 'c') {
        const text = cell.type === 'inlineStr' ? collector.end() : cellText(cell, context)
        if (text === '') return
        countText(text)
        if (cell.column < context.mostColumns) place(row, cell.column, text)
        else if (!isBlank(text)) row.fault = 'columns_extra'
      } else if (name === 'v') {
        inValue = false
      } else {
        collector.close(name)
      }
    },
    mostElements: MOST_ELEMENTS,
  })
}

function place(row: SheetLine, column: number, text: string): void {
  const { cells } = row
  while (cells.length < column) cells.push('')
  cells[column] = text.slice(0, LONGEST_CELL)
  if (text.length > LONGEST_CELL) row.fault ??= 'too_long'
}

function cellText({ type, stored, style }: Cell, context: CellContext): string {
  switch (type) {
    case 's':
      return stored === '' ? '' : context.sharedStrings.at(Number(stored))
    case 'str':
      return unescapeXstring(stored)
    case 'b':
      return booleanText(stored)
    case 'd':
      return formatIsoDate(stored)
    case 'e':
      return stored
    default:
      return formatNumber(stored, context.formats[style] ?? GENERAL, context.from1904)
  }
}

/** Formats a truth value as Brazilian Excel shows it, and writes it to CSV. */
function booleanText(stored: string): string {
  if (stored === '') return ''
  return stored === '1' || stored === 'true' ? 'VERDADEIRO' : 'FALSO'
}

/** Returns the number of a row. Rows may leave it out, and then follow the one before. */
function rowNumber(given: string | undefined, previous: number): number {
  const number = given === undefined ? previous + 1 : Number(given)
  if (!Number.isInteger(number) || number <= previous) {
    throw new SheetError('unreadable', `row ${given} after row ${previous}`)
  }
  return number
}

/** Returns the column of a cell's address (`C5` is 2), or the one after the previous cell's. */
function columnNumber(address: string | undefined, previous: number): number {
  const column = address === undefined ? previous + 1 : columnOfAddress(address)
  if (column < 0 || column >= GRID.columns) {
    throw new SheetError('unreadable', `a cell in column ${column + 1}`)
  }
  return column
}
