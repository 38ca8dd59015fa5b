import { useEffect, useRef, useState } from 'react'
import { hoverDelay } from './layout.ts'

/**
 * What a navigation shows while the pointer or the focus is in it; null for nothing. It opens after
 * a delay for the pointer, at once for the focus. Escape hides it, wherever the focus is, to show what
 * is under it (WCAG 1.4.13).
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
