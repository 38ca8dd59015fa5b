import type { AccessPerson } from '../access-driver.ts'
import { type Found, found } from '../access-outcome.ts'
import type { Asking, ObjectStore } from './object-store.ts'
import { type JsonObject, textOf, wholeNumber, wholeOf } from './reader-json.ts'
import type { ReaderProfile } from './reader-profile.ts'
import { gather, oneOf } from './reader-rows.ts'
import { timeOf } from './reader-time.ts'

/** A person as the tables of a reader hold it. A reader has one PIN a person. */
export type StoredPerson = AccessPerson & {
  /** The version given with the photo; null without one. */
  readonly photo: string | null
}

/** The fields of `users` that are read: never all, since those hold passwords (devices §23). */
const USER_FIELDS = [
  'id',
  'name',
  'user_type_id',
  'begin_time',
  'end_time',
  'image_timestamp',
] as const

/** The tables of a person's credentials: the field that lets the person in. */
export const CREDENTIALS = {
  cards: 'value',
  qrcodes: 'value',
  pins: 'value',
  user_groups: 'group_id',
} as const
export type CredentialTable = keyof typeof CREDENTIALS

/** Returns the tables that a model has. */
export function tablesOf({ qrModule, hasPins }: ReaderProfile): readonly CredentialTable[] {
  const tables: CredentialTable[] = ['cards', 'user_groups']
  if (qrModule !== null) tables.push('qrcodes')
  if (hasPins) tables.push('pins')
  return tables
}

/** Reads the people of these ids with what lets them in; a missing one is missing. */
export async function readPeople(
  store: ObjectStore,
  profile: ReaderProfile,
  ids: readonly string[],
  asking: Asking,
): Promise<Found<ReadonlyMap<string, StoredPerson>>> {
  const users = await store.load('users', USER_FIELDS, oneOf('id', ids), asking)
  if (users.result !== 'rows') return { ok: false, failure: users }
  const asked = users.rows.filter((row) => ids.includes(wholeOf(row, 'id') ?? ''))
  return withCredentials(store, profile, asked, asking)
}

/** Reads the people after a cursor in the order of ids. */
export async function readPeopleAfter(
  store: ObjectStore,
  profile: ReaderProfile,
  { cursor, limit }: { cursor: string; limit: number },
  asking: Asking,
): Promise<Found<ReadonlyMap<string, StoredPerson>>> {
  const after = [{ field: 'id', operator: '>', value: wholeNumber(cursor) }] as const
  const users = await store.load('users', USER_FIELDS, after, asking, limit)
  if (users.result !== 'rows') return { ok: false, failure: users }
  return withCredentials(store, profile, users.rows, asking)
}

async function withCredentials(
  store: ObjectStore,
  profile: ReaderProfile,
  users: readonly JsonObject[],
  asking: Asking,
): Promise<Found<ReadonlyMap<string, StoredPerson>>> {
  const ids = users.flatMap((row) => wholeOf(row, 'id') ?? [])
  if (ids.length === 0) return found(new Map())
  const held = await readCredentials(store, profile, ids, asking)
  if (!held.ok) return held
  const of = (table: CredentialTable, id: string) => held.value[table].get(id) ?? []
  const people = users.flatMap((row): [string, StoredPerson][] => {
    const id = wholeOf(row, 'id')
    if (id === null) return []
    const stored: StoredPerson = {
      id,
      name: textOf(row, 'name') ?? '',
      isVisitor: textOf(row, 'user_type_id') === '1',
      begin: timeOf(textOf(row, 'begin_time')),
      end: timeOf(textOf(row, 'end_time')),
      cards: of('cards', id),
      qrCodes: of('qrcodes', id),
      pin: of('pins', id)[0] ?? null,
      schedules: of('user_groups', id),
      photo: versionOf(textOf(row, 'image_timestamp')),
    }
    return [[id, stored]]
  })
  return found(new Map(people))
}

const versionOf = (timestamp: string | null) => (timestamp === '0' ? null : timestamp)

type Held = Readonly<Record<CredentialTable, ReadonlyMap<string, readonly string[]>>>

/** Reads what lets these people in, by table and person. */
export async function readCredentials(
  store: ObjectStore,
  profile: ReaderProfile,
  ids: readonly string[],
  asking: Asking,
): Promise<Found<Held>> {
  const none = new Map<string, readonly string[]>()
  const held = { cards: none, qrcodes: none, pins: none, user_groups: none } as Record<
    CredentialTable,
    ReadonlyMap<string, readonly string[]>
  >
  for (const table of tablesOf(profile)) {
    const field = CREDENTIALS[table]
    const read = await store.load(table, ['user_id', field], oneOf('user_id', ids), asking)
    if (read.result !== 'rows') return { ok: false, failure: read }
    held[table] = gather(read.rows, 'user_id', field)
  }
  return found(held)
}
