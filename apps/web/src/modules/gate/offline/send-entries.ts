import {
  QUEUE_MAX,
  type QueueBody,
  type QueueOutcome,
} from '@portaria/contract/modules/gate/desk-queue'
import { showToast } from '@portaria/ui/toast'
import { callApi } from '../../../platform/http-client.ts'
import { type Queued, registerSender } from '../../../platform/offline-queue/offline-queue.ts'
import { currentQueryClient } from '../../../platform/query-client.ts'
import { gateTexts } from '../texts/gate-texts.ts'
import { DESK_KIND } from './desk-kind.ts'
import { renewAfterSending } from './desk-pack.ts'
import { isDeskItem } from './kept-pack.ts'
import { conflictTexts } from './texts/conflict-texts.ts'
import { keepUnreadable } from './unreadable-entries.ts'

/** Milliseconds after which a call counts as unanswered, since all tabs wait for its end. */
const ANSWER_MS = 60_000

let registered = false

/** Registers the sender of desk entries, which are sent as soon as the server can be reached. */
export function sendDeskEntries(): void {
  if (registered) return
  registered = true
  registerSender(DESK_KIND, { batch: QUEUE_MAX, send })
}

/** Sends a batch; resolves to the ids that the server has judged, whatever the verdict. */
async function send(items: readonly Queued[]): Promise<readonly string[]> {
  const entries = items.flatMap(({ id, body }) =>
    isDeskItem(body) ? [{ id, key: body.key, sealed: body.sealed }] : [],
  )
  if (entries.length === 0) return []
  const request = {
    method: 'POST' as const,
    body: { entries } satisfies QueueBody,
    signal: AbortSignal.timeout(ANSWER_MS),
  }
  const { data } = await callApi<{ data: QueueOutcome[] }>('/gate/queue', request)
  const unreadable = data.filter(({ outcome }) => outcome === 'unreadable')
  const unkept = new Set<string>()
  for (const { id } of unreadable) {
    await keep(items.find((item) => item.id === id)).catch(() => unkept.add(id))
  }
  tell(data)
  void renewAfterSending()
  void currentQueryClient().invalidateQueries({ queryKey: ['gate'] })
  // An unreadable entry that a full device cannot store stays in the queue until it can be
  // reported.
  return data.map(({ id }) => id).filter((id) => !unkept.has(id))
}

async function keep(item: Queued | undefined): Promise<void> {
  if (!item) return
  const { id, tenantId, at, body } = item
  await keepUnreadable({ id, tenantId, at, label: isDeskItem(body) ? body.label : null })
}

function tell(outcomes: readonly QueueOutcome[]): void {
  const count = (wanted: QueueOutcome['outcome']) =>
    outcomes.filter(({ outcome }) => outcome === wanted).length
  const [done, conflicts] = [count('done'), count('conflict')]
  if (done > 0)
    showToast({ title: gateTexts.text('offline.sent', { count: done }), tone: 'success' })
  if (conflicts > 0) {
    const title = conflictTexts.text('toResolve', { count: conflicts })
    showToast({ title, tone: 'warning' })
  }
}
