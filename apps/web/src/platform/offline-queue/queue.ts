import type { DeviceStore } from '../device-store.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import { deliver } from './delivery.ts'
import type { Queued, QueueRow, QueueSender } from './queue-types.ts'

type Place = { readonly tenantId: string | null; readonly userId: string | null }

type Needs = {
  rows: DeviceStore<QueueRow>
  /** The signed-in person and the current company. */
  place: () => Place
  /** Called when the queue has changed in this tab; the other tabs then read it again. */
  onOwnChange?: () => void
  now?: () => number
}

const nothing: readonly Queued[] = []

/**
 * The items that wait for the server on this device, of all companies; only those of the current
 * company are shown.
 */
export function createQueue({ rows, place, onOwnChange = () => undefined, now = Date.now }: Needs) {
  const senders = new Map<string, QueueSender>()
  const listeners = new Set<() => void>()
  const pending = new Map<string, Promise<boolean>>()
  const refused = new Set<string>()
  let stored: readonly QueueRow[] = []
  /** Items of urgent kinds that are not known to be stored yet. */
  const unstored = new Map<string, QueueRow>()
  /** Writes in progress: an item is deleted only after it is stored. */
  const storing = new Map<string, Promise<void>>()
  /** Items removed in this tab, even if the device has not deleted them yet. */
  const removed = new Set<string>()
  let shown = { of: '', kinds: new Map<string, readonly Queued[]>() }
  let loads = 0

  /** Reads the items of the device; of several reads at once the last counts. */
  async function reload(): Promise<void> {
    loads += 1
    const own = loads
    const found = await rows.getAll()
    if (own !== loads) return
    stored = found
    for (const { id } of found) unstored.delete(id)
    show()
  }

  function show(): void {
    shown.kinds.clear()
    for (const listener of listeners) listener()
  }

  async function changed(): Promise<void> {
    onOwnChange()
    await reload().catch(() => undefined)
  }

  function items(kind: string): readonly Queued[] {
    const { tenantId, userId } = place()
    if (tenantId === null) return nothing
    const of = `${tenantId} ${userId}`
    if (shown.of !== of) shown = { of, kinds: new Map() }
    const known = shown.kinds.get(kind)
    if (known) return known
    const byAuthor = senders.get(kind)?.byAuthor === true
    const own = [...stored, ...unstored.values()]
      .filter((row) => row.tenantId === tenantId && row.kind === kind && !removed.has(row.id))
      .filter((row) => !byAuthor || row.userId === userId)
      .toSorted((a, b) => a.order - b.order || a.id.localeCompare(b.id))
      .map(
        ({ order: _order, ...item }): Queued =>
          refused.has(item.id) ? { ...item, refused: true } : item,
      )
    shown.kinds.set(kind, own)
    return own
  }

  /**
   * Removes items. If the device cannot delete one, another tab sends it again and gets the same
   * answer.
   */
  async function remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    for (const id of ids) {
      removed.add(id)
      unstored.delete(id)
    }
    show()
    for (const id of ids) {
      await storing.get(id)
      await rows.delete(id).catch(() => undefined)
    }
    await changed()
  }

  /**
   * Sends the items of a kind; resolves to whether none is left. A call that comes before the
   * sending has begun joins the earlier one.
   */
  function sendKind(kind: string): Promise<boolean> {
    const sender = senders.get(kind)
    if (sender === undefined) return Promise.resolve(true)
    const known = pending.get(kind)
    if (known) return known
    const waiting = () => items(kind)
    const send = async () => {
      pending.delete(kind)
      // Another tab may have sent them meanwhile. Without storage only this tab's items are known.
      await reload().catch(() => undefined)
      const done = await deliver({ sender, waiting, refused, remove })
      if (refused.size > 0) show()
      return done
    }
    // Urgent items wait neither for storage nor for a lock, which a suspended tab may hold for
    // long.
    const sendUrgent = async () => {
      void reload().catch(() => undefined)
      return deliver({ sender, waiting, refused, remove: async (ids) => void remove(ids) })
    }
    if (sender.urgent) return sendUrgent()
    const sending = oneAtATime(`portaria-queue ${kind}`, send).catch(() => false)
    pending.set(kind, sending)
    return sending
  }

  /** Stores a row; an id that already waits is left unchanged. */
  const store = (row: QueueRow) =>
    oneAtATime('portaria-queue', async () => {
      const before = await rows.getAll()
      if (before.some(({ id }) => id === row.id)) return
      const order = before.reduce((last, one) => Math.max(last, one.order + 1), row.order)
      await rows.put({ ...row, order })
    })

  async function storeUrgent(row: QueueRow): Promise<void> {
    unstored.set(row.id, row)
    show()
    const put = rows.put(row).catch(() => undefined)
    storing.set(row.id, put)
    await put
    storing.delete(row.id)
  }

  return {
    items,
    reload,
    remove,
    sendKind,
    /** The kinds that have a sender. */
    kinds: (): string[] => [...senders.keys()],
    isUrgent: (kind: string): boolean => senders.get(kind)?.urgent === true,
    register(kind: string, sender: QueueSender): void {
      senders.set(kind, sender)
      show()
    },
    /**
     * Stores an item; an id that already waits is left unchanged. Rejects where it cannot be
     * stored. Urgent items then wait in this tab, and are shown before the call returns.
     */
    async add(item: Omit<Queued, 'tenantId' | 'userId' | 'refused'>): Promise<void> {
      const { tenantId, userId } = place()
      if (tenantId === null || userId === null)
        throw new Error('an item is of somebody in a company')
      const row = { ...item, tenantId, userId, order: now() }
      await (senders.get(item.kind)?.urgent ? storeUrgent(row) : store(row))
      await changed()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
