import { sql } from 'kysely'
import type { Sql } from '../platform/database/queries.ts'

/**
 * Whether an occupancy is live and holds today, by the day of its own tenant; a statement over many
 * rows works the day out once and brings it.
 */
export const holdsToday = (
  occupancy: Sql,
  today = sql`tenant_today(${occupancy}.tenant_id)`,
): Sql => sql`
  ${occupancy}.deleted_at IS NULL
  AND ${occupancy}.starts_on <= ${today}
  AND (${occupancy}.ends_on IS NULL OR ${occupancy}.ends_on >= ${today})`

/**
 * Whether an occupancy puts somebody into the unit today: a landlord keeps the property and lives
 * elsewhere (reference.md, rule 38).
 */
export const livesToday = (occupancy: Sql, today?: Sql): Sql => sql`
  ${holdsToday(occupancy, today)} AND ${occupancy}.relation <> 'landlord'`
