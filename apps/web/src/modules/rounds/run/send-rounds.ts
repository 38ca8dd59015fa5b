import {
  ENTRIES_MAX,
  type EntriesAnswer,
  type NewEntry,
} from '@portaria/contract/modules/rounds/rounds/round-walk'
import { rounds } from '@portaria/contract/modules/rounds/rounds/rounds'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { callApi } from '../../../platform/http-client.ts'
import { type Queued, registerSender } from '../../../platform/offline-queue/offline-queue.ts'
import { currentQueryClient } from '../../../platform/query-client.ts'
import { uploadPicture } from '../../../register-pages/field-kinds/pictures/upload-picture.ts'
import { refreshRegister } from '../../../register-pages/register-queries.ts'
import { dropWalk } from './kept-walk.ts'
import { stamped } from './page-life.ts'
import { isRoundItem, type RoundItem } from './round-item.ts'
import { ROUND_KIND } from './round-kind.ts'

/** Milliseconds after which a call counts as unanswered, since all tabs wait for its end. */
const ANSWER_MS = 60_000

let registered = false

/** Registers the sender of rounds' entries, which are sent as soon as the server can be reached. */
export function sendRounds(): void {
  if (registered) return
  registered = true
  registerSender(ROUND_KIND, { batch: ENTRIES_MAX, byAuthor: true, send })
}

/**
 * Sends a batch, with one call per round; resolves to the ids that the server has judged, whatever
 * the verdict.
 */
async function send(items: readonly Queued[]): Promise<readonly string[]> {
  const known = items.flatMap(({ body }) => (isRoundItem(body) ? [body] : []))
  const answered: string[] = items.filter(({ body }) => !isRoundItem(body)).map(({ id }) => id)
  for (const [roundId, own] of Map.groupBy(known, (item) => item.roundId)) {
    const entries: NewEntry[] = []
    for (const item of own) entries.push(await withPicture(item))
    const { data } = await callApi<EntriesAnswer>(`/rounds/${roundId}/entries`, {
      method: 'POST',
      body: { entries, sent: stamped() },
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    answered.push(...data.map(({ id }) => id))
    // The end of a round deletes its data from the device.
    if (own.some(({ entry }) => entry.kind === 'finish' || entry.kind === 'abort'))
      await dropWalk(roundId)
  }
  void refreshRegister(currentQueryClient(), rounds)
  return answered
}

/**
 * Uploads the picture of an entry; if the server refuses the picture, the entry is sent without it.
 */
async function withPicture({ entry, picture }: RoundItem): Promise<NewEntry> {
  if (picture === null) return entry
  try {
    const { id } = await uploadPicture('rounds', picture)
    return { ...entry, picture_file_id: id }
  } catch (error) {
    if (error instanceof ApiProblem && (error.status === 422 || error.status === 413)) return entry
    throw error
  }
}
