import { sql } from 'kysely'
import type { MonthCounter } from '../../../parts/month-figures.ts'

/** Counts the visits that came in. */
export const countVisitsOfMonth: MonthCounter = (actor, month) => sql`
  SELECT count(*)::int AS count, NULL::int AS whole, NULL::int AS days FROM visits v
  WHERE v.tenant_id = ${actor.tenantId} AND v.deleted_at IS NULL
    AND v.checked_in_at >= ${month.starts} AND v.checked_in_at < ${month.ends}`
