import { type KeyboardEvent, useRef } from 'react'
import { KEY_RESTS } from './single-key.ts'

export type TypedKeys = {
  press: (event: KeyboardEvent) => void
  /** As a letter that was pressed before the panel was there. */
  begin: (letter: string) => void
}

/**
 * Tells single keys of a panel from what a reader of codes types, or somebody who has gone on to the next
 * guest: a letter that nothing follows is the panel's, and two of them are the box's, which takes what
 * comes after them itself. `onKey` answers whether the key is one of the panel's; `onTyped` gets the rest,
 * and whether Enter ended it.
 */
export function useTypedKeys(
  onKey: (key: string) => boolean,
  onTyped: (typed: string, entered: boolean) => void,
  onEscape: () => void,
): TypedKeys {
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
  const begin = (letter: string) => {
    typed.current += letter
    clearTimeout(timer.current)
    if (typed.current.length > 1) settle(false)
    else timer.current = setTimeout(() => settle(false), KEY_RESTS)
  }
  return {
    begin,
    press(event) {
      if (event.key === 'Escape') {
        clearTimeout(timer.current)
        typed.current = ''
        return onEscape()
      }
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Enter' && typed.current !== '') {
        event.preventDefault()
        return settle(true)
      }
      // A space presses the button that has the focus.
      if (event.key.length !== 1 || (event.key === ' ' && typed.current === '')) return
      event.preventDefault()
      begin(event.key)
    },
  }
}
