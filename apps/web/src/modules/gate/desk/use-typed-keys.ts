import { type KeyboardEvent, useRef } from 'react'
import { KEY_RESTS } from './single-key.ts'

export type TypedKeys = {
  press: (event: KeyboardEvent) => void
  /** Starts with a letter that was pressed before the panel was shown. */
  begin: (letter: string) => void
}

/**
 * Distinguishes a panel's shortcuts from the text of a code scanner, or of a person who continues
 * with the next guest. A letter that no key follows is a shortcut; two letters go to the box, which
 * then receives the rest itself. `onKey` returns whether a key is one of the panel's; `onTyped`
 * receives the text, and whether Enter ended it.
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
      // A space presses the focused button.
      if (event.key.length !== 1 || (event.key === ' ' && typed.current === '')) return
      event.preventDefault()
      begin(event.key)
    },
  }
}
