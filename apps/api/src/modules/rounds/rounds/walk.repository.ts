import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { together } from '../../../platform/database/together.ts'
import type { Entry, Pack, Plan, RoutePoint, Settled } from './walk-types.ts'

/** The plan of a round, with the points of its route, and the telephones that took it along. */
export async function readPlan({ queries, actor }: TenantContext, roundId: string): Promise<Plan> {
  const round = queries.one(sql<Omit<Plan, 'points' | 'packs'>>`
    SELECT r.starts_at, r.range_min, r.grace_min, r.unplanned, w.enforce_order
    FROM rounds r
    JOIN round_routes o ON o.tenant_id = r.tenant_id AND o.round_id = r.id
    JOIN patrol_routes w ON w.tenant_id = o.tenant_id AND w.id = o.route_id
    WHERE r.tenant_id = ${actor.tenantId} AND r.id = ${roundId}`)
  const route = queries.all(sql<RoutePoint>`
    SELECT s.point_id, s.optional, s.not_before_min, s.min_dwell_s, p.latitude::float8,
      p.longitude::float8, p.radius_m
    FROM round_routes o
    JOIN patrol_route_points s ON s.tenant_id = o.tenant_id AND s.route_id = o.route_id
    JOIN patrol_points p ON p.tenant_id = s.tenant_id AND p.id = s.point_id
    WHERE o.tenant_id = ${actor.tenantId} AND o.round_id = ${roundId} ORDER BY s.ordinal`)
  const taken = queries.all(sql<Pack>`
    SELECT user_id, taken_at, last_taken_at, device_at, page_life, monotonic_ms::float8
    FROM round_packs WHERE tenant_id = ${actor.tenantId} AND round_id = ${roundId}`)
  const [plan, points, packs] = await together(round, route, taken)
  return { ...plan, points, packs }
}

/** All entries of a round. */
export const readEntries = ({ queries, actor }: TenantContext, roundId: string): Promise<Entry[]> =>
  queries.all(sql<Entry>`
    SELECT id, run_id, kind, point_id, is_old_code, device_at, page_life, monotonic_ms::float8,
      received_at, user_id, employee_id, latitude, longitude, accuracy_m, note, verdict,
      sent_at, sent_page_life, sent_monotonic_ms::float8
    FROM round_entries WHERE tenant_id = ${actor.tenantId} AND round_id = ${roundId}
    ORDER BY received_at, id`)

/** Writes the state of each point of a round. */
export async function writePoints(
  { queries, actor }: TenantContext,
  roundId: string,
  { points: optional }: Plan,
  { points }: Settled,
): Promise<void> {
  const rows = points.map((point, ordinal) => ({
    ...point,
    ordinal,
    optional: optional[ordinal]?.optional ?? false,
  }))
  const gone = queries.count(sql`
    DELETE FROM round_points WHERE tenant_id = ${actor.tenantId} AND round_id = ${roundId}
      AND point_id <> ALL(${points.map(({ point_id: id }) => id)}::uuid[])`)
  const kept = queries.count(sql`
    INSERT INTO round_points AS p (tenant_id, round_id, point_id, ordinal, optional, result, entry_id,
      scanned_at, marks, suspicions)
    SELECT ${actor.tenantId}, ${roundId}, s.point_id, s.ordinal, s.optional, s.result, s.entry_id,
      s.scanned_at, s.marks, s.suspicions
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS s (point_id uuid, ordinal int,
      optional boolean, result text, entry_id uuid, scanned_at timestamptz, marks text[], suspicions text[])
    ON CONFLICT (tenant_id, round_id, point_id) DO UPDATE SET ordinal = excluded.ordinal,
      optional = excluded.optional, result = excluded.result, entry_id = excluded.entry_id,
      scanned_at = excluded.scanned_at, marks = excluded.marks, suspicions = excluded.suspicions`)
  await together(gone, kept)
}
