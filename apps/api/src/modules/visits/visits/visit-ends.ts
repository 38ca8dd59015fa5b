import type { visits } from '@portaria/contract/modules/visits/visits/visits'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { hasCome } from '../../../register-endpoints/untyped-row.ts'
import { STALE_S } from '../public/visit-news.ts'

type Row = RowOf<typeof visits>

/** The state of a visit at a moment: a question or an answer from a day ago lets nobody in. */
export function visitStateAt(row: Row, at: Date): Row['state'] {
  const { state } = row
  const longAgo = new Date(at.getTime() - STALE_S * 1_000)
  const isStale =
    (state === 'waiting' && hasCome(row.waiting_since, longAgo)) ||
    (state === 'authorised' && hasCome(row.answered_at, longAgo))
  return isStale ? 'cancelled' : state
}
