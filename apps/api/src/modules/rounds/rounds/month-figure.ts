import { sql } from 'kysely'
import type { MonthCounter } from '../../../parts/month-figures.ts'

/** Counts the planned rounds that are over, and those of them that were walked, by the day of the shift. */
export const countRoundsOfMonth: MonthCounter = (actor, month) => sql`
  SELECT count(*) FILTER (WHERE r.state IN ('completed', 'completed_with_exceptions'))::int AS count,
    count(*)::int AS whole, NULL::int AS days
  FROM rounds r
  WHERE r.tenant_id = ${actor.tenantId} AND r.deleted_at IS NULL AND NOT r.unplanned
    AND r.state NOT IN ('planned', 'running')
    AND r.service_date BETWEEN ${month.first} AND ${month.last}`
