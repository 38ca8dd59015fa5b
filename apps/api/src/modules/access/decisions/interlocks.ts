import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { isActiveRow } from '../../../register-endpoints/live-rows.ts'
import { type AccessPoint, isInterlockOf } from './points.ts'

/** Seconds after which a door that was read closed is unknown again. */
const STALE_S = 10
/** Seconds for which a door that is opened counts as open, unless it was seen to close before. */
const OPENING_S = 15
/** Seconds that somebody needs at least to go through a door: what closed before was still open. */
const THROUGH_S = 2

/**
 * Whether a point may not open since another one was not read closed (access §55). `lock` has those who
 * open either of them wait for each other, so that the second sees that the first opens.
 */
export async function isHeldShut(
  { queries, actor }: TenantContext,
  { id, hasInterlock }: Pick<AccessPoint, 'id' | 'hasInterlock'>,
  { lock }: { readonly lock: boolean },
): Promise<boolean> {
  if (!hasInterlock) return false
  const own = sql`
    FROM access_points p
    JOIN access_interlocks k ON ${isInterlockOf(sql.ref('p'))}`
  const isOwn = sql`p.tenant_id = ${actor.tenantId} AND p.id = ${id}::uuid`
  if (lock)
    await queries.all(sql`SELECT 1 ${own} WHERE ${isOwn} ORDER BY k.id FOR NO KEY UPDATE OF k`)
  // Other points of the same door open it too.
  const atDoor = sql`FROM access_points y
    WHERE y.tenant_id = x.tenant_id AND y.equipment_id = x.equipment_id
      AND coalesce(y.channel, 1) = coalesce(x.channel, 1)`
  const isNow = (at: string) => sql`
    ${sql.ref(at)} > d.since - make_interval(secs => ${sql.lit(THROUGH_S)})
    AND ${sql.ref(at)} > clock_timestamp() - make_interval(secs => ${sql.lit(OPENING_S)})`
  const row = await queries.first(sql`
    SELECT 1 ${own}
    JOIN access_points x ON x.tenant_id = k.tenant_id AND ${isActiveRow(sql.ref('x'))}
      AND x.id = CASE WHEN k.point_id = p.id THEN k.access_point_id ELSE k.point_id END
    LEFT JOIN access_doors d ON d.tenant_id = x.tenant_id AND d.equipment_id = x.equipment_id
      AND d.door = coalesce(x.channel, 1)
    WHERE ${isOwn} AND NOT coalesce(NOT d.is_open
      AND d.read_at > clock_timestamp() - make_interval(secs => ${sql.lit(STALE_S)})
      AND NOT EXISTS (SELECT FROM access_events e
        WHERE e.tenant_id = x.tenant_id AND e.point_id IN (SELECT y.id ${atDoor})
          AND e.fact IN ('granted', 'opened', 'exit_button') AND ${isNow('e.at')})
      AND NOT EXISTS (SELECT FROM reader_commands c
        WHERE c.tenant_id = x.tenant_id AND c.point_id IN (SELECT y.id ${atDoor})
          AND c.kind IN ('open', 'hold') AND c.state <> 'refused' AND ${isNow('c.asked_at')}), false)
    LIMIT 1`)
  return row !== undefined
}
