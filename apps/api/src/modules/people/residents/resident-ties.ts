import { sql } from 'kysely'
import type { ThingKind } from '../../../parts/thing-kind.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { todayOf } from '../../companies/public/company-day.ts'

/**
 * Whether a resident still has things that only a departure ends: a unit after today, or an open
 * thing of a kind that ties, such as a login. Things that an open departure keeps do not count.
 */
export async function isHeldByThings(
  { queries, actor }: TenantContext,
  things: readonly ThingKind[],
  residentId: string,
): Promise<boolean> {
  const ofKinds = things.map(({ kind, open, ties }) =>
    open && ties
      ? sql`UNION ALL SELECT ${sql.lit(kind)}, r.id FROM ${sql.table(open.table)} r
          WHERE r.tenant_id = ${actor.tenantId} AND ${sql.ref(`r.${ties.pointer}`)} = ${residentId}
            AND ${open.isOpen(sql.ref('r'), actor)} AND ${ties.where ?? sql`true`}`
      : sql``,
  )
  const held = await queries.first(sql`
    SELECT 1 FROM (
      SELECT 'occupancy' AS kind, id FROM occupancies
      WHERE tenant_id = ${actor.tenantId} AND resident_id = ${residentId} AND deleted_at IS NULL
        AND (ends_on IS NULL OR ends_on > ${todayOf(actor)})
      ${sql.join(ofKinds, sql` `)}) thing
    WHERE NOT EXISTS (
      SELECT 1 FROM departure_items i
      JOIN departures d ON d.tenant_id = i.tenant_id AND d.id = i.departure_id
      WHERE i.tenant_id = ${actor.tenantId} AND i.kind = thing.kind AND i.thing_id = thing.id
        AND i.choice = 'keep' AND d.state = 'planned')
    LIMIT 1`)
  return held !== undefined
}
