import type {
  AccessOrder,
  AccessOrders,
  OrderBody,
} from '@portaria/contract/modules/access/emergency/order-answers'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../platform/http-client.ts'

export const ORDERS_KEY = 'access-orders'

/** Milliseconds between two readings while an order lives, beside the live events. */
const LOOK_MS = 5_000

/** The live orders with the states of their doors, the last ones that ended, and the points. */
export const ordersQuery = queryOptions({
  queryKey: [ORDERS_KEY],
  queryFn: async ({ signal }) =>
    (await callApi<{ data: AccessOrders }>('/access-orders', { signal })).data,
  refetchInterval: ({ state }) => ((state.data?.live.length ?? 0) > 0 ? LOOK_MS : false),
  meta: { madeOf: ['access-points', 'equipment'] },
})

/** Starts an order; with the same id again it is the same order. */
export const startOrder = async (body: OrderBody): Promise<AccessOrder> =>
  (await callApi<{ data: AccessOrder }>('/access-orders', { method: 'POST', body })).data

export const endOrder = async (id: string): Promise<AccessOrder> =>
  (await callApi<{ data: AccessOrder }>(`/access-orders/${id}/end`, { method: 'POST' })).data
