import type { PointFacts } from '@portaria/contract/modules/access/decisions/decide'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { isActiveRow } from '../../../register-endpoints/live-rows.ts'
import { tellsPassage } from '../presence/presence-terms.ts'

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
  /** Whether it tells that somebody went through it (access §49). */
  readonly tellsPassage: boolean
  /** The area that people enter by it, where a second entry has a consequence (access §53). */
  readonly guarded: GuardedArea | null
  /** Whether it opens only while another one is closed (access §55). */
  readonly hasInterlock: boolean
}

/** An area whose second entries are told, or refused. */
export type GuardedArea = {
  readonly id: string
  readonly passback: 'soft' | 'hard'
  /** Minutes after which an entry is forgotten; null: by an exit alone. */
  readonly minutes: number | null
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

/** Whether an interlock `k` binds a point: with another one that is in use. */
export const isInterlockOf = (point: Sql): Sql => sql`(
  k.tenant_id = ${point}.tenant_id AND ${point}.id IN (k.access_point_id, k.point_id)
  AND EXISTS (SELECT FROM access_points o WHERE o.tenant_id = k.tenant_id AND o.id <> ${point}.id
    AND o.id IN (k.access_point_id, k.point_id) AND ${isActiveRow(sql.ref('o'))}))`

/** Returns the live points of the company that a condition on `p` names, by name. */
export const readPoints = (
  { queries, actor }: TenantContext,
  condition: Sql,
): Promise<AccessPoint[]> =>
  queries.all(sql<AccessPoint>`
    SELECT p.id, p.name, p.direction, p.status = 'ATIVO' AS "isActive",
      ${isStreet} AS "isEntrance", ${orderAt(sql.ref('p'))} AS "order",
      ${tellsPassage(sql.ref('p'))} AS "tellsPassage",
      CASE WHEN g.id IS NOT NULL THEN json_build_object('id', g.id, 'passback', g.passback,
        'minutes', g.passback_minutes) END AS guarded,
      EXISTS (SELECT FROM access_interlocks k WHERE ${isInterlockOf(sql.ref('p'))}) AS "hasInterlock"
    FROM access_points p ${joinOuterArea(sql.ref('p'))}
    LEFT JOIN access_areas g ON g.tenant_id = p.tenant_id AND g.id = p.area_to_id
      AND p.direction = 'in' AND g.passback IN ('soft', 'hard') AND ${isActiveRow(sql.ref('g'))}
    WHERE p.tenant_id = ${actor.tenantId} AND p.deleted_at IS NULL AND ${condition}
    ORDER BY p.name, p.id`)

/** Returns a live point of the company by its id; undefined without one. */
export async function findPoint(
  context: TenantContext,
  id: string,
): Promise<AccessPoint | undefined> {
  return (await readPoints(context, sql`p.id = ${id}::uuid`))[0]
}
