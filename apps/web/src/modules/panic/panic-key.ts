import { currentSession } from '../../platform/session/session.store.ts'

/** Alt, Shift and this key press the button from anywhere: by its code, since Alt makes other letters of it. */
const KEY = 'KeyP'

/** Milliseconds for which a press waits for the page that takes it. */
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

/** Takes each press, and one that waits; answers what ends it. */
export function takePanicKey(press: () => void): () => void {
  take = press
  const waits = performance.now() - pressedAt < WAITS_MS
  pressedAt = Number.NEGATIVE_INFINITY
  if (waits) press()
  return () => {
    if (take === press) take = null
  }
}
