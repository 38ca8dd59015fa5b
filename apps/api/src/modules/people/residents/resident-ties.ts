import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { todayOf } from '../../units/public/occupancies.ts'
import { type OpenThingKind, openThings } from '../public/open-things.ts'

/**
 * Whether something that only a departure ends hangs on a resident: a unit after today, a login, a
 * card, a pass or a vehicle. What somebody decided to keep in a departure that is going on does not.
 */
export async function isHeldByThings(
  { queries, actor }: TenantContext,
  residentId: string,
): Promise<boolean> {
  const ofKind = (kind: OpenThingKind, pointer: string) => {
    const { table, isOpen } = openThings[kind]
    return sql`UNION ALL SELECT ${sql.lit(kind)}, r.id FROM ${sql.table(table)} r
      WHERE r.tenant_id = ${actor.tenantId} AND ${sql.ref(`r.${pointer}`)} = ${residentId}
        AND ${isOpen(sql.ref('r'), actor)}`
  }
  const held = await queries.first(sql`
    SELECT 1 FROM (
      SELECT 'occupancy' AS kind, id FROM occupancies
      WHERE tenant_id = ${actor.tenantId} AND resident_id = ${residentId} AND deleted_at IS NULL
        AND (ends_on IS NULL OR ends_on > ${todayOf(actor)})
      ${ofKind('login', 'resident_id')} AND r.role = 'condomino'
      ${ofKind('card', 'resident_id')}
      ${ofKind('pass', 'host_id')}
      ${ofKind('vehicle', 'resident_id')}) thing
    WHERE NOT EXISTS (
      SELECT 1 FROM departure_items i
      JOIN departures d ON d.tenant_id = i.tenant_id AND d.id = i.departure_id
      WHERE i.tenant_id = ${actor.tenantId} AND i.kind = thing.kind AND i.thing_id = thing.id
        AND i.choice = 'keep' AND d.state = 'planned')
    LIMIT 1`)
  return held !== undefined
}
