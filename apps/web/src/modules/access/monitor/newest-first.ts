import type { AccessesFound } from '../access-calls.ts'

/** Accesses of the first page above which it is read anew, so that a day's monitor stays light. */
const MOST = 100

/**
 * Returns the shown pages with what the newest page has besides, and its lines as they are by now. Where something lies between the
 * two, or the first page has grown long, the newest page begins anew, so that nothing is left out.
 */
export function withNewest(
  pages: readonly AccessesFound[],
  newest: AccessesFound,
): readonly AccessesFound[] {
  const [first, ...rest] = pages
  const known = new Set(pages.flatMap(({ data }) => data.map(({ id }) => id)))
  const fresh = newest.data.filter(({ id }) => !known.has(id))
  const isGap = fresh.length === newest.data.length && newest.meta.next !== null
  if (!first || isGap || (rest.length === 0 && first.data.length > MOST)) return [newest]
  const read = new Map(newest.data.map((line) => [line.id, line]))
  const renewed = (page: AccessesFound): AccessesFound =>
    page.data.some((line) => line.fact !== (read.get(line.id) ?? line).fact)
      ? { ...page, data: page.data.map((line) => read.get(line.id) ?? line) }
      : page
  if (fresh.length === 0) {
    const same = pages.map(renewed)
    return same.some((page, nth) => page !== pages[nth]) ? same : pages
  }
  // One that was stored while another was read may be older than that one.
  const data = [...fresh, ...renewed(first).data].toSorted(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  )
  return [{ ...first, data }, ...rest.map(renewed)]
}
