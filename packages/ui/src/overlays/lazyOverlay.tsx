import { type ComponentType, useState } from 'react'
import { lazyPart } from '../lazy/lazyPart.tsx'
import { useFetchedAtRest } from '../lazy/useFetchedAtRest.ts'

/**
 * Makes a dialog whose code loads once the page is idle, so that it opens at once, even if the
 * network is gone by then.
 */
export function lazyOverlay<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Window = lazyPart(load)
  return function Overlay(props) {
    const [wasOpen, setWasOpen] = useState(props.open)
    if (props.open && !wasOpen) setWasOpen(true)
    useFetchedAtRest(Window)
    // Once opened it stays mounted, for its closing transition.
    return wasOpen && <Window {...props} />
  }
}
