import type { CommandGroup } from '@portaria/ui/overlays/CommandPalette'

/** What the toolbar's search finds besides pages. */
export type Found = {
  groups: readonly CommandGroup[]
  loading: boolean
  /** Why nothing could be searched, in words. */
  problem: string | null
  /** What keys do with what was found, in words. */
  keys: string | null
}

/** Pages alone. */
export const nothingFound: Found = { groups: [], loading: false, problem: null, keys: null }
