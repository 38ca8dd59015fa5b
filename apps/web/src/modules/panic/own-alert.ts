import { mayUse } from '@portaria/contract/define-register/permissions'
import type { PanicAlert } from '@portaria/contract/modules/panic/panic'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../platform/session/use-session.ts'
import { recentQuery } from './panic-queries.ts'
import { type Sending, useSending } from './panic-sender.ts'

/** Hours for which the person's own open alert is shown on every page. */
const SHOWN_HOURS = 12

/** Whether the signed-in person may raise alerts in the current company. */
export function useMayRaise(): boolean {
  const { user, tenantId } = useSession()
  return user !== null && tenantId !== null && mayUse(user.type_flag, 'panic.raise')
}

/** The person's own alert: being sent, or as the server has it. */
export type OwnAlert = { sending: Sending | null; alert: PanicAlert | null }

/** Whether escalation has reached the platform: the sender should call 190. */
export function shallCall(alert: PanicAlert | null): boolean {
  return alert?.state === 'active' && alert.escalation === 'platform'
}

/**
 * The person's own last open alert; null without one. Exercises do not count, since during an
 * exercise the button still raises real alerts.
 */
export function useOwnAlert(): OwnAlert | null {
  const sending = useSending()
  const asked = { ...recentQuery, enabled: useMayRaise() }
  const { data = [], dataUpdatedAt } = useQuery(asked)
  const since = dataUpdatedAt - SHOWN_HOURS * 3_600_000
  const alert = data.find(
    ({ own, source, state, pressed_at }) =>
      own && source !== 'drill' && state !== 'closed' && Date.parse(pressed_at) > since,
  )
  if (sending !== null) return { sending, alert: null }
  return alert === undefined ? null : { sending: null, alert }
}
