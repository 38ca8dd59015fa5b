type Row = Readonly<Record<string, unknown>>

/** Returns the owned rows of a value that is being checked. */
export const rowsIn = (value: unknown): readonly Row[] =>
  Array.isArray(value) ? (value as readonly Row[]) : []

/**
 * Returns the index of the first row that repeats an earlier row's values of some fields; -1 if
 * there is none.
 */
export function repeatedRow(value: unknown, ...names: readonly string[]): number {
  const keys = rowsIn(value).map((row) => JSON.stringify(names.map((name) => row[name] ?? null)))
  return keys.findIndex((key, nth) => keys.indexOf(key) !== nth)
}
