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
import type { Asking, ObjectStore, Row } from './object-store.ts'
import type { Reader } from './reader.ts'
import { fieldOf, isPersonId, isWhole, textOf, wholeNumber } from './reader-json.ts'
import { QR_MODE, type ReaderProfile } from './reader-profile.ts'
import { oneOf } from './reader-rows.ts'
import { secondsOf } from './reader-time.ts'
import { type PersonRow, writeRows } from './split-rows.ts'
import {
  CREDENTIALS,
  type CredentialTable,
  readPeople,
  type StoredPerson,
  tablesOf,
} from './stored-people.ts'

/** People who were removed since the writing began, and are therefore written no more. */
export type Removed = ReadonlySet<string>

type Parts = {
  readonly store: ObjectStore
  readonly profile: ReaderProfile
  readonly removed: Removed
  readonly asking: Asking
  /** The first failure of each person; what is read back decides whether it mattered. */
  readonly failures: Map<string, Refused | Doubtful>
}

/** Makes a reader hold these people, at most some hundred, and reads them back. */
export async function putPeople(
  reader: Reader,
  people: readonly AccessPerson[],
  removed: Removed,
): Promise<readonly EntryOutcome[]> {
  const { store, profile } = reader
  const ids = people.map(({ id }) => id)
  const asking: Asking = { lane: 'list', people: new Set(ids) }
  const parts: Parts = { store, profile, removed, asking, failures: new Map() }
  const texts = await areCodesTexts(reader, people, asking)
  if (texts !== true) return allFailed(ids, texts)

  const before = await readPeople(store, profile, ids, asking)
  if (!before.ok) return allFailed(ids, before.failure)
  // Rights shrink before they grow.
  for (const table of tablesOf(profile)) await removeSurplus(parts, table, people, before.value)
  await writeUsers(parts, people, before.value)
  for (const table of tablesOf(profile)) await addMissing(parts, table, people, before.value)

  const after = await readPeople(store, profile, ids, asking)
  return people.map((person) => ({ id: person.id, ...judge(person, parts, after) }))
}

/**
 * Whether the reader takes QR codes as texts, where somebody has one. In its other modes it looks for
 * them among the cards, so that a stored one would open nothing (devices §24).
 */
async function areCodesTexts(
  { calls, profile }: Reader,
  people: readonly AccessPerson[],
  asking: Asking,
): Promise<true | Refused | Doubtful> {
  const module = profile.qrModule
  if (module === null || people.every(({ qrCodes }) => qrCodes.length === 0)) return true
  const body = { [module]: [QR_MODE] }
  const answer = await calls.call({ ...asking, command: 'get_configuration', body })
  if (answer.result !== 'answered') return answer
  return textOf(fieldOf(answer.json, module), QR_MODE) === '0' ? true : refused('not_supported')
}

function judge(
  person: AccessPerson,
  { removed, failures }: Parts,
  after: Awaited<ReturnType<typeof readPeople>>,
) {
  if (removed.has(person.id)) return refused('superseded')
  if (!after.ok) return failures.get(person.id) ?? inDoubt(after.failure)
  const stored = after.value.get(person.id)
  if (stored && personText(stored) === personText(person)) return DONE
  return failures.get(person.id) ?? unknown('differs')
}

/** Returns what lets a person in, by the table that holds it. */
export function credentialsOf(person: AccessPerson, table: CredentialTable): readonly string[] {
  if (table === 'cards') return person.cards
  if (table === 'qrcodes') return person.qrCodes
  if (table === 'user_groups') return person.schedules
  return person.pin === null ? [] : [person.pin]
}

const isNumber = (table: CredentialTable) => table === 'cards' || table === 'user_groups'
const wireOf = (table: CredentialTable, value: string) =>
  isNumber(table) ? wholeNumber(value) : value

