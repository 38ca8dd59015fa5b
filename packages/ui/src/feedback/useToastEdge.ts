import { type RefObject, useEffect, useState } from 'react'
import { freeEdge, type ToastEdge } from './toastEdge.ts'

/** Pixels between the toasts and the top of the window, or an on-screen keyboard. */
const GAP = 12
/** Pixels at the bottom taken by a form's bar and the round button. */
const BARS = 88

/** Elements that toasts must never cover: the focused field, and the search. */
const kept =
  ':is(input, textarea, select, [role=combobox], [contenteditable=true]):focus, [data-no-toasts]'

/**
 * Returns the edge of the window for toasts while some are shown. Sets their distance from it:
 * `--ui-toasts-below` includes elements at the bottom and an on-screen keyboard.
 */
export function useToastEdge(area: RefObject<HTMLElement | null>, shown: boolean): ToastEdge {
  const [edge, setEdge] = useState<ToastEdge>('top')
  useEffect(() => {
    const element = area.current
    if (!shown || !element) return undefined
    const look = () => {
      const below = Math.max(heightOf('--ui-banner-below') + BARS, keyboardHeight() + GAP)
      element.style.setProperty('--ui-toasts-below', `${below}px`)
      const free = { top: heightOf('--ui-banner') + GAP, bottom: window.innerHeight - below }
      const spans = [...document.querySelectorAll(kept)].map((one) => one.getBoundingClientRect())
      setEdge(freeEdge(element.offsetHeight, free, spans))
    }
    const listening = new AbortController()
    const { signal } = listening
    const always = { signal, capture: true, passive: true }
    // A press that ended on a toast that came under it would press nothing.
    let isPressed = false
    const lookUnpressed = () => {
      if (!isPressed) look()
    }
    const press = () => {
      isPressed = true
    }
    const letGo = () => {
      isPressed = false
      // The click is told after the release, and found by where it happened.
      setTimeout(lookUnpressed)
    }
    document.addEventListener('pointerdown', press, always)
    for (const event of ['pointerup', 'pointercancel'])
      document.addEventListener(event, letGo, always)
    for (const event of ['focusin', 'focusout', 'scroll'])
      document.addEventListener(event, lookUnpressed, always)
    window.visualViewport?.addEventListener('resize', lookUnpressed, always)
    const heights = new ResizeObserver(lookUnpressed)
    heights.observe(element)
    return () => {
      listening.abort()
      heights.disconnect()
    }
  }, [area, shown])
  return edge
}

/** The height of a banner over the page, in pixels. */
function heightOf(measure: string): number {
  return Number.parseFloat(document.documentElement.style.getPropertyValue(measure)) || 0
}

function keyboardHeight(): number {
  const { visualViewport: seen, innerHeight } = window
  return seen ? Math.max(0, innerHeight - seen.offsetTop - seen.height) : 0
}
