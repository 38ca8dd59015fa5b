import { useCallback, useSyncExternalStore } from 'react'
import { connectionLost, onConnectionChange } from '../connection/connection.store.ts'
import { deviceStore } from '../device-store.ts'
import { currentSession, onSessionChange } from '../session/session.store.ts'
import { createQueue } from './queue.ts'
import { isQueueRow, type Queued, type QueueSender } from './queue-types.ts'

export type { Queued, QueueSender } from './queue-types.ts'

/** Milliseconds between two tries while something waits; after failures twice as long each time. */
const PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 10 * 60_000
const URGENT_PAUSE_MS = 3_000
/** Times that a device whose storage fails is asked for what waits. */
const LOADS = 10

const channel =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('portaria-queue')

const queue = createQueue({
  rows: deviceStore({ database: 'portaria-queue', table: 'items', keyPath: 'id' }, isQueueRow),
  place: () => {
    const { user, tenantId } = currentSession()
    return { tenantId, userId: user?.id ?? null }
  },
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one
  onOwnChange: () => channel?.postMessage('changed'),
})

type Retries = { failures: number; timer?: ReturnType<typeof setTimeout> | undefined }

/** Of each kind: one that fails does not slow down another. */
const retries = new Map<string, Retries>()
let following = false

channel?.addEventListener('message', () => void followOtherTab().catch(() => undefined))

/** The tab that queued an item may close before it is sent. */
async function followOtherTab(): Promise<void> {
  await queue.reload()
  if (!following) return
  for (const kind of queue.kinds()) tryLater(kind)
}

/** Says how items of a kind are sent; what waits of it is sent then, once the app follows the queue. */
export function registerSender(kind: string, sender: QueueSender): void {
  queue.register(kind, sender)
  if (following) void sendKind(kind)
}

/**
 * Resolves once the item is durably on the device, of the signed-in person in the company worked in;
 * then tries to send it. An id that waits already stays as it is. Rejects for a guest, outside a
 * company, and where the browser does not store it; an urgent item waits in memory then.
 */
export async function enqueue(
  item: Omit<Queued, 'tenantId' | 'userId' | 'refused'>,
): Promise<void> {
  const stored = queue.add(item)
  if (!queue.isUrgent(item.kind)) await stored
  void sendKind(item.kind)
  await stored
}

/** Takes an item back. Never rejects. */
export const dequeue = (id: string): Promise<void> => queue.remove([id])

/** What waits of a kind in the company worked in, oldest first; of some kinds only one's own. */
export const queuedItems = (kind: string): readonly Queued[] => queue.items(kind)

/** As `queuedItems`; the component follows every change. */
export function useQueued(kind: string): readonly Queued[] {
  const items = useCallback(() => queue.items(kind), [kind])
  return useSyncExternalStore(onQueueChange, items)
}

async function sendQueued(): Promise<void> {
  await Promise.all(queue.kinds().map(sendKind))
}

/** Sends what waits of a kind now. Never rejects: what could not be sent stays. */
export async function sendKind(kind: string): Promise<void> {
  const known = retriesOf(kind)
  clearTimeout(known.timer)
  known.timer = undefined
  known.failures = (await queue.sendKind(kind)) ? 0 : known.failures + 1
  if (following) tryLater(kind)
}

/**
 * Sends at the start, when the connection is back, when the session changes, and every 30 seconds, with
 * growing pauses after failures, while something waits; what is urgent every three. Called once, at the
 * start.
 */
export function followQueue(): void {
  following = true
  const begin = () => {
    for (const known of retries.values()) known.failures = 0
    // What is in memory waits for no storage.
    void sendQueued()
    void load(LOADS)
  }
  onConnectionChange(() => {
    if (!connectionLost()) begin()
  })
  let place = placeName()
  onSessionChange(() => {
    const next = placeName()
    if (next === place) return
    place = next
    begin()
  })
  begin()
}

async function load(times: number): Promise<void> {
  try {
    await queue.reload()
    await sendQueued()
  } catch {
    if (times > 1) setTimeout(() => void load(times - 1), URGENT_PAUSE_MS)
  }
}

function tryLater(kind: string): void {
  const known = retriesOf(kind)
  if (known.timer !== undefined || queue.items(kind).length === 0) return
  const urgent = queue.isUrgent(kind)
  const growing = PAUSE_MS * 2 ** Math.max(0, known.failures - 1)
  const pause = urgent ? URGENT_PAUSE_MS : Math.min(growing, LONGEST_PAUSE_MS)
  known.timer = setTimeout(() => {
    known.timer = undefined
    // It is sent when the connection is back.
    if (connectionLost() && !urgent) tryLater(kind)
    else void sendKind(kind)
  }, pause)
}

function retriesOf(kind: string): Retries {
  const known = retries.get(kind) ?? { failures: 0 }
  retries.set(kind, known)
  return known
}

function placeName(): string {
  const { user, tenantId } = currentSession()
  return `${user?.id} ${tenantId}`
}

function onQueueChange(listener: () => void): () => void {
  const ends = [queue.subscribe(listener), onSessionChange(listener)]
  // A page may show what waits before anything else has asked for it.
  if (!following) void queue.reload().catch(() => undefined)
  return () => {
    for (const end of ends) end()
  }
}
