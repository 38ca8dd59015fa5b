import type { DriverClock } from '../driver-clock.ts'
import { type LockPlace, type LockReading, NOTHING_READ } from '../lock-driver.ts'
import type { BoardBus } from './board-bus.ts'
import type { FrameProfile } from './frame-profile.ts'
import type { LockState } from './frames.ts'

/** A reading that began after the request, or the reason why there is none. */
export type FreshReading = {
  readonly reading: LockReading
  readonly states: readonly LockState[]
  readonly failed?: 'no_connection' | 'no_answer'
}

/**
 * Numbers of unanswered frames in a row: after the first the bus reconnects, after the second the
 * lock is given up.
 */
const SILENT = { reconnect: 2, giveUp: 3 }
/** Limit of old or differing answers before the lock is given up. */
const MOST_ANSWERS = 20
/** Limit of owed answers; beyond it, waiting until none can come is faster. */
const MOST_OWED = 3

/** Reads a lock so that no answer to an earlier frame is taken for its state. */
export async function readFresh(
  { profile, bus, clock }: { profile: FrameProfile; bus: BoardBus; clock: DriverClock },
  place: LockPlace,
  isOver: () => boolean = () => false,
): Promise<FreshReading> {
  if (bus.mark().unanswered > MOST_OWED) await bus.rest()
  const mark = bus.mark()
  let silent = 0
  for (let answers = 0; answers < MOST_ANSWERS && silent < SILENT.giveUp && !isOver(); ) {
    const answer = await bus.ask(profile, place)
    if (answer.kind === 'no_connection') return nothing('no_connection')
    if (answer.kind === 'no_answer') {
      silent += 1
      if (silent === SILENT.reconnect) bus.reset()
      continue
    }
    answers += 1
    silent = 0
    if (!bus.isAnsweredSince(mark) || !answer.agrees) continue
    return { reading: readingOf(answer.states, place, clock.now()), states: answer.states }
  }
  return nothing('no_answer')
}

/** Returns the reading of a lock from an answer. */
export function readingOf(
  states: readonly LockState[],
  { lock }: LockPlace,
  at: number,
): LockReading {
  const state = states.find((one) => one.lock === lock)
  if (!state) return NOTHING_READ
  return { latch: state.open ? 'open' : 'closed', occupied: state.occupied, at }
}

function nothing(failed: 'no_connection' | 'no_answer'): FreshReading {
  return { reading: NOTHING_READ, states: [], failed }
}
