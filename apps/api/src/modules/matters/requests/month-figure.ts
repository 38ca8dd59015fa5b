import { sql } from 'kysely'
import type { MonthCounter } from '../../../parts/month-figures.ts'

/** Counts the requests that got their first answer, with the median of the days that it took. */
export const countRequestsOfMonth: MonthCounter = (actor, month) => sql`
  SELECT count(*)::int AS count, NULL::int AS whole,
    ceil(percentile_cont(0.5) WITHIN GROUP (
      ORDER BY extract(epoch FROM least(q.answered_at, q.done_at) - q.opened_at)
    ) / 86400)::int AS days
  FROM requests q
  WHERE q.tenant_id = ${actor.tenantId} AND q.deleted_at IS NULL
    AND (q.answered_at IS NOT NULL OR q.done_at IS NOT NULL)
    AND least(q.answered_at, q.done_at) >= ${month.starts}
    AND least(q.answered_at, q.done_at) < ${month.ends}`
