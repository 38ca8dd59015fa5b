import { useSyncExternalStore } from 'react'

let query: MediaQueryList | undefined

// As wide as the pages' own step from phones to larger screens.
const phone = () => (query ??= window.matchMedia('(width < 40rem)'))

/** Whether the window is as narrow as a phone's. */
export const isOnPhone = (): boolean => phone().matches

/** The same, followed: rows of lists are cards there. */
export function useOnPhone(): boolean {
  return useSyncExternalStore(follow, isOnPhone)
}

function follow(listener: () => void): () => void {
  phone().addEventListener('change', listener)
  return () => phone().removeEventListener('change', listener)
}
