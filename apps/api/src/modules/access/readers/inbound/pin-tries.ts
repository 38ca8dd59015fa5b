import { sql } from 'kysely'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'

/** Wrong PINs at one reader, within minutes, after which none is looked up. */
const WRONG_PINS = 20
const WITHIN_MIN = 10
/** Seconds by which a wrong PIN that the reader refused by itself may be told late and still count. */
const LATE_S = 300

/**
 * Whether too many wrong PINs were typed at a reader (access §26). They are counted by their events,
 * so that all servers count alike; those of a backlog are past.
 */
export async function arePinsBarred(
  { queries, actor }: TenantContext,
  equipmentId: string,
  pointIds: readonly string[],
): Promise<boolean> {
  if (pointIds.length === 0) return false
  const { wrong } = await queries.one(sql<{ wrong: number }>`
    SELECT count(*)::integer AS wrong FROM (
      SELECT 1 FROM access_events e
      WHERE e.tenant_id = ${actor.tenantId} AND e.point_id = ANY(${[...pointIds]}::uuid[])
        AND e.at > now() - make_interval(mins => ${WITHIN_MIN}) AND e.credential = 'pin'
        AND (e.reason = 'unknown' OR 'unknown' = ANY(e.marks)) AND e.equipment_id = ${equipmentId}
        AND (e.reader_event LIKE 'question %'
          OR abs(extract(epoch FROM e.at - (e.reader_time::timestamp AT TIME ZONE e.reader_zone)))
            < ${LATE_S})
      LIMIT ${WRONG_PINS}) found`)
  return wrong >= WRONG_PINS
}
