import {
  type AccessOrder,
  ORDERS_PER_HOUR,
  type OrderablePoint,
  type OrderKind,
} from '@portaria/contract/modules/access/emergency/order-answers'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { isActiveRow } from '../../../register-endpoints/live-rows.ts'
import { doorStateOf, type StoredDoor } from './door-state.ts'

type PointRow = StoredDoor & {
  readonly id: string
  readonly title: string
  readonly deleted: boolean
  readonly proven_at: string | null
  readonly pulse: 'sent' | 'done' | 'unknown' | null
}

type Row = Pick<AccessOrder, 'id' | 'kind' | 'reason' | 'started_by' | 'ended_by'> & {
  readonly started_by_id: string
  readonly started_at: Date
  readonly ended_at: Date | null
  readonly points: readonly PointRow[]
}

/** An order as it was stored, beside what people are shown of it. */
export type StoredOrder = { readonly startedBy: string; readonly shown: AccessOrder }

/** Returns the orders of the company that a condition on `o` names, the last one first. */
async function findOrders(
  { queries, actor }: TenantContext,
  condition: Sql,
  limit: number,
): Promise<StoredOrder[]> {
  const rows = await queries.all(sql<Row>`
    SELECT o.id, o.kind, o.reason, o.started_at, o.ended_at, o.started_by AS started_by_id,
      starter.name AS started_by, ender.name AS ended_by,
      (SELECT json_agg(json_build_object('id', p.id, 'title', p.name,
          'deleted', p.deleted_at IS NOT NULL, 'has_reader', r.equipment_id IS NOT NULL,
          'is_wanted', h.is_wanted, 'state', h.state, 'reason', h.reason,
          'proven_at', h.proven_at, 'pulse', h.pulse) ORDER BY p.name, p.id)
        FROM access_order_points n
        JOIN access_points p ON p.tenant_id = n.tenant_id AND p.id = n.point_id
        LEFT JOIN access_readers r ON r.tenant_id = p.tenant_id AND r.equipment_id = p.equipment_id
        LEFT JOIN access_holds h ON h.tenant_id = p.tenant_id
          AND h.equipment_id = p.equipment_id AND h.door = coalesce(p.channel, 1)
        WHERE n.tenant_id = o.tenant_id AND n.order_id = o.id) AS points
    FROM access_orders o
    JOIN users starter ON starter.id = o.started_by
    LEFT JOIN users ender ON ender.id = o.ended_by
    WHERE o.tenant_id = ${actor.tenantId} AND ${condition}
    ORDER BY o.started_at DESC, o.id LIMIT ${sql.lit(limit)}`)
  return rows.map(({ started_by_id: startedBy, points, ...row }) => ({
    startedBy,
    shown: {
      ...row,
      started_at: row.started_at.toISOString(),
      ended_at: row.ended_at?.toISOString() ?? null,
      points: points.map((point) => pointOf(row, point)),
    },
  }))
}

function pointOf({ kind, ended_at }: Pick<Row, 'kind' | 'ended_at'>, point: PointRow) {
  const { id, title, deleted, proven_at: provenAt, pulse } = point
  const isLive = ended_at === null
  const isHeld = kind === 'release' && isLive && point.is_wanted === true
  return {
    point: { id, title, deleted },
    ...(kind === 'release' ? doorStateOf(point, isLive) : { state: null, reason: null }),
    read_at: isHeld && provenAt !== null ? new Date(provenAt).toISOString() : null,
    // An opening that was sent and not settled may have happened.
    opened_once: !isHeld || pulse === null ? null : pulse === 'done' ? pulse : ('unknown' as const),
  }
}

/** More orders than can live at once, and those that are shown after their end. */
const MOST_LIVE = 1_000
const ENDED = 10

export const readLiveOrders = async (context: TenantContext): Promise<AccessOrder[]> =>
  (await findOrders(context, sql`o.ended_at IS NULL`, MOST_LIVE)).map(({ shown }) => shown)

export const readEndedOrders = async (context: TenantContext): Promise<AccessOrder[]> =>
  (await findOrders(context, sql`o.ended_at IS NOT NULL`, ENDED)).map(({ shown }) => shown)

/** Returns an order; undefined without it. */
export const findOrder = async (
  context: TenantContext,
  id: string,
): Promise<StoredOrder | undefined> => (await findOrders(context, sql`o.id = ${id}::uuid`, 1))[0]

