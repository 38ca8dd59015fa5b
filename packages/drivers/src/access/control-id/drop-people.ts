import {
  allFailed,
  DONE,
  type Doubtful,
  type EntryOutcome,
  type Found,
  found,
  inDoubt,
  isOfReader,
  type Refused,
  unknown,
} from '../access-outcome.ts'
import { enrolledFaces, storedPhotos } from './face-rows.ts'
import type { Asking } from './object-store.ts'
import type { Reader } from './reader.ts'
import { textOf, wholeNumber } from './reader-json.ts'
import { oneOf } from './reader-rows.ts'
import { tablesOf } from './stored-people.ts'

const asking: Asking = { lane: 'removal' }

/**
 * Removes people with their cards, codes, groups and faces, and reads back that none is left. A
 * reader removes all of it with the person; where one does not, it is removed by name.
 */
export function dropPeople(
  reader: Reader,
  ids: readonly string[],
): Promise<readonly EntryOutcome[]> {
  return forGood(reader, ids, removePeople)
}

/** Removes faces with their templates, and reads back that none is left. */
export function dropFaces(
  reader: Reader,
  ids: readonly string[],
): Promise<readonly EntryOutcome[]> {
  return forGood(reader, ids, async () => {
    const left = await removeFaces(reader, ids)
    if (!left.ok) return allFailed(ids, left.failure)
    return ids.map((id) => ({ id, ...(left.value.has(id) ? unknown('still_there') : DONE) }))
  })
}

/** Removes, and once more if a writing that was broken off for it may have taken effect later. */
async function forGood(
  reader: Reader,
  ids: readonly string[],
  remove: (reader: Reader, ids: readonly string[]) => Promise<readonly EntryOutcome[]>,
): Promise<readonly EntryOutcome[]> {
  const outcomes = await remove(reader, ids)
  return (await reader.calls.endOfWriting(ids)) ? remove(reader, ids) : outcomes
}

async function removePeople(
  reader: Reader,
  ids: readonly string[],
): Promise<readonly EntryOutcome[]> {
  const { store, profile } = reader
  const answer = await store.destroy('users', oneOf('id', ids), asking)
  if (answer.result === 'refused' && !isOfReader(answer.reason)) return allFailed(ids, answer)

  const left = new Set<string>()
  const rest = await readLeft(reader, 'users', 'id', ids)
  if (!rest.ok) return unread(ids, answer, rest.failure)
  for (const id of rest.value) left.add(id)
  for (const table of tablesOf(profile)) {
    let held = await readLeft(reader, table, 'user_id', ids)
    if (held.ok && held.value.length > 0) {
      await store.destroy(table, oneOf('user_id', held.value), asking)
      held = await readLeft(reader, table, 'user_id', ids)
    }
    if (!held.ok) return unread(ids, answer, held.failure)
    for (const id of held.value) left.add(id)
  }
  const faces = profile.hasFaces ? await removeFaces(reader, ids) : found(new Set<string>())
  if (!faces.ok) return unread(ids, answer, faces.failure)

  return ids.map((id) => {
    if (!left.has(id) && !faces.value.has(id)) return { id, ...DONE }
    return { id, ...(answer.result === 'answered' ? unknown('still_there') : answer) }
  })
}

/** Removes the faces of these people; returns those that have one still. */
async function removeFaces(
  { calls, store }: Reader,
  ids: readonly string[],
): Promise<Found<ReadonlySet<string>>> {
  const body = { user_ids: ids.map((id) => wholeNumber(id)) }
  const read = async () => {
    const [photos, templates] = [
      await storedPhotos(calls, asking),
      await enrolledFaces(store, ids, asking),
    ]
    if (!photos.ok) return photos
    if (!templates.ok) return templates
    return found(new Set(ids.filter((id) => photos.value.has(id) || templates.value.has(id))))
  }
  let left = await read()
  if (!left.ok || left.value.size === 0) return left
  await calls.call({ ...asking, command: 'user_destroy_image', body })
  left = await read()
  if (left.ok && left.value.size > 0) {
    await store.destroy('face_templates', oneOf('user_id', [...left.value]), asking)
    left = await read()
  }
  return left.ok ? left : { ok: false, failure: inDoubt(left.failure) }
}

async function readLeft(
  { store }: Reader,
  table: string,
  field: string,
  ids: readonly string[],
): Promise<Found<readonly string[]>> {
  const read = await store.load(table, [field], oneOf(field, ids), asking)
  if (read.result !== 'rows') return { ok: false, failure: read }
  const there = new Set(read.rows.map((row) => textOf(row, field)))
  return found(ids.filter((id) => there.has(id)))
}

/** The outcome of people who could not be read back. */
function unread(
  ids: readonly string[],
  answer: { result: 'answered' } | Refused | Doubtful,
  failure: Refused | Doubtful,
): readonly EntryOutcome[] {
  return allFailed(ids, answer.result === 'answered' ? inDoubt(failure) : answer)
}
