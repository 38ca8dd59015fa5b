import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { personColumns } from '../decisions/person-columns.ts'
import type { PersonRef } from '../decisions/person-facts.ts'
import {
  areaSigns,
  doubtsOf,
  isRecent,
  originOf,
  targetOf,
  tellsPassage,
} from './presence-terms.ts'
import { planVisitExit } from './visit-exits.ts'

/** A person who passed a point, or was let in at one. */
export type Sighting = {
  readonly person: PersonRef
  readonly pointId: string
  readonly direction: 'in' | 'out'
  readonly eventId: string
  /** When it happened; null for now. */
  readonly at: Date | null
  /** Whether the passage itself was told; otherwise the person was only let in. */
  readonly isTaken: boolean
  /** Whether it is told so late that nobody will say any more whether the person went through. */
  readonly isLate?: boolean
}

/**
 * Keeps where people were seen last, in the order of their ids, so that two readers do not wait for each
 * other. Whatever happened before the last sighting changes nothing (access §50).
 */
export async function noteSightings(
  context: TenantContext,
  sightings: readonly Sighting[],
): Promise<void> {
  const inOrder = sightings.toSorted((one, other) => (one.person.id < other.person.id ? -1 : 1))
  for (const one of Map.groupBy(inOrder, ({ person }) => person.id).values())
    for (const sighting of one) await noteSighting(context, sighting)
}

/** A visitor who left by a point that leads outside leaves their visit too (access §51). */
async function noteSighting(context: TenantContext, sighting: Sighting): Promise<void> {
  const seen = await writeSighting(context, sighting)
  const { person, isTaken } = sighting
  if (seen && !seen.is_inside && isTaken && person.kind === 'visitor')
    await planVisitExit(context, person.id, seen.seen_at)
}

type Seen = { readonly is_inside: boolean; readonly seen_at: Date }

/** Writes a sighting; undefined where it says nothing, or nothing new. */
function writeSighting(
  { queries, actor }: TenantContext,
  { person, pointId, direction, eventId, at, isTaken, isLate = false }: Sighting,
): Promise<Seen | undefined> {
  const column = sql.ref(personColumns[person.kind])
  const way = sql`${direction}::text`
  const moment = sql`least(coalesce(${at}::timestamptz, now()), now())`
  const point = sql.ref('p')
  // Without a passage that is told, somebody who was let in may have turned away (access §49).
  const doubts = sql`array_remove(ARRAY[
    CASE WHEN NOT ${isTaken}::boolean THEN 'no_passage' END,
    CASE WHEN p.direction = 'both' AND ${way} = 'in' THEN 'both_ways' END], NULL)`
  return queries.first(sql<Seen>`
    INSERT INTO access_presence AS s (tenant_id, id, ${column}, area_id, is_inside, seen_at, point_id,
      event_id, doubts)
    SELECT p.tenant_id, ${newId()}::uuid, ${person.id}::uuid, ${targetOf(point, way)},
      NOT coalesce(t.outside, t.id IS NULL AND ${way} = 'out'), ${moment}, p.id, ${eventId}::uuid,
      ${doubts}
    FROM access_points p
    LEFT JOIN access_areas t ON t.tenant_id = p.tenant_id AND t.id = ${targetOf(point, way)}
    WHERE p.tenant_id = ${actor.tenantId} AND p.id = ${pointId}::uuid AND ${isRecent(moment)}
      AND (${isTaken}::boolean OR ${isLate}::boolean OR NOT ${tellsPassage(point)})
    ON CONFLICT (tenant_id, ${column}) WHERE ${column} IS NOT NULL DO UPDATE SET
      area_id = excluded.area_id, is_inside = excluded.is_inside, seen_at = excluded.seen_at,
      point_id = excluded.point_id, event_id = excluded.event_id, corrected_by = NULL,
      doubts = excluded.doubts || CASE WHEN ${isElsewhere(actor.tenantId, way)}
        THEN ARRAY['elsewhere'] ELSE '{}'::text[] END
    WHERE s.seen_at <= excluded.seen_at
    RETURNING s.is_inside, s.seen_at`)
}

/**
 * Whether somebody who was seen for certain, `s`, comes from another area than the one that the way of
 * the point in `excluded` leads out of.
 */
const isElsewhere = (tenantId: string, way: Sql): Sql => sql`EXISTS (
  SELECT FROM access_points p
  JOIN access_areas o ON o.tenant_id = p.tenant_id AND o.id = ${originOf(sql.ref('p'), way)}
  CROSS JOIN LATERAL ${areaSigns(tenantId, sql.ref('s.area_id'))} g
  WHERE p.tenant_id = ${tenantId} AND p.id = excluded.point_id
    AND ${isRecent(sql.ref('s.seen_at'))} AND ${doubtsOf(sql.ref('s'), sql.ref('g'))} = '{}'
    AND CASE WHEN s.is_inside THEN s.area_id <> o.id ELSE NOT coalesce(o.outside, false) END)`
