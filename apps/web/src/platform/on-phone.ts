import { useSyncExternalStore } from 'react'

let query: MediaQueryList | undefined

// The breakpoint at which the pages change from phones to larger screens.
const phone = () => (query ??= window.matchMedia('(width < 40rem)'))

/** Whether the window is as narrow as a phone's. */
export const isOnPhone = (): boolean => phone().matches

/** Follows `isOnPhone`: lists show cards on phones. */
export function useOnPhone(): boolean {
  return useSyncExternalStore(follow, isOnPhone)
}

function follow(listener: () => void): () => void {
  phone().addEventListener('change', listener)
  return () => phone().removeEventListener('change', listener)
}
