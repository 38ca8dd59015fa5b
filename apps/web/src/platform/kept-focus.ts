import { contentId } from '@portaria/ui/layout'

/** Number of earlier places of the focus that are remembered. */
const REMEMBERED = 8

/** Parts of a page that take the focus of something inside them that is gone. */
const CONTAINERS =
  'li, ul, ol, section, form, fieldset, aside, nav, [role=dialog], [role=alertdialog], [tabindex]'

/** Attributes by which an element in the page loses the focus. */
const HIDING = ['disabled', 'hidden', 'inert']

/** An element that had the focus, with the elements around it at that time. */
type Place = readonly HTMLElement[]

/**
 * Keeps the focus in the page: when the element that has it is removed, hidden or disabled, the
 * focus goes to what is nearest to it and never to BODY, from where a keyboard begins anew
 * (interface §28). A press beside all controls takes the focus away as ever. Returns a function that
 * ends it.
 */
export function keepFocus(): () => void {
  let places: readonly Place[] = []
  /** A control that was disabled while it had the focus, and gets it back. */
  let waits: HTMLElement | null = null
  let isPressed = false
  let isDue = false
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    waits = null
    const others = places.filter(([element]) => element !== target)
    places = [around(target), ...others].slice(0, REMEMBERED)
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === null && isPressed) places = []
  }
  const check = () => {
    isDue = false
    if (waits !== null && isFocusable(waits)) return giveBack(waits)
    if (document.activeElement !== document.body || !document.hasFocus()) return
    const [last] = places[0] ?? []
    if (last === undefined) return
    // On touch devices a field loses the focus when its keyboard is put away.
    if (isFocusable(last) && !matchMedia('(hover: hover)').matches) return
    moveTo(placeFor(places))
    // Set after the move, which is a change of the focus itself.
    waits = last.isConnected && !isFocusable(last) ? last : null
  }
  const giveBack = (element: HTMLElement) => {
    waits = null
    element.focus({ preventScroll: true })
  }
  const checkSoon = () => {
    if (isDue) return
    isDue = true
    // After windows and pages have placed the focus themselves.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(check)))
  }
  const press = () => {
    isPressed = true
  }
  const letGo = () => {
    isPressed = false
    checkSoon()
  }
  const listening = new AbortController()
  const always = { signal: listening.signal, capture: true, passive: true }
  document.addEventListener('focusin', note, always)
  document.addEventListener('focusout', leave, always)
  document.addEventListener('pointerdown', press, always)
  for (const event of ['pointerup', 'pointercancel', 'keyup'])
    document.addEventListener(event, letGo, always)
  const changes = new MutationObserver(() => {
    if (waits !== null || document.activeElement === document.body || isOff(document.activeElement))
      checkSoon()
  })
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: HIDING,
  })
  return () => {
    changes.disconnect()
    listening.abort()
  }
}

function around(element: HTMLElement): Place {
  const { parentElement: parent } = element
  return parent === null ? [element] : [element, ...around(parent)]
}

const isOff = (element: Element | null): boolean => element?.matches(':disabled') === true

const isFocusable = (element: HTMLElement): boolean =>
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true }) &&
  !isOff(element) &&
  element.closest('[inert]') === null

/** The nearest place that can have the focus now; the content of the page if none is left. */
function placeFor(places: readonly Place[]): HTMLElement | null {
  const content = document.getElementById(contentId) ?? document.querySelector('main')
  for (const [element, ...parents] of places) {
    if (element === undefined || element === document.body) continue
    if (isFocusable(element)) return element
    const container = parents.find(
      (parent) => parent !== content && parent.matches(CONTAINERS) && isFocusable(parent),
    )
    if (container) return container
  }
  return content
}

/** Focuses an element that may be no tab stop; it is one for as long as it has the focus. */
function moveTo(element: HTMLElement | null): void {
  if (element === null) return
  if (!element.hasAttribute('tabindex') && element.tabIndex < 0) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}
