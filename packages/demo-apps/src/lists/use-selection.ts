import { useState } from 'react'
import { toggleIn } from './toggle-in.ts'

/** The selected rows of a list, among those shown. */
export type Selection = {
  readonly ids: readonly string[]
  readonly has: (id: string) => boolean
  readonly toggle: (id: string) => void
  readonly all: boolean
  /** Whether some but not all are selected. */
  readonly some: boolean
  readonly toggleAll: () => void
  readonly clear: () => void
}

/** A selection among the rows shown; rows that are no longer shown leave it. */
export function useSelection(shown: readonly string[]): Selection {
  const [kept, setKept] = useState<readonly string[]>([])
  const ids = kept.filter((id) => shown.includes(id))
  const all = ids.length > 0 && ids.length === shown.length
  return {
    ids,
    has: (id) => ids.includes(id),
    toggle: (id) => setKept(toggleIn(ids, id)),
    all,
    some: ids.length > 0 && !all,
    toggleAll: () => setKept(all ? [] : shown),
    clear: () => setKept([]),
  }
}
