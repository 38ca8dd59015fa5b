import type { PointFacts } from '@portaria/contract/modules/access/decisions/decide'
import { PARDON_MINUTES } from '@portaria/contract/modules/access/presence/presence'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { personColumns } from '../decisions/person-columns.ts'
import type { PersonRef } from '../decisions/person-facts.ts'
import type { AccessPoint } from '../decisions/points.ts'
import { areaSigns, doubtsOf, stillCounts } from './presence-terms.ts'

/** Seconds for which whoever was let in is on their way, unless their passage is told before. */
const CLAIM_S = 15

/** What an entry means for somebody who may be inside already. */
export type Passback = {
  readonly passback: PointFacts['passback']
  /** The refusal that was forgiven, whose one entry this is. */
  readonly pardonId: string | null
}

const FIRST_ENTRY: Passback = { passback: null, pardonId: null }

type Row = {
  readonly is_certain: boolean | null
  readonly is_claimed: boolean
  readonly pardon_id: string | null
}

/**
 * Finds out whether an entry is a second one (access §53): of somebody who is inside for certain, or who
 * was let in a moment ago. Doubt never refuses. `lock` has two attempts of one person wait for each
 * other, so that one of them sees what the other was answered.
 */
export async function readPassback(
  { queries, actor }: TenantContext,
  { kind, id }: PersonRef,
  { guarded: area }: Pick<AccessPoint, 'guarded'>,
  { lock }: { readonly lock: boolean },
): Promise<Passback> {
  if (area === null) return FIRST_ENTRY
  if (lock)
    await queries.all(sql`
      SELECT pg_advisory_xact_lock(hashtextextended(${`access of ${actor.tenantId} ${id}`}, 0))`)
  const person = (alias: string) => sql`${sql.ref(`${alias}.${personColumns[kind]}`)} = ${id}::uuid`
  const [row, doubts] = [sql.ref('s'), sql.ref('d.doubts')]
  const found = await queries.one(sql<Row>`
    SELECT (
        SELECT ${doubts} = '{}' FROM access_presence s
        CROSS JOIN LATERAL ${areaSigns(actor.tenantId, sql.ref('s.area_id'))} g
        CROSS JOIN LATERAL (SELECT ${doubtsOf(row, sql.ref('g'))} AS doubts) d
        WHERE s.tenant_id = ${actor.tenantId} AND ${person('s')} AND s.area_id = ${area.id}::uuid
          AND ${stillCounts(row, doubts)} AND coalesce(
            s.seen_at > now() - make_interval(mins => ${area.minutes}::int), true)
      ) AS is_certain,
      EXISTS (SELECT FROM access_events e
        JOIN access_points p ON p.tenant_id = e.tenant_id AND p.id = e.point_id
        WHERE e.tenant_id = ${actor.tenantId} AND ${person('e')} AND e.fact = 'granted'
          AND e.at > clock_timestamp() - make_interval(secs => ${sql.lit(CLAIM_S)})
          AND p.direction = 'in' AND p.area_to_id = ${area.id}::uuid
          AND NOT EXISTS (SELECT FROM access_events f
            WHERE f.tenant_id = e.tenant_id AND ${person('f')} AND f.point_id = e.point_id
              AND f.fact IN ('taken', 'not_taken') AND f.at >= e.at)) AS is_claimed,
      (SELECT o.event_id FROM access_pardons o
        WHERE o.tenant_id = ${actor.tenantId} AND o.person_id = ${id}::uuid
          AND o.area_id = ${area.id}::uuid AND o.used_at IS NULL
          AND o.given_at > clock_timestamp() - make_interval(mins => ${sql.lit(PARDON_MINUTES)})
        ORDER BY o.given_at LIMIT 1) AS pardon_id`)
  const { is_certain: isCertain, is_claimed: isClaimed, pardon_id: pardonId } = found
  if (isCertain === null && !isClaimed) return FIRST_ENTRY
  if (pardonId !== null) return { passback: null, pardonId }
  return { passback: isCertain || isClaimed ? area.passback : 'soft', pardonId }
}

/**
 * Notes that the entry was made that a pardon allows: whoever forgave it vouches that the person stands
 * before the point, so that the next sighting is a certain one again (access §54).
 */
export async function spendPardon(
  { queries, actor }: TenantContext,
  pardonId: string,
  { kind, id }: PersonRef,
  pointId: string,
): Promise<void> {
  await queries.count(sql`
    UPDATE access_pardons SET used_at = clock_timestamp()
    WHERE tenant_id = ${actor.tenantId} AND event_id = ${pardonId}::uuid`)
  await queries.count(sql`
    UPDATE access_presence s SET area_id = p.area_from_id, seen_at = greatest(s.seen_at, now()),
      is_inside = NOT coalesce(f.outside, f.id IS NULL), doubts = '{}'
    FROM access_points p
    LEFT JOIN access_areas f ON f.tenant_id = p.tenant_id AND f.id = p.area_from_id
    WHERE s.tenant_id = ${actor.tenantId} AND ${sql.ref(`s.${personColumns[kind]}`)} = ${id}::uuid
      AND p.tenant_id = s.tenant_id AND p.id = ${pointId}::uuid`)
}
