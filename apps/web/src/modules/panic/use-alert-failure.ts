import { showToast, type ToastOptions } from '@portaria/ui/toast'
import { useEffect, useRef, useState } from 'react'

/** Shows a failure in the window of an alert; null removes it. */
export type TellFailure = (failure: ToastOptions | null) => void

/**
 * Keeps the failure that the window of an alert shows (interface §27), and returns it with a
 * function that changes it. The window is one for all alerts, and a call may fail when it shows
 * another one or is closed: then a toast tells of it, as soon as no window of an alert is open.
 */
export function useAlertFailure(alert: string | null): [ToastOptions | null, TellFailure] {
  const [kept, setKept] = useState<{ alert: string | null; failure: ToastOptions | null }>()
  const shown = useRef(alert)
  useEffect(() => {
    shown.current = alert
  }, [alert])
  const tell = (failure: ToastOptions | null) => {
    if (shown.current === alert) setKept({ alert, failure })
    else if (failure !== null) showToast({ ...failure, tone: 'danger' })
  }
  return [kept?.alert === alert ? kept.failure : null, tell]
}
