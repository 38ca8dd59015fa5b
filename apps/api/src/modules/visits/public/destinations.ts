import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'

/** The title of a unit of the aliases `t` and `a`, as lists show it. */
export const unitTitle = sql`concat_ws(' · ', t.name, a.number)`

/**
 * Joins the tables with the destinations of visits, passes or entries of a desk, by their aliases:
 * `a` and `t` of a unit, `e` of an employee, `c` of a common area.
 */
export const destinationsOf = (row: Sql): Sql => sql`
  LEFT JOIN apartments a ON a.tenant_id = ${row}.tenant_id AND a.id = ${row}.apartment_id
  LEFT JOIN towers t ON t.tenant_id = a.tenant_id AND t.id = a.tower_id
  LEFT JOIN employees e ON e.tenant_id = ${row}.tenant_id AND e.id = ${row}.employee_id
  LEFT JOIN common_areas c ON c.tenant_id = ${row}.tenant_id AND c.id = ${row}.common_area_id`

/** The name of the destination in these tables; null without one. */
export const destinationTitle = sql`coalesce(CASE WHEN a.id IS NULL THEN NULL ELSE ${unitTitle} END,
  nullif(e.social_name, ''), e.name, c.name)`

/** A destination's ids and titles, in the form of the desk's answers. */
export const destinationColumns = (row: Sql): Sql => sql`
  ${row}.apartment_id, CASE WHEN a.id IS NULL THEN NULL ELSE ${unitTitle} END AS apartment_title,
  ${row}.employee_id, coalesce(nullif(e.social_name, ''), e.name) AS employee_title,
  ${row}.common_area_id, c.name AS common_area_title`

/** The values of a row by `destinationColumns`. */
export type StoredDestination = {
  apartment_id: string | null
  apartment_title: string | null
  employee_id: string | null
  employee_title: string | null
  common_area_id: string | null
  common_area_title: string | null
}

/** The ids of a destination, of which one is given at most. */
export type Destination = Readonly<
  Partial<Record<'apartment_id' | 'employee_id' | 'common_area_id', string | null>>
>

/** A destination, with the resident who receives there. */
export type Destined = Destination & { readonly host_id?: string | null }

/**
 * Returns the names of the destination of a pass or permit, and of the person there who gave the
 * word.
 */
export function namesOf(
  { queries, actor }: TenantContext,
  row: Destined,
): Promise<{ place: string; by: string }> {
  const {
    apartment_id: unit = null,
    employee_id: employee = null,
    common_area_id: area = null,
  } = row
  return queries.one(sql<{ place: string; by: string }>`
    SELECT coalesce(${destinationTitle}, '') AS place,
      coalesce((SELECT coalesce(nullif(h.social_name, ''), h.name) FROM residents h
        WHERE h.tenant_id = ${actor.tenantId} AND h.id = ${row.host_id ?? null}::uuid), '') AS by
    FROM (SELECT ${actor.tenantId}::uuid AS tenant_id, ${unit}::uuid AS apartment_id,
      ${employee}::uuid AS employee_id, ${area}::uuid AS common_area_id) p
    ${destinationsOf(sql.ref('p'))}`)
}
