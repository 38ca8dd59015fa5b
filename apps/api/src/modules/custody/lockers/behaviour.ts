import { lockers } from '@portaria/contract/modules/custody/lockers/lockers'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import type { NewRowOf } from '../../../register-endpoints/typed-rows.ts'
import { isReady, isSilent } from '../public/locker-reach.ts'
import { refuseSharedLocks, usedDoors } from './lock-use.ts'

type Row = NewRowOf<typeof lockers>

type Door = Row['doors'][number]

const refusals = { number: 'door_number_taken', channel: 'door_channel_taken' } as const

/** Refuses doors with the same number or channel: the board would open two at once. */
function refuseTwice(doors: readonly Door[], name: keyof typeof refusals): void {
  const values = doors.map((door) => door[name])
  const second = values.findIndex((value, index) => values.indexOf(value) !== index)
  if (second >= 0) throw fieldProblem(`doors.${second}.${name}`, refusals[name])
}

/**
 * Refuses to change the number, board or lock of a door that holds a parcel, or is being opened:
 * parcels are found by the number, and the board opens by the lock. Throws `door_in_use`.
 */
async function keepUsedDoors(context: TenantContext, next: Row, before: Row): Promise<void> {
  const { doors } = next
  const left = new Map(doors.map((door) => [door.id, door]))
  const isElsewhere = next.board !== before.board || next.manufacturer_id !== before.manufacturer_id
  const changed = before.doors.filter((door) => {
    const after = left.get(door.id)
    return isElsewhere || after?.number !== door.number || after?.channel !== door.channel
  })
  if (changed.length === 0) return
  const used = await usedDoors(context, sql`${before.id}::uuid`)
  const first = changed.find((door) => used.some(({ number }) => number === door.number))
  if (!first) return
  if (isElsewhere) throw fieldProblem('board', 'door_in_use')
  const nth = doors.findIndex(({ id }) => id === first.id)
  throw fieldProblem(nth < 0 ? 'doors' : `doors.${nth}.number`, 'door_in_use')
}

/** Returns the locks of a locker that is about to be written; none without a board. */
const locksOf = ({ actor }: TenantContext, next: Row): Sql => sql`
  SELECT ${next.id}::uuid AS locker_id, ${next.board}::integer AS board, c.channel,
    ARRAY[m.host, m.ip] AS hosts, m.port
  FROM locker_manufacturers m
  CROSS JOIN unnest(${next.doors.map(({ channel }) => channel)}::integer[]) c (channel)
  WHERE m.tenant_id = ${actor.tenantId} AND m.id = ${next.manufacturer_id}`

/** Lockers beyond their definition: the state and latch of their doors cannot be typed. */
export const lockersBehaviour = defineBehaviour(lockers, {
  values: {
    silent: (row) => isSilent(row),
    unready: (row) => sql`NOT ${isReady(row)}`,
  },

  async beforeWrite(context, next, before) {
    const { doors } = next
    if (doors.length === 0) throw fieldProblem('doors', 'required')
    refuseTwice(doors, 'number')
    refuseTwice(doors, 'channel')
    await refuseSharedLocks(context, locksOf(context, next), 'board')
    const known = new Map(before?.doors.map((door) => [door.id, door]))
    if (before !== null) await keepUsedDoors(context, next, before)
    return {
      ...next,
      doors: doors.map((door) => {
        const stored = known.get(door.id)
        return { ...door, state: stored?.state ?? 'free', latch: stored?.latch ?? 'unknown' }
      }),
    }
  },

  async beforeRemove({ queries, actor }, { id }) {
    const live = await queries.first(sql`
      SELECT 1 FROM door_commands
      WHERE tenant_id = ${actor.tenantId} AND locker_id = ${id} AND over_at IS NULL`)
    if (live) throw problem('state_conflict', { errors: [{ field: 'doors', code: 'door_in_use' }] })
  },
})
