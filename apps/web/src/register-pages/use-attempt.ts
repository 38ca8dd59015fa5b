import { showToast } from '@portaria/ui/toast'
import { useState } from 'react'
import { problemTextOf } from '../platform/problem-text.ts'

/**
 * Runs one call at a time and shows why it failed; returns whether it succeeded.
 */
export function useAttempt(): [boolean, (work: () => Promise<unknown>) => Promise<boolean>] {
  const [busy, setBusy] = useState(false)
  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await work()
      return true
    } catch (error) {
      const { title, detail } = problemTextOf(error)
      showToast({ title, text: detail, tone: 'danger' })
      return false
    } finally {
      setBusy(false)
    }
  }
  return [busy, attempt]
}
