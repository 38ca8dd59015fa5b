import type { DoorReading, ReaderState } from '../access-driver.ts'
import { type Found, found, unknown } from '../access-outcome.ts'
import type { Asking } from './object-store.ts'
import type { Reader } from './reader.ts'
import type { CallResult } from './reader-answer.ts'
import { flagOf, type Json, listOf, textOf } from './reader-json.ts'
import type { ReaderProfile } from './reader-profile.ts'

export const NOTHING_READ: DoorReading = { isOpen: null, at: null }

/** The causes of an alarm by their codes (devices §27); others are kept as they are. */
const CAUSES = new Map<string, string>([
  ['6', 'open_too_long'],
  ['7', 'forced'],
  ['8', 'panic_finger'],
  ['9', 'tamper'],
  ['10', 'panic_card'],
  ['11', 'panic_pin'],
  ['12', 'panic_password'],
])

/** Reads the state of a door; one that the model does not tell is neither open nor closed. */
export async function readDoor(
  reader: Reader,
  door: number,
  asking: Asking,
): Promise<Found<DoorReading>> {
  // A turnstile tells no state, but a command needs a reader that is known to answer.
  const answer = await askState(reader, asking)
  if (answer.result === 'unknown') return { ok: false, failure: answer }
  if (answer.result === 'answered')
    return found(readingOf(reader.profile, answer.json, door, reader.clock.now()))
  return isUnknownCommand(answer) ? found(NOTHING_READ) : { ok: false, failure: answer }
}

function readingOf(
  { state }: ReaderProfile,
  json: Json | undefined,
  door: number,
  at: number,
): DoorReading {
  if (state === null) return NOTHING_READ
  const id = state.id.replace('{door}', `${door}`)
  const entry = (listOf(json, state.list) ?? []).find((one) => textOf(one, 'id') === id)
  const isOpen = flagOf(entry, 'open')
  return isOpen === null ? NOTHING_READ : { isOpen, at }
}

/** Asks in one spelling after another until the reader knows the command. */
async function askState({ calls, profile }: Reader, asking: Asking): Promise<CallResult> {
  let answer: CallResult = unknown('bad_answer')
  for (const command of profile.stateCommands) {
    answer = await calls.call({ ...asking, command })
    if (answer.result !== 'refused' || answer.reason !== 'invalid_command') return answer
  }
  return answer
}

/** Reads all doors of a reader, and its alarm. */
export async function readState(reader: Reader): Promise<Found<ReaderState>> {
  const { profile, calls, clock } = reader
  const asking: Asking = { lane: 'control' }
  const told = await askState(reader, asking)
  if (told.result !== 'answered' && !isUnknownCommand(told)) return { ok: false, failure: told }
  const json = told.result === 'answered' ? told.json : undefined
  const count = profile.doors.last - profile.doors.first + 1
  const doors = Array.from({ length: count }, (_, at) => profile.doors.first + at).flatMap(
    (door) => {
      const { isOpen } = readingOf(profile, json, door, clock.now())
      return isOpen === null ? [] : { door, isOpen }
    },
  )
  // Without `stop`, a reader may end the alarm that it is asked about.
  const alarm = await calls.call({ ...asking, command: 'alarm_status', body: { stop: false } })
  if (alarm.result !== 'answered' && !isUnknownCommand(alarm)) return { ok: false, failure: alarm }
  return found({
    doors,
    alarm: alarm.result === 'answered' ? alarmOf(alarm) : null,
    at: clock.now(),
  })
}

const isUnknownCommand = (answer: CallResult) =>
  answer.result === 'refused' && answer.reason === 'invalid_command'

function alarmOf({ json }: Extract<CallResult, { result: 'answered' }>): ReaderState['alarm'] {
  const isActive = flagOf(json, 'active')
  const cause = textOf(json, 'cause') ?? '0'
  return isActive === null ? null : { isActive, cause: causeOf(cause) }
}

/** Returns the cause of an alarm by its code. */
export function causeOf(code: string): string {
  if (['1', '2', '3', '4', '5', '13', '14'].includes(code)) return 'zone'
  return code === '0' ? 'none' : (CAUSES.get(code) ?? `code_${code.slice(0, 20)}`)
}
