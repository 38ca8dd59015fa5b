import type { TenantActor } from '@portaria/contract/actors/actor'
import { sql } from 'kysely'
import type { Sql } from '../database/queries.ts'

/** Condition on `users u`: the person may sign in. */
export const liveUser: Sql = sql`u.status = 'ATIVO' AND u.deleted_at IS NULL`

/**
 * The time zone of a company of `tenants t`; the platform's own for a missing one in a left join.
 */
const zone = sql`coalesce(t.time_zone, 'America/Sao_Paulo')`

/**
 * Returns an expression for the time zone of an actor's company; the database evaluates it once per
 * statement.
 */
export const zoneOf = ({ tenantId }: TenantActor): Sql =>
  sql`(SELECT ${zone} FROM tenants t WHERE t.id = ${tenantId})`

/** Returns the day of a moment in the time zone of a company of `tenants t`. */
export const companyDayOf = (moment: Sql): Sql => sql`(${moment} AT TIME ZONE ${zone})::date`

/** Today in the time zone of a company of `tenants t`. */
export const companyToday: Sql = companyDayOf(sql`now()`)

/**
 * Condition on `memberships m` left joined to `tenants t`: the membership is valid today and not a
 * pending invitation, whether the company is active or not. A membership ends after its own last day
 * or that of a planned departure, by the day in the tenant's time zone.
 */
export const currentMembership: Sql = sql`
  m.deleted_at IS NULL AND m.status = 'ATIVO' AND m.invitation IS NULL
  AND m.starts_on <= ${companyToday}
  AND (m.leaves_on IS NULL OR m.leaves_on >= ${companyToday})
  AND (m.ends_on IS NULL OR m.ends_on >= ${companyToday})`

/**
 * Condition on `memberships m` left joined to `tenants t`: the membership is current, and its company
 * is active, so that the person may sign in to it.
 */
export const liveMembership: Sql = sql`${currentMembership}
  AND (m.tenant_id IS NULL OR (t.status = 'ATIVO' AND t.deleted_at IS NULL))`
