import { useSyncExternalStore } from 'react'

/** The open dialogs of panic. */
type OpenDialogs = {
  /**
   * Whether the dialog is open in which an alert is raised, and which then shows the progress of
   * the person's own alert.
   */
  readonly raising: boolean
  /** The id of the alert shown; null for none. */
  readonly alert: string | null
}

const none: OpenDialogs = { raising: false, alert: null }
const listeners = new Set<() => void>()
let present = none

/** Opens and closes the dialogs of panic from any page. */
export const panicDialogs = {
  showRaise: (raising: boolean) => show({ ...present, raising }),
  showAlert: (alert: string | null) => show({ ...present, alert }),
  closeAll: () => show(none),
}

export function useOpenPanicDialogs(): OpenDialogs {
  return useSyncExternalStore(follow, () => present)
}

function show(next: OpenDialogs): void {
  present = next
  for (const listener of listeners) listener()
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
