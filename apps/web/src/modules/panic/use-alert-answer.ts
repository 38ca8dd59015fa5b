import { showToast, type ToastOptions } from '@portaria/ui/toast'
import { useState } from 'react'
import { useAttempt } from '../../platform/actions/use-attempt.ts'
import { problemTextOf } from '../../platform/problem-text.ts'
import { acknowledgeAlert, comeToAlert } from './panic-calls.ts'
import { useRefreshAlerts } from './panic-queries.ts'
import { panicTexts } from './texts/panic-texts.ts'

/**
 * Returns calls that answer an alert: acknowledge it, or say that one more person is on the way.
 * With `inPlace` a failure is returned, for a window that shows it itself and whose content changes
 * with success; without, both are told by toasts.
 */
export function useAlertAnswer({ inPlace = false } = {}) {
  const t = panicTexts.useTexts()
  const [failure, setFailure] = useState<ToastOptions | null>(null)
  const [busy, attempt] = useAttempt({
    failed: (error) => {
      const told = { title: t('banner.failed'), text: problemTextOf(error).detail }
      if (!inPlace) return told
      setFailure(told)
      return null
    },
    settled: useRefreshAlerts(),
  })
  const answer = (send: () => Promise<unknown>) => {
    setFailure(null)
    return attempt(send)
  }
  const acknowledge = (id: string) =>
    answer(async () => {
      await acknowledgeAlert(id)
      if (!inPlace) showToast({ title: t('banner.taken'), tone: 'success' })
    })
  const come = (id: string) => answer(() => comeToAlert(id))
  return { busy, failure, acknowledge, come }
}
