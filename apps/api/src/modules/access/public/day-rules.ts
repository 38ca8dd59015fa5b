import type { DayRule, DayRules } from '@portaria/contract/modules/access/day-rules'
import { dayAfter } from '@portaria/contract/value-types/date'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { readToday } from '../../companies/public/company-day.ts'
import { unitTitle } from '../../visits/public/destinations.ts'
import { nameOf } from '../decisions/person-facts.ts'
import { type PointRule, readRules } from '../decisions/point-rules.ts'

type Named = DayRules['names'][number]

/**
 * Returns the points in use with their rules that hold on the days around today, at most so many
 * rules and names (access §66).
 */
export async function readDayRules(context: TenantContext, most: number): Promise<DayRules> {
  const { queries, actor } = context
  const inUse = sql`SELECT p.id FROM access_points p
    WHERE p.tenant_id = ${actor.tenantId} AND p.status = 'ATIVO' AND p.deleted_at IS NULL`
  const points = await queries.all(sql<DayRules['points'][number]>`
    SELECT p.id, p.name AS title, p.direction FROM access_points p
    WHERE p.id IN (${inUse}) AND p.tenant_id = ${actor.tenantId}
    ORDER BY p.name COLLATE natural_order, p.id LIMIT ${most}`)
  if (points.length === 0) return { points, rules: [], names: [] }
  const today = await readToday(context)
  const read = await readRules(context, sql`r.point_id IN (${inUse})`, 'everybody')
  const rules = [...Map.groupBy(read.filter(holdsAround(today)), ({ id }) => id).values()]
    .slice(0, most)
    .map(asDayRule)
  const names = await readNames(context, rules, most)
  return { points, rules, names }
}

/** Whether a rule holds yesterday, today or tomorrow: a pack outlives its day. */
const holdsAround =
  (today: string) =>
  ({ valid_from: from, valid_to: to }: PointRule): boolean =>
    (from === null || from <= dayAfter(today, 1)) && (to === null || to >= dayAfter(today, -1))

/** Joins a rule's rows, one of each point. */
function asDayRule(rows: readonly PointRule[]): DayRule {
  const [first] = rows
  if (!first) throw new Error('a rule without a point')
  const { point_id: _point, name: _name, schedule: _schedule, ...terms } = first
  return {
    ...(terms as Omit<DayRule, 'point_ids'>),
    point_ids: rows.map(({ point_id: id }) => id),
  }
}

async function readNames(
  { queries, actor }: TenantContext,
  rules: readonly DayRule[],
  most: number,
): Promise<Named[]> {
  const ids = [
    ...new Set(
      rules.flatMap(({ tower_ids: towers, apartment_ids: units, person_ids: people }) => [
        ...towers,
        ...units,
        ...people,
      ]),
    ),
  ].slice(0, most)
  if (ids.length === 0) return []
  const people = ['residents', 'employees', 'service_providers'].map(
    (table) => sql`
      SELECT x.id, ${nameOf(sql.ref('x'))} COLLATE "C" AS title FROM ${sql.table(table)} x
      WHERE x.tenant_id = ${actor.tenantId} AND x.id = ANY(${ids}::uuid[]) AND x.deleted_at IS NULL`,
  )
  return queries.all(sql<Named>`
    SELECT t.id, t.name COLLATE "C" AS title FROM towers t
    WHERE t.tenant_id = ${actor.tenantId} AND t.id = ANY(${ids}::uuid[])
    UNION ALL
    SELECT a.id, ${unitTitle} COLLATE "C" AS title FROM apartments a
    LEFT JOIN towers t ON t.tenant_id = a.tenant_id AND t.id = a.tower_id
    WHERE a.tenant_id = ${actor.tenantId} AND a.id = ANY(${ids}::uuid[])
    UNION ALL ${sql.join(people, sql` UNION ALL `)}`)
}
