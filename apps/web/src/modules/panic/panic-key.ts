import { currentSession } from '../../platform/session/session.store.ts'

/**
 * Code of the key that presses the button from anywhere with Alt and Shift; a code, since Alt
 * changes the letter.
 */
const KEY = 'KeyP'

/** Milliseconds for which a press waits until the page handles it. */
const WAITS_MS = 10_000

let take: (() => void) | null = null
let pressedAt = Number.NEGATIVE_INFINITY

/** Listens from the page's first script on, so that a press while the page loads is not lost. */
export function followPanicKey(): void {
  document.addEventListener('keydown', (event) => {
    if (event.code !== KEY || !event.altKey || !event.shiftKey) return
    if (currentSession().user === null) return
    event.preventDefault()
    if (take) take()
    else pressedAt = performance.now()
  })
}

/** Handles each press, and one that is waiting; returns a function that ends it. */
export function takePanicKey(press: () => void): () => void {
  take = press
  const waits = performance.now() - pressedAt < WAITS_MS
  pressedAt = Number.NEGATIVE_INFINITY
  if (waits) press()
  return () => {
    if (take === press) take = null
  }
}
