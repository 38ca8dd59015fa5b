import type { EventCursor } from '@portaria/drivers/access/reader-event'
import { sql } from 'kysely'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { isActiveRow } from '../../../../register-endpoints/live-rows.ts'
import { isInterlockOf } from '../../decisions/points.ts'
import { isReaderInUse } from '../../public/readers-in-use.ts'
import { HTTP_PORT } from '../reader-device.ts'

/** A reader with everything that reaching it needs. */
export type ServedReader = {
  readonly id: string
  /** Whether it is in use, by a driver. */
  readonly isInUse: boolean
  /** Whether somebody may lie on it who has to be gone. */
  readonly hasRemovals: boolean
  /** Whether one of its doors has to be held open, or let go (access §47). */
  readonly hasHolds: boolean
  /** Whether other doors open only while one of its doors is closed (access §55). */
  readonly hasInterlocks: boolean
  /** The state that its record shows. */
  readonly state: string
  readonly host: string | null
  readonly port: number | null
  readonly login: string
  /** Sealed; null where none was set. */
  readonly secret: Buffer | null
  /** A password that the reader may have taken since (access §28), with the command that has it. */
  readonly new_password: { readonly command: string; readonly sealed: string } | null
  readonly model: string | null
  readonly profile: string | null
  readonly operation_mode: string | null
  readonly generation: number
  readonly serial: string | null
  readonly device_id: string | null
  readonly firmware: string | null
  readonly capacity: number | null
  readonly clock_read_at: Date | null
  readonly answered_at: Date | null
  readonly trouble: string | null
  readonly tries: number
  readonly look_at: Date
  readonly stopped_at: Date | null
  readonly settings: Buffer | null
  readonly settings_at: Date | null
  readonly holidays: Buffer | null
  /** Null before its list was worked out. */
  readonly holidays_wanted: Buffer | null
  readonly epoch: number
  readonly cursor: EventCursor | null
  readonly events_at: Date | null
  readonly inventory_wanted: boolean
  readonly inventory_at: Date | null
  readonly time_zone: string
}

/** Reads a reader of the company; undefined without one. */
export const readServed = (
  { queries, actor }: TenantContext,
  readerId: string,
): Promise<ServedReader | undefined> =>
  queries.first(sql<ServedReader>`
    SELECT r.equipment_id AS id,
      ${isReaderInUse(sql.ref('e'))} AS "isInUse", e.state,
      EXISTS (SELECT FROM reader_entries n WHERE n.tenant_id = r.tenant_id
        AND n.equipment_id = r.equipment_id AND n.wanted IS NULL) AS "hasRemovals",
      EXISTS (SELECT FROM access_holds h WHERE h.tenant_id = r.tenant_id
        AND h.equipment_id = r.equipment_id) AS "hasHolds",
      EXISTS (SELECT FROM access_points p JOIN access_interlocks k ON ${isInterlockOf(sql.ref('p'))}
        WHERE p.tenant_id = r.tenant_id AND p.equipment_id = r.equipment_id
          AND ${isActiveRow(sql.ref('p'))}) AS "hasInterlocks",
      (SELECT json_build_object('command', c.id, 'sealed', encode(c.sealed, 'base64'))
        FROM reader_commands c
        WHERE c.tenant_id = r.tenant_id AND c.equipment_id = r.equipment_id
          AND c.state = 'unknown' AND c.sealed IS NOT NULL
        ORDER BY c.asked_at DESC LIMIT 1) AS new_password,
      coalesce(e.ip, e.host) AS host, coalesce(e.port, ${sql.lit(HTTP_PORT)}) AS port,
      coalesce(e.username, 'admin') AS login, s.sealed AS secret, coalesce(r.model, e.model) AS model,
      r.profile, e.operation_mode, r.generation, r.serial, r.device_id, r.firmware, r.capacity,
      r.clock_read_at, r.answered_at, r.trouble, r.tries, r.look_at, r.stopped_at, r.settings, r.settings_at,
      r.holidays, r.holidays_wanted, r.epoch, r.cursor, r.events_at, r.inventory_wanted, r.inventory_at, t.time_zone
    FROM access_readers r
    JOIN tenants t ON t.id = r.tenant_id
    JOIN equipment e ON e.tenant_id = r.tenant_id AND e.id = r.equipment_id
    LEFT JOIN device_secrets s ON s.tenant_id = r.tenant_id AND s.equipment_id = r.equipment_id
    WHERE r.tenant_id = ${actor.tenantId} AND r.equipment_id = ${readerId}`)

