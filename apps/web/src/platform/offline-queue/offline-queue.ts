import { useCallback, useSyncExternalStore } from 'react'
import { connectionLost, onConnectionChange } from '../connection/connection.store.ts'
import { deviceStore } from '../device-store.ts'
import { currentSession, onSessionChange } from '../session/session.store.ts'
import { createQueue } from './queue.ts'
import { isQueueRow, type Queued, type QueueSender } from './queue-types.ts'

export type { Queued, QueueSender } from './queue-types.ts'

/** Milliseconds between two tries while something waits; each failure doubles the pause. */
const PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 10 * 60_000
const URGENT_PAUSE_MS = 3_000
/** Tries to read the waiting items from a device whose storage fails. */
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

/** Retries by kind: a failing kind does not slow down another. */
const retries = new Map<string, Retries>()
let following = false

channel?.addEventListener('message', () => void followOtherTab().catch(() => undefined))

/** Reads the queue again after a change in another tab, which may close before it sends. */
async function followOtherTab(): Promise<void> {
  await queue.reload()
  if (!following) return
  for (const kind of queue.kinds()) tryLater(kind)
}

/**
 * Registers how items of a kind are sent. Waiting ones are sent at once if the app follows the
 * queue.
 */
export function registerSender(kind: string, sender: QueueSender): void {
  queue.register(kind, sender)
  if (following) void sendKind(kind)
}

/**
 * Resolves once the item is stored on the device, for the signed-in person in the current company;
 * then tries to send it. An id that already waits is left unchanged. Rejects for a guest, outside a
 * company, and where the browser cannot store it; an urgent item then waits in memory.
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

/**
 * Waiting items of a kind in the current company, oldest first; for kinds with `byAuthor` only the
 * person's own.
 */
export const queuedItems = (kind: string): readonly Queued[] => queue.items(kind)

/** Like `queuedItems`; the component renders again after every change. */
export function useQueued(kind: string): readonly Queued[] {
  const items = useCallback(() => queue.items(kind), [kind])
  return useSyncExternalStore(onQueueChange, items)
}

async function sendQueued(): Promise<void> {
  await Promise.all(queue.kinds().map(sendKind))
}

/** Sends the waiting items of a kind now. Never rejects: items that cannot be sent stay. */
export async function sendKind(kind: string): Promise<void> {
  const known = retriesOf(kind)
  clearTimeout(known.timer)
  known.timer = undefined
  known.failures = (await queue.sendKind(kind)) ? 0 : known.failures + 1
  if (following) tryLater(kind)
}

/**
 * Sends waiting items at the start, when the connection is back, when the session changes, and
 * every 30 seconds while there are any, with growing pauses after failures; urgent items every
 * three seconds. Called once, at the start.
 */
export function followQueue(): void {
  following = true
  const begin = () => {
    for (const known of retries.values()) known.failures = 0
    // Items in memory are sent without waiting for storage.
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
    // Without a connection nothing is sent now: its return sends the items.
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
  // A page may show waiting items before anything else has read the queue.
  if (!following) void queue.reload().catch(() => undefined)
  return () => {
    for (const end of ends) end()
  }
}
