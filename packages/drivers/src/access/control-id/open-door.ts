import type { BeforeWrite, OpenCommand } from '../../open-command.ts'
import type { DoorReading, Opening, OpenOutcome, OpenTarget } from '../access-driver.ts'
import {
  type Doubtful,
  type RefusalReason,
  type Refused,
  refused,
  unknown,
} from '../access-outcome.ts'
import type { Asking } from './object-store.ts'
import type { Reader } from './reader.ts'
import type { CallResult } from './reader-answer.ts'
import { textOf } from './reader-json.ts'
import { actionFor } from './reader-profile.ts'
import { NOTHING_READ, readDoor } from './reader-state.ts'

const asking: Asking = { lane: 'opening' }
/** The code of a door opened by a command (devices §27). */
const BY_COMMAND = '10'
/** Milliseconds between two readings of a door, and after which it is read no more. */
const PAUSE_MS = 150
const VERIFY_MS = 1_500

/** Refusals that come before any byte of the command. */
const UNWRITTEN: ReadonlySet<RefusalReason> = new Set<RefusalReason>([
  'expired',
  'no_connection',
  'busy',
  'closing',
  'wrong_password',
  'password_stopped',
])

/** The records of openings by command before the one to be proven. */
type Log = { readonly since: string; readonly ids: ReadonlySet<string> }

/**
 * Opens a door by at most one command, which the reader neither numbers nor confirms. It is read
 * before and after: what opened in between is proof, and an answer is none.
 */
export async function openDoor(
  reader: Reader,
  target: OpenTarget,
  command: OpenCommand,
  beforeWrite: BeforeWrite,
  opening: Opening,
): Promise<OpenOutcome> {
  const { profile, calls, clock } = reader
  const isExpired = () => clock.now() >= command.expiresAt
  const template = profile.actions[opening]
  if (template === null) return withReading(refused('not_supported'))
  if (isExpired()) return withReading(refused('expired'))

  const before = await readDoor(reader, target.door, asking)
  if (!before.ok)
    return withReading(before.failure.result === 'refused' ? before.failure : refused('no_answer'))
  if (opening === 'pulse' && before.value.isOpen)
    return withReading(refused('already_open'), before.value)
  const log = opening === 'pulse' && isLogProof(reader, target) ? await readLog(reader) : undefined
  if (isExpired()) return withReading(refused('expired'), before.value)
  try {
    await beforeWrite(command)
  } catch {
    return withReading(refused('not_recorded'), before.value)
  }

  const answer = await calls.call({
    ...asking,
    command: 'execute_actions',
    body: { actions: [actionFor(template, target.door, target.way)] },
    expiresAt: command.expiresAt,
  })
  if (answer.result === 'refused' && UNWRITTEN.has(answer.reason))
    return withReading(answer, before.value)
  const seen = await watchDoor(reader, target, { opening, log, before: before.value, answer })
  if ('result' in seen) return seen
  return withReading(doubtOf(answer, isExpired()), seen)
}

/** What is left to say where nothing was seen: the reader's refusal, or a doubt. */
function doubtOf(answer: CallResult, isExpired: boolean): Refused | Doubtful {
  if (answer.result === 'answered') return unknown('not_seen')
  if (answer.result === 'unknown' && answer.reason === 'timeout' && isExpired)
    return unknown('reset_at_expiry')
  return answer
}

type Watch = {
  readonly opening: Opening
  readonly log: Log | undefined
  readonly before: DoorReading
  readonly answer: CallResult
}

/** Reads a door until it is proven to have moved, or for long enough; returns the last reading then. */
async function watchDoor(
  reader: Reader,
  target: OpenTarget,
  { opening, log, before, answer }: Watch,
): Promise<OpenOutcome | DoorReading> {
  const { clock } = reader
  const begun = clock.elapsed()
  let last: DoorReading = NOTHING_READ
  while (clock.elapsed() - begun < VERIFY_MS) {
    const now = await readDoor(reader, target.door, asking)
    if (now.ok) last = now.value
    if (isMoved(opening, target, before, last))
      return proven(opening === 'release' ? 'read_closed' : 'read_open', last)
    if (opening === 'hold' && before.isOpen && last.isOpen)
      return withReading(unknown('was_open'), last)
    if (log && (await isLogged(reader, log))) return proven('logged', last)
    // A refusal moves nothing: one reading more is enough to see that it was honest.
    if (answer.result === 'refused' && now.ok) return last
    await new Promise<void>((resolve) => clock.after(PAUSE_MS, resolve))
  }
  return last
}

/**
 * Whether two readings prove the command. A sensor that reads closed says nothing of the relay behind
 * it, so it proves no release.
 */
function isMoved(
  opening: Opening,
  { hasSensor }: OpenTarget,
  before: DoorReading,
  last: DoorReading,
) {
  if (opening === 'release') return before.isOpen === true && last.isOpen === false && !hasSensor
  return before.isOpen === false && last.isOpen === true
}

const proven = (
  reason: 'read_open' | 'read_closed' | 'logged',
  reading: DoorReading,
): OpenOutcome => ({
  result: 'done',
  reason,
  reading,
})

function withReading(
  outcome: Refused | Doubtful,
  reading: DoorReading = NOTHING_READ,
): OpenOutcome {
  return { ...outcome, reading }
}

/** Whether the reader's record proves an opening: its relay cannot be read, or is not what is read. */
const isLogProof = ({ profile }: Reader, { hasSensor }: OpenTarget) =>
  hasSensor || profile.state === null

/** Reads the records of openings since the reader's present moment. */
async function readLog(reader: Reader): Promise<Log | undefined> {
  const facts = await reader.calls.call({ ...asking, command: 'system_information' })
  const since = facts.result === 'answered' ? textOf(facts.json, 'time') : null
  if (since === null || !/^\d{1,12}$/.test(since)) return undefined
  const ids = await openingsSince(reader, since)
  return ids && { since, ids }
}

async function isLogged(reader: Reader, { since, ids }: Log): Promise<boolean> {
  const now = await openingsSince(reader, since)
  return now !== undefined && !now.isSubsetOf(ids)
}

async function openingsSince(
  { store }: Reader,
  since: string,
): Promise<ReadonlySet<string> | undefined> {
  const read = await store.load(
    'access_logs',
    ['id', 'time', 'event'],
    [
      { field: 'event', operator: '=', value: Number(BY_COMMAND) },
      { field: 'time', operator: '>=', value: Number(since) },
    ],
    asking,
  )
  if (read.result !== 'rows') return undefined
  // A reader that overlooks the condition must not prove an opening by another event.
  const own = read.rows.filter(
    (row) => textOf(row, 'event') === BY_COMMAND && Number(textOf(row, 'time')) >= Number(since),
  )
  return new Set(own.flatMap((row) => textOf(row, 'id') ?? []))
}
