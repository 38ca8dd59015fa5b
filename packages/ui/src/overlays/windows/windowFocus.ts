const fields = ['input:not([type=hidden]):enabled', 'textarea:enabled', 'select:enabled'].join()
const controls = ['button:enabled', 'a[href]'].join()

/**
 * What is typed into first in the body of a window: a field, or where there is none a button or link. Null
 * where there is nothing to press.
 */
export const firstControl = (body: HTMLElement | null): HTMLElement | null =>
  body?.querySelector<HTMLElement>(fields) ?? body?.querySelector<HTMLElement>(controls) ?? null

/**
 * Keeps the focus in a window: it is there as soon as the window is, so that nothing typed at once is
 * lost, and goes to `first` where its field is taken away, as one is once it is known that it is not
 * asked for. Returns a function that ends it.
 */
export function keepFocus(popup: HTMLElement, first: () => HTMLElement | null): () => void {
  const focus = () => {
    if (popup.isConnected && !popup.contains(document.activeElement)) first()?.focus()
  }
  // After the window has noted where the focus was, which it gives back.
  queueMicrotask(focus)
  let last: Node | null = null
  // The window's own code puts the focus on the window itself then, at once and once more in the next frame.
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
