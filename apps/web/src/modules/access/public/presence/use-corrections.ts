import { mayUse } from '@portaria/contract/define-register/permissions'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useAttempt } from '../../../../platform/actions/use-attempt.ts'
import { useConnectionLost } from '../../../../platform/connection/use-connection.ts'
import { useLiveEvent } from '../../../../platform/live-events/live-events.ts'
import { useRole } from '../../../../platform/session/use-session.ts'
import { correctPresence } from './presence-calls.ts'
import { presenceTexts } from './texts/presence-texts.ts'

/** A person whom somebody corrects, with the name that the toast says. */
type Corrected = Parameters<typeof correctPresence>[0]['person'] & { readonly title: string }

/** Milliseconds within which passages of a busy gate have lists read again once. */
const QUIET_MS = 2_000

/** Has a list of who is inside read again whenever somebody passes, or is corrected. */
export function useLivePresence(queryKey: readonly string[]): void {
  const client = useQueryClient()
  useLiveEvent(['accesses.changed', 'access-presence.changed'], () => {
    const { dataUpdatedAt = 0 } = client.getQueryState([...queryKey]) ?? {}
    const wait = Math.max(0, dataUpdatedAt + QUIET_MS - Date.now())
    setTimeout(() => void client.invalidateQueries({ queryKey: [...queryKey] }), wait)
  })
}

/** Corrections of who is inside; null for those who may make none, and without a network. */
export function useCorrections() {
  const t = presenceTexts.useTexts()
  const role = useRole()
  const lost = useConnectionLost()
  const client = useQueryClient()
  const [busy, attempt] = useAttempt({
    settled: () => client.invalidateQueries({ queryKey: ['gate', 'muster'] }),
  })
  if (role === null || !mayUse(role, 'access.presence') || lost) return null
  const correct = ({ kind, id, title: name }: Corrected, is_inside: boolean) =>
    attempt(async () => {
      await correctPresence({ person: { kind, id }, is_inside })
      showToast({ tone: 'success', title: t(is_inside ? 'nowHere' : 'nowGone', { name }) })
    })
  return { busy, correct }
}
