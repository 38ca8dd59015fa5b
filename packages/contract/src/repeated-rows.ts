type Row = Readonly<Record<string, unknown>>

/** The owned rows of a value that is being checked. */
export const rowsIn = (value: unknown): readonly Row[] =>
  Array.isArray(value) ? (value as readonly Row[]) : []

/** The place of the first row whose values of some fields an earlier row has; -1 where there is none. */
export function repeatedRow(value: unknown, ...names: readonly string[]): number {
  const keys = rowsIn(value).map((row) => JSON.stringify(names.map((name) => row[name] ?? null)))
  return keys.findIndex((key, nth) => keys.indexOf(key) !== nth)
}
