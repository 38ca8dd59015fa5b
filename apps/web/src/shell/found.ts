import type { CommandGroup } from '@portaria/ui/overlays/CommandPalette'

/** Results of the toolbar's search besides pages. */
export type Found = {
  groups: readonly CommandGroup[]
  loading: boolean
  /** Why the search failed, in words; null if it did not. */
  problem: string | null
  /** The keys that act on the results, in words. */
  keys: string | null
}

/** No results besides pages. */
export const nothingFound: Found = { groups: [], loading: false, problem: null, keys: null }
