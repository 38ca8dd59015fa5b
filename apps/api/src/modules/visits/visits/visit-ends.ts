import type { visits } from '@portaria/contract/modules/visits/visits/visits'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { hasCome } from '../../../register-endpoints/untyped-row.ts'
import { STALE_S } from '../public/visit-news.ts'

type Row = RowOf<typeof visits>

/**
 * Returns the state of a visit at a moment. After a day, a question that still waits or an answer
 * that was not used lets nobody in.
 */
export function visitStateAt(row: Row, at: Date): Row['state'] {
  const { state } = row
  const longAgo = new Date(at.getTime() - STALE_S * 1_000)
  const isStale =
    (state === 'waiting' && hasCome(row.waiting_since, longAgo)) ||
    (state === 'authorised' && hasCome(row.answered_at, longAgo))
  return isStale ? 'cancelled' : state
}
