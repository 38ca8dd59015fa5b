/** A column of items, by their ids in their order. */
export type SortableColumn = {
  readonly id: string
  readonly name: string
  readonly items: readonly string[]
}

/** The place where an item is dropped: on another item, or on a column as a whole. */
export type Target = { readonly item: string } | { readonly column: string }

const columnOf = (columns: readonly SortableColumn[], target: Target) =>
  columns.find((column) =>
    'item' in target ? column.items.includes(target.item) : column.id === target.column,
  )

/**
 * Moves an item to the place of another, or to the end of another column. Returns the same columns
 * if nothing moves.
 */
export function moveItem(
  columns: readonly SortableColumn[],
  item: string,
  target: Target,
): readonly SortableColumn[] {
  const from = columnOf(columns, { item })
  const to = columnOf(columns, target)
  if (from === undefined || to === undefined) return columns
  if (from === to && (!('item' in target) || target.item === item)) return columns
  const place = 'item' in target ? to.items.indexOf(target.item) : to.items.length
  return columns.map((column) => {
    if (column !== from && column !== to) return column
    const items = column.items.filter((each) => each !== item)
    return { ...column, items: column === to ? items.toSpliced(place, 0, item) : items }
  })
}

/** Moves a column to the place of another. */
export function moveColumn(
  columns: readonly SortableColumn[],
  id: string,
  over: string,
): readonly SortableColumn[] {
  const from = columns.findIndex((column) => column.id === id)
  const to = columns.findIndex((column) => column.id === over)
  const moved = columns[from]
  if (moved === undefined || to < 0 || from === to) return columns
  return columns.toSpliced(from, 1).toSpliced(to, 0, moved)
}

/**
 * The position of an item: id and name of its column, its place in it counted from one, and the
 * number of items there.
 */
export function placeOf(
  columns: readonly SortableColumn[],
  item: string,
): { columnId: string; column: string; place: number; of: number } {
  const column = columnOf(columns, { item })
  const items = column?.items ?? []
  return {
    columnId: column?.id ?? '',
    column: column?.name ?? '',
    place: items.indexOf(item) + 1,
    of: items.length,
  }
}
