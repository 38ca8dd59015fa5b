const controls = 'input:not([type=hidden]), textarea, select, button, a[href], [tabindex]'

/**
 * Makes an element focusable while it is longer than its place and has no control, so that the
 * keyboard can scroll it. Returns a function that ends it.
 */
export function focusWhileScrolled(element: HTMLElement): () => void {
  const look = () => {
    const { scrollHeight, clientHeight } = element
    if (scrollHeight > clientHeight && element.querySelector(controls) === null)
      element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(element)
  const content = new MutationObserver(look)
  content.observe(element, { childList: true, subtree: true, characterData: true })
  look()
  return () => {
    sizes.disconnect()
    content.disconnect()
  }
}
