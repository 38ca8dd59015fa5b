import type { TenantActor } from '@portaria/contract/actors/actor'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { companyToday, zoneOf } from '../../../platform/sessions/live-membership.ts'

/**
 * Returns today in the actor's company, as a part of a statement that the database computes once.
 * Inline, since a call of `tenant_today` takes five times as long.
 */
export const todayOf = ({ tenantId }: TenantActor): Sql =>
  sql`(SELECT ${companyToday} FROM tenants t WHERE t.id = ${tenantId})`

/** Returns the first moment of today in the actor's company, computed once a statement. */
export const startOfToday = (actor: TenantActor): Sql =>
  sql`(SELECT ${todayOf(actor)}::timestamp AT TIME ZONE ${zoneOf(actor)})`

/** Returns the first moment of tomorrow in the actor's company, computed once a statement. */
export const startOfTomorrow = (actor: TenantActor): Sql =>
  sql`(SELECT (${todayOf(actor)} + 1)::timestamp AT TIME ZONE ${zoneOf(actor)})`

/** Reads today in the actor's company as `YYYY-MM-DD`. */
export const readToday = async ({ queries, actor }: TenantContext): Promise<string> =>
  (await queries.one(sql<{ day: string }>`SELECT to_char(${todayOf(actor)}, 'YYYY-MM-DD') AS day`))
    .day
