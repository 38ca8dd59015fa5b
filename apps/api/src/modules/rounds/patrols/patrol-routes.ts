import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'

/** A route of a patrol, and the number of its points. */
export type PatrolRoute = { readonly id: string; readonly points: number }

type Found = { route_id: string | null; points: number }

/**
 * The present route of a patrol: the newest stored one where nothing has changed since, else a new
 * one. Routes are never changed, so that a round keeps the route that it began with.
 */
export async function currentRoute(
  { queries, actor }: TenantContext,
  patrolId: string,
): Promise<PatrolRoute> {
  const { route_id: known, points } = await queries.one(sql<Found>`
    WITH now_is AS (
      SELECT coalesce(p.enforce_order, false) AS enforce_order, count(s.id)::int AS points,
        coalesce(jsonb_agg(jsonb_build_array(s.point_id, s.not_before_min, s.min_dwell_s,
          coalesce(s.optional, false)) ORDER BY s.ordinal) FILTER (WHERE s.id IS NOT NULL), '[]') AS stops
      FROM patrols p
      LEFT JOIN patrol_stops s ON s.tenant_id = p.tenant_id AND s.patrol_id = p.id
      WHERE p.tenant_id = ${actor.tenantId} AND p.id = ${patrolId} GROUP BY p.tenant_id, p.id),
    newest AS (
      SELECT r.id, r.enforce_order, (
        SELECT coalesce(jsonb_agg(jsonb_build_array(s.point_id, s.not_before_min, s.min_dwell_s,
          s.optional) ORDER BY s.ordinal), '[]') FROM patrol_route_points s
        WHERE s.tenant_id = r.tenant_id AND s.route_id = r.id) AS stops
      FROM patrol_routes r WHERE r.tenant_id = ${actor.tenantId} AND r.patrol_id = ${patrolId}
      ORDER BY r.made_at DESC, r.id DESC LIMIT 1)
    SELECT n.points, (SELECT k.id FROM newest k
      WHERE k.stops = n.stops AND k.enforce_order = n.enforce_order) AS route_id
    FROM now_is n`)
  if (known !== null) return { id: known, points }
  const id = newId()
  await queries.count(sql`
    INSERT INTO patrol_routes (tenant_id, id, patrol_id, enforce_order, made_at)
    SELECT tenant_id, ${id}, id, coalesce(enforce_order, false), clock_timestamp() FROM patrols
    WHERE tenant_id = ${actor.tenantId} AND id = ${patrolId}`)
  await queries.count(sql`
    INSERT INTO patrol_route_points
      (tenant_id, id, route_id, ordinal, point_id, not_before_min, min_dwell_s, optional)
    SELECT tenant_id, gen_random_uuid(), ${id}, ordinal, point_id, not_before_min, min_dwell_s,
      coalesce(optional, false)
    FROM patrol_stops WHERE tenant_id = ${actor.tenantId} AND patrol_id = ${patrolId}`)
  return { id, points }
}

/** Gives rounds another route. */
export async function setRoute(
  { queries, actor }: TenantContext,
  rounds: readonly string[],
  routeId: string,
): Promise<void> {
  if (rounds.length === 0) return
  await queries.count(sql`
    INSERT INTO round_routes (tenant_id, round_id, route_id)
    SELECT ${actor.tenantId}, id, ${routeId} FROM unnest(${[...rounds]}::uuid[]) AS id
    ON CONFLICT (tenant_id, round_id) DO UPDATE SET route_id = excluded.route_id
      WHERE round_routes.route_id <> excluded.route_id`)
}
