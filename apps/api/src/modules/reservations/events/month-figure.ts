import { sql } from 'kysely'
import type { MonthCounter } from '../../../parts/month-figures.ts'

/** Counts the reservations that took place, or are taking place. */
export const countEventsOfMonth: MonthCounter = (actor, month) => sql`
  SELECT count(*)::int AS count, NULL::int AS whole, NULL::int AS days FROM events e
  WHERE e.tenant_id = ${actor.tenantId} AND e.deleted_at IS NULL
    AND e.state IN ('approved', 'in_use', 'done') AND e.starts_at <= now()
    AND e.starts_at >= ${month.starts} AND e.starts_at < ${month.ends}`
