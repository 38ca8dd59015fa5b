/** A page's parameters as in its address: always text, never parsed as numbers. */
export type SearchParams = Record<string, string>

/** Parses `?a=1&b=x`; the last value of a repeated name counts. */
export function parseSearch(search: string): SearchParams {
  return Object.fromEntries(new URLSearchParams(search))
}

/** Formats parameters with a leading `?`; null and undefined are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string') params.set(name, value)
    else if (typeof value === 'number' || typeof value === 'boolean') params.set(name, `${value}`)
  }
  return params.size === 0 ? '' : `?${params}`
}
