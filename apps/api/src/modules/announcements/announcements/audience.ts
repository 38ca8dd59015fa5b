import type { TenantActor } from '@portaria/contract/actors/actor'
import type {
  AudienceBody,
  AudienceCounts,
} from '@portaria/contract/modules/announcements/announcements/announcement-answers'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { liveMembership, liveUser } from '../../../platform/sessions/live-membership.ts'
import { isMinorToday } from '../../accounts/public/minors.ts'
import { todayOf } from '../../companies/public/company-day.ts'
import { holdsToday } from '../../units/public/occupancies.ts'
import { ownPerson } from '../../units/public/own-units.ts'

/**
 * The audience of an announcement, as expressions: of a stored one, or of a form that is being
 * filled in.
 */
export type Audience = {
  readonly audience: Sql
  /** Arrays of text, empty for none. */
  readonly roles: Sql
  readonly relations: Sql
  /** Whether a unit of the alias is in one of its towers or floors, or is one of its units. */
  namesTowerOf(unit: Sql): Sql
  namesUnit(unit: Sql): Sql
}

/** Returns the audience of the announcement of an alias. */
export const storedAudience = (announcement: Sql): Audience => ({
  audience: sql`${announcement}.audience`,
  roles: sql`${announcement}.roles`,
  relations: sql`${announcement}.relations`,
  namesTowerOf: (unit) => sql`EXISTS (
    SELECT 1 FROM announcement_towers named
    WHERE named.tenant_id = ${announcement}.tenant_id AND named.announcement_id = ${announcement}.id
      AND named.tower_id = ${unit}.tower_id
      AND (named.floor IS NULL OR named.floor = ${unit}.floor))`,
  namesUnit: (unit) => sql`EXISTS (
    SELECT 1 FROM announcement_apartments named
    WHERE named.tenant_id = ${announcement}.tenant_id AND named.announcement_id = ${announcement}.id
      AND named.apartment_id = ${unit}.id)`,
})

/** Returns the audience in a form. */
export function typedAudience(body: AudienceBody): Audience {
  const { audience, towers = [], apartments = [], roles, relations } = body
  return {
    audience: sql`${audience}::text`,
    roles: sql`${[...(roles ?? [])]}::text[]`,
    relations: sql`${[...(relations ?? [])]}::text[]`,
    namesTowerOf: (unit) => sql`EXISTS (
      SELECT 1 FROM jsonb_to_recordset(${JSON.stringify(towers)}::jsonb) AS named (tower_id uuid, floor int)
      WHERE named.tower_id = ${unit}.tower_id
        AND (named.floor IS NULL OR named.floor = ${unit}.floor))`,
    namesUnit: (unit) =>
      sql`${unit}.id = ANY(${apartments.map(({ apartment_id }) => apartment_id)}::uuid[])`,
  }
}

/**
 * Whether an audience includes the people of a role who work here or manage the place. Síndicos are
 * included only if named, and no role is if the audience is limited to relations with a unit.
 */
const namesRole = ({ audience, roles, relations }: Audience, role: Sql): Sql => sql`(
  cardinality(${relations}) = 0 AND (
    (${audience} = 'all' AND ${role} <> 'sindico')
    OR (${audience} = 'roles' AND ${role} = ANY(${roles}))))`

/**
 * Returns whether an audience includes a person by an occupancy of a unit, both by their aliases.
 */
const namesOccupancy = (of: Audience, occupancy: Sql, unit: Sql): Sql => sql`(
  (CASE ${of.audience}
    WHEN 'all' THEN true
    WHEN 'roles' THEN 'condomino' = ANY(${of.roles})
    WHEN 'towers' THEN ${of.namesTowerOf(unit)}
    ELSE ${of.namesUnit(unit)} END) IS TRUE
  AND (cardinality(${of.relations}) = 0 OR ${occupancy}.relation = ANY(${of.relations})))`

