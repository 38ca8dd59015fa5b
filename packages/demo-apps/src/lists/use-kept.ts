import { type Debounced, debounce } from '@portaria/ui/debounce'
import { useEffect, useState } from 'react'

/** Milliseconds without a change until a thing is saved. */
const RESTS = 400

/**
 * Saves a thing while it is changed: once it rests, and at the latest when its window goes, so that what was typed
 * last is kept. `save` is that of the first rendering.
 */
export function useKept<Value>(save: (value: Value) => void): Debounced<Value> {
  const [kept] = useState(() => debounce(save, RESTS))
  useEffect(() => kept.flush, [kept])
  return kept
}
