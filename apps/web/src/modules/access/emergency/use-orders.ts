import { mayUse } from '@portaria/contract/define-register/permissions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLiveEvent } from '../../../platform/live-events/live-events.ts'
import { useRole, useSession } from '../../../platform/session/use-session.ts'
import { ORDERS_KEY, ordersQuery } from './order-calls.ts'

/** The orders of the company, read again as they change; nothing for roles that may not read them. */
export function useOrders() {
  const role = useRole()
  const { tenantId } = useSession()
  const client = useQueryClient()
  useLiveEvent(['access-orders.changed'], () => {
    void client.invalidateQueries({ queryKey: [ORDERS_KEY] })
  })
  const isEnabled = role !== null && tenantId !== null && mayUse(role, 'access.release')
  return useQuery({ ...ordersQuery, enabled: isEnabled })
}
