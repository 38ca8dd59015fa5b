import { systemActor, type TenantActor } from '@portaria/contract/actors/actor'
import { sql } from 'kysely'
import type { Queries } from './queries.ts'

/**
 * A transaction in the scope of a tenant, with its actor. Everything that reads or writes a
 * tenant's rows takes one. `AppDatabase.inTenant` makes it.
 */
export type TenantContext = {
  readonly queries: Queries
  readonly actor: TenantActor
  /**
   * The time of an event that is recorded later, such as one at a desk without a network; absent if
   * it is now.
   */
  readonly at?: Date
}

/**
 * Runs work as the system on rows of the company whose own row a transaction changes, since the
 * administrator of the platform who changes it acts in no company. Restores the transaction's own
 * scope afterwards.
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
