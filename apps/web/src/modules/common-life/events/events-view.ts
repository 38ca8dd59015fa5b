import { useSyncExternalStore } from 'react'

/** How reservations are shown. */
export type EventsView = 'calendar' | 'list'

let shown: EventsView = 'calendar'
const listeners = new Set<() => void>()

export function showEventsAs(view: EventsView): void {
  shown = view
  for (const listener of listeners) listener()
}

/** How this tab shows reservations, until somebody chooses otherwise. */
export const useEventsView = (): EventsView =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
  )
