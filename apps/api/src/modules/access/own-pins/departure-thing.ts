import { sql } from 'kysely'
import { type Found, pointers, type ThingKind } from '../../../parts/thing-kind.ts'
import { recordAudit } from '../../../platform/audit.ts'

/** PINs of people, each with the one for duress, of which nobody else learns. */
export const ownPins: ThingKind = {
  kind: 'own_pin',
  find({ queries, actor }, { register, ids }) {
    const person = sql.ref(`p.${pointers[register]}`)
    return queries.all(sql<Found>`
      SELECT p.id, ${person} AS person_id, 'PIN' AS title, NULL AS detail,
        NULL::uuid AS apartment_id, ARRAY['end'] AS choices
      FROM access_pins p
      WHERE p.tenant_id = ${actor.tenantId} AND ${person} = ANY(${[...ids]}::uuid[])
        AND NOT p.is_duress
      ORDER BY p.id`)
  },
  // All that the person has by now: a PIN that was changed since the plan has another id.
  async end({ context, register }, { person_id: person }) {
    const { queries, actor } = context
    const removed = await queries.count(sql`
      DELETE FROM access_pins
      WHERE tenant_id = ${actor.tenantId} AND ${sql.ref(pointers[register])} = ${person}`)
    if (removed === 0) return 'already_over'
    await recordAudit(context, { register, rowId: person, operation: 'own_pin_removed' })
    return 'pin_removed'
  },
}
