import { singleKeysWork } from './single-keys.ts'

/** The search box of the page's list, or whatever the page says that it is searched by. */
const searchBox = () =>
  document.querySelector<HTMLInputElement>('main :is([role=searchbox], [data-page-search])')

/** What opens each row of the page's list. */
const rows = () => [...document.querySelectorAll<HTMLElement>('main [data-opener]')]

const isTyping = (target: Element) =>
  target.matches('input, textarea, select, [contenteditable=true], [role=combobox]')

/** What a key reaches on the page, besides what its controls do with it; null for nothing. */
function reachedBy(key: string, target: Element): HTMLElement | null {
  const search = searchBox()
  if (key === '/') return singleKeysWork() && !isTyping(target) ? search : null
  if (key === 'ArrowDown') return target === search ? (rows()[0] ?? null) : null
  const isRow = target.matches('main [data-opener]')
  if (key === 'Escape') return isRow ? search : null
  return key === 'ArrowUp' && target === rows()[0] ? search : null
}

/**
 * The keys of lists: "/" goes to the search, arrows into the rows and out of them, Escape back to the
 * search. `onAsked` is called for "?". Answers what ends it.
 */
export function followPageKeys(onAsked: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    const { key, target } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    // A dialog or a menu is over the page.
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
