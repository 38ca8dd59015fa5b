import type { TenantActor } from '@portaria/contract/actor'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import { companyToday } from '../../../platform/sessions/live-membership.ts'

/**
 * Today in the actor's company, as a part of a statement that the database works out once. In line:
 * a call of `tenant_today` takes five times as long.
 */
export const todayOf = ({ tenantId }: TenantActor): Sql =>
  sql`(SELECT ${companyToday} FROM tenants t WHERE t.id = ${tenantId})`

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
