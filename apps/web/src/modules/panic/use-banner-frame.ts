import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Code of the key that focuses the banner with Alt and Shift, even out of a modal dialog. */
const BANNER_KEY = 'KeyA'

/** The custom property with the height of the banner, which everything else makes room for. */
const HEIGHT = '--ui-banner'

/**
 * Returns the reference of the banner's outermost element. Its height pushes the page and open
 * windows down (panic §15), but not while a pointer is pressed, since the press would end on another
 * control.
 */
export function useBannerFrame(): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isWanted = event.code === BANNER_KEY && event.altKey && event.shiftKey
    const first = isWanted ? frame.current?.querySelector('button') : null
    if (!first) return
    event.preventDefault()
    first.focus()
  })
  useEffect(() => {
    const listening = new AbortController()
    document.addEventListener('keydown', (event) => press(event), { signal: listening.signal })
    return () => listening.abort()
  }, [])
  useEffect(() => (frame.current ? pushPage(frame.current) : undefined), [])
  return frame
}

function pushPage(banner: HTMLElement): () => void {
  const { style } = document.documentElement
  let isPressed = false
  const push = () => {
    if (isPressed) return
    const height = banner.offsetHeight
    // Setting it recalculates all styles, so it is not set without a banner.
    if (height === 0) style.removeProperty(HEIGHT)
    else style.setProperty(HEIGHT, `${height}px`)
  }
  const letGo = () => {
    isPressed = false
    // The click comes after the release, and is found by where it happened.
    setTimeout(push)
  }
  const listening = new AbortController()
  const always = { signal: listening.signal, capture: true, passive: true }
  document.addEventListener('pointerdown', () => (isPressed = true), always)
  for (const event of ['pointerup', 'pointercancel'])
    document.addEventListener(event, letGo, always)
  const observer = new ResizeObserver(push)
  observer.observe(banner)
  return () => {
    listening.abort()
    observer.disconnect()
    style.removeProperty(HEIGHT)
  }
}
