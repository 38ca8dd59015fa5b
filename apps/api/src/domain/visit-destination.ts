import { sql } from 'kysely'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { fieldProblem } from '../platform/problem.ts'
import { ownApartments } from './own-units.ts'
import { livesIn, mayAuthorizeAt } from './visits.ts'

type Destination = Readonly<Record<string, unknown>>

/**
 * A resident who receives somebody lives in the unit today; throws `host_elsewhere` on `host_id`. Who is
 * no resident here is refused by the check of references, like anybody who does not exist.
 */
export async function requireHostAtHome(
  context: TenantContext,
  { apartment_id: apartment, host_id: host }: Destination,
): Promise<void> {
  if (host == null || (apartment != null && (await livesIn(context, host, apartment)))) return
  const { queries, actor } = context
  const known = await queries.first(sql`
    SELECT 1 FROM residents
    WHERE tenant_id = ${actor.tenantId} AND id = ${host} AND deleted_at IS NULL`)
  if (known) throw fieldProblem('host_id', 'host_elsewhere')
}

/**
 * A resident lets people into a unit only where they may authorise visitors today; throws
 * `may_not_invite` on `apartment_id` for an own unit, `not_found` for any other. Nothing is asked of
 * other roles.
 */
export async function requireAnswerer(
  context: TenantContext,
  { apartment_id: apartment }: Destination,
): Promise<void> {
  const { queries, actor } = context
  if (actor.role !== 'condomino') return
  if (apartment == null) throw fieldProblem('apartment_id', 'required')
  if (await mayAuthorizeAt(context, apartment)) return
  const own = await queries.first(sql`
    SELECT 1 FROM apartments a
    WHERE a.tenant_id = ${actor.tenantId} AND a.id = ${apartment}
      AND a.id IN ${ownApartments(actor)}`)
  throw fieldProblem('apartment_id', own ? 'may_not_invite' : 'not_found')
}
