import { visits } from '@portaria/contract/modules/visits/visits/visits'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { type CascadeEffect, cascade } from '../../../register-endpoints/cascade.ts'

/** Writes the values of a visit's action; the history names the action as the operation. */
export async function writeVisit(
  context: TenantContext,
  { id }: { readonly id: string },
  operation: string,
  set: CascadeEffect<typeof visits>['set'],
): Promise<void> {
  await cascade(context, visits, sql`r.id = ${id}`, { set, operation }, operation)
}
