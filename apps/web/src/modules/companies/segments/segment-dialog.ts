import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let open = false

/** Opens or closes the chooser, from the user menu and from the list of segments. */
export function showSegmentDialog(next: boolean): void {
  open = next
  for (const listener of listeners) listener()
}

/** Whether the chooser is open. */
export function useSegmentDialogOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => open,
  )
}
