import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { Sql } from '../../../../platform/database/queries.ts'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { insertEvent } from '../../events/access-events.repository.ts'
import { publishAccess } from '../../events/access-news.ts'

/** A door of a reader that has to be held open, or no longer (access §47). */
export type Hold = {
  readonly door: number
  readonly is_wanted: boolean
  readonly version: number
  readonly wanted_since: Date
  readonly sent_at: Date | null
  readonly pulse: 'sent' | 'done' | 'unknown' | null
  readonly state: 'waiting' | 'done' | 'refused' | 'unknown'
  readonly reason: string | null
  readonly tries: number
  readonly proven_at: Date | null
  /** Whether a sensor of the door is read in the place of its relay. */
  readonly has_sensor: boolean
}

/** Returns the doors of a reader whose turn has come, those to be opened first. */
export const readDueHolds = (
  { queries, actor }: TenantContext,
  readerId: string,
): Promise<Hold[]> =>
  queries.all(sql<Hold>`
    SELECT h.door, h.is_wanted, h.version::float8 AS version, h.wanted_since, h.sent_at, h.pulse,
      h.state, h.reason, h.tries, h.proven_at,
      EXISTS (SELECT FROM access_points p WHERE p.tenant_id = h.tenant_id
        AND p.equipment_id = h.equipment_id AND coalesce(p.channel, 1) = h.door
        AND p.deleted_at IS NULL AND p.door_sensor) AS has_sensor
    FROM access_holds h
    WHERE h.tenant_id = ${actor.tenantId} AND h.equipment_id = ${readerId}
      AND h.next_at <= clock_timestamp()
    ORDER BY h.is_wanted DESC, h.door`)

/** Returns when the next door of a reader has its turn; null without one. */
export async function nextHold(
  { queries, actor }: TenantContext,
  readerId: string,
): Promise<Date | null> {
  const { at } = await queries.one(sql<{ at: Date | null }>`
    SELECT min(next_at) AS at FROM access_holds
    WHERE tenant_id = ${actor.tenantId} AND equipment_id = ${readerId}`)
  return at
}

const isOf = ({ actor }: TenantContext, readerId: string, { door, version }: Hold): Sql =>
  sql`tenant_id = ${actor.tenantId} AND equipment_id = ${readerId} AND door = ${door}
    AND version = ${version}`

/** Commits that a command is about to be sent to a door; false if it is wanted otherwise by now. */
export const noteHoldSent = async (
  context: TenantContext,
  readerId: string,
  hold: Hold,
): Promise<boolean> =>
  (await context.queries.count(sql`
    UPDATE access_holds SET sent_at = clock_timestamp(), may_hold = true
    WHERE ${isOf(context, readerId, hold)}`)) > 0

/** Commits that a door that cannot be held is about to be opened once; false if it was before. */
export const notePulseSent = async (
  context: TenantContext,
  readerId: string,
  hold: Hold,
): Promise<boolean> =>
  (await context.queries.count(sql`
    UPDATE access_holds SET pulse = 'sent'
    WHERE ${isOf(context, readerId, hold)} AND pulse IS NULL`)) > 0

/** Stores what became of the one opening of a door. */
export async function settlePulse(
  context: TenantContext,
  readerId: string,
  hold: Hold,
  pulse: 'done' | 'unknown',
): Promise<void> {
  await context.queries.count(sql`
    UPDATE access_holds SET pulse = ${pulse}
    WHERE ${isOf(context, readerId, hold)} AND pulse = 'sent'`)
}

/** What is known of a door now, and after how many seconds it is looked at again. */
export type HoldState = {
  readonly state: Hold['state']
  readonly reason: string | null
  readonly detail: string | null
  readonly againS: number
}

/**
 * Stores what is known of a door; whether that is news. A door that was let go is forgotten. What is
 * wanted otherwise by now is left as it is.
 */
export async function settleHold(
  context: TenantContext,
  readerId: string,
  hold: Hold,
  { state, reason, detail, againS }: HoldState,
): Promise<boolean> {
  const { queries } = context
  const own = isOf(context, readerId, hold)
  if (state === 'done' && !hold.is_wanted) {
    await queries.count(sql`DELETE FROM access_holds WHERE ${own}`)
    return true
  }
  await queries.count(sql`
    UPDATE access_holds SET state = ${state}, reason = ${reason}, detail = ${detail},
      tries = CASE WHEN ${state} = 'done' THEN 0 ELSE tries + 1 END,
      next_at = clock_timestamp() + make_interval(secs => ${againS}),
      proven_at = CASE WHEN ${state} = 'done' THEN clock_timestamp() ELSE proven_at END
    WHERE ${own}`)
  return state !== hold.state || reason !== hold.reason
}

/** Records at each released point of a door that whoever began the release opened it (access §9). */
export async function recordReleased(
  context: TenantContext,
  readerId: string,
  { door }: Hold,
): Promise<void> {
  const { queries, actor } = context
  const released = await queries.all(sql<{ id: string; by: string; reason: string }>`
    SELECT p.id, o.started_by AS by, o.reason
    FROM access_points p
    JOIN access_order_points r ON r.tenant_id = p.tenant_id AND r.point_id = p.id
      AND r.kind = 'release' AND r.ended_at IS NULL
    JOIN access_orders o ON o.tenant_id = r.tenant_id AND o.id = r.order_id
    WHERE p.tenant_id = ${actor.tenantId} AND p.equipment_id = ${readerId}
      AND coalesce(p.channel, 1) = ${door}
    ORDER BY p.id`)
  for (const { id: pointId, by, reason } of released) {
    const id = newId()
    const opened = { by, reason }
    await insertEvent(
      context,
      id,
      { pointId, fact: 'opened', direction: 'in', opened } as const,
      null,
    )
    await publishAccess(context, { id, pointId })
  }
}
