import type { PointFacts } from '@portaria/contract/modules/access/decisions/decide'
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
  /** By the live orders of the point: a release wins over a lockdown (access §45, §46). */
  readonly order: PointFacts['order']
}

/** Joins the area `f` from which people come to a point, and into which they leave by it. */
export const joinOuterArea = (point: Sql): Sql => sql`
  LEFT JOIN access_areas f ON f.tenant_id = ${point}.tenant_id
    AND f.id = CASE ${point}.direction WHEN 'out' THEN ${point}.area_to_id
      ELSE ${point}.area_from_id END`

/** Whether the outer area `f` of a point is the street, or nobody knows it. */
export const isStreet = sql`coalesce(f.outside, f.id IS NULL)`

/** The order of a point, by those of its orders that live. */
export const orderAt = (point: Sql): Sql => sql`(
  SELECT CASE WHEN bool_or(o.kind = 'release') THEN 'released'
    WHEN bool_or(o.kind = 'lockdown') THEN 'locked' END
  FROM access_order_points o
  WHERE o.tenant_id = ${point}.tenant_id AND o.point_id = ${point}.id AND o.ended_at IS NULL)`

/** Returns the live points of the company that a condition on `p` names, by name. */
export const readPoints = (
  { queries, actor }: TenantContext,
  condition: Sql,
): Promise<AccessPoint[]> =>
  queries.all(sql<AccessPoint>`
    SELECT p.id, p.name, p.direction, p.status = 'ATIVO' AS "isActive",
      ${isStreet} AS "isEntrance", ${orderAt(sql.ref('p'))} AS "order"
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
