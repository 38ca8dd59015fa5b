import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds between two steps of the progress that is shown. */
const STEP_MS = 50

export interface HoldOptions {
  /** Milliseconds for which it is held. */
  ms: number
  /** Whether presses are ignored. */
  off: boolean
  onHeld: () => void
  /** Called when it is released too early. */
  onEarly: () => void
  /** Called when it is pressed although presses are ignored. */
  onOff: () => void
}

/** A press that has to be held, by pointer, Enter or Space. */
export interface Hold {
  /** The part of the time that has passed, from 0 to 1; null while nobody holds it. */
  share: number | null
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerUp: () => void
    onPointerCancel: () => void
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
    onKeyUp: (event: KeyboardEvent<HTMLElement>) => void
    onBlur: () => void
  }
}

const holds = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' '

/** Calls back once a button was held for some time. Escape and losing the focus release it. */
export function useHold({ ms, off, onHeld, onEarly, onOff }: HoldOptions): Hold {
  const [since, setSince] = useState<number | null>(null)
  const [share, setShare] = useState(0)
  const start = () => {
    if (off) return onOff()
    if (since !== null) return
    setShare(0)
    setSince(performance.now())
  }
  const release = () => {
    if (since === null) return
    setSince(null)
    onEarly()
  }
  const step = useEffectEvent((from: number) => {
    const passed = (performance.now() - from) / ms
    if (passed < 1) return setShare(passed)
    setSince(null)
    ignoreRepeats()
    onHeld()
  })
  const leave = useEffectEvent(release)
  useEffect(() => {
    if (since === null) return undefined
    const timer = setInterval(() => step(since), STEP_MS)
    // The release in another window would never be told.
    const away = () => leave()
    window.addEventListener('blur', away)
    return () => {
      clearInterval(timer)
      window.removeEventListener('blur', away)
    }
  }, [since])
  return {
    share: since === null ? null : share,
    handlers: {
      onPointerDown(event) {
        if (event.button !== 0 || !event.isPrimary) return
        // A finger that moves a little still holds it.
        if (event.nativeEvent.isTrusted) event.currentTarget.setPointerCapture(event.pointerId)
        start()
      },
      onPointerUp: release,
      onPointerCancel: release,
      onKeyDown(event) {
        if (event.key === 'Escape' && since !== null) {
          // Releases the button, and leaves the dialog around it open.
          event.preventDefault()
          event.nativeEvent.stopImmediatePropagation()
          event.stopPropagation()
          release()
        } else if (holds(event) && !event.ctrlKey && !event.metaKey && !event.altKey) {
          event.preventDefault()
          if (!event.repeat) start()
        }
      },
      onKeyUp(event) {
        if (!holds(event)) return
        event.preventDefault()
        release()
      },
      onBlur: release,
    },
  }
}

/** Ignores the repeats of a key that is still down: they would press what has the focus next. */
function ignoreRepeats(): void {
  const ended = new AbortController()
  const options = { capture: true, signal: ended.signal }
  const ignore = (event: globalThis.KeyboardEvent) => {
    if (!event.repeat) return ended.abort()
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('keydown', ignore, options)
  document.addEventListener('keyup', () => ended.abort(), options)
}
