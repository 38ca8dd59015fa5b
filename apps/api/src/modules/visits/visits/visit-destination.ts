import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem } from '../../../platform/problem.ts'
import { ownApartments } from '../../units/public/own-units.ts'
import { livesIn, mayAuthorize, mayAuthorizeAt } from '../public/visits.ts'

type Destination = Readonly<Record<string, unknown>>

/**
 * A resident who receives somebody lives in the unit today; throws `host_elsewhere` on `host_id`. Who is
 * no resident here, and what is no unit, is refused by the check of references.
 */
export async function requireHostAtHome(
  context: TenantContext,
  { apartment_id: apartment, host_id: host }: Destination,
): Promise<void> {
  if (host == null || (apartment != null && (await livesIn(context, host, apartment)))) return
  const { queries, actor } = context
  const known = await queries.first(sql`
    SELECT 1 FROM residents r
    WHERE r.tenant_id = ${actor.tenantId} AND r.id = ${host} AND r.deleted_at IS NULL
      AND (${apartment ?? null}::uuid IS NULL OR EXISTS (SELECT 1 FROM apartments a
        WHERE a.tenant_id = r.tenant_id AND a.id = ${apartment ?? null}::uuid
          AND a.deleted_at IS NULL))`)
  if (known) throw fieldProblem('host_id', 'host_elsewhere')
}

/** The unit of a pass or permit, and who of it gave the word, by name. */
export function namesOf(
  { queries, actor }: TenantContext,
  { apartment_id: apartment, employee_id: employee, host_id: host }: Destination,
): Promise<{ place: string; by: string }> {
  return queries.one(sql<{ place: string; by: string }>`
    SELECT coalesce(
      (SELECT concat_ws(' · ', t.name, a.number) FROM apartments a
        JOIN towers t ON t.tenant_id = a.tenant_id AND t.id = a.tower_id
        WHERE a.tenant_id = ${actor.tenantId} AND a.id = ${apartment ?? null}::uuid),
      (SELECT coalesce(nullif(e.social_name, ''), e.name) FROM employees e
        WHERE e.tenant_id = ${actor.tenantId} AND e.id = ${employee ?? null}::uuid), '') AS place,
      coalesce((SELECT coalesce(nullif(r.social_name, ''), r.name) FROM residents r
        WHERE r.tenant_id = ${actor.tenantId} AND r.id = ${host ?? null}::uuid), '') AS by`)
}

/**
 * What the gate gives for a unit is by the word of somebody who may authorise there today: throws
 * `required` or `may_not_authorise` on `host_id`.
 */
export async function requireAuthoriser(
  context: TenantContext,
  { apartment_id: apartment, host_id: host }: Destination,
): Promise<void> {
  const { queries, actor } = context
  if (apartment == null) return
  if (host == null) throw fieldProblem('host_id', 'required')
  const may = await queries.first(sql`
    SELECT 1 FROM occupancies o
    WHERE o.tenant_id = ${actor.tenantId} AND o.resident_id = ${host}
      AND o.apartment_id = ${apartment} AND ${mayAuthorize(sql.ref('o'), actor)}`)
  if (!may) throw fieldProblem('host_id', 'may_not_authorise')
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
