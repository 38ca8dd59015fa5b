import { showToast } from '@portaria/ui/toast'
import { useAttempt } from '../../platform/actions/use-attempt.ts'
import { problemTextOf } from '../../platform/problem-text.ts'
import { acknowledgeAlert, comeToAlert } from './panic-calls.ts'
import { useRefreshAlerts } from './panic-queries.ts'
import { panicTexts } from './texts/panic-texts.ts'
import type { TellFailure } from './use-alert-failure.ts'

/**
 * Returns calls that answer an alert: acknowledge it, or say that one more person is on the way.
 * `tell` is for a window that shows failures itself and whose content changes with success: it gets
 * a failure, and null when a call begins. Without it both are told by toasts.
 */
export function useAlertAnswer(tell?: TellFailure) {
  const t = panicTexts.useTexts()
  const [busy, attempt] = useAttempt({
    failed: (error) => {
      const told = { title: t('banner.failed'), text: problemTextOf(error).detail }
      if (!tell) return told
      tell(told)
      return null
    },
    settled: useRefreshAlerts(),
  })
  const answer = (send: () => Promise<unknown>) => {
    tell?.(null)
    return attempt(send)
  }
  const acknowledge = (id: string) =>
    answer(async () => {
      await acknowledgeAlert(id)
      if (!tell) showToast({ title: t('banner.taken'), tone: 'success' })
    })
  const come = (id: string) => answer(() => comeToAlert(id))
  return { busy, acknowledge, come }
}
