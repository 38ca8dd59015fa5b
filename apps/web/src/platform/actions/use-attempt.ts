import { showToast, type ToastOptions } from '@portaria/ui/toast'
import { useState } from 'react'
import { problemTextOf } from '../problem-text.ts'
import { isProofClosed } from './proof-closed.ts'

export type AttemptOptions = {
  /** The toast of a failure; null shows none. By default the title and text of the problem. */
  failed?: (error: unknown) => ToastOptions | null
  /** Called after success and failure alike, to read the data again. */
  settled?: () => unknown
}

/** Title and text of a problem. */
export const problemToast = (error: unknown): ToastOptions => {
  const { title, detail } = problemTextOf(error)
  return { title, text: detail }
}

/**
 * Runs the call of a button that has no place for errors: a failure is shown as a toast. Returns
 * whether the call is running, and a function that resolves to whether it succeeded.
 */
export function useAttempt({
  failed = problemToast,
  settled,
}: AttemptOptions = {}): [boolean, (work: () => Promise<unknown>) => Promise<boolean>] {
  const [busy, setBusy] = useState(false)
  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await work()
      return true
    } catch (error) {
      const toast = isProofClosed(error) ? null : failed(error)
      if (toast !== null) showToast({ tone: 'danger', ...toast })
      return false
    } finally {
      // Stays busy until the screen has read the new state, since its buttons are still those of
      // the old one.
      try {
        await settled?.()
      } finally {
        setBusy(false)
      }
    }
  }
  return [busy, attempt]
}
