import type { events } from '@portaria/contract/modules/reservations/events/events'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { hasCome } from '../../../register-endpoints/untyped-row.ts'

type Row = RowOf<typeof events>

/** States that end without an answer, at `held_until`. */
const unanswered: readonly string[] = ['waiting', 'offered', 'requested']

/**
 * Returns the state of a reservation at a moment: it has lapsed without an answer, has begun, or is
 * over.
 */
export function eventStateAt(row: Row, at: Date): Row['state'] {
  const { state, held_until: held, starts_at: from, ends_at: to } = row
  if (unanswered.some((one) => one === state)) return hasCome(held ?? from, at) ? 'refused' : state
  if (state !== 'approved' && state !== 'in_use') return state
  if (hasCome(to, at)) return 'done'
  return hasCome(from, at) ? 'in_use' : state
}

/**
 * Returns whether a reservation `e` has lapsed at a moment: it held its time, and nobody answered
 * by then.
 */
export const isLapsed = (e: Sql, now: Sql): Sql => sql`
  (${e}.state = ANY(${[...unanswered]}::text[]) AND coalesce(${e}.held_until, ${e}.starts_at) <= ${now})`

/** Returns the state of a reservation `e` now, like `eventStateAt` for a row. */
export const stateNow = (e: Sql): Sql => sql`(CASE WHEN ${isLapsed(e, sql`now()`)} THEN 'refused'
  WHEN ${e}.state IN ('approved', 'in_use') AND ${e}.ends_at <= now() THEN 'done'
  WHEN ${e}.state = 'approved' AND ${e}.starts_at <= now() THEN 'in_use'
  ELSE ${e}.state END)`
