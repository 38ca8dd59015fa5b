import type { AccessPerson } from '../access-driver.ts'
import { refused } from '../access-outcome.ts'
import type { Condition } from './object-store.ts'
import { isWhole, textOf, wholeNumber } from './reader-json.ts'
import { oneOf } from './reader-rows.ts'
import { CREDENTIALS, type CredentialTable, type StoredPerson } from './stored-people.ts'
import { keepFailure, type PersonRow, type Writing, writeRows } from './write-rows.ts'

/** Values named in one condition, besides the people: a list has at most 999. */
const TOGETHER = 500

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
export async function removeSurplus(
  writing: Writing,
  table: CredentialTable,
  people: readonly AccessPerson[],
  before: ReadonlyMap<string, StoredPerson>,
): Promise<void> {
  const surplus = people.flatMap(({ id, ...person }) => {
    const stored = before.get(id)
    const desired = credentialsOf({ id, ...person }, table)
    // What is no number cannot be named to the reader; it is told as `differs`.
    return (stored ? credentialsOf(stored, table) : [])
      .filter((value) => !desired.includes(value) && (!isNumber(table) || isWhole(value)))
      .map((value) => ({ id, value }))
  })
  // A value of one person alone is named with all others; a schedule, by itself.
  const groups =
    table === 'user_groups'
      ? [...Map.groupBy(surplus, ({ value }) => value).values()]
      : inBatches(surplus)
  for (const group of groups) {
    const ids = [...new Set(group.map(({ id }) => id))]
    const values = [...new Set(group.map(({ value }) => wireOf(table, value)))]
    const condition: Condition = [
      ...oneOf('user_id', ids),
      { field: CREDENTIALS[table], operator: 'IN', value: values },
    ]
    const asking = { ...writing.asking, lane: 'removal' } as const
    const answer = await writing.store.destroy(table, condition, asking)
    if (answer.result !== 'answered') keepFailure(writing, ids, answer)
  }
}

/** Adds what people shall hold; a value of somebody else is told before anything is written. */
export async function addMissing(
  writing: Writing,
  table: CredentialTable,
  people: readonly AccessPerson[],
  before: ReadonlyMap<string, StoredPerson>,
): Promise<void> {
  // Nothing is added to a person who may be missing on the reader.
  const known = people.filter(({ id }) => !writing.failures.has(id))
  const rows = known.flatMap((person): PersonRow[] => {
    const stored = before.get(person.id)
    const held = stored ? credentialsOf(stored, table) : []
    return [...new Set(credentialsOf(person, table))]
      .filter((value) => !held.includes(value))
      .map((value) => ({
        person: person.id,
        value,
        row: { user_id: wholeNumber(person.id), [CREDENTIALS[table]]: wireOf(table, value) },
      }))
  })
  const free = table === 'user_groups' ? rows : await withoutTaken(writing, table, rows)
  await writeRows(writing, table, free)
}

/** Leaves out values that somebody else holds, on the reader or earlier in the list. */
async function withoutTaken(
  writing: Writing,
  table: CredentialTable,
  rows: readonly PersonRow[],
): Promise<readonly PersonRow[]> {
  const owners = new Map<string, string>()
  const asked = [...new Set(rows.flatMap(({ value }) => value ?? []))]
  for (const values of inBatches(asked)) {
    const taken = await writing.store.load(
      table,
      ['value', 'user_id'],
      [{ field: 'value', operator: 'IN', value: values.map((value) => wireOf(table, value)) }],
      writing.asking,
    )
    // Unknown owners are found when the reader refuses the row.
    for (const row of taken.result === 'rows' ? taken.rows : [])
      owners.set(textOf(row, 'value') ?? '', textOf(row, 'user_id') ?? '')
  }
  return rows.filter(({ person, value = '' }) => {
    const owner = owners.get(value) ?? person
    owners.set(value, owner)
    if (owner === person) return true
    keepFailure(writing, [person], refused('duplicate'))
    return false
  })
}

function inBatches<T>(all: readonly T[]): readonly (readonly T[])[] {
  const count = Math.ceil(all.length / TOGETHER)
  return Array.from({ length: count }, (_, at) => all.slice(at * TOGETHER, (at + 1) * TOGETHER))
}
