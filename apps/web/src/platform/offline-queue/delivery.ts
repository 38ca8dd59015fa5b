import { ApiProblem } from '../api-problem.ts'
import type { Queued, QueueSender } from './queue-types.ts'

/**
 * Statuses that depend on the caller and not on the items: the server may accept the items later.
 */
const NOT_YET = [401, 403, 408, 425, 429]

type Needs = {
  sender: QueueSender
  /** The items that wait now, oldest first. */
  waiting: () => readonly Queued[]
  /** Items that the server refused when sent alone; from then on they are sent alone. */
  refused: Set<string>
  remove: (ids: readonly string[]) => Promise<void>
}

/**
 * Sends the waiting items and those queued meanwhile, each once. Resolves to whether none is left;
 * never rejects. A batch that is refused as a whole is sent one by one, so that no item blocks the
 * others.
 */
export async function deliver({ sender, waiting, refused, remove }: Needs): Promise<boolean> {
  const tried = new Set<string>()

  async function send(items: readonly Queued[]): Promise<void> {
    for (const { id } of items) tried.add(id)
    const answered = new Set(await sender.send(items))
    const ids = items.map(({ id }) => id).filter((id) => answered.has(id))
    for (const id of ids) refused.delete(id)
    await remove(ids)
  }

  async function sendSingly(items: readonly Queued[]): Promise<void> {
    for (const item of items) {
      try {
        await send([item])
      } catch (error) {
        if (!isRefusal(error)) throw error
        refused.add(item.id)
      }
    }
  }

  async function sendTogether(batch: readonly Queued[]): Promise<void> {
    try {
      await send(batch)
    } catch (error) {
      if (!isRefusal(error)) throw error
      await sendSingly(batch)
    }
  }

  try {
    for (;;) {
      const items = waiting().filter(({ id }) => !tried.has(id))
      if (items.length === 0) break
      const alone = items.filter(({ id }) => refused.has(id))
      const batch = items.filter(({ id }) => !refused.has(id)).slice(0, sender.batch)
      if (batch.length === 0) await sendSingly(alone)
      else await sendTogether(batch)
    }
  } catch {
    // Without a final answer everything stays for the next run.
    return false
  }
  return waiting().length === 0
}

/**
 * Whether the server refused the items or could not handle them. It would do the same at the next
 * try.
 */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof ApiProblem &&
    error.status >= 400 &&
    error.status <= 500 &&
    !NOT_YET.includes(error.status)
  )
}
