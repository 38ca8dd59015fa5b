/** An item that waits to be sent; `id` is its idempotency key. */
export type Queued<Body = unknown> = {
  readonly id: string
  readonly kind: string
  readonly tenantId: string
  readonly userId: string
  /** The time at which it happened, as ISO text. */
  readonly at: string
  readonly body: Body
  /**
   * Whether the server refused the item when it was sent alone, as far as this tab knows. It is
   * tried again.
   */
  readonly refused?: boolean
}

/** An item on the device; `order` is its position in the queue. */
export type QueueRow = Omit<Queued, 'refused'> & { readonly order: number }

/**
 * Sends waiting items, oldest first, at most `batch` per call. Resolves to the ids with a final
 * answer, accepted or not. Throws without one, and every item stays.
 */
export type QueueSender = {
  readonly batch: number
  /** Whether only the author sees and sends an item; otherwise everybody of the company does. */
  readonly byAuthor?: boolean
  /**
   * Whether items are sent without storage too, and tried every three seconds by every open tab,
   * even if the connection seems lost. The server must answer a repeated id as it did first.
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
