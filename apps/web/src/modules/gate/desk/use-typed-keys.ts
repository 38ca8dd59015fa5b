import { type KeyboardEvent, useRef } from 'react'

/** Milliseconds in which a second character tells a reader, or somebody who types, from a single key. */
const BURST_MS = 80

/**
 * Tells single keys of a panel from what a reader of codes types, or somebody who has gone on to the next
 * guest: a key alone is the panel's, whatever comes quickly after another is the box's. `onKey` answers
 * whether the key is one of the panel's; `onTyped` gets the rest, and whether Enter ended it.
 */
export function useTypedKeys(
  onKey: (key: string) => boolean,
  onTyped: (typed: string, entered: boolean) => void,
  onEscape: () => void,
): (event: KeyboardEvent) => void {
  const typed = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const settle = (entered: boolean) => {
    clearTimeout(timer.current)
    const all = typed.current
    typed.current = ''
    if (all === '') return
    const isKey = all.length === 1 && !entered && onKey(all.toUpperCase())
    if (!isKey) onTyped(all, entered)
  }
  return (event) => {
    if (event.key === 'Escape') return onEscape()
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' && typed.current !== '') {
      event.preventDefault()
      return settle(true)
    }
    // A space presses the button that has the focus.
    if (event.key.length !== 1 || (event.key === ' ' && typed.current === '')) return
    event.preventDefault()
    typed.current += event.key
    clearTimeout(timer.current)
    timer.current = setTimeout(() => settle(false), BURST_MS)
  }
}
