import type { GateEvent } from '@portaria/contract/modules/gate/gate'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { certainStates } from '../event-guests/guest-list.ts'
import { hasArrived } from '../event-guests/presence.ts'

/** Whether a pass `p` belongs to a guest list: the desk shows one line for the whole list. */
export const isOfGuestList = sql`EXISTS (SELECT 1 FROM event_guests g
  WHERE g.tenant_id = p.tenant_id AND g.pass_id = p.id)`

/**
 * Reads reservations whose guests may come between two moments, with the number of people who come,
 * and of those who are here or were. Companions and children are counted.
 */
export async function readEventsOf(
  { queries, actor }: TenantContext,
  { start, end }: { readonly start: Sql; readonly end: Sql },
): Promise<GateEvent[]> {
  const rows = await queries.all(sql<
    Omit<GateEvent, 'starts_at' | 'area'> & { starts_at: Date; area_id: string; area: string }
  >`
    SELECT e.id, e.title, e.starts_at, a.id AS area_id, a.name AS area,
      sum(g.coming)::int AS people,
      coalesce(sum(g.coming) FILTER (WHERE ${hasArrived(sql`g`)}), 0)::int AS arrived
    FROM events e
    JOIN common_areas a ON a.tenant_id = e.tenant_id AND a.id = e.common_area_id
    JOIN event_guests g ON g.tenant_id = e.tenant_id AND g.event_id = e.id
      AND g.state = 'confirmed' AND g.deleted_at IS NULL
    WHERE e.tenant_id = ${actor.tenantId} AND e.deleted_at IS NULL
      AND e.state = ANY(${[...certainStates]}::text[]) AND e.starts_at < ${end} AND e.ends_at >= ${start}
    GROUP BY e.tenant_id, e.id, a.tenant_id, a.id
    ORDER BY e.starts_at, e.id`)
  return rows.map(({ area_id: id, area: title, starts_at: at, ...event }) => ({
    ...event,
    starts_at: at.toISOString(),
    area: { id, title },
  }))
}
