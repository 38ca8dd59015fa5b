import { sql } from 'kysely'
import { type Found, pointers, type ThingKind } from '../../../parts/thing-kind.ts'

/** Things lent from a cabinet: no plan returns them, so they are listed until the end. */
export const loans: ThingKind = {
  kind: 'loan',
  endsKept: true,
  async find({ queries, actor }, { register, ids }) {
    // Providers borrow nothing themselves; the people they send are employees.
    if (register === 'service-providers') return []
    const person = sql.ref(`l.${pointers[register]}`)
    return queries.all(sql<Found>`
      SELECT l.id, ${person} AS person_id, concat_ws(' · ', l.item_name, l.item_code) AS title,
        NULL AS detail, NULL::uuid AS apartment_id, ARRAY['keep'] AS choices
      FROM cabinet_loans l
      WHERE l.tenant_id = ${actor.tenantId} AND ${person} = ANY(${[...ids]}::uuid[])
        AND l.returned_at IS NULL
      ORDER BY l.id`)
  },
  async end({ context: { queries, actor } }, { thing_id: id }) {
    const open = await queries.first(sql`
      SELECT 1 FROM cabinet_loans
      WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND returned_at IS NULL`)
    return open ? 'still_lent' : 'given_back'
  },
}
