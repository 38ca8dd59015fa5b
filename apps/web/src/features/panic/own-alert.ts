import type { PanicAlert } from '@portaria/contract/features/panic'
import { mayUse } from '@portaria/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../platform/session/use-session.ts'
import { postAlert } from './panic-calls.ts'
import { recentQuery } from './panic-queries.ts'
import { type Author, panicSender, type Sending, useWaitingAlerts } from './panic-sender.ts'
import { dropWaiting, readWaiting, storeWaiting } from './waiting-alerts.ts'

/** The sender of this page, which outlives every component. */
export const sender = panicSender({
  post: postAlert,
  keep: storeWaiting,
  drop: dropWaiting,
  read: readWaiting,
})

/** Hours for which one's own open alert is shown on every page. */
const SHOWN_HOURS = 12

/** The author of an alert raised now; null for roles without the button. */
export function useAuthor(): Author | null {
  const { user, tenantId } = useSession()
  if (user === null || tenantId === null || !mayUse(user.type_flag, 'panic.raise')) return null
  return { userId: user.id, tenantId }
}

/** One's own alert: being sent, or as the server has it. */
export type OwnAlert = { sending: Sending | null; alert: PanicAlert | null }

/** Whether escalation has reached the platform: the sender should call 190. */
export function shallCall(alert: PanicAlert | null): boolean {
  return alert?.state === 'active' && alert.escalation === 'platform'
}

/** The last alert of one's own that is not over; null where there is none. */
export function useOwnAlert(): OwnAlert | null {
  const waiting = useWaitingAlerts(sender).at(-1)
  const asked = { ...recentQuery, enabled: useAuthor() !== null }
  const { data = [], dataUpdatedAt } = useQuery(asked)
  const since = dataUpdatedAt - SHOWN_HOURS * 3_600_000
  const alert = data.find(
    ({ own, state, pressed_at }) => own && state !== 'closed' && Date.parse(pressed_at) > since,
  )
  if (waiting === undefined && alert === undefined) return null
  return { sending: waiting ?? null, alert: waiting === undefined ? (alert ?? null) : null }
}
