import type { TenantActor } from '@portaria/contract/actor'
import type {
  ClosePanic,
  PanicDetail,
  PanicListQuery,
  PanicStep,
} from '@portaria/contract/features/panic'
import type { PanicEventKind, PanicState } from '@portaria/contract/features/panic-words'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/queries.ts'
import { type AlertRow, alertColumns, alertTables, unread, visible } from './panic-alert.row.ts'

/** An alert to be written; its tenant and person are the actor's. */
export type NewAlert = {
  id: string
  message: string | null
  deviceAt: string | null
  key: string | null
}

/** Seconds within which a press without a key belongs to the alert before it. */
const JOIN_SECONDS = 60

/** Alerts of the panel, and of the poll. */
const RECENT = 50
const UNREAD = 100

/** Writes an alert; false where the person has sent one with this key already. */
export async function insertAlert(
  queries: Queries,
  actor: TenantActor,
  { id, message, deviceAt, key }: NewAlert,
): Promise<boolean> {
  const written = await queries.count(sql`
    INSERT INTO panic_alerts
      (tenant_id, id, raised_by, membership_id, role, message, device_at, idempotency_key)
    VALUES (${actor.tenantId}, ${id}, ${actor.userId}, ${actor.membershipId}, ${actor.role},
      ${message}, ${deviceAt}, ${key})
    ON CONFLICT (tenant_id, raised_by, idempotency_key) WHERE idempotency_key IS NOT NULL DO NOTHING`)
  return written > 0
}

export function alertIdByKey(
  queries: Queries,
  actor: TenantActor,
  key: string,
): Promise<{ id: string; device_at: Date | null; message: string | null }> {
  return queries.one(sql`
    SELECT id, device_at, message FROM panic_alerts
    WHERE tenant_id = ${actor.tenantId} AND raised_by = ${actor.userId} AND idempotency_key = ${key}`)
}

/** The person's own fresh alert that nobody has acknowledged; two presses at once find one order. */
export async function joinableAlert(
  queries: Queries,
  actor: TenantActor,
): Promise<string | undefined> {
  await queries.one(sql`
    SELECT pg_advisory_xact_lock(hashtextextended(${`panic ${actor.tenantId} ${actor.userId}`}, 0))`)
  const found = await queries.first(sql<{ id: string }>`
    SELECT id FROM panic_alerts
    WHERE tenant_id = ${actor.tenantId} AND raised_by = ${actor.userId} AND state = 'active'
      AND raised_at > clock_timestamp() - make_interval(secs => ${sql.lit(JOIN_SECONDS)})
    ORDER BY raised_at DESC LIMIT 1`)
  return found?.id
}

export async function addStep(
  queries: Queries,
  actor: TenantActor,
  alertId: string,
  kind: PanicEventKind,
  message: string | null = null,
): Promise<void> {
  await queries.count(sql`
    INSERT INTO panic_events (tenant_id, id, alert_id, kind, user_id, message)
    VALUES (${actor.tenantId}, ${newId()}, ${alertId}, ${kind}, ${actor.userId}, ${message})`)
}

/** One alert that the actor may see. */
export function findAlert(
  queries: Queries,
  actor: TenantActor,
  id: string,
): Promise<AlertRow | undefined> {
  return queries.first(sql<AlertRow>`
    SELECT ${alertColumns(actor)} FROM ${alertTables} WHERE ${visible(actor)} AND a.id = ${id}`)
}

/** The file of a person's own picture, for who may see an alert of theirs. */
export async function photoIdOf(queries: Queries, userId: string): Promise<string | null> {
  const { photo_file_id: id } = await queries.one(sql<{ photo_file_id: string | null }>`
    SELECT photo_file_id FROM users WHERE id = ${userId}`)
  return id
}

/** Locks an alert that the actor may see, and answers its state then. */
export async function lockAlert(
  queries: Queries,
  actor: TenantActor,
  id: string,
): Promise<PanicState | undefined> {
  const row = await queries.first(sql<{ state: PanicState }>`
    SELECT a.state FROM panic_alerts a WHERE ${visible(actor)} AND a.id = ${id} FOR UPDATE OF a`)
  return row?.state
}

