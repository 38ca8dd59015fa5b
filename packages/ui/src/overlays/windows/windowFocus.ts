const fields = ['input:not([type=hidden]):enabled', 'textarea:enabled', 'select:enabled'].join()
const controls = ['button:enabled', 'a[href]'].join()

/**
 * Finds the first element to focus in a dialog's body: a field, or else a button or link. Null for
 * none.
 */
export const firstControl = (body: HTMLElement | null): HTMLElement | null =>
  body?.querySelector<HTMLElement>(fields) ?? body?.querySelector<HTMLElement>(controls) ?? null

/**
 * Keeps the focus in a dialog. It moves the focus there as soon as the dialog exists, so that no
 * typed letter is lost, and to `first` if the focused field is removed because it turned out not to
 * be needed. Returns a function that ends it.
 */
export function keepFocus(popup: HTMLElement, first: () => HTMLElement | null): () => void {
  const focus = () => {
    if (popup.isConnected && !popup.contains(document.activeElement)) first()?.focus()
  }
  // Runs after the dialog has stored the former focus, which it restores later.
  queueMicrotask(focus)
  let last: Node | null = null
  // Whether the focused field was just removed: the dialog's own code then focuses the dialog
  // itself, at once and again in the next frame.
  let isLost = false
  const putBack = () => {
    last = null
    isLost = true
    first()?.focus()
    requestAnimationFrame(() => requestAnimationFrame(() => (isLost = false)))
  }
  const note = ({ target }: FocusEvent) => {
    if (target !== popup) last = target instanceof Node ? target : null
    else if (isLost) first()?.focus()
  }
  const follow = () => {
    const { activeElement } = document
    const isNowhere = activeElement === document.body || activeElement === popup
    if (last !== null && !last.isConnected && isNowhere) putBack()
  }
  const content = new MutationObserver(follow)
  content.observe(popup, { childList: true, subtree: true })
  popup.addEventListener('focusin', note)
  return () => {
    content.disconnect()
    popup.removeEventListener('focusin', note)
  }
}
