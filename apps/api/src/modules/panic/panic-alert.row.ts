import type { Role } from '@portaria/contract/actors/roles'
import { mayUse } from '@portaria/contract/define-register/permissions'
import type { PanicAlert } from '@portaria/contract/modules/panic/panic'
import type { PanicState } from '@portaria/contract/modules/panic/panic-words'
import { sql } from 'kysely'
import type { Sql } from '../../platform/database/queries.ts'
import { holdsToday } from '../units/public/occupancies.ts'
import { type PanicReader, readerMay } from './panic-reader.ts'

/** Whether the reader sees the alerts of the whole tenant; other people see their own. */
export function seesAll(reader: PanicReader): boolean {
  return readerMay(reader, 'panic.see_all')
}

/**
 * The rows of `panic_alerts a` that a reader may see. A silent alert is hidden from its sender's
 * other sessions, and from people of the sender's units.
 */
export function visible(reader: PanicReader): Sql {
  const own = seesAll(reader) ? sql`` : sql`AND a.raised_by = ${reader.userId}`
  return sql`a.tenant_id = ${reader.tenantId} ${own} AND ${isOpenTo(reader)}`
}

/**
 * Whether `a` is hidden from a reader in no respect: a silent alert is visible in the session of
 * its sender that pressed the button, and hidden from their other sessions and from people who
 * belong to the sender's units.
 */
function isOpenTo({ role, userId, sessionId }: PanicReader): Sql {
  if (role === 'system') return sql`true`
  return sql`(NOT a.silent OR CASE WHEN a.raised_by = ${userId} THEN a.pressed_in = ${sessionId}
    ELSE NOT (${userId}::uuid IN (${housemates(sql.ref('a'))})) END)`
}

/**
 * The logins of everybody who belongs today to a unit of an alert's sender, including the sender's
 * own.
 */
export const housemates = (alert: Sql): Sql => sql`
  SELECT other.user_id FROM memberships sender
  JOIN occupancies o ON o.tenant_id = ${alert}.tenant_id AND o.resident_id = sender.resident_id
    AND o.deleted_at IS NULL AND ${holdsToday(sql.ref('o'), sql`tenant_today(${alert}.tenant_id)`)}
  JOIN occupancies w ON w.tenant_id = o.tenant_id AND w.apartment_id = o.apartment_id
    AND w.deleted_at IS NULL AND ${holdsToday(sql.ref('w'), sql`tenant_today(${alert}.tenant_id)`)}
  JOIN memberships other ON other.tenant_id = w.tenant_id AND other.resident_id = w.resident_id
    AND other.deleted_at IS NULL
  WHERE sender.user_id = ${alert}.raised_by AND sender.tenant_id = ${alert}.tenant_id
    AND sender.deleted_at IS NULL
  UNION SELECT ${alert}.raised_by`

/** Whether the reader has read `a` since its latest ringing began. */
function readBy({ userId }: PanicReader): Sql {
  return sql`EXISTS (SELECT 1 FROM panic_reads r
    WHERE r.tenant_id = a.tenant_id AND r.alert_id = a.id AND r.user_id = ${userId}
      AND r.ringing = a.ringing)`
}

/**
 * Whether `a` is the reader's own alert, of which they are not alerted. With a role on duty this
 * holds only in the session of the newest press, so that two desks with the same login alert each
 * other. Older alerts have no session.
 */
function ownHere({ role, userId, sessionId }: PanicReader): Sql {
  const warned = role !== 'system' && mayUse(role, 'panic.see_all')
  const here = warned ? sql`AND (a.pressed_in IS NULL OR a.pressed_in = ${sessionId})` : sql``
  return sql`(a.raised_by = ${userId} ${here}) IS TRUE`
}

/** Days after which an unread alert that is acknowledged no longer counts as unread. */
const UNREAD_DAYS = 30

/** Alerts for the reader that they have not read; never their own. */
export function unread(reader: PanicReader): Sql {
  if (!seesAll(reader)) return sql`false`
  return sql`${visible(reader)} AND NOT ${ownHere(reader)} AND NOT ${readBy(reader)}
    AND (a.state = 'active' OR a.pressed_at > now() - make_interval(days => ${sql.lit(UNREAD_DAYS)}))`
}

