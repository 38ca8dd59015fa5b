import type { IconType } from '@portaria/ui/icon'
import { findPlain } from '../platform/plain-text.ts'

/** One page of the navigation, with the words shown to a person. */
export type NavigationItem = {
  /** A stable id, by which shortcuts are stored. */
  readonly id: string
  readonly title: string
  readonly url: string
  readonly icon: IconType
  /** Whether it opens in a new tab. */
  readonly newTab?: boolean | undefined
  /** Whether a line separates it from the item before in its group. */
  readonly divided?: boolean | undefined
}

export type NavigationGroup = {
  readonly id: string
  readonly title: string
  readonly icon: IconType
  readonly items: readonly NavigationItem[]
}

/** The maximum number of suggestions of the navigation search (interface §11). */
const SUGGESTIONS = 10

export type Suggestion = {
  readonly item: NavigationItem
  /** The part of the title that matches; null without a search. */
  readonly match: { start: number; end: number } | null
}

/** The pages of a menu without repetitions: some are in two of its groups. */
export const pagesOf = (groups: readonly NavigationGroup[]): NavigationItem[] => [
  ...new Map(groups.flatMap(({ items }) => items).map((item) => [item.id, item])).values(),
]

/**
 * Finds pages whose title contains the typed text, ignoring case and accents; titles that begin
 * with it come first.
 */
export function suggestPages(groups: readonly NavigationGroup[], query: string): Suggestion[] {
  const items = pagesOf(groups)
  if (query.trim() === '') return items.slice(0, SUGGESTIONS).map((item) => ({ item, match: null }))
  return items
    .map((item) => ({ item, match: findPlain(item.title, query) }))
    .filter(({ match }) => match !== null)
    .toSorted((a, b) => (a.match?.start ?? 0) - (b.match?.start ?? 0))
    .slice(0, SUGGESTIONS)
}

/**
 * Finds the navigation item of a page: its list, or the item whose address contains the page's. If
 * several items match, the one with the longest address counts.
 */
export function currentItem(
  groups: readonly NavigationGroup[],
  path: string,
): NavigationItem | undefined {
  return groups
    .flatMap((group) => group.items)
    .filter((item) => holds(item, path))
    .toSorted((a, b) => baseOf(b).length - baseOf(a).length)[0]
}

function baseOf(item: NavigationItem): string {
  return withSlash(item.url.split('?')[0] ?? '')
}

function holds(item: NavigationItem, path: string): boolean {
  const base = baseOf(item)
  const here = withSlash(path)
  if (here.startsWith(base)) return true
  // `/apps/condominiums/tower/new` belongs to `/apps/condominiums/towers/`.
  const singular = base.replace(/s\/$/, '/')
  return singular !== base && here.startsWith(singular)
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`
}
