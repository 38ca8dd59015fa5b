import { showToast } from '@portaria/ui/toast'
import { useAttempt } from '../../platform/actions/use-attempt.ts'
import { problemTextOf } from '../../platform/problem-text.ts'
import { acknowledgeAlert, comeToAlert } from './panic-calls.ts'
import { useRefreshAlerts } from './panic-queries.ts'
import { panicTexts } from './texts/panic-texts.ts'

/**
 * Returns calls that answer an alert: acknowledge it, or say that one more person is on the way.
 */
export function useAlertAnswer() {
  const t = panicTexts.useTexts()
  const [busy, attempt] = useAttempt({
    failed: (error) => ({ title: t('banner.failed'), text: problemTextOf(error).detail }),
    settled: useRefreshAlerts(),
  })
  const acknowledge = (id: string) =>
    attempt(async () => {
      await acknowledgeAlert(id)
      showToast({ title: t('banner.taken'), tone: 'success' })
    })
  const come = (id: string) => attempt(() => comeToAlert(id))
  return { busy, acknowledge, come }
}
