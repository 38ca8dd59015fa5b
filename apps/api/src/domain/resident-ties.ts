import { sql } from 'kysely'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { todayOf } from './occupancies.ts'

/**
 * Whether something that only a departure ends hangs on a resident: a unit after today, a login, a card,
 * a pass or a vehicle. What somebody decided to keep in a departure that is going on does not.
 */
export async function isHeldByThings(
  { queries, actor }: TenantContext,
  residentId: string,
): Promise<boolean> {
  const today = todayOf(actor)
  const held = await queries.first(sql`
    SELECT 1 FROM (
      SELECT 'occupancy' AS kind, id FROM occupancies
      WHERE tenant_id = ${actor.tenantId} AND resident_id = ${residentId} AND deleted_at IS NULL
        AND (ends_on IS NULL OR ends_on > ${today})
      UNION ALL SELECT 'login', id FROM memberships
      WHERE tenant_id = ${actor.tenantId} AND resident_id = ${residentId} AND role = 'condomino'
        AND status = 'ATIVO' AND deleted_at IS NULL AND (ends_on IS NULL OR ends_on >= ${today})
      UNION ALL SELECT 'card', id FROM cards
      WHERE tenant_id = ${actor.tenantId} AND resident_id = ${residentId} AND state = 'assigned'
        AND deleted_at IS NULL
      UNION ALL SELECT 'pass', id FROM passes
      WHERE tenant_id = ${actor.tenantId} AND host_id = ${residentId} AND state = 'active'
        AND deleted_at IS NULL AND valid_to > now()
        AND (uses_allowed IS NULL OR uses_done < uses_allowed)
      UNION ALL SELECT 'vehicle', id FROM vehicles
      WHERE tenant_id = ${actor.tenantId} AND resident_id = ${residentId} AND status = 'ATIVO'
        AND deleted_at IS NULL) thing
    WHERE NOT EXISTS (
      SELECT 1 FROM departure_items i
      JOIN departures d ON d.tenant_id = i.tenant_id AND d.id = i.departure_id
      WHERE i.tenant_id = ${actor.tenantId} AND i.kind = thing.kind AND i.thing_id = thing.id
        AND i.choice = 'keep' AND d.state = 'planned')
    LIMIT 1`)
  return held !== undefined
}
