import { type Debounced, debounce } from '@portaria/ui/debounce'
import { useEffect, useState } from 'react'

/** Milliseconds without a change before saving. */
const RESTS = 400

/**
 * Saves changes of a thing after a pause, and at the latest when the component unmounts, so that
 * the last typed values are saved. `save` is that of the first rendering.
 */
export function useKept<Value>(save: (value: Value) => void): Debounced<Value> {
  const [kept] = useState(() => debounce(save, RESTS))
  useEffect(() => kept.flush, [kept])
  return kept
}
