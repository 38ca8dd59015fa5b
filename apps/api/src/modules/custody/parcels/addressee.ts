import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { livesIn } from '../../visits/public/visits.ts'

/** The unit and the resident that a parcel is addressed to. */
type Addressed = { readonly apartment_id: string | null; readonly resident_id: string | null }

/**
 * Checks that a parcel is for a unit, for a resident, or for a resident of a unit. Throws
 * `required` if neither is named, and `host_elsewhere` for a resident who does not live there.
 */
export async function requireAddressee(
  context: TenantContext,
  { apartment_id: apartment, resident_id: resident }: Addressed,
): Promise<void> {
  if (apartment === null && resident === null) throw fieldProblem('apartment_id', 'required')
  if (apartment === null || resident === null) return
  if (await livesIn(context, resident, apartment)) return
  // The check of references refuses a person who is not a resident here, like one who does not
  // exist.
  const { queries, actor } = context
  const known = await queries.first(sql`
    SELECT 1 FROM residents r JOIN apartments a ON a.tenant_id = r.tenant_id
    WHERE r.tenant_id = ${actor.tenantId} AND r.id = ${resident} AND r.deleted_at IS NULL
      AND a.id = ${apartment} AND a.deleted_at IS NULL`)
  if (known) throw fieldProblem('resident_id', 'host_elsewhere')
}
