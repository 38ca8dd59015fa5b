import { PASSERS_PER_PAGE, type Passer } from '@portaria/contract/modules/access/access-answers'
import { isFor } from '@portaria/contract/modules/access/decisions/decide'
import type { PersonKind } from '@portaria/contract/modules/access/decisions/decision-words'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { together } from '../../../platform/database/together.ts'
import { problem } from '../../../platform/problem.ts'
import { isActiveRow } from '../../../register-endpoints/live-rows.ts'
import { todayOf } from '../../companies/public/company-day.ts'
import { isAtWork } from '../../people/public/employees.ts'
import { holdsToday } from '../../units/public/occupancies.ts'
import { isUsablePass } from '../../visits/public/usable-passes.ts'
import { isBlockedGuest } from '../../visits/public/visit-marks.ts'
import { readCandidates, readMoment } from './judge.ts'
import { isProviderOn, nameOf, type PersonRef } from './person-facts.ts'
import { readPersonTitles } from './person-titles.ts'
import { readRules } from './point-rules.ts'
import { findPoint } from './points.ts'

export type PassersQuery = {
  readonly q?: string | undefined
  readonly kind?: PersonKind | undefined
  readonly page?: number | undefined
}

/**
 * Returns a page of the people whom some rule lets pass a point at some hour, by name. The database
 * picks them by the terms of `isFor`, which names the rules of each. Throws `not_found` without the
 * point.
 */
export async function readPassers(
  context: TenantContext,
  pointId: string,
  { q, kind, page = 1 }: PassersQuery,
): Promise<{ data: Passer[]; total: number }> {
  const { queries } = context
  const found = sql`SELECT kind, id, title FROM (${peopleOf(context, pointId)}) people
    WHERE ${kind ? sql`kind = ${kind}` : sql`true`}
      AND ${q ? sql`position(search_normal(${q}) IN search_text) > 0` : sql`true`}`
  const [point, moment, { total }, refs] = await together(
    findPoint(context, pointId),
    readMoment(context),
    queries.one(sql<{ total: number }>`SELECT count(*)::int AS total FROM (${found}) counted`),
    queries.all(sql<PersonRef>`
      SELECT kind, id FROM (${found}) listed ORDER BY title, kind, id
      LIMIT ${PASSERS_PER_PAGE} OFFSET ${(page - 1) * PASSERS_PER_PAGE}`),
  )
  if (!point) throw problem('not_found')
  const [people, rules, titles] = await together(
    readCandidates(context, refs, moment),
    refs.length === 0 ? [] : readRules(context, sql`r.point_id = ${pointId}::uuid`, refs),
    readPersonTitles(context, refs),
  )
  const data = refs.flatMap(({ id }): Passer[] => {
    const [candidate, person] = [people.get(id), titles.get(id)]
    if (!candidate || !person) return []
    const own = rules.filter(
      (rule) =>
        isFor(rule, candidate.anyHour) && (rule.valid_to === null || rule.valid_to >= moment.day),
    )
    return [
      { person, rules: own.map((rule) => ({ id: rule.id, title: rule.name, deleted: false })) },
    ]
  })
  return { data, total }
}

/** Whether a rule `k` has no term that narrows the units of its people. */
const isWide = sql`(cardinality(k.towers) + cardinality(k.units) + cardinality(k.relations) = 0)`

/** Whether a unit `a` is one of those that narrow a rule `k`. */
const isThere = sql`(cardinality(k.towers) + cardinality(k.units) = 0
  OR a.id = ANY(k.units) OR a.tower_id = ANY(k.towers))`

/** The people whom rules of a point that have not ended are for, with their names. */
function peopleOf({ actor }: TenantContext, pointId: string): Sql {
  const { tenantId } = actor
  const today = todayOf(actor)
  const ids = (table: string, column: string) => sql`ARRAY(SELECT n.${sql.ref(column)}
    FROM ${sql.table(table)} n WHERE n.tenant_id = k.tenant_id AND n.access_rule_id = k.id)`
  const isNamed = (column: string) => sql`x.id IN (SELECT n.${sql.ref(column)}
    FROM access_rule_people n JOIN rules k ON k.id = n.access_rule_id
    WHERE n.tenant_id = ${tenantId})`
  const columns = (kind: PersonKind) =>
    sql`SELECT ${kind}::text AS kind, x.id, ${nameOf(sql.ref('x'))} AS title, x.search_text`
  const isHere = sql`x.tenant_id = ${tenantId}`
  const holds = sql`o.tenant_id = x.tenant_id AND o.resident_id = x.id
    AND ${holdsToday(sql.ref('o'), today)}`
  return sql`
    WITH rules AS MATERIALIZED (
      SELECT k.id, k.kinds, k.relations, ${ids('access_rule_towers', 'tower_id')} AS towers,
        ${ids('access_rule_apartments', 'apartment_id')} AS units
      FROM access_rule_points r
      JOIN access_rules k ON k.tenant_id = r.tenant_id AND k.id = r.access_rule_id
      WHERE r.tenant_id = ${tenantId} AND r.point_id = ${pointId}::uuid
        AND ${isActiveRow(sql.ref('k'))} AND coalesce(k.valid_to >= ${today}, true))
    ${columns('resident')} FROM residents x
    WHERE ${isHere} AND x.approval = 'accepted' AND ${isActiveRow(sql.ref('x'))}
      AND EXISTS (SELECT 1 FROM occupancies o WHERE ${holds})
      AND (${isNamed('resident_id')} OR EXISTS (
        SELECT 1 FROM occupancies o
        JOIN apartments a ON a.tenant_id = o.tenant_id AND a.id = o.apartment_id
        JOIN rules k ON 'resident' = ANY(k.kinds)
        WHERE ${holds} AND ${isThere} AND CASE WHEN cardinality(k.relations) = 0
          THEN o.relation <> 'landlord' ELSE o.relation = ANY(k.relations) END))
    UNION ALL ${columns('employee')} FROM employees x
    WHERE ${isHere} AND ${isAtWork(sql.ref('x'))} AND (${isNamed('employee_id')}
      OR EXISTS (SELECT 1 FROM rules k WHERE 'employee' = ANY(k.kinds) AND ${isWide}))
    UNION ALL ${columns('provider')} FROM service_providers x
    WHERE ${isHere} AND ${isProviderOn(sql.ref('x'), today)} AND (${isNamed('provider_id')}
      OR EXISTS (SELECT 1 FROM rules k WHERE 'provider' = ANY(k.kinds) AND (${isWide} OR EXISTS (
        SELECT 1 FROM service_provider_apartments s
        JOIN apartments a ON a.tenant_id = s.tenant_id AND a.id = s.apartment_id
        WHERE s.tenant_id = x.tenant_id AND s.service_provider_id = x.id AND ${isThere}))))
    UNION ALL ${columns('visitor')} FROM visitors x
    WHERE ${isHere} AND x.deleted_at IS NULL AND EXISTS (
      SELECT 1 FROM passes p
      LEFT JOIN apartments a ON a.tenant_id = p.tenant_id AND a.id = p.apartment_id
      JOIN rules k ON 'visitor' = ANY(k.kinds)
      WHERE p.tenant_id = x.tenant_id AND p.visitor_id = x.id AND ${isUsablePass(sql.ref('p'))}
        AND NOT ${isBlockedGuest(sql.ref('p'), actor)}
        AND (${isWide} OR (a.id IS NOT NULL AND ${isThere})))`
}