/** Removes what people hold beyond the desired. */
async function removeSurplus(
  { store, asking, failures }: Parts,
  table: CredentialTable,
  people: readonly AccessPerson[],
  before: ReadonlyMap<string, StoredPerson>,
): Promise<void> {
  const surplus = people.flatMap((person) => {
    const stored = before.get(person.id)
    const held = stored ? credentialsOf(stored, table) : []
    const desired = credentialsOf(person, table)
    // What is no number cannot be named to the reader; it is told as `differs`.
    return held
      .filter((value) => !desired.includes(value) && (!isNumber(table) || isWhole(value)))
      .map((value) => ({ person, value }))
  })
  const field = CREDENTIALS[table]
  // Grouped by value, so that a schedule taken from many is one call.
  for (const [value, all] of Map.groupBy(surplus, (one) => one.value)) {
    const ids = all.map(({ person }) => person.id)
    const answer = await store.destroy(
      table,
      [...oneOf('user_id', ids), { field, operator: '=', value: wireOf(table, value) }],
      { ...asking, lane: 'removal' },
    )
    if (answer.result !== 'answered') for (const id of ids) keep(failures, id, answer)
  }
}

async function writeUsers(
  parts: Parts,
  people: readonly AccessPerson[],
  before: ReadonlyMap<string, StoredPerson>,
): Promise<void> {
  const { store, removed, asking, failures } = parts
  const missing = people.filter(({ id }) => !before.has(id))
  await writeRows(
    parts,
    'users',
    missing.map((person) => ({ person: person.id, row: userRow(person) })),
  )
  for (const person of people) {
    const stored = before.get(person.id)
    if (!stored || sameUser(stored, person)) continue
    const { id: _, ...values } = userRow(person)
    const answer = await store.modify(
      'users',
      () => (removed.has(person.id) ? undefined : values),
      [{ field: 'id', operator: '=', value: wholeNumber(person.id) }],
      asking,
    )
    if (answer.result !== 'answered') keep(failures, person.id, answer)
  }
}

function sameUser(stored: AccessPerson, person: AccessPerson): boolean {
  const bare = { cards: [], qrCodes: [], pin: null, schedules: [] }
  return personText({ ...stored, ...bare }) === personText({ ...person, ...bare })
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

/** Adds what people shall hold; a value of somebody else is told before anything is written. */
async function addMissing(
  parts: Parts,
  table: CredentialTable,
  people: readonly AccessPerson[],
  before: ReadonlyMap<string, StoredPerson>,
): Promise<void> {
  const field = CREDENTIALS[table]
  // Nothing is added to a person who may be missing on the reader.
  const known = people.filter(({ id }) => !parts.failures.has(id))
  const rows = known.flatMap((person): PersonRow[] => {
    const stored = before.get(person.id)
    const held = stored ? credentialsOf(stored, table) : []
    return [...new Set(credentialsOf(person, table))]
      .filter((value) => !held.includes(value))
      .map((value) => ({
        person: person.id,
        value,
        row: { user_id: wholeNumber(person.id), [field]: wireOf(table, value) },
      }))
  })
  const free = table === 'user_groups' ? rows : await withoutTaken(parts, table, rows)
  await writeRows(parts, table, free)
}

/** Leaves out values that somebody else holds, on the reader or earlier in the list. */
async function withoutTaken(
  { store, asking, failures }: Parts,
  table: CredentialTable,
  rows: readonly PersonRow[],
): Promise<readonly PersonRow[]> {
  const values = [...new Set(rows.flatMap(({ value }) => value ?? []))]
  if (values.length === 0) return []
  const owners = new Map<string, string>()
  const taken = await store.load(
    table,
    ['value', 'user_id'],
    [{ field: 'value', operator: 'IN', value: values.map((value) => wireOf(table, value)) }],
    asking,
  )
  if (taken.result === 'rows')
    for (const row of taken.rows)
      owners.set(textOf(row, 'value') ?? '', textOf(row, 'user_id') ?? '')
  return rows.filter(({ person, value = '' }) => {
    const owner = owners.get(value) ?? person
    owners.set(value, owner)
    if (owner === person) return true
    keep(failures, person, refused('duplicate'))
    return false
  })
}

/** Keeps the first failure of a person. */
function keep(failures: Map<string, Refused | Doubtful>, id: string, failure: Refused | Doubtful) {
  if (!failures.has(id)) failures.set(id, failure)
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
