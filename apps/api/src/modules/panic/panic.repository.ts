import type {
  ClosePanic,
  PanicDetail,
  PanicListQuery,
} from '@portaria/contract/modules/panic/panic'
import type { PanicEventKind, PanicState } from '@portaria/contract/modules/panic/panic-words'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import {
  type AlertRow,
  alertColumns,
  alertTables,
  inOrder,
  unread,
  visible,
} from './panic-alert.row.ts'
import type { PanicContext } from './panic-reader.ts'

/**
 * Limits of alerts in the panel and of unread alerts in the poll. Alerts that nobody has
 * acknowledged are listed besides them, without a limit.
 */
const RECENT = 50
const UNREAD = 100

/** Adds a step to an alert's timeline. */
export async function addStep(
  { queries, actor }: PanicContext,
  alertId: string,
  kind: PanicEventKind,
  message: string | null = null,
): Promise<void> {
  await queries.count(sql`
    INSERT INTO panic_events (tenant_id, id, alert_id, kind, user_id, message)
    VALUES (${actor.tenantId}, ${newId()}, ${alertId}, ${kind}, ${actor.userId}, ${message})`)
}

/** One alert that the reader may see. */
export function findAlert(
  { queries, actor }: PanicContext,
  id: string,
): Promise<AlertRow | undefined> {
  return queries.first(sql<AlertRow>`
    SELECT ${alertColumns(actor)} FROM ${alertTables} WHERE ${visible(actor)} AND a.id = ${id}`)
}

/** The state of an alert when it was locked. */
export type LockedAlert = { state: PanicState; ringing: number; escalated: string[] }

/** Locks an alert that the reader may see. */
export function lockAlert(
  { queries, actor }: PanicContext,
  id: string,
): Promise<LockedAlert | undefined> {
  return queries.first(sql<LockedAlert>`
    SELECT a.state, a.ringing, a.escalated FROM panic_alerts a
    WHERE ${visible(actor)} AND a.id = ${id} FOR UPDATE OF a`)
}

/** Notes that the reader has read an alert's present ringing; false where it was noted before. */
export async function insertRead({ queries, actor }: PanicContext, id: string): Promise<boolean> {
  const written = await queries.count(sql`
    INSERT INTO panic_reads (tenant_id, alert_id, user_id, ringing)
    SELECT a.tenant_id, a.id, ${actor.userId}, a.ringing FROM panic_alerts a
    WHERE a.tenant_id = ${actor.tenantId} AND a.id = ${id} ON CONFLICT DO NOTHING`)
  return written > 0
}

/** Marks an alert as acknowledged; returns the seconds since the press that made it ring. */
export async function setAcknowledged(
  { queries, actor }: PanicContext,
  id: string,
): Promise<number> {
  const { seconds } = await queries.one(sql<{ seconds: number }>`
    UPDATE panic_alerts
    SET state = 'acknowledged', acknowledged_by = ${actor.userId}, acknowledged_at = now()
    WHERE tenant_id = ${actor.tenantId} AND id = ${id}
    RETURNING greatest(extract(epoch FROM clock_timestamp() - pressed_at), 0)::float8 AS seconds`)
  return seconds
}

export async function setClosed(
  { queries, actor }: PanicContext,
  id: string,
  { resolution, report }: ClosePanic,
): Promise<void> {
  await queries.count(sql`
    UPDATE panic_alerts
    SET state = 'closed', closed_by = ${actor.userId}, closed_at = now(),
      resolution = ${resolution}, report = ${report}
    WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)
}

/** Every alert that nobody has acknowledged, and the latest of the others. */
export function recentAlerts({ queries, actor }: PanicContext): Promise<AlertRow[]> {
  return queries.all(sql<AlertRow>`
    SELECT ${alertColumns(actor)} FROM ${alertTables}
    WHERE ${visible(actor)} AND (a.state = 'active' OR a.id IN (
      SELECT a.id FROM panic_alerts a WHERE ${visible(actor)} AND a.state <> 'active'
      ORDER BY ${inOrder} LIMIT ${sql.lit(RECENT)}))
    ORDER BY ${inOrder}`)
}

/**
 * Reads every unread alert that nobody has acknowledged, and the latest of the other unread ones.
 */
export function unreadAlerts({ queries, actor }: PanicContext): Promise<AlertRow[]> {
  return queries.all(sql<AlertRow>`
    SELECT ${alertColumns(actor)} FROM ${alertTables}
    WHERE ${unread(actor)} AND (a.state = 'active' OR a.id IN (
      SELECT a.id FROM panic_alerts a WHERE ${unread(actor)} AND a.state <> 'active'
      ORDER BY ${inOrder} LIMIT ${sql.lit(UNREAD)}))
    ORDER BY ${inOrder}`)
}

/** Returns the unread alerts that somebody has acknowledged: only these may be dismissed unread. */
export async function dismissibleAlerts({ queries, actor }: PanicContext): Promise<string[]> {
  const rows = await queries.all(sql<{ id: string }>`
    SELECT a.id FROM panic_alerts a WHERE ${unread(actor)} AND a.state <> 'active'`)
  return rows.map(({ id }) => id)
}

export async function pageOfAlerts(
  { queries, actor }: PanicContext,
  { state, page, per_page }: PanicListQuery,
): Promise<{ rows: AlertRow[]; total: number }> {
  const inState = state === undefined ? sql`` : sql`AND a.state = ${state}`
  const { total } = await queries.one(sql<{ total: string }>`
    SELECT count(*) AS total FROM panic_alerts a WHERE ${visible(actor)} ${inState}`)
  const rows = await queries.all(sql<AlertRow>`
    SELECT ${alertColumns(actor)} FROM ${alertTables} WHERE ${visible(actor)} ${inState}
    ORDER BY ${inOrder} LIMIT ${per_page} OFFSET ${(page - 1) * per_page}`)
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

/** The steps of an alert, in order. */
export async function timelineOf(
  { queries, actor }: PanicContext,
  alertId: string,
): Promise<PanicDetail['timeline']> {
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

/** The people who have read an alert since it began to ring, in order. */
export async function readersOf(
  { queries, actor }: PanicContext,
  alert: { id: string; ringing: number },
): Promise<PanicDetail['seen_by']> {
  const rows = await queries.all(sql<{ id: string; name: string; read_at: Date }>`
    SELECT u.id, u.name, r.read_at FROM panic_reads r JOIN users u ON u.id = r.user_id
    WHERE r.tenant_id = ${actor.tenantId} AND r.alert_id = ${alert.id}
      AND r.ringing = ${alert.ringing} ORDER BY r.read_at, u.id`)
  return rows.map(({ id, name, read_at }) => ({ id, name, at: read_at.toISOString() }))
}
