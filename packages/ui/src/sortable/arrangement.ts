/** A column of items, by their ids in their order. */
export type SortableColumn = {
  readonly id: string
  readonly name: string
  readonly items: readonly string[]
}

/** Where an item is dropped: on another item, or on a column as a whole. */
export type Target = { readonly item: string } | { readonly column: string }

const columnOf = (columns: readonly SortableColumn[], target: Target) =>
  columns.find((column) =>
    'item' in target ? column.items.includes(target.item) : column.id === target.column,
  )

/**
 * The columns once an item was moved: to the place of another item, or to the end of a column that lacks it. They
 * come back as they were where nothing moves.
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

/** The columns once one was moved to the place of another. */
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

/** Where an item stands: its column by id and by name, its place there from one, and how many there are. */
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
