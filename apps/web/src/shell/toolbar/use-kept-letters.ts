import { useEffect, useEffectEvent } from 'react'

/** The box of the search, once its window is there. */
const isBox = (element: Element | null): boolean =>
  element?.matches('[role=dialog] input[role=combobox]') === true

/**
 * Keeps what is typed between the key that opens the search and its window, whose code may still be on
 * its way: no letter is lost, or taken for a key of the page.
 */
export function useKeptLetters(open: boolean, onLetter: (letter: string) => void): void {
  const keep = useEffectEvent((event: KeyboardEvent) => {
    if (isBox(document.activeElement) || event.isComposing) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isLetter = event.key.length === 1
    // Enter would press what has the focus below.
    if (!isLetter && event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
    if (isLetter) onLetter(event.key)
  })
  useEffect(() => {
    if (!open) return undefined
    const press = (event: KeyboardEvent) => keep(event)
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [open])
}
