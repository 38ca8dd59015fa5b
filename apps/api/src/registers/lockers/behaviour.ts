import { fieldProblem } from '../../platform/problem.ts'
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

/** Lockers beyond their definition: they have doors, whose state and latch nobody types. */
export const lockersBehaviour: RegisterBehaviour = {
  async beforeWrite(_context, next, before) {
    const doors = doorsOf(next)
    if (doors.length === 0) throw fieldProblem('doors', 'required')
    refuseTwice(doors, 'number')
    refuseTwice(doors, 'channel')
    const known = new Map(doorsOf(before).map((door) => [door.id, door]))
    return {
      ...next,
      doors: doors.map((door) => {
        const { state = 'free', latch = 'unknown' } = known.get(door.id) ?? {}
        return { ...door, state, latch }
      }),
    }
  },
}
