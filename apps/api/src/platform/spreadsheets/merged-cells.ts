import { isBlank, SheetError, type SheetLine } from './sheet.ts'

/** One cell over several lines: its column, and its first and last line. */
export type Merge = { readonly column: number; readonly from: number; readonly to: number }

/** One per unit of the largest companies; a sheet with more is not a register. */
const MOST_MERGES = 100_000

/** Limit of characters of a `mergeCell` element, so that one across two chunks is seen whole. */
const LONGEST_TAG = 200
const element =
  /<(?:\w+:)?mergeCell\s[^<>]{0,100}?ref=["']([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})["']/g

/**
 * Reads the cells that are merged over several lines, by their first line. They come after the rows
 * in the file, which is therefore read once more for them; text has no raw `<`. Throws
 * `too_complex`.
 */
export async function readMerges(chunks: AsyncIterable<Buffer>): Promise<Merge[]> {
  const merges: Merge[] = []
  let rest = ''
  for await (const chunk of chunks) {
    const text = rest + chunk.toString('latin1')
    let end = 0
    for (const match of text.includes('mergeCell') ? text.matchAll(element) : []) {
      const [whole, letters = '', from = '', to = ''] = match
      end = match.index + whole.length
      if (Number(to) > Number(from))
        merges.push({ column: columnOfAddress(letters), from: Number(from), to: Number(to) })
      if (merges.length > MOST_MERGES) throw new SheetError('too_complex', 'merged cells')
    }
    rest = text.slice(Math.max(end, text.length - LONGEST_TAG))
  }
  return merges.toSorted((one, other) => one.from - other.from)
}

/** Returns the column of a cell's address: `C5` is 2. */
export function columnOfAddress(address: string): number {
  let column = 0
  for (const letter of /^[A-Z]{0,3}/i.exec(address)?.[0].toUpperCase() ?? '') {
    column = column * 26 + letter.charCodeAt(0) - 64
  }
  return column - 1
}

/**
 * Fills lines, in ascending order, with the text of merged cells, which only their first line has.
 * If several overlap, which no spreadsheet writes, the last one counts: a line costs no more than
 * its columns.
 */
export function mergedLines(merges: readonly Merge[]) {
  let next = 0
  const open = new Map<number, { readonly to: number; readonly text: string }>()
  return {
    /** Fills a line that has content of its own; returns the filled-in texts. */
    fill(row: SheetLine): string[] {
      for (const [column, { to }] of open) if (to < row.line) open.delete(column)
      const texts: string[] = []
      if (open.size > 0 && !row.cells.every(isBlank)) {
        for (const [column, { text }] of open) {
          if (!isBlank(row.cells[column] ?? '')) continue
          while (row.cells.length < column) row.cells.push('')
          row.cells[column] = text
          row.merged = [...(row.merged ?? []), column]
          texts.push(text)
        }
      }
      for (let merge = merges[next]; merge && merge.from <= row.line; merge = merges[next]) {
        next += 1
        const text = merge.from === row.line ? (row.cells[merge.column] ?? '') : ''
        if (!isBlank(text)) open.set(merge.column, { to: merge.to, text })
      }
      return texts
    },
  }
}
