import { sql } from 'kysely'
import type { CompanyHold } from '../../../parts/company-hold.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { problem } from '../../../platform/problem.ts'
import { isAnyLive, lockOrders } from './orders.repository.ts'

/**
 * Keeps a company active while an emergency release or a lockdown is live, which nobody could end
 * (access §67). Throws `state_conflict` with `order_live` on `status`.
 */
export const orderHold: CompanyHold = async (context) => {
  await lockOrders(context)
  if (await isAnyLive(context))
    throw problem('state_conflict', { errors: [{ field: 'status', code: 'order_live' }] })
}

/**
 * Refuses an order in a company that was made inactive since its person was let in. It belongs after
 * the lock of orders, for which whoever makes a company inactive waits too.
 */
export async function requireActiveCompany({ queries, actor }: TenantContext): Promise<void> {
  const company = await queries.first(sql`
    SELECT FROM tenants WHERE id = ${actor.tenantId} AND status = 'ATIVO'`)
  if (!company) throw problem('forbidden')
}
