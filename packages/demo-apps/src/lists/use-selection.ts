import { useState } from 'react'
import { toggleIn } from './toggle-in.ts'

/** Rows of a list that were selected, of those that are shown. */
export type Selection = {
  readonly ids: readonly string[]
  readonly has: (id: string) => boolean
  readonly toggle: (id: string) => void
  readonly all: boolean
  /** Some are selected, and not all. */
  readonly some: boolean
  readonly toggleAll: () => void
  readonly clear: () => void
}

/** A selection among the rows that are shown; those that are shown no more leave it. */
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
