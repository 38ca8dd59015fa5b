import type { TenantActor } from '@portaria/contract/actor'
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
