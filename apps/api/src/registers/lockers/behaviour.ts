import { sql } from 'kysely'
import { isHeldRow } from '../../domain/parcels.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { fieldProblem, problem } from '../../platform/problem.ts'
import type { RegisterBehaviour } from '../../register-endpoints/register-behaviour.ts'
import type { UntypedRow } from '../../register-endpoints/untyped-row.ts'

type Door = { id?: string; number?: number; channel?: number; state?: string; latch?: string }

const doorsOf = (row: UntypedRow | null): Door[] =>
  Array.isArray(row?.['doors']) ? (row['doors'] as Door[]) : []

const refusals = { number: 'door_number_taken', channel: 'door_channel_taken' } as const

/** Doors have a number and a channel of their own: the board would open two at once. */
function refuseTwice(doors: readonly Door[], name: keyof typeof refusals): void {
  const values = doors.map((door) => door[name])
  const second = values.findIndex((value, index) => values.indexOf(value) !== index)
  if (second >= 0) throw fieldProblem(`doors.${second}.${name}`, refusals[name])
}

/**
 * A door that holds a parcel, or is being opened, keeps its number, its board and its lock: parcels are
 * found by the number, and the board opens by the lock. Throws `door_in_use`.
 */
async function keepUsedDoors(
  { queries, actor }: TenantContext,
  next: UntypedRow,
  before: UntypedRow,
): Promise<void> {
  const doors = doorsOf(next)
  const left = new Map(doors.map((door) => [door.id, door]))
  const isElsewhere =
    next['board'] !== before['board'] || next['manufacturer_id'] !== before['manufacturer_id']
  const changed = doorsOf(before).filter((door) => {
    const after = left.get(door.id)
    return isElsewhere || after?.number !== door.number || after?.channel !== door.channel
  })
  if (changed.length === 0) return
  const used = await queries.all(sql<{ number: number }>`
    SELECT p.door AS number FROM parcels p
    WHERE p.tenant_id = ${actor.tenantId} AND p.locker_id = ${before.id}
      AND ${isHeldRow(sql.ref('p'))}
    UNION SELECT c.door FROM door_commands c
    WHERE c.tenant_id = ${actor.tenantId} AND c.locker_id = ${before.id} AND c.over_at IS NULL`)
  const first = changed.find((door) => used.some(({ number }) => number === door.number))
  if (!first) return
  if (isElsewhere) throw fieldProblem('board', 'door_in_use')
  const nth = doors.findIndex(({ id }) => id === first.id)
  throw fieldProblem(nth < 0 ? 'doors' : `doors.${nth}.number`, 'door_in_use')
}

/** Throws `board_taken` where another locker opens one of the same locks: two parcels would share it. */
async function refuseSharedLocks(
  { queries, actor }: TenantContext,
  next: UntypedRow,
): Promise<void> {
  if (next['board'] == null) return
  const shared = await queries.first(sql`
    SELECT 1 FROM locker_manufacturers own
    JOIN locker_manufacturers m ON m.tenant_id = own.tenant_id AND m.host = own.host
      AND m.port = own.port
    JOIN lockers l ON l.tenant_id = m.tenant_id AND l.manufacturer_id = m.id
    JOIN locker_doors d ON d.tenant_id = l.tenant_id AND d.locker_id = l.id
    WHERE own.tenant_id = ${actor.tenantId} AND own.id = ${next['manufacturer_id']}
      AND l.id <> ${next.id} AND l.deleted_at IS NULL AND l.board = ${next['board']}
      AND d.channel = ANY(${doorsOf(next).map(({ channel }) => channel ?? -1)}::integer[])
    LIMIT 1`)
  if (shared) throw fieldProblem('board', 'board_taken')
}

/** Lockers beyond their definition: they have doors, whose state and latch nobody types. */
export const lockersBehaviour: RegisterBehaviour = {
  async beforeWrite(context, next, before) {
    const doors = doorsOf(next)
    if (doors.length === 0) throw fieldProblem('doors', 'required')
    refuseTwice(doors, 'number')
    refuseTwice(doors, 'channel')
    await refuseSharedLocks(context, next)
    const known = new Map(doorsOf(before).map((door) => [door.id, door]))
    if (before !== null) await keepUsedDoors(context, next, before)
    return {
      ...next,
      doors: doors.map((door) => {
        const { state = 'free', latch = 'unknown' } = known.get(door.id) ?? {}
        return { ...door, state, latch }
      }),
    }
  },

  async beforeRemove({ queries, actor }, { id }) {
    const live = await queries.first(sql`
      SELECT 1 FROM door_commands
      WHERE tenant_id = ${actor.tenantId} AND locker_id = ${id} AND over_at IS NULL`)
    if (live) throw problem('state_conflict', { errors: [{ field: 'doors', code: 'door_in_use' }] })
  },
}
