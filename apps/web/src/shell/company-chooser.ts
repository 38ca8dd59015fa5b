import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let open = false

/** Opens or closes the company chooser, from any place that needs a company. */
export function showCompanyChooser(next: boolean): void {
  open = next
  for (const listener of listeners) listener()
}

/** Whether the chooser is open. */
export function useCompanyChooserOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => open,
  )
}
