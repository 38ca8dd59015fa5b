import type { InventoryPage } from '../access-driver.ts'
import { type Found, found, refused, unknown } from '../access-outcome.ts'
import { personDigest } from '../person-digest.ts'
import { enrolledFaces } from './face-rows.ts'
import type { Asking } from './object-store.ts'
import type { Reader } from './reader.ts'
import { isWhole } from './reader-json.ts'
import { readPeopleAfter } from './stored-people.ts'

const asking: Asking = { lane: 'reading' }
/** People of one page: short calls, since each of them holds the reader. */
const PAGE = 200

/** Reads a page of the people on a reader, with their digests. */
export async function readInventory(
  { store, profile }: Reader,
  cursor: string | null,
  digestKey: string,
): Promise<Found<InventoryPage>> {
  const after = cursor ?? '0'
  if (!isWhole(after)) return { ok: false, failure: refused('invalid_value') }
  const people = await readPeopleAfter(store, profile, { cursor: after, limit: PAGE }, asking)
  if (!people.ok) return people
  const ids = [...people.value.keys()]
  if (ids.some((id) => BigInt(id) <= BigInt(after)))
    return { ok: false, failure: unknown('bad_answer') }
  const faces =
    profile.hasFaces && ids.length > 0
      ? await enrolledFaces(store, ids, asking)
      : found(new Set<string>())
  if (!faces.ok) return faces
  const entries = ids.flatMap((id) => {
    const person = people.value.get(id)
    if (!person) return []
    const face = { isEnrolled: faces.value.has(id), version: person.photo }
    return [{ id, digest: personDigest(digestKey, person), face }]
  })
  return found({ entries, next: entries.length < PAGE ? null : (ids.at(-1) ?? null) })
}
