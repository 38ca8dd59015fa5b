import { type RefObject, useEffect } from 'react'
import { hasKeyboard } from '../../../platform/has-keyboard.ts'
import { singleKeysWork } from '../../../shell/keys/single-keys.ts'

/** Elements that use typed letters themselves, or keep them from the page behind. */
const takers =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]'
const windows = '[role="dialog"], [role="alertdialog"]'

/** Keys of the whole app. */
const others = new Set([' ', '/', '?'])

/**
 * Directs typing on the desk into its box, wherever the focus was left: on a button, or nowhere.
 */
export function useTypeAnywhere(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (!hasKeyboard()) return undefined
    const press = (event: KeyboardEvent) => {
      const { key, target } = event
      const isLetter = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
      if (!isLetter || event.defaultPrevented || others.has(key) || !singleKeysWork()) return
      if (!(target instanceof Element) || target.closest(takers) !== null) return
      // The browser then types the letter into the focused box.
      if (document.querySelector(windows) === null) box.current?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [box])
}
