import { sql } from 'kysely'
import type { MonthCounter } from '../../../parts/month-figures.ts'

/** Counts the recipients with a login of what was sent, and those of them who have opened it: once each for every announcement. */
export const countReadingsOfMonth: MonthCounter = (actor, month) => sql`
  SELECT count(DISTINCT (r.announcement_id, r.user_id)) FILTER (WHERE r.read_at IS NOT NULL)::int AS count,
    count(DISTINCT (r.announcement_id, r.user_id))::int AS whole, NULL::int AS days
  FROM announcements a
  JOIN announcement_recipients r ON r.tenant_id = a.tenant_id AND r.announcement_id = a.id
  WHERE a.tenant_id = ${actor.tenantId} AND a.deleted_at IS NULL AND a.state IN ('sent', 'expired')
    AND a.sent_at >= ${month.starts} AND a.sent_at < ${month.ends}
    AND r.role = 'condomino' AND r.user_id IS NOT NULL`
