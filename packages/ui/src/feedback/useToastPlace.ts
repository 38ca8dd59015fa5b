import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Box, findPlace, type ToastEdge } from './toastPlace.ts'

/** Pixels between toasts and what they keep off. */
const GAP = 12

/** What toasts must not cover: everything that can be pressed or filled in, and bars. */
const CONTROLS = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  'label',
  '[contenteditable=true]',
  // A row of a list is one only where it has something to press.
  '[tabindex]:not([tabindex="-1"], tr, [role=row])',
  '[role=option]',
  '[role^=menuitem]',
  '[data-no-toasts]',
].join()

/** What toasts make room for at the top: they are at the bottom while one of these is there. */
const TAKES_TOP = '[role=dialog], [role=alertdialog], [data-alert-banner] *, [data-save-bar]'

/** Parts of the page that a window has switched off. */
const OFF = '[inert], [aria-hidden=true], [data-base-ui-inert]'

/**
 * Returns the edge of the window for toasts while some are shown (interface §27), and sets
 * their distance from it and from the centre (`--ui-toasts-inset`, `--ui-toasts-shift`).
 */
export function useToastPlace(area: RefObject<HTMLElement | null>, shown: boolean): ToastEdge {
  const [edge, setEdge] = useState<ToastEdge>('top')
  useLayoutEffect(() => {
    const element = area.current
    if (!shown || !element) return undefined
    const look = () => {
      const free = freeBox()
      const edges: ToastEdge[] = isTopTaken() ? ['bottom', 'top'] : ['top', 'bottom']
      // Without the empty space at its sides.
      const width = element.firstElementChild?.clientWidth ?? element.offsetWidth
      const size = { width, height: element.offsetHeight }
      const place = findPlace(size, free, controlsBut(element), edges)
      const from = place.edge === 'top' ? free.top : window.innerHeight - free.bottom
      element.style.setProperty('--ui-toasts-inset', `${from + place.inset}px`)
      element.style.setProperty('--ui-toasts-shift', `${place.shift}px`)
      setEdge(place.edge)
    }
    const forget = onPageChange(element, look)
    look()
    return forget
  }, [area, shown])
  return edge
}

/**
 * Calls back when controls of the page may have moved, at most once a frame and before it is drawn,
 * so that toasts never lag behind the page. It waits while a pointer is pressed: a press that ended
 * on a toast that came under it would press nothing. Returns how to end it.
 */
function onPageChange(toasts: HTMLElement, look: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const always = { signal, capture: true, passive: true }
  let isPressed = false
  let frame = 0
  const lookUnpressed = () => {
    if (!isPressed) look()
  }
  const lookSoon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(lookUnpressed)
  }
  const press = () => {
    isPressed = true
  }
  const letGo = () => {
    isPressed = false
    // The click is told after the release, and found by where it happened.
    setTimeout(lookSoon)
  }
  document.addEventListener('pointerdown', press, always)
  for (const event of ['pointerup', 'pointercancel'])
    document.addEventListener(event, letGo, always)
  // What moves by itself is looked at where it ends, and a picture where it has its size.
  for (const event of ['focusin', 'focusout', 'scroll', 'transitionend', 'animationend', 'load'])
    document.addEventListener(event, lookSoon, always)
  window.visualViewport?.addEventListener('resize', lookSoon, always)
  const sizes = new ResizeObserver(lookUnpressed)
  for (const element of [toasts, document.documentElement]) sizes.observe(element)
  const changes = new MutationObserver((records) => {
    if (records.some(({ target }) => !toasts.contains(target))) lookSoon()
  })
  changes.observe(document.documentElement, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  })
  return () => {
    cancelAnimationFrame(frame)
    listening.abort()
    sizes.disconnect()
    changes.disconnect()
  }
}

const isTopTaken = (): boolean =>
  [...document.querySelectorAll(TAKES_TOP)].some((element) => element.checkVisibility())

/** The part of the window below toolbar and banner, and above an on-screen keyboard. */
function freeBox(): Box {
  const bar = document.querySelector('[data-top-bar]')?.getBoundingClientRect().bottom ?? 0
  return {
    top: Math.max(bar, heightOf('--ui-banner')) + GAP,
    bottom: window.innerHeight - keyboardHeight() - GAP,
    left: 0,
    right: document.documentElement.clientWidth,
  }
}

/** The controls in sight that somebody can use now. */
function controlsBut(toasts: HTMLElement): DOMRect[] {
  return [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !toasts.contains(control) && control.checkVisibility())
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > 0 && box.top < window.innerHeight)
    .filter(({ control }) => control.closest(OFF) === null)
    .filter(({ control, box }) => isOnTop(control, box, toasts))
    .map(({ box }) => box)
}

/** Whether a press in the middle of a control hits it: in a list others are scrolled out of sight. */
function isOnTop(control: Element, box: DOMRect, toasts: HTMLElement): boolean {
  const x = (Math.max(box.left, 0) + Math.min(box.right, window.innerWidth)) / 2
  const y = (Math.max(box.top, 0) + Math.min(box.bottom, window.innerHeight)) / 2
  const hit = document.elementsFromPoint(x, y).find((element) => !toasts.contains(element))
  return hit !== undefined && control.contains(hit)
}

/** The height of a banner over the page, in pixels. */
function heightOf(measure: string): number {
  return Number.parseFloat(document.documentElement.style.getPropertyValue(measure)) || 0
}

function keyboardHeight(): number {
  const { visualViewport: seen, innerHeight } = window
  return seen ? Math.max(0, innerHeight - seen.offsetTop - seen.height) : 0
}
