import { useState } from 'react'
import { ApiProblem } from '../../platform/api-problem.ts'
import type { ChangeList, ListState } from './list-state.ts'

/**
 * Parts of a list's address that the list does not accept: the names of filters, and whether its
 * order was refused too.
 */
export type Dropped = { readonly filters: readonly string[]; readonly sort: boolean }

const none: Dropped = { filters: [], sort: false }

/**
 * Finds the parts of an address that the server refused; null if the list failed for another
 * reason.
 */
export function refusedIn(error: unknown): Dropped | null {
  if (!(error instanceof ApiProblem) || error.code !== 'validation') return null
  const fields = Object.keys(error.fields)
  // `filter.gender` for a wrong value, `filter[gender][gte]` for a filter that the list does not
  // have.
  const filters = fields.flatMap((field) => /^filter[.[](\w+)/.exec(field)?.[1] ?? [])
  const sort = fields.includes('sort')
  return filters.length > 0 || sort ? { filters: [...new Set(filters)], sort } : null
}

/** The state of the list without the refused parts. */
export function withoutRefused(state: ListState, { filters, sort }: Dropped): Partial<ListState> {
  const kept = Object.entries(state.filters).filter(
    ([parameter]) => !filters.some((name) => parameter.startsWith(`filter[${name}]`)),
  )
  return { filters: Object.fromEntries(kept), ...(sort && { sort: null }) }
}

/**
 * Removes from a list's address the parts that the server refuses, and returns them for a notice:
 * an address may be old, or come from somebody who sees more.
 */
export function useDroppedFilters(error: unknown, state: ListState, change: ChangeList) {
  const [dropped, setDropped] = useState(none)
  const [seen, setSeen] = useState<unknown>(null)
  const refused = refusedIn(error)
  if (refused !== null && error !== seen) {
    setSeen(error)
    setDropped({
      filters: [...new Set([...dropped.filters, ...refused.filters])],
      sort: dropped.sort || refused.sort,
    })
  }
  return {
    dropped,
    /** Whether the list is about to be requested again without the refused parts. */
    dropping: refused !== null,
    drop: () => refused !== null && change(withoutRefused(state, refused), 'replace'),
    forget: () => setDropped(none),
  }
}