/** The columns of a reader that its holder writes. */
export type ReaderNote = {
  readonly profile?: string
  readonly serial?: string
  readonly device_id?: string | null
  readonly model?: string | null
  readonly firmware?: string | null
  readonly capacity?: number | null
  readonly clock_ahead_s?: number | null
  readonly settings?: Buffer | null
  readonly holidays?: Buffer | null
  readonly inventory_wanted?: boolean
  readonly inventory?: object
}

/** Columns that say when another one was written. */
const momentOf = {
  clock_ahead_s: 'clock_read_at',
  settings: 'settings_at',
  inventory: 'inventory_at',
} as const

/** Writes what is known of a reader now. */
export async function noteReader(
  { queries, actor }: TenantContext,
  readerId: string,
  note: ReaderNote,
): Promise<void> {
  const values = Object.entries(note).map(([name, value]) => {
    const stored = name === 'inventory' ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`
    const moment = (momentOf as Readonly<Record<string, string>>)[name]
    // What is unknown now was told at no moment.
    const now = value === null ? sql`NULL` : sql`clock_timestamp()`
    const at = moment === undefined ? sql`` : sql`, ${sql.ref(moment)} = ${now}`
    return sql`${sql.ref(name)} = ${stored}${at}`
  })
  if (values.length === 0) return
  await queries.count(sql`
    UPDATE access_readers SET ${sql.join(values)}
    WHERE tenant_id = ${actor.tenantId} AND equipment_id = ${readerId}`)
}

/** Seconds between two notes that a reader answers. */
const ANSWERED_S = 10

/** Notes that a reader answered; whether it had been silent. */
export async function noteAnswer(
  { queries, actor }: TenantContext,
  readerId: string,
): Promise<boolean> {
  const noted = await queries.first(sql<{ was_silent: boolean }>`
    UPDATE access_readers r SET answered_at = clock_timestamp(), silent_since = NULL,
      trouble = NULL, tries = 0, look_at = least(r.look_at, clock_timestamp())
    FROM access_readers before
    WHERE r.tenant_id = ${actor.tenantId} AND r.equipment_id = ${readerId}
      AND before.tenant_id = r.tenant_id AND before.equipment_id = r.equipment_id
      AND (r.trouble IS NOT NULL OR r.silent_since IS NOT NULL OR r.answered_at IS NULL
        OR r.answered_at < clock_timestamp() - make_interval(secs => ${sql.lit(ANSWERED_S)}))
    RETURNING before.trouble IS NOT NULL OR before.answered_at IS NULL AS was_silent`)
  return noted?.was_silent ?? false
}

/** Seconds until a silent reader is looked at again, doubled by each further time. */
const LOOK_AGAIN_S = 5
const LONGEST_LOOK_S = 300

/** Notes why a reader could not be reached; whether that is news. */
export async function noteTrouble(
  { queries, actor }: TenantContext,
  readerId: string,
  trouble: string,
): Promise<boolean> {
  const noted = await queries.first(sql<{ is_news: boolean }>`
    UPDATE access_readers r SET silent_since = coalesce(r.silent_since, clock_timestamp()),
      trouble = ${trouble}, tries = r.tries + 1,
      look_at = clock_timestamp() + make_interval(secs => least(${sql.lit(LONGEST_LOOK_S)},
        ${sql.lit(LOOK_AGAIN_S)} * 2 ^ least(r.tries, 10))),
      stopped_at = CASE WHEN ${trouble} = 'password_stopped'
        THEN coalesce(r.stopped_at, clock_timestamp()) ELSE r.stopped_at END
    FROM access_readers before
    WHERE r.tenant_id = ${actor.tenantId} AND r.equipment_id = ${readerId}
      AND before.tenant_id = r.tenant_id AND before.equipment_id = r.equipment_id
    RETURNING before.trouble IS DISTINCT FROM ${trouble} AS is_news`)
  return noted?.is_news ?? false
}
