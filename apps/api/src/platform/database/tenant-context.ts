import { systemActor, type TenantActor } from '@portaria/contract/actor'
import { sql } from 'kysely'
import type { Queries } from './queries.ts'

/**
 * One transaction in the scope of a tenant, and who acts in it: what everything that reads or writes a
 * tenant's rows takes. `AppDatabase.inTenant` makes it.
 */
export type TenantContext = {
  readonly queries: Queries
  readonly actor: TenantActor
  /** When what is judged and recorded happened, where that is not now: at a desk without a network. */
  readonly at?: Date
}

/**
 * Work of the system on rows of a company whose own row a transaction changes: an administrator of the platform
 * acts in no company. The transaction is in its own scope again afterwards.
 */
export async function asSystemOf(
  { queries, actor }: TenantContext,
  tenantId: string,
  reason: string,
  work: (context: TenantContext) => Promise<void>,
): Promise<void> {
  const enter = (id: string) => queries.all(sql`SELECT set_config('app.tenant_id', ${id}, true)`)
  await enter(tenantId)
  await work({ queries, actor: { ...systemActor(reason), tenantId } })
  await enter(actor.tenantId)
}
