import { useEffect, useRef, useState } from 'react'
import { hoverDelay } from './layout.ts'

/**
 * What a folded navigation shows while the pointer rests in it or the focus is in it: null for
 * nothing. The pointer waits, the focus does not; Escape folds it again.
 */
export function usePeek<Shown>() {
  const [shown, setShown] = useState<Shown | null>(null)
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = (next: Shown | null, wait: number) => {
    clearTimeout(timer.current)
    if (wait === 0) setShown(next)
    else timer.current = window.setTimeout(() => setShown(next), wait)
  }
  return { shown, show, showSoon: (next: Shown | null) => show(next, hoverDelay) }
}