type OrderableRow = Pick<OrderablePoint, 'is_entry' | 'released' | 'locked'> & {
  readonly id: string
  readonly title: string
}

/** Returns the points in use by name, with the orders that they are under. */
export async function readOrderable({ queries, actor }: TenantContext): Promise<OrderablePoint[]> {
  const isUnder = (kind: OrderKind) => sql`EXISTS (SELECT FROM access_order_points n
    WHERE n.tenant_id = p.tenant_id AND n.point_id = p.id AND n.kind = ${kind}
      AND n.ended_at IS NULL)`
  const rows = await queries.all(sql<OrderableRow>`
    SELECT p.id, p.name AS title, p.direction <> 'out' AS is_entry,
      ${isUnder('release')} AS released, ${isUnder('lockdown')} AS locked
    FROM access_points p
    WHERE p.tenant_id = ${actor.tenantId} AND ${isActiveRow(sql.ref('p'))}
    ORDER BY p.name COLLATE "pt-BR-x-icu", p.id`)
  return rows.map(({ id, title, ...more }) => ({ point: { id, title, deleted: false }, ...more }))
}

/** Whether an order of the company lives. */
export const isAnyLive = async ({ queries, actor }: TenantContext): Promise<boolean> =>
  (await queries.first(sql`
    SELECT FROM access_orders WHERE tenant_id = ${actor.tenantId} AND ended_at IS NULL LIMIT 1`)) !==
  undefined

/** Keeps orders of a company apart, which are counted and compared with those that live. */
export async function lockOrders({ queries, actor }: TenantContext): Promise<void> {
  await queries.all(sql`
    SELECT pg_advisory_xact_lock(hashtextextended(${`access orders ${actor.tenantId}`}, 0))`)
}

/**
 * Seconds until a person may start another order of a kind; 0 for now. Counted by person, so that nobody
 * uses up the release of those who need it.
 */
export async function secondsToNext(
  { queries, actor }: TenantContext,
  kind: OrderKind,
): Promise<number> {
  const { seconds } = await queries.one(sql<{ seconds: number }>`
    SELECT coalesce(ceil(extract(epoch FROM min(started_at) + interval '1 hour'
        - clock_timestamp())), 0)::int AS seconds
    FROM (SELECT started_at FROM access_orders
      WHERE tenant_id = ${actor.tenantId} AND kind = ${kind}
        AND started_by = ${actor.userId} AND started_at > clock_timestamp() - interval '1 hour'
      ORDER BY started_at DESC OFFSET ${ORDERS_PER_HOUR - 1} LIMIT 1) oldest`)
  return Math.max(0, seconds)
}

export type NewOrder = {
  readonly id: string
  readonly kind: OrderKind
  readonly reason: string
  readonly pointIds: readonly string[]
}

/** Stores an order; triggers put down what readers have to hold. */
export async function insertOrder(
  { queries, actor }: TenantContext,
  { id, kind, reason, pointIds }: NewOrder,
): Promise<void> {
  await queries.count(sql`
    INSERT INTO access_orders (tenant_id, id, kind, reason, started_by)
    VALUES (${actor.tenantId}, ${id}, ${kind}, ${reason}, ${actor.userId})`)
  await queries.count(sql`
    INSERT INTO access_order_points (tenant_id, order_id, kind, point_id)
    SELECT ${actor.tenantId}, ${id}, ${kind}, u.id
    FROM unnest(${[...pointIds]}::uuid[]) AS u (id) ORDER BY u.id`)
}

/** Ends an order with its points. */
export async function endOrder({ queries, actor }: TenantContext, id: string): Promise<void> {
  await queries.count(sql`
    UPDATE access_orders SET ended_at = clock_timestamp(), ended_by = ${actor.userId}
    WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND ended_at IS NULL`)
  await queries.count(sql`
    UPDATE access_order_points SET ended_at = clock_timestamp()
    WHERE tenant_id = ${actor.tenantId} AND order_id = ${id} AND ended_at IS NULL`)
}

/** The name of whoever acts. */
export const actorName = async ({ queries, actor }: TenantContext): Promise<string> =>
  (await queries.one(sql<{ name: string }>`SELECT name FROM users WHERE id = ${actor.userId}`)).name
