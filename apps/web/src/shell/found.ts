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

/** A hook that finds what somebody types; `app/` brings it, the shell knows no register. */
export type UseFound = (typed: string, onGo: (url: string) => void) => Found

/** Pages alone. */
export const useNothingFound: UseFound = () => ({
  groups: [],
  loading: false,
  problem: null,
  keys: null,
})