/** Returns whether an audience includes the actor today, by their role. */
export function hasActor(of: Audience, actor: TenantActor): Sql {
  if (actor.role !== 'condomino') return namesRole(of, sql`${actor.role}::text`)
  const [occupancy, unit] = [sql.ref('mine'), sql.ref('home')]
  return sql`EXISTS (
    SELECT 1 FROM occupancies mine
    JOIN apartments home ON home.tenant_id = mine.tenant_id AND home.id = mine.apartment_id
    WHERE mine.tenant_id = ${actor.tenantId} AND mine.resident_id = ${ownPerson(actor)}
      AND ${holdsToday(occupancy, todayOf(actor))} AND ${namesOccupancy(of, occupancy, unit)})`
}

/** Selects the live logins of a company whose membership has a person in the column `pointer`. */
const logins = (actor: TenantActor, pointer: 'resident_id' | 'employee_id'): Sql => sql`
  SELECT DISTINCT ON (m.${sql.ref(pointer)}) m.${sql.ref(pointer)} AS person_id, m.user_id
  FROM memberships m JOIN users u ON u.id = m.user_id JOIN tenants t ON t.id = m.tenant_id
  WHERE m.tenant_id = ${actor.tenantId} AND m.${sql.ref(pointer)} IS NOT NULL
    AND ${liveUser} AND ${liveMembership}
  ORDER BY m.${sql.ref(pointer)}, m.starts_on DESC, m.id`

/**
 * Returns the people of an audience today, with one row for each unit by which it concerns them:
 * adult residents with or without a login, including landlords; employees with or without a login;
 * and the logins of providers and síndicos. Columns: `role`, `resident_id`, `apartment_id`,
 * `employee_id`, `user_id`.
 */
export const peopleOf = (of: Audience, actor: TenantActor): Sql => sql`
  WITH resident_logins AS MATERIALIZED (${logins(actor, 'resident_id')}),
    employee_logins AS MATERIALIZED (${logins(actor, 'employee_id')})
  SELECT 'condomino' AS role, p.id AS resident_id, home.id AS apartment_id, NULL::uuid AS employee_id,
    l.user_id
  FROM occupancies o
  JOIN apartments home ON home.tenant_id = o.tenant_id AND home.id = o.apartment_id
  JOIN residents p ON p.tenant_id = o.tenant_id AND p.id = o.resident_id
  LEFT JOIN resident_logins l ON l.person_id = p.id
  WHERE o.tenant_id = ${actor.tenantId} AND ${holdsToday(sql.ref('o'), todayOf(actor))}
    AND home.deleted_at IS NULL AND p.deleted_at IS NULL AND p.status = 'ATIVO'
    AND p.approval = 'accepted' AND (${isMinorToday(sql.ref('p'), actor)}) IS NOT TRUE
    AND ${namesOccupancy(of, sql.ref('o'), sql.ref('home'))}
  GROUP BY p.id, home.id, l.user_id
  UNION ALL
  SELECT 'funcionario', NULL, NULL, e.id, l.user_id
  FROM employees e LEFT JOIN employee_logins l ON l.person_id = e.id
  WHERE e.tenant_id = ${actor.tenantId} AND e.deleted_at IS NULL AND e.status = 'ATIVO'
    AND (e.dismissed_on IS NULL OR e.dismissed_on >= ${todayOf(actor)})
    AND ${namesRole(of, sql`'funcionario'`)}
  UNION ALL
  SELECT m.role, NULL, NULL, NULL, m.user_id
  FROM memberships m JOIN users u ON u.id = m.user_id JOIN tenants t ON t.id = m.tenant_id
  WHERE m.tenant_id = ${actor.tenantId} AND m.employee_id IS NULL
    AND m.role IN ('funcionario', 'service_provider', 'sindico') AND ${liveUser} AND ${liveMembership}
    AND ${namesRole(of, sql`m.role`)}`

/** Counts the people of an audience today. */
export function countAudience(
  { queries, actor }: TenantContext,
  of: Audience,
): Promise<AudienceCounts> {
  return queries.one(sql<AudienceCounts>`
    SELECT count(DISTINCT coalesce(people.resident_id, people.employee_id, people.user_id))::int AS people,
      count(DISTINCT people.apartment_id)::int AS units,
      (count(DISTINCT coalesce(people.resident_id, people.employee_id))
        FILTER (WHERE people.user_id IS NULL))::int AS without_login
    FROM (${peopleOf(of, actor)}) AS people`)
}
