import { sql } from 'kysely'
import type { ReadUnitAlerts, UnitAlert } from '../../parts/unit-rows.ts'
import { holdsToday } from '../units/public/occupancies.ts'
import { visible } from './panic-alert.row.ts'
import { panicReader } from './panic-reader.ts'

/** Reads the alerts that are not closed, of people who belong to units today; no exercises. */
export const readUnitAlerts: ReadUnitAlerts = async (context, { ids, unitId }) => {
  const reader = await panicReader(context)
  const asked = ids === undefined ? sql`` : sql`AND a.id = ANY(${[...ids]}::uuid[])`
  const ofUnit = unitId === undefined ? sql`` : sql`AND o.apartment_id = ${unitId}`
  return context.queries.all(sql<UnitAlert>`
    SELECT DISTINCT a.id, o.apartment_id AS unit_id, a.state, a.raised_at AS at
    FROM panic_alerts a
    JOIN memberships m ON m.tenant_id = a.tenant_id AND m.id = a.membership_id
    JOIN occupancies o ON o.tenant_id = a.tenant_id AND o.resident_id = m.resident_id
    WHERE ${visible(reader)} AND a.state <> 'closed' AND a.source <> 'drill' ${asked} ${ofUnit}
      AND ${holdsToday(sql.ref('o'), sql`tenant_today(a.tenant_id)`)}
    ORDER BY at DESC, a.id`)
}
