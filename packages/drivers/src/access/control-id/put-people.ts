import type { AccessPerson } from '../access-driver.ts'
import {
  allFailed,
  DONE,
  type Doubtful,
  type EntryOutcome,
  inDoubt,
  type Refused,
  refused,
  unknown,
} from '../access-outcome.ts'
import { personText } from '../person-digest.ts'
import type { Asking, Row } from './object-store.ts'
import { addMissing, removeSurplus } from './put-credentials.ts'
import type { Reader } from './reader.ts'
import { fieldOf, isPersonId, isWhole, textOf, wholeNumber } from './reader-json.ts'
import { QR_MODE, type ReaderProfile } from './reader-profile.ts'
import { oneOf } from './reader-rows.ts'
import { secondsOf } from './reader-time.ts'
import { type CredentialTable, readPeople, type StoredPerson, tablesOf } from './stored-people.ts'
import { keepFailure, type Removed, type Writing, writeRows } from './write-rows.ts'

/** Makes a reader hold these people, at most some hundred, and reads them back. */
export async function putPeople(
  reader: Reader,
  people: readonly AccessPerson[],
  removed: Removed,
): Promise<readonly EntryOutcome[]> {
  const { store, profile } = reader
  const ids = people.map(({ id }) => id)
  const asking: Asking = { lane: 'list', people: new Set(ids) }
  const writing: Writing = { store, profile, removed, asking, failures: new Map() }
  const texts = await areCodesTexts(reader, people, asking)
  if (texts !== true) return allFailed(ids, texts)

  const before = await readPeople(store, profile, ids, asking)
  if (!before.ok) return allFailed(ids, before.failure)
  // Rights shrink before they grow.
  for (const table of tablesOf(profile)) await removeSurplus(writing, table, people, before.value)
  await writeUsers(writing, people, before.value)
  for (const table of tablesOf(profile)) await addMissing(writing, table, people, before.value)

  const after = await readPeople(store, profile, ids, asking)
  return people.map((person) => ({ id: person.id, ...judge(person, writing, after) }))
}

/**
 * Whether the reader takes QR codes as texts, where somebody has one. In its other modes it looks for
 * them among the cards, so that a stored one would open nothing (devices §24).
 */
async function areCodesTexts(
  { calls, profile }: Reader,
  people: readonly AccessPerson[],
  { lane }: Asking,
): Promise<true | Refused | Doubtful> {
  const module = profile.qrModule
  if (module === null || people.every(({ qrCodes }) => qrCodes.length === 0)) return true
  const body = { [module]: [QR_MODE] }
  const answer = await calls.call({ lane, command: 'get_configuration', body })
  if (answer.result !== 'answered') return answer
  return textOf(fieldOf(answer.json, module), QR_MODE) === '0' ? true : refused('not_supported')
}

function judge(
  person: AccessPerson,
  { removed, failures }: Writing,
  after: Awaited<ReturnType<typeof readPeople>>,
) {
  if (removed.has(person.id)) return refused('superseded')
  if (!after.ok) return failures.get(person.id) ?? inDoubt(after.failure)
  const stored = after.value.get(person.id)
  if (stored && personText(stored) === personText(person)) return DONE
  return failures.get(person.id) ?? unknown('differs')
}

async function writeUsers(
  writing: Writing,
  people: readonly AccessPerson[],
  before: ReadonlyMap<string, StoredPerson>,
): Promise<void> {
  const missing = people.filter(({ id }) => !before.has(id))
  await writeRows(
    writing,
    'users',
    missing.map((person) => ({ person: person.id, row: userRow(person) })),
  )
  const changes = people.flatMap((person) => {
    const stored = before.get(person.id)
    const values = stored ? changesOf(stored, person) : []
    return values.length > 0 ? { id: person.id, values } : []
  })
  // People of whom the same changes, such as the end of a lease, are one call.
  for (const all of Map.groupBy(changes, ({ values }) => values.join('\n')).values()) {
    const ids = all.map(({ id }) => id)
    const values = Object.fromEntries(all[0]?.values ?? [])
    const { store, asking } = writing
    const answer = await store.modify('users', () => values, oneOf('id', ids), asking)
    if (answer.result !== 'answered') keepFailure(writing, ids, answer)
  }
}

/** Returns the fields in which a person differs from the one on the reader. */
function changesOf(stored: AccessPerson, person: AccessPerson): [string, Row[string]][] {
  const before = userRow(stored)
  return Object.entries(userRow(person)).filter(([field, value]) => before[field] !== value)
}

function userRow({ id, name, isVisitor, begin, end }: AccessPerson): Row {
  return {
    id: wholeNumber(id),
    registration: id,
    name,
    user_type_id: isVisitor ? 1 : null,
    begin_time: begin === null ? 0 : secondsOf(begin),
    end_time: end === null ? 0 : secondsOf(end),
  }
}

/** Why a person cannot be written to this model at all; null if it can. */
export function unfit(profile: ReaderProfile, person: AccessPerson): Refused | null {
  const { id, begin, end, cards, qrCodes, pin, schedules } = person
  const numbers = [...cards, ...schedules]
  const times = [begin, end].filter((time) => time !== null)
  if (!isPersonId(id) || !numbers.every(isWhole) || times.some((time) => secondsOf(time) === null))
    return refused('invalid_value')
  const tables = tablesOf(profile)
  const isMissing = (table: CredentialTable, count: number) => count > 0 && !tables.includes(table)
  return isMissing('qrcodes', qrCodes.length) || isMissing('pins', pin === null ? 0 : 1)
    ? refused('not_supported')
    : null
}