/** Notes that the actor has read an alert; false where they had. */
export async function insertRead(
  queries: Queries,
  actor: TenantActor,
  id: string,
): Promise<boolean> {
  const written = await queries.count(sql`
    INSERT INTO panic_reads (tenant_id, alert_id, user_id)
    VALUES (${actor.tenantId}, ${id}, ${actor.userId}) ON CONFLICT DO NOTHING`)
  return written > 0
}

export async function setAcknowledged(
  queries: Queries,
  actor: TenantActor,
  id: string,
): Promise<void> {
  await queries.count(sql`
    UPDATE panic_alerts
    SET state = 'acknowledged', acknowledged_by = ${actor.userId}, acknowledged_at = now()
    WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)
}

export async function setClosed(
  queries: Queries,
  actor: TenantActor,
  id: string,
  { resolution, report }: ClosePanic,
): Promise<void> {
  await queries.count(sql`
    UPDATE panic_alerts
    SET state = 'closed', closed_by = ${actor.userId}, closed_at = now(),
      resolution = ${resolution}, report = ${report}
    WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)
}

export function recentAlerts(queries: Queries, actor: TenantActor): Promise<AlertRow[]> {
  return queries.all(sql<AlertRow>`
    SELECT ${alertColumns(actor)} FROM ${alertTables} WHERE ${visible(actor)}
    ORDER BY a.raised_at DESC, a.id DESC LIMIT ${sql.lit(RECENT)}`)
}

export function unreadAlerts(queries: Queries, actor: TenantActor): Promise<AlertRow[]> {
  return queries.all(sql<AlertRow>`
    SELECT ${alertColumns(actor)} FROM ${alertTables} WHERE ${unread(actor)}
    ORDER BY a.raised_at DESC, a.id DESC LIMIT ${sql.lit(UNREAD)}`)
}

/** Unread alerts that somebody has acknowledged: only those may be put away unseen. */
export async function dismissibleAlerts(queries: Queries, actor: TenantActor): Promise<string[]> {
  const rows = await queries.all(sql<{ id: string }>`
    SELECT a.id FROM panic_alerts a WHERE ${unread(actor)} AND a.state <> 'active'`)
  return rows.map(({ id }) => id)
}

export async function pageOfAlerts(
  queries: Queries,
  actor: TenantActor,
  { state, page, per_page }: PanicListQuery,
): Promise<{ rows: AlertRow[]; total: number }> {
  const inState = state === undefined ? sql`` : sql`AND a.state = ${state}`
  const { total } = await queries.one(sql<{ total: string }>`
    SELECT count(*) AS total FROM panic_alerts a WHERE ${visible(actor)} ${inState}`)
  const rows = await queries.all(sql<AlertRow>`
    SELECT ${alertColumns(actor)} FROM ${alertTables} WHERE ${visible(actor)} ${inState}
    ORDER BY a.raised_at DESC, a.id DESC LIMIT ${per_page} OFFSET ${(page - 1) * per_page}`)
  return { rows, total: Number(total) }
}

type StepRow = {
  id: string
  kind: PanicEventKind
  at: Date
  user_id: string | null
  name: string | null
  message: string | null
}

/** What happened to an alert, in order. */
export async function timelineOf(
  queries: Queries,
  actor: TenantActor,
  alertId: string,
): Promise<PanicStep[]> {
  const rows = await queries.all(sql<StepRow>`
    SELECT e.id, e.kind, e.at, e.user_id, u.name, e.message
    FROM panic_events e LEFT JOIN users u ON u.id = e.user_id
    WHERE e.tenant_id = ${actor.tenantId} AND e.alert_id = ${alertId} ORDER BY e.at, e.id`)
  return rows.map(({ user_id: userId, name, at, ...step }) => ({
    ...step,
    at: at.toISOString(),
    by: userId === null ? null : { id: userId, name: name ?? '' },
  }))
}

/** Who has read an alert, in order. */
export async function readersOf(
  queries: Queries,
  actor: TenantActor,
  alertId: string,
): Promise<PanicDetail['seen_by']> {
  const rows = await queries.all(sql<{ id: string; name: string; read_at: Date }>`
    SELECT u.id, u.name, r.read_at FROM panic_reads r JOIN users u ON u.id = r.user_id
    WHERE r.tenant_id = ${actor.tenantId} AND r.alert_id = ${alertId} ORDER BY r.read_at, u.id`)
  return rows.map(({ id, name, read_at }) => ({ id, name, at: read_at.toISOString() }))
}
