/**
 * A cell to be written: text, a number, or a day with the words for formats that only have words.
 */
export type WrittenCell = string | number | { readonly day: string; readonly text: string }

/** Returns a cell as text, with a decimal comma as Brazilian spreadsheets read it. */
export function wordsOfCell(cell: WrittenCell): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  return typeof cell === 'string' ? cell : cell.text
}

const DAY = 86_400_000

/**
 * Returns the number by which a workbook counts a day: 1 January 1900 is 1, and that year has a 29
 * February.
 */
export const serialOfDay = (day: string): number =>
  (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / DAY
