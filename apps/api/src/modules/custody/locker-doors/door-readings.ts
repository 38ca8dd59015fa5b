import type { DoorFinding } from '@portaria/contract/modules/custody/locker-doors'
import { OPEN_ALERT_MIN } from '@portaria/contract/modules/custody/locker-doors'
import { lockers } from '@portaria/contract/modules/custody/lockers/lockers'
import type { LockPlace, LockReading } from '@portaria/drivers/lock-driver'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { publishChange } from '../../../register-endpoints/change-event.ts'
import type { Machinery } from '../../../register-endpoints/machinery.ts'
import { isHeldRow } from '../public/parcels.ts'
import { lockLocker, lockOpen } from './door-commands.repository.ts'
import { concludeCommand } from './door-settling.ts'
import type { LockerReach } from './lock-gateways.ts'
import { settleDoor, tellOfDoor } from './locker-news.ts'

/** The readings of a board's locks. */
export type BoardRead = readonly (LockReading & LockPlace)[]

/** Seconds for which a door of an unknown command must stay closed before its sensor is trusted. */
const STAYS_CLOSED_S = 10

/** A command whose door is closed, and the sensor's reading; null without a sensor. */
export type ClosedDoor = { id: string; occupied: boolean | null }

type Door = {
  number: number
  channel: number
  latch: string
  /** Whether the register has a parcel in it. */
  held: boolean
  disagrees: boolean
  /** The door's sent and unfinished command, if any. */
  command_id: string | null
  command_state: string | null
  opened: boolean
  reported: boolean
  /** Seconds since it was read as open, or since its outcome became unknown. */
  since_s: number
}

/**
 * Stores a board's readings of a locker's doors, and notifies the gate of doors left open, of doors
 * that may have opened, and of sensors that contradict the register. Returns the commands whose
 * doors are closed.
 */
export async function keepReadings(
  context: TenantContext,
  reach: LockerReach,
  read: BoardRead,
): Promise<ClosedDoor[]> {
  const { queries, actor } = context
  const { locker_id: lockerId, has_sensors: hasSensors } = reach
  await lockLocker(context, lockerId)
  const doors = await queries.all(sql<Door>`
    SELECT d.number, d.channel, d.latch, c.id AS command_id,
      EXISTS (SELECT 1 FROM parcels p WHERE p.tenant_id = d.tenant_id AND p.locker_id = d.locker_id
        AND p.door = d.number AND ${isHeldRow(sql.ref('p'))}) AS held, c.state AS command_state,
      w.disagrees_since IS NOT NULL AS disagrees, c.opened_at IS NOT NULL AS opened,
      c.told_open_at IS NOT NULL AS reported,
      coalesce(extract(epoch FROM clock_timestamp() - coalesce(c.opened_at, c.settled_at)), 0)::float8
        AS since_s
    FROM locker_doors d
    LEFT JOIN door_readings w ON w.tenant_id = d.tenant_id AND w.locker_id = d.locker_id
      AND w.door = d.number
    LEFT JOIN door_commands c ON c.tenant_id = d.tenant_id AND c.locker_id = d.locker_id
      AND c.door = d.number AND c.over_at IS NULL AND c.state IN ('done', 'unknown')
    WHERE d.tenant_id = ${actor.tenantId} AND d.locker_id = ${lockerId}`)
  const closed: ClosedDoor[] = []
  let changed = false
  for (const door of doors) {
    const said = read.find(({ lock }) => lock === door.channel)
    const latch = said?.latch ?? 'unknown'
    const occupied = hasSensors ? (said?.occupied ?? null) : null
    // The content of a door that is open, or being opened, may still change, so it is not compared.
    const isStill = latch === 'closed' && door.command_id === null && occupied !== null
    const disagrees = isStill && occupied !== door.held
    changed ||= latch !== door.latch || disagrees !== door.disagrees
    await keepReading(context, {
      lockerId,
      door,
      latch,
      occupied,
      disagrees,
      wasRead: said?.at != null,
    })
    if (disagrees && !door.disagrees)
      await tellOfDoor(context, { lockerId, door: door.number }, 'disagrees')
    if (isStill && !disagrees && door.disagrees)
      await settleDoor(context, { lockerId, door: door.number })
    const one = await followCommand(context, { lockerId, door, latch, occupied })
    if (one) closed.push(one)
  }
  if (changed) await publishChange(context, lockers, [lockerId])
  return closed
}

