/** A day with the words for formats that only have words. */
export type DayCell = { readonly day: string; readonly text: string }

/** The only cell of a line that begins a further sheet of a workbook; in other formats, its name. */
export type SheetCell = { readonly sheet: string }

/** A cell to be written: text, a number, a day, or the name of the sheet that follows. */
export type WrittenCell = string | number | DayCell | SheetCell

/** Returns a cell as text, with a decimal comma as Brazilian spreadsheets read it. */
export function wordsOfCell(cell: WrittenCell): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  if (typeof cell === 'string') return cell
  return 'sheet' in cell ? cell.sheet : cell.text
}

/** Returns the name of the sheet that a line begins; undefined for a line of a sheet. */
export function sheetBegun([cell]: readonly WrittenCell[]): string | undefined {
  return typeof cell === 'object' && 'sheet' in cell ? cell.sheet : undefined
}

const DAY = 86_400_000

/**
 * Returns the number by which a workbook counts a day: 1 January 1900 is 1, and that year has a 29
 * February.
 */
export const serialOfDay = (day: string): number =>
  (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / DAY
