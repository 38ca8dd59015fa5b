import type { ToastOptions } from '@portaria/ui/toast'
import { useState } from 'react'

/** Shows a failure in the window of an alert; null removes it. */
export type TellFailure = (failure: ToastOptions | null) => void

/**
 * Keeps the failure that the window of an alert shows (interface §27), and returns it with a
 * function that changes it. The window is one for all alerts, and a call may fail when it already
 * shows another, so a failure belongs to the alert that was shown when its call began.
 */
export function useAlertFailure(alert: string | null): [ToastOptions | null, TellFailure] {
  const [kept, setKept] = useState<{ alert: string | null; failure: ToastOptions | null }>()
  const tell = (failure: ToastOptions | null) => setKept({ alert, failure })
  return [kept?.alert === alert ? kept.failure : null, tell]
}
