import { useSyncExternalStore } from 'react'

/** The views of reservations. */
export type EventsView = 'calendar' | 'list'

let shown: EventsView = 'calendar'
const listeners = new Set<() => void>()

export function showEventsAs(view: EventsView): void {
  shown = view
  for (const listener of listeners) listener()
}

/** The view of reservations in this tab, until the person chooses another. */
export const useEventsView = (): EventsView =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
  )
