import { sql } from 'kysely'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { problem } from '../../platform/problem.ts'

/** Throws `state_conflict` for a person whose data were erased: nothing is left to restore (people §10). */
export async function requireNotErased(
  { queries, actor }: TenantContext,
  { id }: { readonly id: string },
): Promise<void> {
  const erased = await queries.first(sql`
    SELECT 1 FROM erasures WHERE tenant_id = ${actor.tenantId} AND person_id = ${id}`)
  if (erased) throw problem('state_conflict')
}
