import { singleKeysWork } from './single-keys.ts'

/** Finds the search box of the page: that of its list, or the element that it marks as such. */
const searchBox = () =>
  document.querySelector<HTMLInputElement>('main :is([role=searchbox], [data-page-search])')

/** Finds the elements that open the rows of the page's list. */
const rows = () => [...document.querySelectorAll<HTMLElement>('main [data-opener]')]

const isTyping = (target: Element) =>
  target.matches('input, textarea, select, [contenteditable=true], [role=combobox]')

/**
 * Finds the element to which a key moves the focus; null if the key does not move it. The elements
 * handle further keys themselves.
 */
function reachedBy(key: string, target: Element): HTMLElement | null {
  const search = searchBox()
  if (key === '/') return singleKeysWork() && !isTyping(target) ? search : null
  if (key === 'ArrowDown') return target === search ? (rows()[0] ?? null) : null
  const isRow = target.matches('main [data-opener]')
  if (key === 'Escape') return isRow ? search : null
  return key === 'ArrowUp' && target === rows()[0] ? search : null
}

/**
 * Handles the keys of lists: "/" focuses the search, arrows move into and out of the rows, Escape
 * returns to the search. Calls `onAsked` for "?". Returns a function that ends it.
 */
export function followPageKeys(onAsked: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    const { key, target } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    // A dialog or a menu covers the page.
    if (!(target instanceof Element) || target.closest('[role=dialog], [role=menu]')) return
    if (key === '?' && singleKeysWork() && !isTyping(target)) {
      event.preventDefault()
      onAsked()
      return
    }
    const reached = reachedBy(key, target)
    if (!reached) return
    event.preventDefault()
    reached.focus()
    if (reached instanceof HTMLInputElement) reached.select()
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}
