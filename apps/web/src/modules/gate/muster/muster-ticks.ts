const KEY = 'muster_ticks'

/** Ids of visits whose people were found, as this tab keeps them: they hold no name. */
export function readTicks(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [])
  } catch {
    return new Set()
  }
}

/** Keeps them until the tab closes, so that a reload in an emergency loses none. */
export function keepTicks(ticks: ReadonlySet<string>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...ticks]))
  } catch {
    // The page goes on with what it holds in memory.
  }
}
