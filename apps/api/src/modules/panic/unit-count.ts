import { sql } from 'kysely'
import type { ReadUnitCount } from '../../parts/unit-counts.ts'
import { holdsToday } from '../units/public/occupancies.ts'
import { visible } from './panic-alert.row.ts'
import { panicReader } from './panic-reader.ts'

/** The alerts that are not closed, of people who belong to each unit of a tower today. */
export const readOpenAlerts: ReadUnitCount = async (context, towerId) => {
  const reader = await panicReader(context)
  return context.queries.all(sql`
    SELECT o.apartment_id AS unit_id, count(DISTINCT a.id)::int AS count
    FROM panic_alerts a
    JOIN memberships m ON m.tenant_id = a.tenant_id AND m.id = a.membership_id
    JOIN occupancies o ON o.tenant_id = a.tenant_id AND o.resident_id = m.resident_id
    JOIN apartments p ON p.tenant_id = o.tenant_id AND p.id = o.apartment_id
    WHERE ${visible(reader)} AND a.state <> 'closed' AND a.source <> 'drill' AND p.tower_id = ${towerId}
      AND ${holdsToday(sql.ref('o'), sql`tenant_today(a.tenant_id)`)}
    GROUP BY 1`)
}
