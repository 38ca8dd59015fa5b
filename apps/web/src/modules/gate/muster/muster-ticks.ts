const KEY = 'muster_ticks'

/** Reads the ids of visits whose people were found, stored for this tab; they contain no names. */
export function readTicks(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [])
  } catch {
    return new Set()
  }
}

/** Stores the ids until the tab closes, so that a reload in an emergency loses no tick. */
export function keepTicks(ticks: ReadonlySet<string>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...ticks]))
  } catch {
    // The page continues with the ticks in memory.
  }
}
