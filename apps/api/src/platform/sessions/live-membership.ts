import type { TenantActor } from '@portaria/contract/actor'
import { sql } from 'kysely'
import type { Sql } from '../database/queries.ts'

/** A person who may sign in, of `users u`. */
export const liveUser: Sql = sql`u.status = 'ATIVO' AND u.deleted_at IS NULL`

/** The zone of a company's day, of `tenants t`; the platform's own where it is left joined and missing. */
const zone = sql`coalesce(t.time_zone, 'America/Sao_Paulo')`

/** The time zone of an actor's company, which the database reads once a statement. */
export const zoneOf = ({ tenantId }: TenantActor): Sql =>
  sql`(SELECT ${zone} FROM tenants t WHERE t.id = ${tenantId})`

/** The day that a moment lies in for a company, of `tenants t`. */
export const companyDayOf = (moment: Sql): Sql => sql`(${moment} AT TIME ZONE ${zone})::date`

/** The day of a company now, of `tenants t`. */
export const companyToday: Sql = companyDayOf(sql`now()`)

/**
 * A membership that counts today and waits for nobody, of `memberships m` left joined to `tenants t`;
 * the tenant's day decides when one that ends on a date is over, by itself or by a planned departure.
 */
export const liveMembership: Sql = sql`
  m.deleted_at IS NULL AND m.status = 'ATIVO' AND m.invitation IS NULL
  AND m.starts_on <= ${companyToday}
  AND (m.ends_on IS NULL OR m.ends_on >= ${companyToday})
  AND (m.leaves_on IS NULL OR m.leaves_on >= ${companyToday})
  AND (m.tenant_id IS NULL OR (t.status = 'ATIVO' AND t.deleted_at IS NULL))`
