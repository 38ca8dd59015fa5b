import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { ownApartments } from '../../units/public/own-units.ts'
import type { Destined } from '../public/destinations.ts'
import { livesIn, mayAuthorize, mayLetIn } from '../public/visits.ts'

/**
 * Checks that a resident who receives somebody lives in the unit today, or in any unit for a common
 * area; throws `host_elsewhere` on `host_id`. The check of references refuses unknown residents and
 * units.
 */
export async function requireHostAtHome(context: TenantContext, row: Destined): Promise<void> {
  const { apartment_id: apartment, common_area_id: area, host_id: host } = row
  if (host == null) return
  const isPlaced = apartment != null || area != null
  if (isPlaced && (await livesIn(context, host, apartment ?? null))) return
  const { queries, actor } = context
  const known = await queries.first(sql`
    SELECT 1 FROM residents r
    WHERE r.tenant_id = ${actor.tenantId} AND r.id = ${host} AND r.deleted_at IS NULL
      AND (${apartment ?? null}::uuid IS NULL OR EXISTS (SELECT 1 FROM apartments a
        WHERE a.tenant_id = r.tenant_id AND a.id = ${apartment ?? null}::uuid
          AND a.deleted_at IS NULL))`)
  if (known) throw fieldProblem('host_id', 'host_elsewhere')
}

/**
 * Checks the host of a pass or permit that the gate gives: for a unit, somebody who may authorise
 * visitors there today; for a common area, somebody who may do so in any unit. Throws `required` or
 * `may_not_authorise` on `host_id`.
 */
export async function requireAuthoriser(context: TenantContext, row: Destined): Promise<void> {
  const { queries, actor } = context
  const { apartment_id: apartment, common_area_id: area, host_id: host } = row
  if (apartment == null && area == null) return
  if (host == null) throw fieldProblem('host_id', 'required')
  const may = await queries.first(sql`
    SELECT 1 FROM occupancies o
    WHERE o.tenant_id = ${actor.tenantId} AND o.resident_id = ${host}
      AND (${apartment ?? null}::uuid IS NULL OR o.apartment_id = ${apartment ?? null}::uuid)
      AND ${mayAuthorize(sql.ref('o'), actor)}`)
  if (!may) throw fieldProblem('host_id', 'may_not_authorise')
}

/**
 * Checks that a resident may let people in: into a unit only if they may authorise visitors there
 * today, and into a common area only if they are the host. Throws `may_not_invite` on
 * `apartment_id` for a unit of their own, and `not_found` for any other. Does not restrict other
 * roles.
 */
export async function requireAnswerer(context: TenantContext, row: Destined): Promise<void> {
  const { queries, actor } = context
  if (actor.role !== 'condomino') return
  if (await mayLetIn(context, row)) return
  const { apartment_id: apartment } = row
  if (apartment == null) throw fieldProblem('apartment_id', 'required')
  const own = await queries.first(sql`
    SELECT 1 FROM apartments a
    WHERE a.tenant_id = ${actor.tenantId} AND a.id = ${apartment}
      AND a.id IN ${ownApartments(actor)}`)
  throw fieldProblem('apartment_id', own ? 'may_not_invite' : 'not_found')
}
