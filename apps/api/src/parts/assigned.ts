import type { Assigned } from '@portaria/contract/modules/landing/landing'
import type { Sql } from '../platform/database/queries.ts'
import type { TenantContext } from '../platform/database/tenant-context.ts'

/**
 * Readers for the first screen of a service provider, one for each kind of rows. Each returns at
 * most `limit` rows of the provider, whose id is the query `own`.
 */
export type AssignedReaders = {
  readonly [Name in keyof Assigned]?: (
    context: TenantContext,
    own: Sql,
    limit: number,
  ) => Promise<Assigned[Name]>
}
