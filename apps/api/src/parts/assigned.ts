import type { Assigned } from '@portaria/contract/modules/landing/landing'
import type { Sql } from '../platform/database/queries.ts'
import type { TenantContext } from '../platform/database/tenant-context.ts'

/**
 * Readers of the first screen of a service provider, one per kind: the rows of the provider, whose
 * id is the query `own`, at most `limit`.
 */
export type AssignedReaders = {
  readonly [Name in keyof Assigned]?: (
    context: TenantContext,
    own: Sql,
    limit: number,
  ) => Promise<Assigned[Name]>
}
