import { type Found, found, unknown } from '../access-outcome.ts'
import type { Asking, ObjectStore } from './object-store.ts'
import type { ReaderCalls } from './reader-calls.ts'
import { listOf, textOf } from './reader-json.ts'
import { oneOf } from './reader-rows.ts'

/** Reads whose photos a reader keeps, with the version of each. */
export async function storedPhotos(
  calls: ReaderCalls,
  { lane }: Asking,
): Promise<Found<ReadonlyMap<string, string | null>>> {
  const answer = await calls.call({
    lane,
    command: 'user_list_images',
    method: 'GET',
    query: { get_timestamp: '1' },
  })
  if (answer.result !== 'answered') return { ok: false, failure: answer }
  const photos = listOf(answer.json, 'image_info')
  if (!photos) return { ok: false, failure: unknown('bad_answer') }
  const versions = new Map<string, string | null>()
  for (const photo of photos) {
    const id = textOf(photo, 'user_id')
    if (id !== null) versions.set(id, textOf(photo, 'timestamp'))
  }
  return found(versions)
}

/**
 * Reads which of these people have a face by which they are recognised. A reader may drop the photo
 * and keep this (devices §25).
 */
export async function enrolledFaces(
  store: ObjectStore,
  ids: readonly string[],
  asking: Asking,
): Promise<Found<ReadonlySet<string>>> {
  const read = await store.load('face_templates', ['user_id', 'id'], oneOf('user_id', ids), asking)
  if (read.result !== 'rows') return { ok: false, failure: read }
  return found(new Set(read.rows.flatMap((row) => textOf(row, 'user_id') ?? [])))
}
