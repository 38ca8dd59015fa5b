/** A page's parameters as in its address: text, never parsed as numbers. */
export type SearchParams = Record<string, string>

/** Reads `?a=1&b=x`; of a name given twice the last counts. */
export function parseSearch(search: string): SearchParams {
  return Object.fromEntries(new URLSearchParams(search))
}

/** Writes parameters with a leading `?`; null and undefined are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string') params.set(name, value)
    else if (typeof value === 'number' || typeof value === 'boolean') params.set(name, `${value}`)
  }
  return params.size === 0 ? '' : `?${params}`
}
