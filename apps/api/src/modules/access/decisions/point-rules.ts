import type { RuleTerms } from '@portaria/contract/modules/access/decisions/decide'
import type { ScheduleHours } from '@portaria/contract/modules/access/decisions/schedule-hours'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import type { PersonRef } from './person-facts.ts'

/** A rule as it holds at one of its points. */
export type PointRule = RuleTerms & {
  readonly point_id: string
  readonly name: string
  readonly schedule: { readonly id: string; readonly name: string } | null
  readonly hours: ScheduleHours | null
}

/** The people whom rules are read for. */
type Judged = readonly PersonRef[] | 'everybody'

/** Rules whose kinds or names include somebody of these: all others miss them as persons. */
const mayBeFor = (people: Judged): Sql =>
  people === 'everybody'
    ? sql`true`
    : sql`
  (k.kinds && ${[...new Set(people.map(({ kind }) => kind))]}::text[]
    OR EXISTS (SELECT 1 FROM access_rule_people n
      WHERE n.tenant_id = k.tenant_id AND n.access_rule_id = k.id AND ${isAmong(people)}))`

const isAmong = (people: Judged): Sql =>
  people === 'everybody' ? sql`true` : sql`${holder} = ANY(${people.map(({ id }) => id)}::uuid[])`

const holder = sql`coalesce(n.resident_id, n.employee_id, n.provider_id)`

const idsOf = (table: string, column: string): Sql => sql`ARRAY(
  SELECT n.${sql.ref(column)} FROM ${sql.table(table)} n
  WHERE n.tenant_id = k.tenant_id AND n.access_rule_id = k.id)`

/**
 * Returns the active rules of points (`r.point_id` by a condition) that may be for some people, with
 * their hours. Whether they are is decided by `isFor`. Of the people whom a rule names, only these
 * are read; an inactive schedule holds at no hour.
 */
export const readRules = (
  { queries, actor }: TenantContext,
  ofPoints: Sql,
  people: Judged,
): Promise<PointRule[]> =>
  queries.all(sql<PointRule>`
    SELECT r.point_id, k.id, k.name, k.kinds, k.relations, k.credentials,
      coalesce(k.two_credentials, false) AS two_credentials,
      to_char(k.valid_from, 'YYYY-MM-DD') AS valid_from,
      to_char(k.valid_to, 'YYYY-MM-DD') AS valid_to,
      ${idsOf('access_rule_towers', 'tower_id')} AS tower_ids,
      ${idsOf('access_rule_apartments', 'apartment_id')} AS apartment_ids,
      ARRAY(SELECT ${holder} FROM access_rule_people n
        WHERE n.tenant_id = k.tenant_id AND n.access_rule_id = k.id
          AND ${isAmong(people)}) AS person_ids,
      CASE WHEN s.id IS NOT NULL THEN json_build_object('id', s.id, 'name', s.name) END AS schedule,
      CASE WHEN s.id IS NOT NULL THEN coalesce((
        SELECT json_agg(json_build_object('days', h.days, 'from_time', h.from_time,
          'to_time', h.to_time) ORDER BY h.ordinal)
        FROM access_schedule_hours h
        WHERE h.tenant_id = s.tenant_id AND h.access_schedule_id = s.id
          AND s.status = 'ATIVO' AND s.deleted_at IS NULL), '[]'::json) END AS hours
    FROM access_rule_points r
    JOIN access_rules k ON k.tenant_id = r.tenant_id AND k.id = r.access_rule_id
    LEFT JOIN access_schedules s ON s.tenant_id = k.tenant_id AND s.id = k.schedule_id
    WHERE r.tenant_id = ${actor.tenantId} AND ${ofPoints} AND k.status = 'ATIVO'
      AND k.deleted_at IS NULL AND ${mayBeFor(people)}
    ORDER BY k.name, k.id`)
