import type { ReactNode } from 'react'

/** One column of a table of rows. */
export interface Column<Row> {
  /** Identifies it in the sort and in the list of hidden columns. */
  key: string
  header: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  /** `end` for numbers. */
  align?: 'start' | 'center' | 'end'
  /**
   * Minimum width in CSS, for example `12rem`; a column takes the width of its content on one line.
   */
  width?: string
  /** Classes of the placeholder while loading, in the shape of the content: `h-5.5 w-16`. */
  skeleton?: string
  /** Whether it cannot be hidden, like the first column and those that name the row. */
  fixed?: boolean
  /** Whether cards leave it out, to stay short. */
  cardHidden?: boolean
}

export interface SortState {
  key: string
  direction: 'ascending' | 'descending'
}

/** The next sort after a press on a column's head: ascending, descending, then none. */
export function nextSort(sort: SortState | null, key: string): SortState | null {
  if (sort?.key !== key) return { key, direction: 'ascending' }
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : null
}

/**
 * The selection after a press on a row's checkbox. With `from` (Shift held; the index of the
 * checkbox pressed before) every row between the two gets the new state of the pressed one.
 */
export function toggleSelection(
  selection: ReadonlySet<string>,
  keys: readonly string[],
  index: number,
  from: number | null,
): Set<string> {
  const next = new Set(selection)
  const on = !selection.has(keys[index] ?? '')
  const start = Math.min(index, from ?? index)
  for (const key of keys.slice(start, Math.max(index, from ?? index) + 1)) {
    if (on) next.add(key)
    else next.delete(key)
  }
  return next
}
