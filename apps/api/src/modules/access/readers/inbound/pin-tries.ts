import { sql } from 'kysely'
import type { Sql } from '../../../../platform/database/queries.ts'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'

/** Wrong PINs at one reader, within minutes, after which none is looked up. */
const WRONG_PINS = 20
const WITHIN_MIN = 10
/** Seconds by which a wrong PIN that the reader refused by itself may be told late and still count. */
const LATE_S = 300

/** Whether what a reader logged at a time of its own was told at once, at a moment of the server. */
const isTimely = (told: Sql, time: Sql, zone: Sql): Sql => sql`
  abs(extract(epoch FROM ${told} - (${time}::timestamp AT TIME ZONE ${zone})))
    < ${sql.lit(LATE_S)}`

/**
 * Returns how many wrong PINs may still be typed at a reader before none is looked up (access §26). They
 * are counted by their events, so that all servers count alike; those of a backlog are past. A PIN whose
 * person or pass is named was right, and its reader did not know it (access §68).
 */
export async function pinTriesLeft(
  { queries, actor }: TenantContext,
  equipmentId: string,
  pointIds: readonly string[],
): Promise<number> {
  if (pointIds.length === 0) return WRONG_PINS
  const timely = isTimely(sql`e.at`, sql`e.reader_time`, sql`e.reader_zone`)
  const { wrong } = await queries.one(sql<{ wrong: number }>`
    SELECT count(*)::integer AS wrong FROM (
      SELECT 1 FROM access_events e
      WHERE e.tenant_id = ${actor.tenantId} AND e.point_id = ANY(${[...pointIds]}::uuid[])
        AND e.at > now() - make_interval(mins => ${WITHIN_MIN}) AND e.credential = 'pin'
        AND (e.reason = 'unknown' OR 'unknown' = ANY(e.marks)) AND e.equipment_id = ${equipmentId}
        AND (e.reader_event LIKE 'question %' OR ${timely})
        AND num_nonnulls(e.resident_id, e.employee_id, e.provider_id, e.visitor_id, e.pass_id) = 0
      LIMIT ${WRONG_PINS}) found`)
  return WRONG_PINS - wrong
}

/**
 * Returns which times of a reader's log, in a zone, are such that a wrong PIN counts which is stored in
 * this transaction. A PIN of any other time is not looked up, since it could be tried without end.
 */
export async function countedTimes(
  { queries }: TenantContext,
  times: readonly string[],
  zone: string,
): Promise<ReadonlySet<string>> {
  const rows = await queries.all(sql<{ time: string }>`
    SELECT l.time FROM unnest(${[...times]}::text[]) AS l (time)
    WHERE ${isTimely(sql`now()`, sql`l.time`, sql`${zone}::text`)}`)
  return new Set(rows.map(({ time }) => time))
}
