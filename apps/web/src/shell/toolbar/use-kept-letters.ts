import { useEffect, useEffectEvent } from 'react'

/** Whether an element is the box of the search in its dialog. */
const isBox = (element: Element | null): boolean =>
  element?.matches('[role=dialog] input[role=combobox]') === true

/**
 * Keeps letters typed between the key that opens the search and its dialog, whose code may still be
 * loading, so that none is lost or taken for a key of the page.
 */
export function useKeptLetters(open: boolean, onLetter: (letter: string) => void): void {
  const keep = useEffectEvent((event: KeyboardEvent) => {
    if (isBox(document.activeElement) || event.isComposing) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isLetter = event.key.length === 1
    // Enter would press the focused element behind.
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
