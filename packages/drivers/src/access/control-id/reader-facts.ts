import type { ReaderFacts, ReaderTime } from '../access-driver.ts'
import {
  DONE,
  type Found,
  found,
  inDoubt,
  type Outcome,
  refused,
  unknown,
} from '../access-outcome.ts'
import type { Asking } from './object-store.ts'
import type { Reader } from './reader.ts'
import { fieldOf, nameOf, textOf, wholeOf } from './reader-json.ts'
import { secondsOf, timeOf } from './reader-time.ts'

/** Seconds by which a clock may differ from what it was set to, when it is read back. */
const SLACK_S = 10

/** Reads what a reader tells about itself. */
export async function probe({ calls, clock }: Reader): Promise<Found<ReaderFacts>> {
  const asking: Asking = { lane: 'control' }
  const answer = await calls.call({ ...asking, command: 'system_information' })
  if (answer.result !== 'answered') return { ok: false, failure: answer }
  const { json } = answer
  const serial = nameOf(json, 'serial')
  if (serial === null) return { ok: false, failure: unknown('bad_answer') }
  const most = Number(wholeOf(fieldOf(json, 'license'), 'users') ?? NaN)
  return found({
    serial,
    deviceId: wholeOf(json, 'device_id'),
    model: nameOf(json, 'model') ?? nameOf(json, 'product'),
    firmware: nameOf(json, 'version'),
    mostPeople: Number.isSafeInteger(most) ? most : null,
    clock: timeOf(textOf(json, 'time')),
    at: clock.now(),
  })
}

/** Sets the clock of a reader, and reads it back. */
export async function setClock(reader: Reader, time: ReaderTime): Promise<Outcome> {
  const seconds = secondsOf(time)
  if (seconds === null) return refused('invalid_value')
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = time
    .split(/[-T:]/)
    .map(Number)
  const begun = reader.clock.elapsed()
  const answer = await reader.calls.call({
    lane: 'control',
    command: 'set_system_time',
    body: { day, month, year, hour, minute, second },
  })
  if (answer.result === 'refused') return answer
  const facts = await probe(reader)
  if (!facts.ok) return inDoubt(facts.failure)
  const { clock } = facts.value
  const read = clock === null ? null : secondsOf(clock)
  const passed = (reader.clock.elapsed() - begun) / 1_000
  const isNear = read !== null && read >= seconds - 1 && read <= seconds + passed + SLACK_S
  if (isNear) return DONE
  return answer.result === 'unknown' ? answer : unknown('differs')
}

/** Changes the password of the login in use; proven by a login with the new one. */
export async function changePassword(reader: Reader, password: string): Promise<Outcome> {
  const { calls } = reader
  const old = calls.login()
  if (old === null) return refused('not_supported')
  if (password === '' || password === old.password) return refused('invalid_value')
  const next = { login: old.login, password }
  const answer = await calls.call({ lane: 'control', command: 'change_login', body: next })
  if (answer.result === 'refused') return answer
  calls.useLogin(next)
  const facts = await probe(reader)
  if (facts.ok) return DONE
  if (facts.failure.reason !== 'wrong_password') return inDoubt(facts.failure)
  calls.useLogin(old)
  return answer.result === 'unknown' ? answer : unknown('differs')
}
