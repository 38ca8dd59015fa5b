/** Something that waits for the server; `id` is its idempotency. */
export type Queued<Body = unknown> = {
  readonly id: string
  readonly kind: string
  readonly tenantId: string
  readonly userId: string
  /** When it happened, as ISO text. */
  readonly at: string
  readonly body: Body
  /** The server refused it when it was sent alone, as far as this tab knows; it is tried again. */
  readonly refused?: boolean
}

/** An item on the device; `order` is its place among all, as they were queued. */
export type QueueRow = Omit<Queued, 'refused'> & { readonly order: number }

/**
 * Sends waiting items, oldest first, at most `batch` a call; answers the ids for which the server has
 * answered for good (any verdict). Throws where it has not: everything stays.
 */
export type QueueSender = {
  readonly batch: number
  /** An item is seen and sent by its author or not at all; else by anybody of the company. */
  readonly byAuthor?: boolean
  /**
   * Items are sent where the browser stores nothing too, and tried every three seconds, whatever is known
   * of the connection, by every tab that is open: the server must answer an id again as it did first.
   */
  readonly urgent?: boolean
  send(items: readonly Queued[]): Promise<readonly string[]>
}

export function isQueueRow(value: unknown): value is QueueRow {
  if (typeof value !== 'object' || value === null || !('body' in value)) return false
  const field = (name: string): unknown => Reflect.get(value, name)
  return (
    ['id', 'kind', 'tenantId', 'userId', 'at'].every((name) => typeof field(name) === 'string') &&
    typeof field('order') === 'number'
  )
}