async function keepReading(
  { queries, actor }: TenantContext,
  {
    lockerId,
    door: { number, latch: before },
    latch,
    occupied,
    disagrees,
    wasRead,
  }: {
    lockerId: string
    door: Door
    latch: string
    occupied: boolean | null
    disagrees: boolean
    wasRead: boolean
  },
): Promise<void> {
  if (latch !== before)
    await queries.count(sql`
      UPDATE locker_doors SET latch = ${latch}
      WHERE tenant_id = ${actor.tenantId} AND locker_id = ${lockerId} AND number = ${number}`)
  await queries.count(sql`
    INSERT INTO door_readings AS w (tenant_id, locker_id, door, occupied, read_at, disagrees_since)
    VALUES (${actor.tenantId}, ${lockerId}, ${number}, ${occupied},
      CASE WHEN ${wasRead} THEN now() END, CASE WHEN ${disagrees} THEN now() END)
    ON CONFLICT (tenant_id, locker_id, door) DO UPDATE SET occupied = excluded.occupied,
      read_at = coalesce(excluded.read_at, w.read_at),
      disagrees_since = CASE WHEN ${disagrees} THEN coalesce(w.disagrees_since, now()) END`)
}

/**
 * Follows the command of a door to its end; returns it if the door is closed and its content can be
 * told.
 */
async function followCommand(
  context: TenantContext,
  {
    lockerId,
    door,
    latch,
    occupied,
  }: { lockerId: string; door: Door; latch: string; occupied: boolean | null },
): Promise<ClosedDoor | undefined> {
  const { queries, actor } = context
  const { command_id: id, number, since_s: since } = door
  if (id === null) return undefined
  const isUnknown = door.command_state === 'unknown'
  if (latch === 'open' && !door.opened) {
    await queries.count(sql`
      UPDATE door_commands SET opened_at = clock_timestamp()
      WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)
    // A gateway may have held the frame up: nobody knows who was there when it opened.
    if (isUnknown) await tellOfDoor(context, { lockerId, door: number }, 'opened_late')
  }
  const isOpen = door.opened || latch === 'open'
  const trouble = isUnknown && !isOpen ? 'unknown' : 'left_open'
  const needsSomebody = trouble === 'unknown' || (latch !== 'closed' && since > OPEN_ALERT_MIN * 60)
  if (needsSomebody && !door.reported) {
    await tellOfDoor(context, { lockerId, door: number }, trouble)
    await queries.count(sql`
      UPDATE door_commands SET told_open_at = now()
      WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)
  }
  if (latch !== 'closed') return undefined
  if (!isUnknown) return door.opened ? { id, occupied } : undefined
  // Only the sensor, or a person who looked, settles what is inside. If nobody saw the door open,
  // the sensor is trusted only once a late opening would have been noticed.
  const isSure = door.opened || since > STAYS_CLOSED_S
  return occupied !== null && isSure ? { id, occupied } : undefined
}

/** Concludes a command whose door was read as closed, unless that was done meanwhile. */
export async function concludeClosed(
  parcels: Machinery,
  context: TenantContext,
  { id, occupied }: ClosedDoor,
): Promise<void> {
  const command = await lockOpen(context, id)
  if (!command) return
  const finding: DoorFinding | null = occupied === null ? null : occupied ? 'inside' : 'empty'
  await concludeCommand(parcels, context, command, { finding })
}
