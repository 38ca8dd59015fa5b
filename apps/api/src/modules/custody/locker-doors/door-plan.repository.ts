import type { DoorPlan, PlannedDoor } from '@portaria/contract/modules/custody/locker-doors'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { isSilent, reachTrouble } from '../public/locker-reach.ts'
import { residentTitle, unitTitle } from '../public/parcel-custody.ts'
import { isHeldRow } from '../public/parcels.ts'
import { readCommands, shownCommand } from './door-commands.repository.ts'
import { readReach } from './lock-gateways.ts'

type StoredDoor = Omit<PlannedDoor, 'read_at' | 'command' | 'parcel'> & {
  read_at: Date | null
  parcel_id: string | null
  parcel_number: string
  whose: string
  since: Date
  overdue: boolean
}

/**
 * Reads the doors of a live locker in the order of its record; undefined if there is none with that
 * id.
 */
export async function readPlan(
  context: TenantContext,
  lockerId: string,
): Promise<DoorPlan | undefined> {
  const { queries, actor } = context
  const reach = await readReach(context, lockerId)
  if (!reach) return undefined
  type Locker = Pick<DoorPlan, 'id' | 'title' | 'location' | 'silent'>
  const locker = await queries.one(sql<Locker>`
    SELECT l.id, l.name AS title, l.location, ${isSilent(sql.ref('l'))} AS silent
    FROM lockers l WHERE l.tenant_id = ${actor.tenantId} AND l.id = ${lockerId}`)
  const parcel = sql.ref('p')
  const doors = await queries.all(sql<StoredDoor>`
    SELECT d.number, d.size, d.state, d.latch, w.occupied, w.read_at, w.blocked_reason,
      w.disagrees_since IS NOT NULL AS disagrees, p.id AS parcel_id, p.number AS parcel_number,
      coalesce(${unitTitle(parcel)}, ${residentTitle(parcel, 'resident_id')}, '') AS whose,
      p.arrived_at AS since, coalesce(p.due_at < now(), false) AS overdue
    FROM locker_doors d
    LEFT JOIN door_readings w ON w.tenant_id = d.tenant_id AND w.locker_id = d.locker_id
      AND w.door = d.number
    LEFT JOIN parcels p ON p.tenant_id = d.tenant_id AND p.locker_id = d.locker_id
      AND p.door = d.number AND ${isHeldRow(parcel)}
    WHERE d.tenant_id = ${actor.tenantId} AND d.locker_id = ${lockerId}
    ORDER BY d.ordinal, d.number`)
  const open = await readCommands(context, sql`c.locker_id = ${lockerId} AND c.over_at IS NULL`)
  const commands = new Map(open.map((command) => [command.door, shownCommand(command)]))
  return {
    ...locker,
    trouble: reachTrouble(reach),
    doors: doors.map(
      ({ parcel_id: id, parcel_number: number, whose, since, overdue, read_at, ...door }) => ({
        ...door,
        read_at: read_at?.toISOString() ?? null,
        parcel: id === null ? null : { id, number, whose, since: since.toISOString(), overdue },
        command: commands.get(door.number) ?? null,
      }),
    ),
  }
}
