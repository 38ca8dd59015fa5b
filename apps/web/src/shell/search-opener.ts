import { useSyncExternalStore } from 'react'

const onApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The name of the modifier key on this device. */
export const heldKey = onApple ? '⌘' : 'Ctrl'

/** The keys that open the search. */
export const searchKeys = `${heldKey} K`

const listeners = new Set<() => void>()
let open = false

/** Opens or closes the toolbar's search, from any page. */
export function showSearch(next: boolean): void {
  open = next
  for (const listener of listeners) listener()
}

/** Whether the search is open. */
export function useSearchOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => open,
  )
}
