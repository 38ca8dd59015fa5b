import type { CompaniesQuery } from '@portaria/contract/modules/companies/companies-query'
import type { CompanyOverview } from '@portaria/contract/modules/landing/overview'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { liveMembership } from '../../../platform/sessions/live-membership.ts'
import { companyName, namedLike } from '../../companies/public/companies.ts'
import { todayOf } from '../../companies/public/company-day.ts'
import { livesToday } from '../../units/public/occupancies.ts'

/** Counts the rows of the actor's own company, and stores the result for the overview. */
export async function keepFigures(
  { queries, actor }: TenantContext,
  waiting: number,
): Promise<void> {
  const { tenantId } = actor
  await queries.count(sql`
    WITH lived AS (
      SELECT count(DISTINCT o.apartment_id)::int AS units, count(DISTINCT o.resident_id)::int AS people
      FROM occupancies o
      WHERE o.tenant_id = ${tenantId} AND ${livesToday(sql.ref('o'), todayOf(actor))}),
    units AS (
      SELECT count(*)::int AS count FROM apartments a
      WHERE a.tenant_id = ${tenantId} AND a.deleted_at IS NULL),
    logins AS (
      SELECT count(DISTINCT m.user_id)::int AS count
      FROM memberships m JOIN tenants t ON t.id = m.tenant_id
      WHERE m.tenant_id = ${tenantId} AND ${liveMembership})
    INSERT INTO company_figures (tenant_id, units, occupied_units, people, logins, waiting,
      last_change_at, counted_at)
    SELECT ${tenantId}, units.count, lived.units, lived.people, logins.count, ${waiting},
      (SELECT max(at) FROM audit_log WHERE tenant_id = ${tenantId}), now()
    FROM lived, units, logins
    ON CONFLICT (tenant_id) DO UPDATE SET
      (units, occupied_units, people, logins, waiting, last_change_at, counted_at) =
      ROW (excluded.units, excluded.occupied_units, excluded.people, excluded.logins,
        excluded.waiting, excluded.last_change_at, excluded.counted_at)`)
}

/** Counts the open alerts of the actor's own company, and stores the result for the overview. */
export async function keepAlerts({ queries, actor }: TenantContext): Promise<void> {
  await queries.count(sql`
    INSERT INTO company_figures (tenant_id, active_alerts, acknowledged_alerts, oldest_alert_at)
    SELECT ${actor.tenantId}, count(*) FILTER (WHERE a.state = 'active'),
      count(*) FILTER (WHERE a.state = 'acknowledged'),
      min(a.raised_at) FILTER (WHERE a.state = 'active')
    FROM panic_alerts a
    WHERE a.tenant_id = ${actor.tenantId} AND a.state <> 'closed' AND a.source <> 'drill'
    ON CONFLICT (tenant_id) DO UPDATE SET
      (active_alerts, acknowledged_alerts, oldest_alert_at) =
      ROW (excluded.active_alerts, excluded.acknowledged_alerts, excluded.oldest_alert_at)`)
}

type CompanyRow = Omit<CompanyOverview, 'figures' | 'alerts'> & {
  units: number
  occupied_units: number
  people: number
  logins: number
  waiting: number
  active: number
  acknowledged: number
  oldest_at: Date | null
  last_change_at: Date | null
  counted_at: Date | null
}

/**
 * Reads a page of companies with their figures, and their total; alerts only for those who may see
 * them.
 */
export async function readOverview(
  queries: Queries,
  { q, page, per_page: perPage }: CompaniesQuery,
  seesAlerts: boolean,
): Promise<{ companies: CompanyOverview[]; total: number }> {
  const found = sql`tenants t LEFT JOIN company_figures f ON f.tenant_id = t.id
    WHERE t.deleted_at IS NULL ${namedLike(q)}`
  const alertsFirst = seesAlerts
    ? sql`coalesce(f.active_alerts, 0) > 0 DESC, f.oldest_alert_at,`
    : sql``
  const rows = await queries.all(sql<CompanyRow>`
    SELECT t.id, ${companyName} AS name, t.status, t.city, t.state, t.time_zone, f.units, f.occupied_units,
      f.people, f.logins, f.waiting, coalesce(f.active_alerts, 0) AS active,
      coalesce(f.acknowledged_alerts, 0) AS acknowledged, f.oldest_alert_at AS oldest_at,
      f.last_change_at, f.counted_at
    FROM ${found}
    ORDER BY ${alertsFirst} coalesce(f.waiting, 0) > 0 DESC, ${companyName} COLLATE "pt-BR-x-icu", t.id
    LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`)
  const { total } = await queries.one(
    sql<{ total: number }>`SELECT count(*)::integer AS total FROM ${found}`,
  )
  return { companies: rows.map((row) => companyOf(row, seesAlerts)), total }
}

function companyOf(row: CompanyRow, seesAlerts: boolean): CompanyOverview {
  const { id, name, status, city, state, time_zone, active, acknowledged, oldest_at, counted_at } =
    row
  const { units, occupied_units, people, logins, waiting, last_change_at } = row
  return {
    id,
    name,
    status,
    city,
    state,
    time_zone,
    alerts: seesAlerts
      ? { active, acknowledged, oldest_at: oldest_at?.toISOString() ?? null }
      : null,
    figures: counted_at && {
      units,
      occupied_units,
      people,
      logins,
      waiting,
      last_change_at: last_change_at?.toISOString() ?? null,
      counted_at: counted_at.toISOString(),
    },
  }
}
