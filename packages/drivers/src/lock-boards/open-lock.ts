import type { DriverClock } from '../driver-clock.ts'
import {
  type DoubtReason,
  type LockPlace,
  type LockReading,
  NOTHING_READ,
  type OpenOutcome,
  type RefusalReason,
} from '../lock-driver.ts'
import type { BeforeWrite, OpenCommand } from '../open-command.ts'
import type { Answer, BoardBus, BusMark } from './board-bus.ts'
import type { FrameProfile } from './frame-profile.ts'
import type { PowerSupply } from './power-supply.ts'
import { readFresh, readingOf } from './read-lock.ts'

/** A bus that no other caller uses meanwhile, and other parts for opening a lock. */
export type OpenParts = {
  readonly profile: FrameProfile
  readonly bus: BoardBus
  readonly supply: PowerSupply
  readonly clock: DriverClock
}

/** Observations of a lock after its frame was written. */
type Watch = {
  readonly mark: BusMark
  readonly written: number
  /** Time at which the board was known to have the frame. */
  through: number | undefined
  reading: LockReading
  answers: number
  /** Whether a possibly old answer said open, or answers differed. */
  contradicts: boolean
}

const refused = (reason: RefusalReason, reading = NOTHING_READ): OpenOutcome => ({
  result: 'refused',
  reason,
  reading,
})
const unknown = (reason: DoubtReason, { reading }: Watch): OpenOutcome => ({
  result: 'unknown',
  reason,
  reading,
})

/**
 * Opens a lock by at most one frame. The lock must first read as closed: an open lock tells nothing
 * about a frame, and a connection that answers also passes the frame.
 */
export async function openLock(
  parts: OpenParts,
  place: LockPlace,
  command: OpenCommand,
  beforeWrite: BeforeWrite,
): Promise<OpenOutcome> {
  const { profile, bus, supply, clock } = parts
  const isExpired = () => clock.now() >= command.expiresAt

  await supply.free(command.expiresAt, profile.times)
  if (isExpired()) return refused('expired')
  const before = await readFresh(parts, place, isExpired)
  if (isExpired()) return refused('expired', before.reading)
  if (before.failed) return refused(before.failed)
  if (before.reading.latch === 'open') return refused('already_open', before.reading)
  try {
    await beforeWrite(command)
  } catch {
    return refused('not_recorded', before.reading)
  }

  let written = 0
  const isWritten = await bus.writeOpen(profile, place, () => {
    written = clock.elapsed()
    return !isExpired()
  })
  if (!isWritten) return refused(isExpired() ? 'expired' : 'no_connection', before.reading)
  supply.use(written, profile.times)
  return watchLock(parts, place, command, {
    mark: bus.mark(),
    written,
    through: undefined,
    reading: NOTHING_READ,
    answers: 0,
    contradicts: false,
  })
}

/** Reads the lock until the effect of the frame is known, or can no longer be known. */
async function watchLock(
  { profile, bus, supply, clock }: OpenParts,
  place: LockPlace,
  command: OpenCommand,
  watch: Watch,
): Promise<OpenOutcome> {
  const { settle, verify, gap } = profile.times
  // If no answer followed the bytes, they may still wait in this machine, in the network or in the
  // gateway.
  let isReset = false
  const cancel = clock.after(command.expiresAt - clock.now(), () => {
    isReset = watch.through === undefined
    if (isReset) bus.reset()
  })
  try {
    while (clock.elapsed() - watch.written < verify) {
      const answer = await bus.ask(profile, place)
      if (isReset) return unknown('reset_at_expiry', watch)
      const outcome = judge(profile, bus, place, answer, watch, clock)
      if (watch.through !== undefined) supply.use(watch.through, profile.times)
      if (outcome) return outcome
      const settled = (watch.through ?? -Infinity) + settle - clock.elapsed()
      const pause = answer.kind === 'no_connection' ? profile.times.answer : Math.max(gap, settled)
      await new Promise<void>((resolve) => clock.after(pause, resolve))
    }
    if (isReset) return unknown('reset_at_expiry', watch)
    const doubt = doubtOf(bus, watch)
    if (watch.through === undefined) bus.reset()
    return unknown(doubt, watch)
  } finally {
    cancel()
    if (watch.through === undefined) supply.useUnseen(clock.elapsed(), profile.times)
  }
}

/** Adds an answer to the observations; returns the outcome, if it proves one. */
function judge(
  { times }: FrameProfile,
  bus: BoardBus,
  place: LockPlace,
  answer: Answer,
  watch: Watch,
  { now }: DriverClock,
): OpenOutcome | undefined {
  if (answer.kind !== 'answer') return undefined
  const reading = readingOf(answer.states, place, now())
  const isFresh = bus.isAnsweredSince(watch.mark)
  if (!answer.agrees || (!isFresh && reading.latch === 'open')) watch.contradicts = true
  if (!isFresh) return undefined
  const through = watch.through
  if (bus.isSameLink(watch.mark)) watch.through ??= answer.received
  if (!answer.agrees) return undefined
  watch.answers += 1
  watch.reading = reading
  if (reading.latch === 'open') {
    watch.through ??= answer.received
    return { result: 'done', reason: 'read_open', reading }
  }
  // The board had the frame for longer than a lock needs to open, and a pulse cannot be over yet: a
  // lock that had opened would still read as open.
  const isSettled = through !== undefined && answer.asked - through >= times.settle
  const isWithinPulse = answer.received - watch.written <= times.shortestPulse
  const isProof = isSettled && isWithinPulse && bus.isSameLink(watch.mark) && !watch.contradicts
  return isProof ? { result: 'refused', reason: 'stayed_closed', reading } : undefined
}

function doubtOf(bus: BoardBus, { mark, answers, contradicts }: Watch): DoubtReason {
  if (contradicts) return 'contradiction'
  if (!bus.isSameLink(mark)) return 'connection_lost'
  return answers === 0 ? 'lost_answer' : 'closed_too_late'
}
