import { newId } from '@portaria/contract/value-types/uuid'
import type { OpenOutcome, ReaderState } from '@portaria/drivers/access/access-driver'
import { publishOrders } from '../../emergency/order-news.ts'
import {
  type Hold,
  type HoldState,
  noteHoldSent,
  notePulseSent,
  readDueHolds,
  recordReleased,
  settleHold,
  settlePulse,
} from './holds.repository.ts'
import { isPassing, troubleOf } from './reader-contact.ts'
import { ContactError, type Served, wordsOf } from './served.ts'

/** Seconds between two readings of a held door, and until one that is not reached is tried again. */
const LOOK_S = 1
/** Milliseconds after which a command that was not sent is given up and made anew. */
const EXPIRES_MS = 5_000
/** Milliseconds after a command from which a door that is read open is one that is held. */
const PROVEN_MS = 10_000
/** Milliseconds after the beginning within which a door that cannot be held is opened once. */
const PULSE_MS = 60_000
/** Limit of seconds until a door that does not confirm is commanded again. */
const LONGEST_S = 60
/** Commands to let a door go that may remain without proof, and the seconds until they are resumed. */
const RELEASES = 6
const RESUMED_S = 3_600

/**
 * Brings each door of a reader to what is wanted of it: held open for as long as a release lives, and
 * let go once after its end (access §47). Returns whether the reader answered. A door is read before it
 * is commanded again, so that a reader's log does not fill with commands.
 */
export async function holdStep(served: Served): Promise<boolean> {
  const { reader, driver } = served
  const due = await served.read((context) => readDueHolds(context, reader.id))
  if (due.length === 0) return false
  // A door is moved by what its model has, which nobody knows before the reader told it.
  if (reader.serial === null) {
    for (const hold of due) await settle(served, hold, untilReached(hold, 'no_answer'))
    return false
  }
  const isRead = ({ is_wanted: isWanted, sent_at: sentAt }: Hold) => isWanted && sentAt !== null
  let hasAnswered = false
  async function bringAll(holds: readonly Hold[], read?: ReaderState): Promise<void> {
    for (const hold of holds) {
      const state = await bring(served, hold, read)
      hasAnswered ||= state?.state === 'done' || state?.state === 'unknown'
      await settle(served, hold, state)
    }
  }
  try {
    // A reading waits for what is being sent to the reader, and a first command does not.
    await bringAll(due.filter((hold) => !isRead(hold)))
    const held = due.filter(isRead)
    if (held.length === 0) return hasAnswered
    const read = await driver.state()
    if (!read.ok) throw new ContactError(read.failure)
    await bringAll(held, read.value)
    return true
  } catch (error) {
    if (error instanceof ContactError && !isPassing(error.outcome))
      await noteUnreached(served, error.outcome.reason)
    throw error
  }
}

/** Notes at each due door of a reader why it cannot be reached. */
export async function noteUnreached(
  served: Pick<Served, 'read' | 'write' | 'reader'>,
  reason: string,
): Promise<void> {
  const due = await served.read((context) => readDueHolds(context, served.reader.id))
  for (const hold of due) await settle(served, hold, untilReached(hold, reason))
}

/** A door that may be held is not known any more; another one waits. */
const untilReached = ({ sent_at: sentAt }: Hold, reason: string): HoldState => ({
  state: sentAt === null ? 'waiting' : 'unknown',
  reason,
  detail: null,
  againS: LOOK_S,
})

async function settle(
  { write, reader }: Pick<Served, 'write' | 'reader'>,
  hold: Hold,
  state: HoldState | null,
): Promise<void> {
  if (state === null) return
  await write(async (context) => {
    const isNews = await settleHold(context, reader.id, hold, state)
    if (isNews && hold.is_wanted && state.state === 'done' && hold.proven_at === null)
      await recordReleased(context, reader.id, hold)
    if (isNews) await publishOrders(context)
  })
}

const HELD: HoldState = { state: 'done', reason: null, detail: null, againS: LOOK_S }

