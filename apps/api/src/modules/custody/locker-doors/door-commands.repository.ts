import type { DoorCommand } from '@portaria/contract/modules/custody/locker-doors'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'

type Moments = 'asked_at' | 'expires_at' | 'opened_at' | 'closed_at'

/** A stored command, with the data of its answer. */
export type StoredCommand = Omit<DoorCommand, Moments | 'locker'> & {
  locker_id: string
  locker_name: string
  location: string | null
  code_id: string | null
  resident_id: string | null
  check_reason: string | null
  asked_by: string | null
  sent_at: Date | null
  settled_at: Date | null
  asked_at: Date
  expires_at: Date
  opened_at: Date | null
  closed_at: Date | null
}

/**
 * Reads the commands of the actor's company that match a condition on the alias `c`, oldest first.
 */
export const readCommands = (
  { queries, actor }: TenantContext,
  where: Sql,
): Promise<StoredCommand[]> =>
  queries.all(sql<StoredCommand>`
    SELECT c.id, c.purpose, c.state, c.reason, c.locker_id, l.name AS locker_name, l.location,
      c.door, c.parcel_id, c.code_id, c.resident_id, c.check_reason, c.asked_by, c.asked_at,
      c.expires_at, c.sent_at, c.settled_at, c.opened_at, c.closed_at, c.finding,
      c.over_at IS NOT NULL AS over
    FROM door_commands c
    JOIN lockers l ON l.tenant_id = c.tenant_id AND l.id = c.locker_id
    WHERE c.tenant_id = ${actor.tenantId} AND ${where}
    ORDER BY c.asked_at, c.id`)

/** Returns a command in the form of answers. */
export const shownCommand = (stored: StoredCommand): DoorCommand => ({
  id: stored.id,
  purpose: stored.purpose,
  state: stored.state,
  reason: stored.reason,
  locker: { id: stored.locker_id, title: stored.locker_name, location: stored.location },
  door: stored.door,
  parcel_id: stored.parcel_id,
  asked_at: stored.asked_at.toISOString(),
  expires_at: stored.expires_at.toISOString(),
  opened_at: stored.opened_at?.toISOString() ?? null,
  closed_at: stored.closed_at?.toISOString() ?? null,
  finding: stored.finding,
  over: stored.over,
})

/**
 * Locks the subject of a command in the usual order: the parcel, the locker, the command; undefined
 * if the company has no such command, or it is over by now.
 */
export async function lockOpen(
  context: TenantContext,
  id: string,
): Promise<StoredCommand | undefined> {
  const { queries, actor } = context
  const [found] = await readCommands(context, sql`c.id = ${id} AND c.over_at IS NULL`)
  if (!found) return undefined
  await lockParcel(context, found.parcel_id)
  await lockLocker(context, found.locker_id)
  const locked = await queries.first(sql`
    SELECT 1 FROM door_commands
    WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND over_at IS NULL FOR UPDATE`)
  return locked === undefined ? undefined : (await readCommands(context, sql`c.id = ${id}`))[0]
}

/** The parts of a parcel that doors need. */
export type DoorParcel = {
  id: string
  state: string
  place: string
  locker_id: string | null
  door: number | null
}

/** Locks a live parcel of the actor's company; undefined if there is none with that id. */
export async function lockParcel(
  { queries, actor }: TenantContext,
  id: string | null,
): Promise<DoorParcel | undefined> {
  if (id === null) return undefined
  return queries.first(sql<DoorParcel>`
    SELECT id, state, place, locker_id, door FROM parcels
    WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND deleted_at IS NULL FOR UPDATE`)
}

/** Locks a locker: other writers of its doors wait. */
export async function lockLocker({ queries, actor }: TenantContext, id: string): Promise<void> {
  await queries.first(sql`
    SELECT 1 FROM lockers WHERE tenant_id = ${actor.tenantId} AND id = ${id} FOR NO KEY UPDATE`)
}

/** Commits that a command is sent; false if it is over, was sent before, or has expired. */
export async function markSent({ queries, actor }: TenantContext, id: string): Promise<boolean> {
  const sent = await queries.count(sql`
    UPDATE door_commands SET state = 'sent', sent_at = clock_timestamp()
    WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND state = 'waiting'
      AND expires_at > clock_timestamp()`)
  return sent > 0
}

/** The outcome of a command's frame, and whether this server sent it. */
export type Opening = { result: 'done' | 'refused' | 'unknown'; reason: string; sent: boolean }

/**
 * Stores the outcome of a locked command that is not settled yet; returns whether it was unsettled.
 * A server that did not send the command cannot settle one that another server sent.
 */
export async function settleCommand(
  { queries, actor }: TenantContext,
  id: string,
  { result, reason, sent }: Opening,
): Promise<boolean> {
  const settled = await queries.count(sql`
    UPDATE door_commands SET state = ${result}, settled_at = clock_timestamp(),
      reason = CASE WHEN ${result} <> 'done' THEN ${reason} END,
      opened_at = CASE WHEN ${result} = 'done' THEN clock_timestamp() END,
      over_at = CASE WHEN ${result} = 'refused' THEN clock_timestamp() END
    WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND state = ${sent ? 'sent' : 'waiting'}`)
  return settled > 0
}

/** Seconds after the expiry of a command from which no job can act on it any more. */
const FORGOTTEN_S = 60

/** Settles commands whose job was lost. A command that was never sent has opened nothing. */
export async function settleForgotten({ queries, actor }: TenantContext): Promise<void> {
  const isForgotten = sql`tenant_id = ${actor.tenantId} AND over_at IS NULL
    AND expires_at < clock_timestamp() - make_interval(secs => ${FORGOTTEN_S})`
  await queries.count(sql`
    UPDATE door_commands SET state = 'refused', reason = 'expired', settled_at = clock_timestamp(),
      over_at = clock_timestamp()
    WHERE ${isForgotten} AND state = 'waiting'`)
  await queries.count(sql`
    UPDATE door_commands SET state = 'unknown', reason = 'interrupted',
      settled_at = clock_timestamp()
    WHERE ${isForgotten} AND state = 'sent'`)
}
