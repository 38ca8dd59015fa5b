import { createHash } from 'node:crypto'
import { patrols } from '@portaria/contract/modules/rounds/patrols/patrols'
import type {
  Clocks,
  RoundPack,
  RoundWalk,
} from '@portaria/contract/modules/rounds/rounds/round-walk'
import { towers } from '@portaria/contract/modules/units/towers/towers'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import type { FileLinks } from '../../../platform/files/file-links.ts'
import type { LinkTokens } from '../../../platform/link-tokens.ts'
import { titleOf } from '../../../register-endpoints/record-columns.ts'

/** Old codes of a point that a telephone gets. */
const OLD_CODES = 5

type PackedRound = Omit<RoundPack, 'points' | 'now' | 'starts_at' | 'ends_by'> & {
  now: Date
  starts_at: Date
  ends_by: Date
}

type PackedPoint = Omit<RoundPack['points'][number], 'digests'> & { code_number: number }

/**
 * Notes that a telephone takes a round along, with its clocks where it sends them: without a
 * network the round is begun there, and the server learns of it later.
 */
export async function noteTaken(
  { queries, actor }: TenantContext,
  roundId: string,
  clocks: Clocks | undefined,
): Promise<void> {
  await queries.count(sql`
    INSERT INTO round_packs AS k (tenant_id, round_id, user_id, device_at, page_life, monotonic_ms)
    SELECT tenant_id, id, ${actor.userId}, ${clocks?.at ?? null}::timestamptz,
      ${clocks?.page_life ?? null}::uuid, ${clocks?.monotonic_ms ?? null}::bigint
    FROM rounds WHERE tenant_id = ${actor.tenantId} AND id = ${roundId}
    ON CONFLICT (tenant_id, round_id, user_id) DO UPDATE SET last_taken_at = now(),
      device_at = excluded.device_at, page_life = excluded.page_life, monotonic_ms = excluded.monotonic_ms`)
}

/** The data that a telephone needs to walk a round, which is visible to the actor. */
export async function readPack(
  { queries, actor }: TenantContext,
  codes: LinkTokens,
  roundId: string,
): Promise<RoundPack> {
  const round = await queries.one(sql<PackedRound>`
    SELECT r.id, ${titleOf(patrols, sql.ref('p'))} AS patrol, r.state, now(), r.starts_at, w.enforce_order,
      r.starts_at + make_interval(mins => r.range_min + r.grace_min) AS ends_by
    FROM rounds r
    JOIN patrols p ON p.tenant_id = r.tenant_id AND p.id = r.patrol_id
    JOIN round_routes o ON o.tenant_id = r.tenant_id AND o.round_id = r.id
    JOIN patrol_routes w ON w.tenant_id = o.tenant_id AND w.id = o.route_id
    WHERE r.tenant_id = ${actor.tenantId} AND r.id = ${roundId}`)
  const points = await queries.all(sql<PackedPoint>`
    SELECT p.id, p.name, p.instructions, p.code_number, s.optional, s.not_before_min,
      coalesce(p.photo_required, false) AS photo_required,
      concat_ws(' · ', ${titleOf(towers, sql.ref('t'))}, nullif(p.location, '')) AS place,
      coalesce((
        SELECT jsonb_agg(jsonb_build_object('question', q.question, 'answer', q.answer,
          'answer_required', coalesce(q.answer_required, false)) ORDER BY q.ordinal)
        FROM patrol_point_questions q
        WHERE q.tenant_id = p.tenant_id AND q.patrol_point_id = p.id), '[]') AS questions
    FROM round_routes o
    JOIN patrol_route_points s ON s.tenant_id = o.tenant_id AND s.route_id = o.route_id
    JOIN patrol_points p ON p.tenant_id = s.tenant_id AND p.id = s.point_id
    LEFT JOIN towers t ON t.tenant_id = p.tenant_id AND t.id = p.tower_id
    WHERE o.tenant_id = ${actor.tenantId} AND o.round_id = ${roundId} ORDER BY s.ordinal`)
  const digestsOf = (id: string, number: number) =>
    Array.from({ length: Math.min(number, OLD_CODES + 1) }, (_, nth) =>
      codes.of({ tenantId: actor.tenantId, id, generation: number - nth }),
    ).map((code) => createHash('sha256').update(code).digest('hex'))
  return {
    ...round,
    now: round.now.toISOString(),
    starts_at: round.starts_at.toISOString(),
    ends_by: round.ends_by.toISOString(),
    points: points.map(({ code_number: number, ...point }) => ({
      ...point,
      digests: digestsOf(point.id, number),
    })),
  }
}

type Walked = Omit<RoundWalk['points'][number], 'picture' | 'at' | 'received_at'> & {
  at: Date | null
  received_at: Date | null
  picture_file_id: string | null
}

/**
 * The walk of a round, which is visible to the actor: the points of its route with their states.
 */
export async function readWalk(
  { queries, actor }: TenantContext,
  links: FileLinks,
  roundId: string,
): Promise<RoundWalk> {
  const points = await queries.all(sql<Walked>`
    SELECT s.point_id, p.name, s.optional, coalesce(w.result, 'open') AS result, w.entry_id,
      coalesce(w.scanned_at, e.device_at) AS at, e.received_at, e.method,
      coalesce(w.marks, '{}') AS marks, coalesce(w.suspicions, '{}') AS suspicions, e.verdict,
      coalesce(e.answers, '[]') AS answers, e.picture_file_id, e.note
    FROM round_routes o
    JOIN patrol_route_points s ON s.tenant_id = o.tenant_id AND s.route_id = o.route_id
    JOIN patrol_points p ON p.tenant_id = s.tenant_id AND p.id = s.point_id
    LEFT JOIN round_points w ON w.tenant_id = s.tenant_id AND w.round_id = o.round_id
      AND w.point_id = s.point_id
    LEFT JOIN round_entries e ON e.tenant_id = w.tenant_id AND e.id = w.entry_id
    WHERE o.tenant_id = ${actor.tenantId} AND o.round_id = ${roundId} ORDER BY s.ordinal`)
  const notes = await queries.all(sql<{ id: string; at: Date; note: string }>`
    SELECT e.id, e.device_at - make_interval(mins => coalesce(r.clock_off_min, 0)) AS at, e.note
    FROM round_entries e JOIN rounds r ON r.tenant_id = e.tenant_id AND r.id = e.round_id
    WHERE e.tenant_id = ${actor.tenantId} AND e.round_id = ${roundId} AND e.kind = 'note'
      AND e.note IS NOT NULL ORDER BY e.device_at, e.id`)
  const { walker, scans } = await queries.one(sql<{ walker: string | null; scans: number }>`
    SELECT (SELECT u.name FROM users u WHERE u.id = r.walked_by_id) AS walker, (
      SELECT count(*)::int FROM round_entries e
      WHERE e.tenant_id = r.tenant_id AND e.round_id = r.id AND e.kind = 'scan') AS scans
    FROM rounds r WHERE r.tenant_id = ${actor.tenantId} AND r.id = ${roundId}`)
  const counted = points.filter(({ result }) => result === 'scanned').length
  return {
    points: points.map(({ picture_file_id: picture, at, received_at: received, ...point }) => ({
      ...point,
      at: at?.toISOString() ?? null,
      received_at: received?.toISOString() ?? null,
      picture: picture === null ? null : { url: links.linkOf(actor.tenantId, picture) },
    })),
    notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    walker,
    others: scans - counted,
  }
}
