import { sql } from 'kysely'
import type { Queries } from '../platform/database/queries.ts'
import { futureStamps } from './future-stamps.ts'

/** The least number of rows of each kind that reports and first screens tell apart. */
const least = {
  no_show: 12,
  unseen_exits: 4,
  quick: 3,
  slow: 2,
  late: 3,
  in_time: 5,
  unread: 3,
  skipped: 2,
  plates: 4,
  access_days: 14,
  access_facts: 8,
  access_refusals: 10,
  present: 3,
  interlocks: 1,
} as const

/**
 * Lists the kinds of rows of which a demonstration company has too few, with their counts; also
 * says if it has no future arrivals, accesses that cannot have been, or stamps of the future.
 */
export async function lackingFigures(queries: Queries): Promise<string[]> {
  const figures = await queries.one(sql<Record<string, number>>`
    SELECT
      (SELECT count(*)::int FROM visits WHERE state = 'no_show') AS no_show,
      (SELECT count(*)::int FROM visits WHERE checked_out_how = 'closed_by_job') AS unseen_exits,
      (SELECT count(*)::int FROM visits WHERE checked_in_at > now()) AS to_come,
      o.*, p.*,
      (SELECT count(*)::int FROM event_guests WHERE plate IS NOT NULL) AS plates,
      (SELECT count(*)::int FROM access_events e WHERE e.at > now()
        OR (e.fact = 'granted' AND e.direction = 'in' AND e.rule_id IS NULL)
        OR (e.resident_id IS NOT NULL AND NOT EXISTS (SELECT FROM occupancies o
          WHERE o.resident_id = e.resident_id AND o.starts_on < e.at AND o.ends_on IS NULL))
      ) AS impossible, a.*
    FROM (
      SELECT count(*) FILTER (WHERE closed_at - created_at < interval '6 hours')::int AS quick,
        count(*) FILTER (WHERE closed_at - created_at > interval '7 days')::int AS slow,
        count(*) FILTER (WHERE closed_at::date > due_on)::int AS late,
        count(*) FILTER (WHERE closed_at::date <= due_on)::int AS in_time
      FROM occurrences WHERE state = 'closed') o,
    (
      SELECT count(*) FILTER (WHERE r.result = 'open')::int AS unread,
        count(*) FILTER (WHERE r.result = 'skipped')::int AS skipped
      FROM round_points r JOIN rounds w ON w.tenant_id = r.tenant_id AND w.id = r.round_id
      WHERE w.state = 'completed_with_exceptions') p,
    (
      SELECT count(DISTINCT at::date)::int AS access_days,
        count(DISTINCT fact)::int AS access_facts,
        count(DISTINCT reason)::int AS access_refusals,
        (SELECT count(*)::int FROM access_presence WHERE is_inside) AS present,
        (SELECT count(*)::int FROM access_interlocks) AS interlocks
      FROM access_events) a`)
  const few = Object.entries(least).filter(([name, count]) => (figures[name] ?? 0) < count)
  const lacking = few.map(([name]) => `${name} ${figures[name]}`)
  const impossible = figures['impossible'] ? [`impossible accesses ${figures['impossible']}`] : []
  const toCome = figures['to_come'] === 0 ? [] : ['arrivals that are to come']
  return [...lacking, ...impossible, ...toCome, ...(await futureStamps(queries))]
}
