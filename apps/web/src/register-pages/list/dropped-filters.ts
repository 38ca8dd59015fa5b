import { useState } from 'react'
import { ApiProblem } from '../../platform/api-problem.ts'
import type { ChangeList, ListState } from './list-state.ts'

/** What a list was asked for and does not take: names of filters, and whether its order is among it. */
export type Dropped = { readonly filters: readonly string[]; readonly sort: boolean }

const none: Dropped = { filters: [], sort: false }

/** What of an address the server refused; null where that is not why the list failed. */
export function refusedIn(error: unknown): Dropped | null {
  if (!(error instanceof ApiProblem) || error.code !== 'validation') return null
  const fields = Object.keys(error.fields)
  // `filter.gender` of a wrong value, `filter[gender][gte]` of a filter that the list does not have.
  const filters = fields.flatMap((field) => /^filter[.[](\w+)/.exec(field)?.[1] ?? [])
  const sort = fields.includes('sort')
  return filters.length > 0 || sort ? { filters: [...new Set(filters)], sort } : null
}

/** The address without what was refused. */
export function withoutRefused(state: ListState, { filters, sort }: Dropped): Partial<ListState> {
  const kept = Object.entries(state.filters).filter(
    ([parameter]) => !filters.some((name) => parameter.startsWith(`filter[${name}]`)),
  )
  return { filters: Object.fromEntries(kept), ...(sort && { sort: null }) }
}

/**
 * Takes out of a list's address what the server refuses in it, and tells what it was: an address may be
 * old, or of somebody who sees more.
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
    /** The list is about to be asked for without them. */
    dropping: refused !== null,
    drop: () => refused !== null && change(withoutRefused(state, refused), 'replace'),
    forget: () => setDropped(none),
  }
}
