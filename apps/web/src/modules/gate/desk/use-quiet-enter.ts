import { type KeyboardEvent, useRef } from 'react'

/** Milliseconds without a key before an Enter begins something new. */
const QUIET_MS = 1_000

/**
 * Returns a function that tells whether a key is an Enter after a while without keys. The Enter of a
 * code reader, and one pressed twice in a hurry, belong to what was typed before.
 */
export function useQuietEnter(): (event: KeyboardEvent) => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY)
  return ({ key, repeat, shiftKey, timeStamp }) => {
    const isQuiet = timeStamp - last.current > QUIET_MS
    last.current = timeStamp
    return key === 'Enter' && !repeat && !shiftKey && isQuiet
  }
}
