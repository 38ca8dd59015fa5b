import { sql } from 'kysely'
import type { MonthCounter } from '../../../parts/month-figures.ts'

/** Counts the parcels that were handed over. */
export const countParcelsOfMonth: MonthCounter = (actor, month) => sql`
  SELECT count(*)::int AS count, NULL::int AS whole, NULL::int AS days FROM parcels p
  WHERE p.tenant_id = ${actor.tenantId} AND p.deleted_at IS NULL AND p.state = 'handed_over'
    AND p.handed_at >= ${month.starts} AND p.handed_at < ${month.ends}`
