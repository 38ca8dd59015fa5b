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

let following = false
let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined

channel?.addEventListener('message', () => void followOtherTab().catch(() => undefined))

/** The tab that queued an item may close before it is sent. */
async function followOtherTab(): Promise<void> {
  await queue.reload()
  if (following) tryLater()
}

/** Says how items of a kind are sent; what waits of it is sent then, once the app follows the queue. */
export function registerSender(kind: string, sender: QueueSender): void {
  queue.register(kind, sender)
  if (following) void sendQueued()
}

/**
 * Resolves once the item is durably on the device, of the signed-in person in the company worked in;
 * then tries to send it. An id that waits already stays as it is. Rejects for a guest, outside a
 * company, and where the browser does not store it.
 */
export async function enqueue(item: Omit<Queued, 'tenantId' | 'userId'>): Promise<void> {
  await queue.add(item)
  void sendQueued()
}

/** What waits of a kind in the company worked in, oldest first. */
export const queuedItems = (kind: string): readonly Queued[] => queue.items(kind)

/** As `queuedItems`; the component follows every change. */
export function useQueued(kind: string): readonly Queued[] {
  const items = useCallback(() => queue.items(kind), [kind])
  return useSyncExternalStore(onQueueChange, items)
}

/** Sends what waits now. Never rejects: what could not be sent stays. */
export async function sendQueued(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  failures = (await queue.send()) ? 0 : failures + 1
  if (following) tryLater()
}

/**
 * Sends at the start, when the connection is back, when the session changes, and every 30 seconds, with
 * growing pauses after failures, while something waits. Called once, at the start.
 */
export function followQueue(): void {
  following = true
  const begin = () => {
    failures = 0
    void queue.reload().then(sendQueued, () => undefined)
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

function tryLater(): void {
  if (timer !== undefined || !queue.waits()) return
  const pause = Math.min(PAUSE_MS * 2 ** Math.max(0, failures - 1), LONGEST_PAUSE_MS)
  timer = setTimeout(() => {
    timer = undefined
    // It is sent when the connection is back.
    if (connectionLost()) tryLater()
    else void sendQueued()
  }, pause)
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
