import { storableText } from './cell-text.ts'
import { GRID, SheetError } from './sheet.ts'
import { serialOfDay, type WrittenCell, wordsOfCell } from './written-cell.ts'

/** Limit of characters in a cell; Excel takes a longer one for damage. */
const LONGEST_CELL = 32_767
const CHUNK_CHARACTERS = 64 * 1024
/**
 * Lines from which column widths are measured. The file states widths before the first row, so only
 * these lines are read ahead.
 */
const LINES_MEASURED = 100
const NARROWEST = 8
const WIDEST = 48

/** The style numbers of `workbookParts`. */
const STYLE = { text: 1, head: 2, number: 3, day: 4 } as const

type Lines = AsyncIterable<readonly WrittenCell[]>

/** Yields the XML of a sheet in chunks. Throws `too_many_lines` past the last row of a sheet. */
export async function* worksheetXml(lines: Lines, isFirst = true): AsyncGenerator<Buffer> {
  let text = ''
  let rows = 0
  let headColumns = 0
  let measured: (readonly WrittenCell[])[] | null = []
  for await (const cells of lines) {
    rows += 1
    if (rows > GRID.rows) throw new SheetError('too_many_lines', 'past the last row of a sheet')
    if (rows === 1) headColumns = cells.length
    measured?.push(cells)
    text += rowXml(rows, cells)
    if (measured && measured.length < LINES_MEASURED) continue
    if (measured) text = opening(measured, isFirst) + text
    measured = null
    if (text.length < CHUNK_CHARACTERS) continue
    yield Buffer.from(text)
    text = ''
  }
  if (measured) text = opening(measured, isFirst) + text
  yield Buffer.from(text + closing(rows, headColumns))
}

function opening(measured: (readonly WrittenCell[])[], isFirst: boolean): string {
  const columns = columnWidths(measured).map(
    (width, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" style="${STYLE.text}" customWidth="1"/>`,
  )
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    // What is typed goes into all selected sheets, so that one alone is.
    `<sheetViews><sheetView${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
    '</sheetView></sheetViews>' +
    (columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`) +
    '<sheetData>'
  )
}

/**
 * Returns the column widths in characters: the longest line of a cell, and a little room for the
 * filter's button.
 */
function columnWidths(measured: (readonly WrittenCell[])[]): number[] {
  const widths: number[] = []
  for (const cells of measured) {
    cells.forEach((cell, index) => {
      const longest = Math.max(
        ...wordsOfCell(cell)
          .slice(0, 1000)
          .split('\n')
          .map((line) => line.length),
      )
      widths[index] = Math.min(WIDEST, Math.max(widths[index] ?? NARROWEST, longest + 3))
    })
  }
  return widths
}

function closing(rows: number, headColumns: number): string {
  const filter =
    rows > 0 && headColumns > 0
      ? `<autoFilter ref="A1:${columnName(headColumns - 1)}${rows}"/>`
      : ''
  return `</sheetData>${filter}</worksheet>`
}

function rowXml(number: number, cells: readonly WrittenCell[]): string {
  if (cells.length > GRID.columns) throw new RangeError(`${cells.length} cells in one line`)
  const style = number === 1 ? STYLE.head : STYLE.text
  let row = `<row r="${number}">`
  cells.forEach((cell, index) => {
    const place = `r="${columnName(index)}${number}"`
    if (typeof cell === 'number') row += `<c ${place} s="${STYLE.number}"><v>${cell}</v></c>`
    else if (typeof cell === 'object' && 'day' in cell)
      row += `<c ${place} s="${STYLE.day}"><v>${serialOfDay(cell.day)}</v></c>`
    else row += textXml(place, style, wordsOfCell(cell))
  })
  return `${row}</row>`
}

function textXml(place: string, style: number, cell: string): string {
  const text = escapeXstring(fittingText(cell))
  if (text === '') return ''
  return `<c ${place} s="${style}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
}

function fittingText(cell: string): string {
  const text = storableText(cell)
  return text.length > LONGEST_CELL ? storableText(text.slice(0, LONGEST_CELL)) : text
}

/**
 * Escapes text for a cell. XML turns a carriage return into a line feed; Excel reads `_x000D_` as
 * the former.
 */
function escapeXstring(text: string): string {
  return escapeXml(text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_').replaceAll('\r', '_x000D_'))
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Escapes text for XML, between tags or in double quotes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}

const columnNames: string[] = []

/** Returns the letters of a column: 0 is `A`, 26 is `AA`. */
function columnName(index: number): string {
  const known = columnNames[index]
  if (known !== undefined) return known
  const letter = String.fromCharCode(65 + (index % 26))
  const name = index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
  columnNames[index] = name
  return name
}
