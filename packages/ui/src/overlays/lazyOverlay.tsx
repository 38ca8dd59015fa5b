import { type ComponentType, useEffect, useState } from 'react'
import { lazyPart } from '../lazy/lazyPart.tsx'

/** Milliseconds in which a page renders undisturbed. */
const restDelay = 1_500

/** Milliseconds after which code that failed to load is fetched again. */
const retryDelay = 5_000

/**
 * A window whose code loads once the page is idle, so that it opens at once, even if the network is
 * gone by then.
 */
export function lazyOverlay<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Window = lazyPart(load)
  return function Overlay(props) {
    const [wasOpen, setWasOpen] = useState(props.open)
    if (props.open && !wasOpen) setWasOpen(true)
    useEffect(() => fetchAtRest(Window.fetch), [])
    // Once opened it stays mounted, for its closing transition.
    return wasOpen && <Window {...props} />
  }
}

function fetchAtRest(fetch: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const again = () => {
    timer = setTimeout(ask, retryDelay)
  }
  const ask = () => {
    // Chromium keeps a failure until the page is reloaded: code that fails without a network would never come.
    if (navigator.onLine) fetch().catch(again)
    else again()
  }
  timer = setTimeout(ask, restDelay)
  return () => clearTimeout(timer)
}
