/**
 * A row whose columns are known only through its definition: the price of one machinery for all
 * registers. Only this folder and the behaviours of registers handle such rows.
 */
export type UntypedRow = { readonly [column: string]: unknown } & { readonly id: string }

/** The version that an ETag shows; the schema's test vouches for the column. */
export function versionOf(row: UntypedRow): number {
  return Number(row['version'])
}

/** Whether two stored values are the same: lists and objects by what they hold. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one == null || other == null) return (one ?? null) === (other ?? null)
  // A number may come as text from the driver, and as a number from a body.
  return unquoted(stable(one)) === unquoted(stable(other))
}

const unquoted = (json: string) => json.replace(/^"([^"]*)"$/, '$1')

/** JSON with its keys in order and without nulls, so that a stored object equals the one sent. */
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