/** Brings one door to what is wanted; null where it did not get its turn. */
async function bring(
  served: Served,
  hold: Hold,
  read: ReaderState | undefined,
): Promise<HoldState | null> {
  const isOpen = read?.doors.find(({ door }) => door === hold.door)?.isOpen ?? null
  if (hold.is_wanted && isHeldStill(hold, isOpen)) return HELD
  if (hold.is_wanted && isOpen === true && !hold.has_sensor && hold.sent_at !== null)
    return { state: 'unknown', reason: 'was_open', detail: null, againS: LOOK_S }
  const outcome = await command(served, hold)
  const trouble = troubleOf(outcome)
  if (trouble !== null) throw new ContactError(trouble)
  if (isPassing(outcome) || isPassed(outcome)) return null
  if (isProven(hold, outcome)) return HELD
  const isLack = outcome.result === 'refused' && outcome.reason === 'not_supported'
  if (isLack && hold.is_wanted) await openOnce(served, hold)
  return {
    state: outcome.result,
    ...wordsOf(outcome),
    againS: isLack && isPulseDue(hold) ? LOOK_S : againS(hold, outcome),
  }
}

/**
 * Whether a door that was commanded before is held, by a reading of now. A relay that is open so long
 * after the command is no longer open by a passage. A sensor that reads closed says nothing of the
 * relay: such a door counts as held until its reader was away.
 */
function isHeldStill(
  { sent_at: sentAt, state, has_sensor: hasSensor }: Hold,
  isOpen: boolean | null,
): boolean {
  if (sentAt === null) return false
  if (state === 'done') return isOpen !== false || hasSensor
  return isOpen === true && !hasSensor && Date.now() - sentAt.getTime() > PROVEN_MS
}

const command = ({ driver, reader, write }: Served, hold: Hold): Promise<OpenOutcome> =>
  driver.open(
    { door: hold.door, hasSensor: hold.has_sensor },
    { id: newId(), expiresAt: Date.now() + EXPIRES_MS },
    async () => {
      if (!(await write((context) => noteHoldSent(context, reader.id, hold))))
        throw new Error('the door is wanted otherwise by now')
    },
    hold.is_wanted ? 'hold' : 'release',
  )

/** Whether a command expired or was taken back before it was sent. */
const isPassed = (outcome: OpenOutcome): boolean =>
  outcome.result === 'refused' && ['expired', 'not_recorded'].includes(outcome.reason)

/** Whether an outcome proves what is wanted: a relay that reads closed after a release is let go. */
const isProven = (
  { is_wanted: isWanted, has_sensor: hasSensor }: Hold,
  outcome: OpenOutcome,
): boolean =>
  outcome.result === 'done' ||
  (!isWanted && !hasSensor && outcome.result === 'unknown' && outcome.reading.isOpen === false)

function againS({ is_wanted: isWanted, tries }: Hold, outcome: OpenOutcome): number {
  if (outcome.result === 'refused') return LONGEST_S
  if (!isWanted && tries + 1 >= RELEASES) return RESUMED_S
  return Math.min(LONGEST_S, LOOK_S * 2 ** Math.min(tries, 10))
}

const isPulseDue = ({ pulse, wanted_since: since }: Hold): boolean =>
  pulse === null && Date.now() < since.getTime() + PULSE_MS

/** Opens a door that its model cannot hold, once and at the beginning of its release alone. */
async function openOnce(served: Served, hold: Hold): Promise<void> {
  const { driver, reader, write } = served
  if (!isPulseDue(hold)) return
  const until = hold.wanted_since.getTime() + PULSE_MS
  const outcome = await driver.open(
    { door: hold.door, hasSensor: hold.has_sensor },
    { id: newId(), expiresAt: Math.min(until, Date.now() + EXPIRES_MS) },
    async () => {
      if (!(await write((context) => notePulseSent(context, reader.id, hold))))
        throw new Error('the door was opened before')
    },
    'pulse',
  )
  if (outcome.result === 'refused' && troubleOf(outcome)) throw new ContactError(outcome)
  await write(async (context) => {
    await settlePulse(context, reader.id, hold, outcome.result === 'done' ? 'done' : 'unknown')
    if (outcome.result === 'done') await recordReleased(context, reader.id, hold)
    await publishOrders(context)
  })
}

/** Milliseconds until a reader that could not be reached is tried again. */
export const HOLD_AGAIN_MS = LOOK_S * 1_000
