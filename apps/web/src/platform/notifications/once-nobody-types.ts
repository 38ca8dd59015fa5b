/** Whether the focus is in a text field: of a form, the search or the palette. */
function isTyping(): boolean {
  const focused = document.activeElement
  return focused instanceof HTMLElement && (focused.isContentEditable || focused.matches(fields))
}

const fields = 'textarea, select, input:not([type=checkbox], [type=radio], [type=button])'

/**
 * Runs work as soon as nobody types, at once if nobody does: a message would cover the field.
 * Returns a function that cancels it.
 */
export function onceNobodyTypes(work: () => void): () => void {
  if (!isTyping()) {
    work()
    return () => undefined
  }
  const stop = () => document.removeEventListener('focusout', look)
  // Looks after the event, since the focus has moved only then.
  const look = () =>
    setTimeout(() => {
      if (isTyping()) return
      stop()
      work()
    })
  document.addEventListener('focusout', look)
  return stop
}