/** The units of the sender today, where their membership refers to a resident. */
const apartments = sql`ARRAY(
  SELECT (t.name || ' · ' || p.number) COLLATE natural_order
  FROM memberships m
  JOIN occupancies o ON o.tenant_id = a.tenant_id AND o.resident_id = m.resident_id
  JOIN apartments p ON p.tenant_id = o.tenant_id AND p.id = o.apartment_id
  JOIN towers t ON t.tenant_id = p.tenant_id AND t.id = p.tower_id
  WHERE m.id = a.membership_id AND m.tenant_id = a.tenant_id AND ${holdsToday(sql.ref('o'), sql`tenant_today(a.tenant_id)`)}
  ORDER BY 1)`

/** `SELECT …` of alerts with their people, of `panic_alerts a`. */
export function alertColumns(reader: PanicReader): Sql {
  return sql`
    a.id, a.message, a.state, a.raised_at, a.pressed_at, a.device_at, a.press_count, a.ringing,
    a.escalated, a.raised_by, a.tenant_id, a.role,
    a.source, a.motive, a.silent, a.cancelled_at, a.sender_word,
    a.acknowledged_by, a.acknowledged_at, a.closed_by, a.closed_at, a.resolution, a.report,
    raiser.name AS raiser_name, raiser.phone AS raiser_phone, ${apartments} AS apartments,
    acknowledger.name AS acknowledger_name, closer.name AS closer_name,
    ${readBy(reader)} AS read, ${ownHere(reader)} AS own`
}

/** The tables that `alertColumns` reads. */
export const alertTables = sql`
  panic_alerts a
  JOIN users raiser ON raiser.id = a.raised_by
  LEFT JOIN users acknowledger ON acknowledger.id = a.acknowledged_by
  LEFT JOIN users closer ON closer.id = a.closed_by`

/**
 * Alerts that nobody has acknowledged come first, the oldest first; then those that somebody
 * handles, then those that are over, the newest first. An exercise comes after real alerts.
 */
export const inOrder = sql`
  array_position(ARRAY['active', 'acknowledged', 'closed'], a.state),
  a.source = 'drill' AND a.state <> 'closed',
  CASE WHEN a.state = 'active' THEN a.raised_at END, a.raised_at DESC, a.id DESC`

export type AlertRow = {
  id: string
  message: string | null
  state: PanicState
  source: PanicAlert['source']
  motive: PanicAlert['motive']
  silent: boolean
  cancelled_at: Date | null
  sender_word: PanicAlert['sender_word']
  raised_at: Date
  pressed_at: Date
  device_at: Date | null
  press_count: number
  ringing: number
  escalated: string[]
  raised_by: string
  tenant_id: string
  role: Role
  acknowledged_by: string | null
  acknowledged_at: Date | null
  closed_by: string | null
  closed_at: Date | null
  resolution: PanicAlert['resolution']
  report: string | null
  raiser_name: string
  raiser_phone: string | null
  apartments: string[]
  acknowledger_name: string | null
  closer_name: string | null
  read: boolean
  own: boolean
}

const person = (id: string | null, name: string | null) =>
  id === null ? null : { id, name: name ?? '' }

/** An alert as its reader may see it. */
export function alertOf(row: AlertRow, reader: PanicReader): PanicAlert {
  const reached = (level: string) => row.escalated.includes(level)
  return {
    id: row.id,
    message: row.message,
    state: row.state,
    source: row.source,
    motive: row.motive,
    silent: row.silent,
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
    sender_word: row.sender_word,
    raised_at: row.raised_at.toISOString(),
    pressed_at: row.pressed_at.toISOString(),
    device_at: row.device_at?.toISOString() ?? null,
    press_count: row.press_count,
    ringing: row.ringing,
    escalation: reached('platform') ? 'platform' : reached('letter') ? 'letter' : null,
    user_id: row.raised_by,
    tenant_id: row.tenant_id,
    raised_by: {
      id: row.raised_by,
      name: row.raiser_name,
      role: row.role,
      // A ringing telephone would give a silent alert away; in an exercise nobody is called.
      phone: seesAll(reader) && !row.silent && row.source !== 'drill' ? row.raiser_phone : null,
      apartments: row.apartments,
    },
    acknowledged_by: person(row.acknowledged_by, row.acknowledger_name),
    acknowledged_at: row.acknowledged_at?.toISOString() ?? null,
    closed_by: person(row.closed_by, row.closer_name),
    closed_at: row.closed_at?.toISOString() ?? null,
    resolution: row.resolution,
    report: row.report,
    read: row.own || row.read,
    own: row.own,
    may_acknowledge: readerMay(reader, 'panic.acknowledge'),
  }
}
