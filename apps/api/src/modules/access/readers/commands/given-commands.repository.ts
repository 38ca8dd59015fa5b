import {
  COMMANDS_PER_HOUR,
  type ReaderCommand,
} from '@portaria/contract/modules/access/readers/reader-answers'
import { commandReasons, knownCode } from '@portaria/contract/modules/access/readers/reader-words'
import { sql } from 'kysely'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { problem } from '../../../../platform/problem.ts'
import { isActiveRow } from '../../../../register-endpoints/live-rows.ts'
import { HTTP_PORT } from '../reader-device.ts'
import { forgottenAs, isForgotten } from './command-ends.ts'

type Row = Pick<ReaderCommand, 'id' | 'kind' | 'state' | 'detail'> & {
  readonly equipment_id: string
  readonly point_id: string | null
  readonly asked_by: string
  readonly asked_at: Date
  readonly expires_at: Date
  readonly settled_at: Date | null
  readonly reason: string | null
}

/** A command as it was stored, beside what people are shown of it. */
export type StoredCommand = {
  readonly equipmentId: string
  readonly pointId: string | null
  readonly askedBy: string
  readonly shown: ReaderCommand
}

/** Returns a command of a reader; undefined without it. A forgotten one is shown as it ends. */
export async function findCommand(
  { queries, actor }: TenantContext,
  id: string,
): Promise<StoredCommand | undefined> {
  const row = await queries.first(sql<Row>`
    SELECT c.id, c.equipment_id, c.kind, c.point_id, c.asked_by, c.asked_at, c.expires_at,
      c.settled_at, c.detail,
      CASE WHEN ${isForgotten} THEN ${forgottenAs.state} ELSE c.state END AS state,
      CASE WHEN ${isForgotten} THEN ${forgottenAs.reason} ELSE c.reason END AS reason
    FROM reader_commands c
    WHERE c.tenant_id = ${actor.tenantId} AND c.id = ${id}::uuid
      AND c.kind IN ('probe', 'clock', 'password', 'open')`)
  if (!row) return undefined
  return {
    equipmentId: row.equipment_id,
    pointId: row.point_id,
    askedBy: row.asked_by,
    shown: {
      id: row.id,
      kind: row.kind,
      state: row.state,
      reason: knownCode(commandReasons, row.reason),
      detail: row.detail,
      asked_at: row.asked_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
      settled_at: row.settled_at?.toISOString() ?? null,
    },
  }
}

/** Seconds until the person may open again, or the company may give another command; 0 for now. */
export async function secondsToNext(
  { queries, actor }: TenantContext,
  kind: ReaderCommand['kind'],
): Promise<number> {
  const isOpening = kind === 'open'
  const perHour = isOpening ? COMMANDS_PER_HOUR.opening : COMMANDS_PER_HOUR.other
  // Commands of a company are counted one after the other.
  await queries.all(sql`
    SELECT pg_advisory_xact_lock(hashtextextended(${`reader commands ${actor.tenantId}`}, 0))`)
  const { seconds } = await queries.one(sql<{ seconds: number }>`
    SELECT coalesce(ceil(extract(epoch FROM min(asked_at) + interval '1 hour'
        - clock_timestamp())), 0)::int AS seconds
    FROM (SELECT asked_at FROM reader_commands
      WHERE tenant_id = ${actor.tenantId} AND (kind = 'open') = ${isOpening}
        AND (${!isOpening} OR asked_by = ${actor.userId})
        AND asked_at > clock_timestamp() - interval '1 hour'
      ORDER BY asked_at DESC OFFSET ${perHour - 1} LIMIT 1) oldest`)
  return Math.max(0, seconds)
}

/** Whether a command of the same kind, at the same point, may still be carried out. */
export async function isWaiting(
  { queries, actor }: TenantContext,
  equipmentId: string,
  kind: string,
  pointId: string | null,
): Promise<boolean> {
  const found = await queries.first(sql`
    SELECT 1 FROM reader_commands c
    WHERE c.tenant_id = ${actor.tenantId} AND c.equipment_id = ${equipmentId}::uuid
      AND c.kind = ${kind} AND c.point_id IS NOT DISTINCT FROM ${pointId}::uuid
      AND c.state = 'waiting' AND NOT ${isForgotten}`)
  return found !== undefined
}

export type NewCommand = {
  readonly id: string
  readonly equipmentId: string
  readonly kind: ReaderCommand['kind']
  readonly pointId: string | null
  readonly openingReason: string | null
  readonly sealed: Buffer | null
  readonly seconds: number
}

/** Stores a command, and has its reader looked at now; throws `id_taken`. */
export async function insertCommand(
  { queries, actor }: TenantContext,
  { id, equipmentId, kind, pointId, openingReason, sealed, seconds }: NewCommand,
): Promise<void> {
  const made = await queries.count(sql`
    INSERT INTO reader_commands (tenant_id, id, equipment_id, kind, point_id, opening_reason,
      sealed, asked_by, expires_at)
    VALUES (${actor.tenantId}, ${id}, ${equipmentId}, ${kind}, ${pointId}, ${openingReason},
      ${sealed}, ${actor.userId}, clock_timestamp() + make_interval(secs => ${seconds}))
    ON CONFLICT DO NOTHING`)
  if (made === 0) throw problem('id_taken')
  await queries.count(sql`
    UPDATE access_readers SET look_at = now()
    WHERE tenant_id = ${actor.tenantId} AND equipment_id = ${equipmentId} AND look_at > now()`)
}

/** Whether a reader has an address at which the server may speak to it (devices §1). */
export async function isAddressApproved(
  { queries, actor }: TenantContext,
  equipmentId: string,
): Promise<boolean> {
  const found = await queries.first(sql`
    SELECT FROM equipment e JOIN device_addresses d ON d.tenant_id = e.tenant_id
      AND d.host = coalesce(e.ip, e.host) AND d.port = coalesce(e.port, ${sql.lit(HTTP_PORT)})
    WHERE e.tenant_id = ${actor.tenantId} AND e.id = ${equipmentId}::uuid
      AND d.state = 'approved' AND d.deleted_at IS NULL`)
  return found !== undefined
}

/** Returns the reader that opens a point in use; null where none does. */
export async function readerOfPoint(
  { queries, actor }: TenantContext,
  pointId: string,
): Promise<string | null> {
  const found = await queries.first(sql<{ id: string }>`
    SELECT r.equipment_id AS id FROM access_points p
    JOIN access_readers r ON r.tenant_id = p.tenant_id AND r.equipment_id = p.equipment_id
    WHERE p.tenant_id = ${actor.tenantId} AND p.id = ${pointId}::uuid
      AND ${isActiveRow(sql.ref('p'))}`)
  return found?.id ?? null
}

/** Whether a point in use is opened by this reader. */
export async function isPointOf(
  { queries, actor }: TenantContext,
  pointId: string,
  equipmentId: string,
): Promise<boolean> {
  const found = await queries.first(sql`
    SELECT 1 FROM access_points
    WHERE tenant_id = ${actor.tenantId} AND id = ${pointId}::uuid
      AND equipment_id = ${equipmentId}::uuid AND deleted_at IS NULL`)
  return found !== undefined
}
