import { heldEventStates } from '@portaria/contract/modules/reservations/events/events'
import { sql } from 'kysely'
import type { Found, ThingKind } from '../../../parts/thing-kind.ts'
import type { Sql } from '../../../platform/database/queries.ts'
import { isLiveRow } from '../../../register-endpoints/live-rows.ts'
import { type RowIn, stepOn } from '../../../register-endpoints/row-steps.ts'

/** States of a future reservation. */
const toCome: readonly string[] = [
  'waiting',
  ...heldEventStates.filter((state) => state !== 'in_use'),
]

const isToCome = (event: Sql): Sql =>
  sql`(${isLiveRow(event)} AND ${event}.state = ANY(${[...toCome]}::text[]))`

/** The reason of a cancellation with its host, shown to the unit and managers. */
const REASON = 'Saída de quem reservou'

/** Future reservations: a reservation ends with its host, so none is kept. */
export const events: ThingKind = {
  kind: 'event',
  namesPerson: 'owner',
  open: { table: 'events', isOpen: isToCome },
  ties: { pointer: 'resident_id' },
  async find({ queries, actor }, leaving) {
    if (leaving.register !== 'residents') return []
    return queries.all(sql<Found>`
      SELECT e.id, e.resident_id AS person_id, e.title, e.state AS detail, e.apartment_id,
        ARRAY['end'] AS choices
      FROM events e
      WHERE e.tenant_id = ${actor.tenantId} AND e.resident_id = ANY(${[...leaving.ids]}::uuid[])
        AND ${isToCome(sql.ref('e'))}
      ORDER BY e.id`)
  },
  async end(scope, { thing_id: id }) {
    const target = {
      register: 'events',
      id,
      isStill: ({ state }: RowIn<'events'>) => toCome.some((one) => one === state),
    } as const
    return (await stepOn(scope, target, 'cancel', { reason: REASON }))
      ? 'cancelled'
      : 'already_over'
  },
}
