import { type ComponentType, useEffect, useState } from 'react'
import { lazyPart } from '../lazy/lazyPart.tsx'

/** Milliseconds for which a page is left to draw itself. */
const restDelay = 1_500

/** Milliseconds after which code that could not be had is asked for again. */
const retryDelay = 5_000

/**
 * A window whose code is not there while the page is first drawn: it comes once the page rests, so
 * that it opens at once, even when the network has gone in the meantime.
 */
export function lazyOverlay<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Window = lazyPart(load)
  return function Overlay(props) {
    const [wasOpen, setWasOpen] = useState(props.open)
    if (props.open && !wasOpen) setWasOpen(true)
    useEffect(() => fetchAtRest(Window.fetch), [])
    // Once opened it stays, for its way out.
    return wasOpen && <Window {...props} />
  }
}

function fetchAtRest(fetch: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = () => {
    fetch().catch(() => {
      timer = setTimeout(ask, retryDelay)
    })
  }
  timer = setTimeout(ask, restDelay)
  return () => clearTimeout(timer)
}
