import type { OrderStatus } from './shop.types.ts'

/** The 14 states of an order (demo-apps §10); pages have words for them by id. */
export const orderStatuses: readonly OrderStatus[] = [
  { id: 1, name: 'Awaiting check payment', color: 'blue' },
  { id: 2, name: 'Payment accepted', color: 'green' },
  { id: 3, name: 'Preparing the order', color: 'orange' },
  { id: 4, name: 'Shipped', color: 'purple' },
  { id: 5, name: 'Delivered', color: 'green' },
  { id: 6, name: 'Canceled', color: 'grey' },
  { id: 7, name: 'Refunded', color: 'grey' },
  { id: 8, name: 'Payment error', color: 'orange' },
  { id: 9, name: 'On pre-order (paid)', color: 'purple' },
  { id: 10, name: 'Awaiting bank wire payment', color: 'blue' },
  { id: 11, name: 'Awaiting PayPal payment', color: 'blue' },
  { id: 12, name: 'Remote payment accepted', color: 'green' },
  { id: 13, name: 'On pre-order (not paid)', color: 'purple' },
  { id: 14, name: 'Awaiting Cash-on-delivery payment', color: 'blue' },
]

/** The state with an id, which must be one of the 14. */
export function statusOf(id: number): OrderStatus {
  const found = orderStatuses.find((each) => each.id === id)
  if (found === undefined) throw new Error(`no state of orders has the id ${id}`)
  return found
}
