import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'

/** Whether an occupancy is live and holds on a day. */
export const holdsToday = (occupancy: Sql, today: Sql): Sql => sql`
  ${occupancy}.deleted_at IS NULL
  AND ${occupancy}.starts_on <= ${today}
  AND (${occupancy}.ends_on IS NULL OR ${occupancy}.ends_on >= ${today})`

/**
 * Whether an occupancy puts somebody into the unit on a day: a landlord keeps the property and lives
 * elsewhere (reference.md, rule 38).
 */
export const livesToday = (occupancy: Sql, today: Sql): Sql => sql`
  ${holdsToday(occupancy, today)} AND ${occupancy}.relation <> 'landlord'`
