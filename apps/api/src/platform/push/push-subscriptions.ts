import { createHash } from 'node:crypto'
import type { Actor } from '@portaria/contract/actors/actor'
import type { Role } from '@portaria/contract/actors/roles'
import { sql } from 'kysely'
import type { Queries } from '../database/queries.ts'
import type { SecretSeal } from '../sealed-secret.ts'
import type { SessionGuard } from '../sessions/session-guard.ts'
import type { PushTarget } from './push-sender.ts'

/** Limit of devices per person; a further one replaces the oldest. */
export const SUBSCRIPTIONS_MAX = 10

/** Limit of messages to one device in ten minutes; those of alerts are not counted. */
const MESSAGES_MAX = 30

/** A device in its person's own list. */
export type OwnSubscription = {
  id: string
  shows_names: boolean
  /** Whether it is the device of this session. */
  current: boolean
  created_at: Date
}

const ownColumns = (actor: Actor) =>
  sql`id, shows_names, session_id = ${actor.sessionId} AS current, created_at`

/** Reads the devices of the actor, newest first. */
export function ownSubscriptions(queries: Queries, actor: Actor): Promise<OwnSubscription[]> {
  return queries.all(sql<OwnSubscription>`
    SELECT ${ownColumns(actor)} FROM push_subscriptions
    WHERE user_id = ${actor.userId} ORDER BY created_at DESC, id DESC`)
}

/**
 * Registers a device for the session of the actor. A known endpoint is the same device: it now
 * belongs to the actor, even if others used it before, since only the browser knows its endpoint.
 */
export async function subscribe(
  queries: Queries,
  actor: Actor,
  { id, target, seal }: { id: string; target: PushTarget; seal: SecretSeal },
): Promise<OwnSubscription> {
  const digest = createHash('sha256').update(target.endpoint).digest()
  // Two calls with one endpoint run one after another.
  await queries.all(sql`SELECT pg_advisory_xact_lock(${String(digest.readBigInt64BE())}::bigint)`)
  await queries.count(sql`
    DELETE FROM push_subscriptions WHERE endpoint_digest = ${digest} AND user_id <> ${actor.userId}`)
  const known = await queries.first(sql<{ id: string }>`
    SELECT id FROM push_subscriptions WHERE endpoint_digest = ${digest}`)
  const kept = await queries.one(sql<OwnSubscription>`
    INSERT INTO push_subscriptions
      (id, user_id, session_id, role, tenant_id, endpoint_digest, sealed)
    VALUES (${known?.id ?? id}, ${actor.userId}, ${actor.sessionId}, ${actor.role},
      (SELECT tenant_id FROM memberships WHERE id = ${actor.membershipId}), ${digest},
      ${seal.seal(known?.id ?? id, JSON.stringify(target))})
    ON CONFLICT (id) DO UPDATE SET session_id = excluded.session_id,
      role = excluded.role, tenant_id = excluded.tenant_id, sealed = excluded.sealed
    RETURNING ${ownColumns(actor)}`)
  await queries.count(sql`
    DELETE FROM push_subscriptions WHERE user_id = ${actor.userId} AND id IN (
      SELECT id FROM push_subscriptions WHERE user_id = ${actor.userId}
      ORDER BY created_at DESC, id DESC OFFSET ${sql.lit(SUBSCRIPTIONS_MAX)})`)
  return kept
}

/** Changes a device of the actor; undefined if there is none. */
export function changeSubscription(
  queries: Queries,
  actor: Actor,
  { id, showsNames }: { id: string; showsNames: boolean },
): Promise<OwnSubscription | undefined> {
  return queries.first(sql<OwnSubscription>`
    UPDATE push_subscriptions SET shows_names = ${showsNames}
    WHERE id = ${id} AND user_id = ${actor.userId} RETURNING ${ownColumns(actor)}`)
}

/** Removes a device of the actor; false if there is none. */
export async function unsubscribe(queries: Queries, actor: Actor, id: string): Promise<boolean> {
  const gone = await queries.count(sql`
    DELETE FROM push_subscriptions WHERE id = ${id} AND user_id = ${actor.userId}`)
  return gone > 0
}

/** Removes a device whose push service or session has ended it. */
export async function dropSubscription(queries: Queries, id: string): Promise<void> {
  await queries.count(sql`DELETE FROM push_subscriptions WHERE id = ${id}`)
}

/** Reads the ids of people's devices, for messages. */
export async function devicesOf(queries: Queries, userIds: readonly string[]): Promise<string[]> {
  const rows = await queries.all(sql<{ id: string }>`
    SELECT id FROM push_subscriptions WHERE user_id = ANY(${[...userIds]}::uuid[]) ORDER BY id`)
  return rows.map(({ id }) => id)
}

/** A device that a message may go to. */
export type Device = {
  id: string
  user_id: string
  session_id: string
  role: Role
  tenant_id: string | null
  sealed: Buffer
  shows_names: boolean
}

/**
 * Takes a device for one message; undefined if it does not exist, or has had its share. Messages of
 * alerts are `isUrgent`, and never held back.
 */
export function takeDevice(
  queries: Queries,
  id: string,
  { isUrgent }: { isUrgent: boolean },
): Promise<Device | undefined> {
  const isNew = sql`counted_from < now() - interval '10 minutes'`
  return queries.first(sql<Device>`
    UPDATE push_subscriptions SET
      counted_from = CASE WHEN ${isNew} THEN now() ELSE counted_from END,
      counted = CASE WHEN ${isNew} THEN 1 ELSE counted + 1 END
    WHERE id = ${id} AND (${isUrgent} OR ${isNew} OR counted < ${sql.lit(MESSAGES_MAX)})
    RETURNING id, user_id, session_id, role, tenant_id, sealed, shows_names`)
}

/**
 * Whether a device's session still lives; for platform roles, in whichever company they act for.
 */
export async function isSessionLive(
  guard: Pick<SessionGuard, 'validWatches'>,
  { session_id: sessionId, role, tenant_id: ownTenant }: Device,
  tenantId: string,
): Promise<boolean> {
  const live = await guard.validWatches([{ sessionId, role, tenantId: ownTenant ?? tenantId }])
  return live.has(0)
}

/** Returns the endpoint and keys of a device; null if another server's secret sealed them. */
export function targetOf({ id, sealed }: Device, seal: SecretSeal): PushTarget | null {
  const opened = seal.open(id, sealed)
  return opened === null ? null : (JSON.parse(opened) as PushTarget)
}
