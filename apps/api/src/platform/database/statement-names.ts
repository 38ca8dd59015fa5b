/**
 * Limit of named statements. A connection keeps the plan of each that it has run, so that every name
 * costs memory in the database on every connection.
 */
const NAMES = 200
/** Limit of statements whose uses are counted while they have no name. */
const COUNTED = 1_000
/** Names that are given at each number of uses; the next ones need twice as many. */
const STEP = 32

export type StatementNames = {
  /** Returns the name under which a statement is prepared; undefined for a seldom one. */
  readonly of: (text: string) => string | undefined
}

/**
 * Gives statements names by how often they are run, the same on every connection of the process. Texts
 * of lists vary with their filters and columns: without counting, those of the first minutes would take
 * all names, and everyday statements that come later would be planned at each call.
 */
export function makeStatementNames(): StatementNames {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()
  return {
    of(text) {
      const known = names.get(text)
      if (known !== undefined || names.size >= NAMES) return known
      const used = (uses.get(text) ?? 0) + 1
      if (used < 2 ** Math.floor(names.size / STEP)) {
        // The oldest leaves, so that one that is run again and again stays.
        uses.delete(text)
        uses.set(text, used)
        const [oldest] = uses.keys()
        if (uses.size > COUNTED && oldest !== undefined) uses.delete(oldest)
        return undefined
      }
      uses.delete(text)
      const name = `s${names.size}`
      names.set(text, name)
      return name
    },
  }
}
