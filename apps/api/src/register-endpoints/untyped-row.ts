/**
 * A row whose columns are known only through its definition, since one machinery serves all
 * registers. Only this folder and the behaviours of registers handle such rows.
 */
export type UntypedRow = { readonly [column: string]: unknown } & { readonly id: string }

/** Returns the owned rows in a field's value; none for null. */
export const ownedIn = (value: unknown) => (value ?? []) as Record<string, unknown>[]

/** Returns the row's version; the schema's test guarantees the column. */
export function versionOf(row: UntypedRow): number {
  return Number(row['version'])
}

/** Returns the ids of rows. */
export const idsOf = (rows: readonly { readonly id: string }[]): string[] =>
  rows.map(({ id }) => id)

/** Whether a moment of a row is at or before another one; false if the row has no such moment. */
export const hasCome = (moment: Date | null, at: Date): boolean => moment !== null && moment <= at

/** Whether two stored values are the same: lists and objects by their content. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one == null || other == null) return (one ?? null) === (other ?? null)
  // The driver may return a number as text, and a body has it as a number.
  return unquoted(stable(one)) === unquoted(stable(other))
}

const unquoted = (json: string) => json.replace(/^"([^"]*)"$/, '$1')

/** Returns JSON with sorted keys and without nulls, so that a stored object equals the sent one. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner) && !(inner instanceof Date)
      ? Object.fromEntries(
          Object.entries(inner)
            .filter(([, entry]) => entry !== null)
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
      : inner,
  )
}
