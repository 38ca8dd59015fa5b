import type { PanicPress } from '@portaria/contract/modules/panic/panic'
import type {
  IncidentSource,
  PanicMotive,
  PanicState,
} from '@portaria/contract/modules/panic/panic-words'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { PanicContext } from './panic-reader.ts'

/** One press of the button; its sender and place are the actor's. */
export type NewPress = {
  message: string | null
  deviceAt: string | null
  key: string | null
  motive: PanicMotive | null
  silent: boolean
}

/** Limit of presses that an alert's detail lists. */
const LISTED = 100

/**
 * Serialises a person's presses on all servers, so that two simultaneous presses make one alert.
 */
export async function lockSender({ queries, actor }: PanicContext): Promise<void> {
  await queries.one(sql`
    SELECT pg_advisory_xact_lock(hashtextextended(${`panic ${actor.tenantId} ${actor.userId}`}, 0))`)
}

type KnownPress = {
  alert_id: string
  device_at: Date | null
  message: string | null
  motive: PanicMotive | null
  silent: boolean
}

/** The actor's earlier press with the same key. */
export function pressByKey(
  { queries, actor }: PanicContext,
  key: string,
): Promise<KnownPress | undefined> {
  return queries.first(sql<KnownPress>`
    SELECT alert_id, device_at, message, motive, silent FROM panic_presses
    WHERE tenant_id = ${actor.tenantId} AND user_id = ${actor.userId} AND idempotency_key = ${key}`)
}

type OpenAlert = { id: string; state: PanicState; silent: boolean }

/**
 * Locks the actor's open alert that is no exercise; older data may have several, of which the
 * newest is taken.
 */
export function lockOpenAlert({ queries, actor }: PanicContext): Promise<OpenAlert | undefined> {
  return queries.first(sql<OpenAlert>`
    SELECT id, state, silent FROM panic_alerts
    WHERE tenant_id = ${actor.tenantId} AND raised_by = ${actor.userId} AND state <> 'closed'
      AND source <> 'drill'
    ORDER BY raised_at DESC, id DESC LIMIT 1 FOR UPDATE`)
}

/** Inserts an alert with the values of its first press. */
export async function insertAlert(
  { queries, actor }: PanicContext,
  id: string,
  { message, deviceAt, motive, silent }: NewPress,
  source: IncidentSource,
): Promise<void> {
  await queries.count(sql`
    INSERT INTO panic_alerts (tenant_id, id, raised_by, membership_id, role, message, device_at,
      pressed_in, motive, silent, source)
    VALUES (${actor.tenantId}, ${id}, ${actor.userId}, ${actor.membershipId}, ${actor.role},
      ${message}, ${deviceAt}, ${actor.sessionId}, ${motive}, ${silent}, ${source})`)
}

export async function insertPress(
  { queries, actor }: PanicContext,
  alertId: string,
  { message, deviceAt, key, motive, silent }: NewPress,
): Promise<void> {
  await queries.count(sql`
    INSERT INTO panic_presses (tenant_id, id, alert_id, user_id, session_id, message, device_at,
      idempotency_key, motive, silent)
    VALUES (${actor.tenantId}, ${newId()}, ${alertId}, ${actor.userId}, ${actor.sessionId},
      ${message}, ${deviceAt}, ${key}, ${motive}, ${silent})`)
}

/** Updates a locked alert with its newest press. */
export async function addPress(
  { queries, actor }: PanicContext,
  alertId: string,
  { message, deviceAt, motive, silent }: NewPress,
): Promise<void> {
  await queries.count(sql`
    UPDATE panic_alerts
    SET message = coalesce(${message}, message), device_at = ${deviceAt},
      motive = coalesce(${motive}, motive), silent = silent AND ${silent}, cancelled_at = NULL,
      sender_word = NULL, sender_said_at = NULL,
      pressed_at = clock_timestamp(), pressed_in = ${actor.sessionId},
      press_count = press_count + 1
    WHERE tenant_id = ${actor.tenantId} AND id = ${alertId}`)
}

/** Makes a locked alert ring again: unread for all, and escalated from the first level. */
export async function renewAlert({ queries, actor }: PanicContext, alertId: string): Promise<void> {
  await queries.count(sql`
    UPDATE panic_alerts
    SET state = 'active', acknowledged_by = NULL, acknowledged_at = NULL, escalated = '{}',
      closed_by = NULL, closed_at = NULL, resolution = NULL, report = NULL,
      ringing = ringing + 1
    WHERE tenant_id = ${actor.tenantId} AND id = ${alertId}`)
}

/** The presses of an alert, in order. */
export async function pressesOf(
  { queries, actor }: PanicContext,
  alertId: string,
): Promise<PanicPress[]> {
  const rows = await queries.all(sql<{
    id: string
    message: string | null
    pressed_at: Date
    device_at: Date | null
  }>`
    SELECT id, message, pressed_at, device_at FROM panic_presses
    WHERE tenant_id = ${actor.tenantId} AND alert_id = ${alertId}
    ORDER BY pressed_at DESC, id DESC LIMIT ${sql.lit(LISTED)}`)
  return rows.toReversed().map((row) => ({
    ...row,
    pressed_at: row.pressed_at.toISOString(),
    device_at: row.device_at?.toISOString() ?? null,
  }))
}
