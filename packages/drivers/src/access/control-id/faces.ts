import type { FaceOutcome, PhotoFault, PhotoVerdict } from '../access-driver.ts'
import { DONE, type Found, found, isOfReader, refused, unknown } from '../access-outcome.ts'
import { enrolledFaces, storedPhotos } from './face-rows.ts'
import type { Asking } from './object-store.ts'
import type { Reader } from './reader.ts'
import type { CallResult } from './reader-answer.ts'
import { flagOf, type Json, listOf, textOf } from './reader-json.ts'
import type { Removed } from './write-rows.ts'

/** The maker's codes (devices §25). */
const FAULTS = new Map<string, PhotoFault>([
  ['1', 'not_an_image'],
  ['2', 'no_face'],
  ['3', 'face_exists'],
  ['4', 'not_centred'],
  ['5', 'too_far'],
  ['6', 'too_near'],
  ['7', 'pose'],
  ['8', 'not_sharp'],
  ['9', 'at_border'],
])

/** Asks a reader whether a photo would do. */
export async function testPhoto(
  { calls }: Reader,
  photo: Uint8Array,
): Promise<Found<PhotoVerdict>> {
  const answer = await calls.call({ lane: 'control', command: 'user_test_image', body: photo })
  if (answer.result !== 'answered') return { ok: false, failure: answer }
  const verdict = verdictOf(answer.json)
  return verdict ? found(verdict) : { ok: false, failure: unknown('bad_answer') }
}

/** Enrols a face and reads back that it lies on the reader. */
export async function putFace(
  { calls, store }: Reader,
  { id, version, photo }: { id: string; version: string; photo: Uint8Array },
  removed: Removed,
): Promise<FaceOutcome> {
  const asking: Asking = { lane: 'list', people: new Set([id]) }
  const answer = await calls.call({
    ...asking,
    command: 'user_set_image',
    query: { user_id: id, timestamp: version, match: '1' },
    body: () => (removed.has(id) ? undefined : photo),
  })
  if (answer.result === 'refused' && !isOfReader(answer.reason)) return { ...answer, faults: [] }
  const verdict = answer.result === 'answered' ? verdictOf(answer.json) : undefined
  if (verdict && !verdict.isGood) return { ...refused('photo_refused'), faults: verdict.faults }

  const photos = await storedPhotos(calls, asking)
  if (photos.ok && photos.value.get(id) === version) return DONE
  // A reader may drop the photo. Its template is proof only where the reader also accepted this one.
  const faces = await enrolledFaces(store, [id], asking)
  if (verdict?.isGood && faces.ok && faces.value.has(id) && !photosOf(photos).has(id)) return DONE
  return doubt(answer)
}

const photosOf = (photos: Found<ReadonlyMap<string, unknown>>) =>
  photos.ok ? photos.value : new Map<string, unknown>()

function doubt(answer: CallResult): FaceOutcome {
  if (answer.result === 'answered') return unknown('differs')
  return answer.result === 'unknown' ? answer : { ...answer, faults: [] }
}

function verdictOf(json: Json | undefined): PhotoVerdict | undefined {
  const isGood = flagOf(json, 'success')
  if (isGood === null) return undefined
  const faults = (listOf(json, 'errors') ?? []).map((one): PhotoFault => {
    const code = textOf(one, 'code') ?? 'none'
    return FAULTS.get(code) ?? `code_${code.slice(0, 20)}`
  })
  return { isGood: isGood && faults.length === 0, faults }
}
