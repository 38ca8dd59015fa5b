import { sql } from 'kysely'
import type { EventWorld } from '../event-world.ts'
import type { EventDeed, EventRaceOwn, RacingUnit } from './event-race.types.ts'
import { type RaceSize, runRace } from './race-processes.ts'

export type EventRaceOutcome = {
  /** Faults found, in words, such as reservations that overlap, exceed a quota or are lost. */
  faults: string[]
  done: Record<string, number>
  refused: Record<string, number>
}

type Raced = { areas: readonly string[]; units: readonly RacingUnit[] }

/** Lets processes book, move, approve, cancel, offer, accept and lapse in the same areas. */
export async function raceForAreas(
  { test }: EventWorld,
  { areas, units }: Raced,
  size: RaceSize,
): Promise<EventRaceOutcome> {
  const own: EventRaceOwn = {
    sindico: test.actor('sindico'),
    resident: test.actor('condomino'),
    areas,
    units,
  }
  const { deeds, ...counts } = await runRace(test, { worker: 'event-race-worker.ts', own, size })
  const stored = await readStored(test, areas)
  const booked = (deeds as EventDeed[]).filter(({ deed }) => deed === 'booked')
  const known = new Set(stored.rows.map(({ id }) => id))
  return {
    ...counts,
    faults: [
      ...stored.meeting.map(({ one, other }) => `${one} meets ${other}`),
      ...stored.exceeded.map(({ area, unit, count }) => `${unit} has ${area} ${count} times`),
      ...stored.blocks.map(({ id, state }) => `${id} is ${state}, and its times do not say so`),
      ...booked.flatMap(({ id }) => (known.has(id) ? [] : [`${id} is lost`])),
      ...(known.size === booked.length ? [] : [`${known.size} rows of ${booked.length} bookings`]),
    ],
  }
}

/** Reads the rows; conflicts are computed from areas and times, not from the blocked times of the server. */
const readStored = ({ parts, actor: actorOf }: EventWorld['test'], areas: readonly string[]) =>
  parts.database.inTenant(actorOf('sindico'), async ({ queries, actor }) => {
    const ours = sql`e.tenant_id = ${actor.tenantId} AND e.common_area_id = ANY(${[...areas]}::uuid[])`
    const held = sql`(${ours} AND e.state IN ('offered', 'requested', 'approved'))`
    const spans = sql`spans AS (
      SELECT e.id, e.common_area_id AS area, tstzrange(
        e.starts_at - make_interval(mins => coalesce(a.buffer_before, 0)),
        e.ends_at + make_interval(mins => coalesce(a.buffer_after, 0))) AS span
      FROM events e JOIN common_areas a ON a.tenant_id = e.tenant_id AND a.id = e.common_area_id
      WHERE ${held})`
    return {
      rows: await queries.all(sql<{ id: string }>`SELECT e.id FROM events e WHERE ${ours}`),
      meeting: await queries.all(sql<{ one: string; other: string }>`
        WITH ${spans}
        SELECT one.id AS one, other.id AS other FROM spans one
        JOIN spans other ON other.id > one.id AND other.span && one.span
        WHERE one.area = other.area OR EXISTS (
          SELECT 1 FROM common_area_links l
          WHERE l.tenant_id = ${actor.tenantId}
            AND ((l.common_area_id = one.area AND l.linked_area_id = other.area)
              OR (l.common_area_id = other.area AND l.linked_area_id = one.area)))`),
      exceeded: await queries.all(sql<{ area: string; unit: string; count: number }>`
        SELECT e.common_area_id AS area, e.apartment_id AS unit, count(*)::int AS count
        FROM events e
        JOIN common_areas a ON a.tenant_id = e.tenant_id AND a.id = e.common_area_id
        JOIN tenants t ON t.id = e.tenant_id
        WHERE ${held} AND a.quota IS NOT NULL
        GROUP BY e.common_area_id, e.apartment_id, a.quota,
          date_trunc('year', e.starts_at AT TIME ZONE t.time_zone)
        HAVING count(*) > a.quota`),
      blocks: await queries.all(sql<{ id: string; state: string }>`
        SELECT e.id, e.state FROM events e
        WHERE ${ours} AND (
          SELECT count(*) FROM event_blocks b WHERE b.tenant_id = e.tenant_id AND b.event_id = e.id
        ) <> CASE WHEN ${held} THEN 1 + (
          SELECT count(*) FROM common_area_links l
          WHERE l.tenant_id = e.tenant_id
            AND e.common_area_id IN (l.common_area_id, l.linked_area_id)) ELSE 0 END`),
    }
  })
