/** A grid without an empty place: its columns, and how many of them the first part takes. */
export type EvenColumns = { readonly columns: number; readonly first: 1 | 2 }

/**
 * Returns the greatest number of columns, up to a limit, that some parts fill: evenly, or with the
 * first part in two columns.
 */
export function evenColumns(parts: number, most: number): EvenColumns {
  if (parts <= most) return { columns: Math.max(1, parts), first: 1 }
  for (let columns = most; columns > 1; columns -= 1) {
    if (parts % columns === 0) return { columns, first: 1 }
    if ((parts + 1) % columns === 0) return { columns, first: 2 }
  }
  return { columns: 1, first: 1 }
}
