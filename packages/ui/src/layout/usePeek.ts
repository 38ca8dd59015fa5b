import { useEffect, useRef, useState } from 'react'
import { hoverDelay } from './layout.ts'

/**
 * The part of a navigation that is shown while it has the pointer or the focus; null for none. It
 * opens after a delay for the pointer, and at once for the focus. Escape hides it wherever the
 * focus is, to reveal the content below (WCAG 1.4.13).
 */
export function usePeek<Shown>() {
  const [shown, setShown] = useState<Shown | null>(null)
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  const visible = shown !== null
  useEffect(() => {
    if (!visible) return undefined
    const pressKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setShown(null)
    }
    document.addEventListener('keydown', pressKey)
    return () => document.removeEventListener('keydown', pressKey)
  }, [visible])
  const show = (next: Shown | null, wait: number) => {
    clearTimeout(timer.current)
    if (wait === 0) setShown(next)
    else timer.current = window.setTimeout(() => setShown(next), wait)
  }
  return { shown, show, showSoon: (next: Shown | null) => show(next, hoverDelay) }
}
