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

/** Returns the live points of the company that a condition on `p` names, by name. */
export const readPoints = (
  { queries, actor }: TenantContext,
  condition: Sql,
): Promise<AccessPoint[]> =>
  queries.all(sql<AccessPoint>`
    SELECT p.id, p.name, p.direction, p.status = 'ATIVO' AS "isActive",
      coalesce(f.outside, p.area_from_id IS NULL) AS "isEntrance"
    FROM access_points p
    LEFT JOIN access_areas f ON f.tenant_id = p.tenant_id AND f.id = p.area_from_id
    WHERE p.tenant_id = ${actor.tenantId} AND p.deleted_at IS NULL AND ${condition}
    ORDER BY p.name, p.id`)

/** Returns a live point of the company by its id; undefined without one. */
export async function findPoint(
  context: TenantContext,
  id: string,
): Promise<AccessPoint | undefined> {
  return (await readPoints(context, sql`p.id = ${id}::uuid`))[0]
}
