import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'

/**
 * Whether an occupancy is live and includes a day by its own days; planned departures are ignored.
 */
export const isKeptOn = (occupancy: Sql, day: Sql): Sql => sql`
  ${occupancy}.deleted_at IS NULL
  AND ${occupancy}.starts_on <= ${day}
  AND (${occupancy}.ends_on IS NULL OR ${occupancy}.ends_on >= ${day})`

/**
 * Whether an occupancy is live and holds on a day: a departure ends it with its day, even if its
 * job runs late.
 */
export const holdsToday = (occupancy: Sql, today: Sql): Sql => sql`
  ${isKeptOn(occupancy, today)}
  AND (${occupancy}.leaves_on IS NULL OR ${occupancy}.leaves_on >= ${today})`

/** The last day of an occupancy, by its own days and a planned departure; infinity without one. */
export const lastDayOf = (occupancy: Sql): Sql => sql`
  coalesce(least(${occupancy}.ends_on, ${occupancy}.leaves_on), 'infinity'::date)`

/**
 * Whether the person of an occupancy lives in the unit on a day: a landlord keeps the property and
 * lives elsewhere (units §7).
 */
export const livesToday = (occupancy: Sql, today: Sql): Sql => sql`
  ${holdsToday(occupancy, today)} AND ${occupancy}.relation <> 'landlord'`
