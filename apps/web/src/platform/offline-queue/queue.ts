import type { DeviceStore } from '../device-store.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import { deliver } from './delivery.ts'
import type { Queued, QueueRow, QueueSender } from './queue-types.ts'

type Place = { readonly tenantId: string | null; readonly userId: string | null }

type Needs = {
  rows: DeviceStore<QueueRow>
  /** Who is signed in, and where. */
  place: () => Place
  /** Called when what waits has changed here; the other tabs then read it anew. */
  onOwnChange?: () => void
  now?: () => number
}

const nothing: readonly Queued[] = []

/** What waits for the server on this device, of all companies; what is seen of it is the current one's. */
export function createQueue({ rows, place, onOwnChange = () => undefined, now = Date.now }: Needs) {
  const senders = new Map<string, QueueSender>()
  const listeners = new Set<() => void>()
  const pending = new Map<string, Promise<boolean>>()
  const refused = new Set<string>()
  let all: readonly QueueRow[] = []
  let shown = { tenantId: null as string | null, kinds: new Map<string, readonly Queued[]>() }
  let loads = 0

  /** Shows what the device has; of several at once the last counts. */
  async function reload(): Promise<void> {
    loads += 1
    const own = loads
    const found = await rows.getAll()
    if (own !== loads) return
    all = found.toSorted((a, b) => a.order - b.order || a.id.localeCompare(b.id))
    shown.kinds.clear()
    for (const listener of listeners) listener()
  }

  async function changed(): Promise<void> {
    onOwnChange()
    await reload()
  }

  function items(kind: string): readonly Queued[] {
    const { tenantId } = place()
    if (tenantId === null) return nothing
    if (shown.tenantId !== tenantId) shown = { tenantId, kinds: new Map() }
    const known = shown.kinds.get(kind)
    if (known) return known
    const found = all.filter((row) => row.tenantId === tenantId && row.kind === kind)
    const own = found.map(({ order: _order, ...item }): Queued => item)
    shown.kinds.set(kind, own)
    return own
  }

  /** Whether nothing of a kind waits any more. One that waits for its turn serves all who ask. */
  function sendKind(kind: string): Promise<boolean> {
    const sender = senders.get(kind)
    if (sender === undefined) return Promise.resolve(true)
    const known = pending.get(kind)
    if (known) return known
    const sending = oneAtATime(`portaria-queue ${kind}`, async () => {
      pending.delete(kind)
      // Another tab may have sent it meanwhile.
      await reload()
      return deliver({
        sender,
        waiting: () => items(kind),
        refused,
        remove: async (ids) => {
          for (const id of ids) await rows.delete(id)
          if (ids.length > 0) await changed()
        },
      })
    }).catch(() => false)
    pending.set(kind, sending)
    return sending
  }

  return {
    items,
    reload,
    sendKind,
    /** Whether nothing that has a sender waits any more. Kinds do not wait for each other. */
    async send(): Promise<boolean> {
      const sent = await Promise.all([...senders.keys()].map(sendKind))
      return sent.every(Boolean)
    },
    waits: (): boolean => [...senders.keys()].some((kind) => items(kind).length > 0),
    register(kind: string, sender: QueueSender): void {
      senders.set(kind, sender)
    },
    /** Stores an item; one that is there already stays as it is. Rejects where it cannot be stored. */
    async add(item: Omit<Queued, 'tenantId' | 'userId'>): Promise<void> {
      const { tenantId, userId } = place()
      if (tenantId === null || userId === null)
        throw new Error('an item is of somebody in a company')
      await oneAtATime('portaria-queue', async () => {
        const before = await rows.getAll()
        if (before.some(({ id }) => id === item.id)) return
        const order = before.reduce((last, row) => Math.max(last, row.order + 1), now())
        await rows.put({ ...item, tenantId, userId, order })
      })
      await changed().catch(() => undefined)
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
