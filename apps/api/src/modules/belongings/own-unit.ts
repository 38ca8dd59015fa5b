import { sql } from 'kysely'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { fieldProblem } from '../../platform/problem.ts'
import { ownHouseholds } from '../units/public/own-units.ts'

/**
 * Checks that a condômino writes vehicles and pets only of their own household's units, so that
 * they can also see the rows (belongings §3).
 */
export async function requireOwnUnit(
  { queries, actor }: TenantContext,
  { apartment_id: apartmentId }: { readonly apartment_id: unknown },
): Promise<void> {
  if (actor.role !== 'condomino') return
  if (apartmentId == null) throw fieldProblem('apartment_id', 'required')
  const own = await queries.first(sql`
    SELECT 1 FROM apartments a
    WHERE a.tenant_id = ${actor.tenantId} AND a.id = ${apartmentId}
      AND a.id IN ${ownHouseholds(actor)}`)
  if (!own) throw fieldProblem('apartment_id', 'not_found')
}
