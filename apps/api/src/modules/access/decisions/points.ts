import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'

/** A live point, as decisions need it. */
export type AccessPoint = {
  readonly id: string
  readonly name: string
  readonly direction: 'in' | 'out' | 'both'
  readonly isActive: boolean
  /** Whether it leads from the street, or from nobody knows where: an entry there spends a pass. */
  readonly isEntrance: boolean
}

/** Joins the area `f` from which people come to a point, and into which they leave by it. */
export const joinOuterArea = (point: Sql): Sql => sql`
  LEFT JOIN access_areas f ON f.tenant_id = ${point}.tenant_id
    AND f.id = CASE ${point}.direction WHEN 'out' THEN ${point}.area_to_id
      ELSE ${point}.area_from_id END`

/** Whether the outer area `f` of a point is the street, or nobody knows it. */
export const isStreet = sql`coalesce(f.outside, f.id IS NULL)`

/** Returns the live points of the company that a condition on `p` names, by name. */
export const readPoints = (
  { queries, actor }: TenantContext,
  condition: Sql,
): Promise<AccessPoint[]> =>
  queries.all(sql<AccessPoint>`
    SELECT p.id, p.name, p.direction, p.status = 'ATIVO' AS "isActive",
      ${isStreet} AS "isEntrance"
    FROM access_points p ${joinOuterArea(sql.ref('p'))}
    WHERE p.tenant_id = ${actor.tenantId} AND p.deleted_at IS NULL AND ${condition}
    ORDER BY p.name, p.id`)

/** Returns a live point of the company by its id; undefined without one. */
export async function findPoint(
  context: TenantContext,
  id: string,
): Promise<AccessPoint | undefined> {
  return (await readPoints(context, sql`p.id = ${id}::uuid`))[0]
}
