/** Whether the focus is where somebody writes: a field of a form, the search, the palette. */
function isTyping(): boolean {
  const focused = document.activeElement
  return focused instanceof HTMLElement && (focused.isContentEditable || focused.matches(fields))
}

const fields = 'textarea, select, input:not([type=checkbox], [type=radio], [type=button])'

/**
 * Does something as soon as nobody is writing, at once where nobody is: a message over a field hides what
 * is written. Returns what gives it up.
 */
export function onceNobodyTypes(work: () => void): () => void {
  if (!isTyping()) {
    work()
    return () => undefined
  }
  const stop = () => document.removeEventListener('focusout', look)
  // The focus is in its new place after the event.
  const look = () =>
    setTimeout(() => {
      if (isTyping()) return
      stop()
      work()
    })
  document.addEventListener('focusout', look)
  return stop
}
