import { sql } from 'kysely'
import type { Sql } from '../register-endpoints/register-behaviour.ts'

/** Whether an occupancy is live and holds today, by the day of its own tenant. */
export const holdsToday = (occupancy: Sql): Sql => sql`
  ${occupancy}.deleted_at IS NULL
  AND ${occupancy}.starts_on <= tenant_today(${occupancy}.tenant_id)
  AND (${occupancy}.ends_on IS NULL OR ${occupancy}.ends_on >= tenant_today(${occupancy}.tenant_id))`

/**
 * Whether an occupancy puts somebody into the unit today: a landlord keeps the property and lives
 * elsewhere (reference.md, rule 38).
 */
export const livesToday = (occupancy: Sql): Sql => sql`
  ${holdsToday(occupancy)} AND ${occupancy}.relation <> 'landlord'`
