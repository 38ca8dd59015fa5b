import { may } from '@portaria/contract/define-register/permissions'
import { registers } from '@portaria/contract/modules/registers'
import type {
  Building,
  BuildingUnit,
  DayHour,
  DayHours,
  LitRow,
  LitRows,
  UnitDay,
  UnitDayRow,
} from '@portaria/contract/modules/units/buildings'
import { dayHours, litRegisters } from '@portaria/contract/modules/units/buildings'
import { sql } from 'kysely'
import type { Gathered } from '../../../parts/module.ts'
import type { UnitRows } from '../../../parts/unit-rows.ts'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { zoneOf } from '../../../platform/sessions/live-membership.ts'
import {
  anyMachineryOf,
  type Machineries,
  type Machinery,
} from '../../../register-endpoints/machinery.ts'
import { row, tableOf, titleOf } from '../../../register-endpoints/record-columns.ts'
import { startOfToday, startOfTomorrow, todayOf } from '../../companies/public/company-day.ts'
import { livesToday } from '../public/occupancies.ts'

/** What modules bring about units, and the registers whose row rules decide who sees it. */
export type UnitSources = Pick<Gathered, 'unitRows' | 'unitAlerts'> & {
  readonly machineries: Machineries
}

type Unit = BuildingUnit & { readonly tower_id: string }

/** Whether somebody lives in a unit `r` today; `today` is a common table with the day. */
const occupied = sql`EXISTS (
  SELECT 1 FROM occupancies o
  WHERE o.tenant_id = r.tenant_id AND o.apartment_id = r.id
    AND ${livesToday(sql.ref('o'), sql`(SELECT day FROM today)`)})`

/** Reads every active tower with its active units, in the order of their names and numbers. */
export async function readBuildings(
  { queries, actor }: TenantContext,
  { machineries }: UnitSources,
): Promise<Building[]> {
  const seenTowers = scopeOf(anyMachineryOf(machineries, 'towers'), actor)
  const seenUnits = scopeOf(anyMachineryOf(machineries, 'apartments'), actor)
  const [towers, units] = await Promise.all([
    queries.all(sql<Pick<Building, 'id' | 'name'>>`
      SELECT r.id, r.name FROM towers r WHERE ${seenTowers} AND r.status = 'ATIVO'
      ORDER BY r.name COLLATE natural_order, r.id`),
    queries.all(sql<Unit>`
      WITH today AS MATERIALIZED (SELECT ${todayOf(actor)} AS day)
      SELECT r.id, r.number, r.floor, r.tower_id, ${occupied} AS occupied
      FROM apartments r WHERE ${seenUnits} AND r.status = 'ATIVO'
      ORDER BY r.number COLLATE natural_order, r.id`),
  ])
  const byTower = Map.groupBy(units, ({ tower_id: tower }) => tower)
  return towers.map((tower) => ({
    ...tower,
    units: (byTower.get(tower.id) ?? []).map(({ id, number, floor, occupied: isLived }) => ({
      id,
      number,
      floor,
      occupied: isLived,
    })),
  }))
}

/**
 * Reads the rows that light windows now, among the given ids or all of them, as far as the actor
 * may see them: each by the row rule of its register (units §12).
 */
export async function readLit(
  context: TenantContext,
  sources: UnitSources,
  ids?: readonly string[],
): Promise<LitRows> {
  const { queries, actor } = context
  const asked = ids === undefined ? sql`` : sql`AND r.id = ANY(${[...ids]}::uuid[])`
  const lights = seenRows(sources, actor).flatMap(([machinery, { lights: own }]) =>
    Object.entries(own).map(
      async ([light, isLit]): Promise<[string, LitRow[]]> => [
        light,
        await queries.all(sql<LitRow>`
        SELECT r.id, r.apartment_id AS unit_id FROM ${tableOf(machinery.register)} r
        WHERE ${scopeOf(machinery, actor)} AND r.apartment_id IS NOT NULL ${asked}
          AND ${isLit(row, actor)}`),
      ],
    ),
  )
  const [alerts, ...others] = await Promise.all([
    sources.unitAlerts(context, ids === undefined ? {} : { ids }),
    ...lights,
  ])
  return {
    alerts: alerts.map(({ id, unit_id }) => ({ id, unit_id })),
    ...Object.fromEntries(others),
  }
}

/** Counts what happens in each hour of the company's day, as far as the actor may see it. */
export async function readHours(
  { queries, actor }: TenantContext,
  sources: UnitSources,
): Promise<DayHours> {
  const zone = zoneOf(actor)
  const counted = seenRows(sources, actor).flatMap(([machinery, { hours }]) =>
    Object.entries(hours).map(async ([name, { at, counts }]): Promise<[string, number[]]> => {
      const moment = at(row, actor)
      const rows = await queries.all(sql<{ hour: number; count: number }>`
        SELECT extract(hour FROM ${moment} AT TIME ZONE ${zone})::int AS hour, count(*)::int AS count
        FROM ${tableOf(machinery.register)} r
        WHERE ${scopeOf(machinery, actor)} AND ${moment} >= ${startOfToday(actor)}
          AND ${moment} < ${startOfTomorrow(actor)} AND ${counts(row, actor)}
        GROUP BY 1`)
      const byHour = new Map(rows.map(({ hour, count }) => [hour, count]))
      return [name, Array.from({ length: 24 }, (_, hour) => byHour.get(hour) ?? 0)]
    }),
  )
  const found = new Map(await Promise.all(counted))
  const none = Array.from({ length: 24 }, () => 0)
  return Object.fromEntries(
    dayHours.map((name): [DayHour, number[]] => [name, found.get(name) ?? none]),
  ) as DayHours
}

type DayRow = Omit<UnitDayRow, 'at' | 'register'> & { readonly at: Date | null }

/** Reads the day of a unit; null if the actor sees no such unit (units §13). */
export async function readUnitDay(
  context: TenantContext,
  sources: UnitSources,
  id: string,
): Promise<UnitDay | null> {
  const { queries, actor } = context
  const seenUnits = scopeOf(anyMachineryOf(sources.machineries, 'apartments'), actor)
  const days = seenRows(sources, actor).map(async ([machinery, rows]): Promise<UnitDayRow[]> => {
    const { register } = machinery
    const lit = anyOf(Object.values(rows.lights).map((isLit) => isLit(row, actor)))
    const found = await queries.all(sql<DayRow>`
      SELECT r.id, ${titleOf(register, row)} AS title, ${rows.state(row, actor)} AS state,
        ${rows.at(row, actor)} AS at, ${lit} AS lit
      FROM ${tableOf(register)} r
      WHERE ${scopeOf(machinery, actor)} AND r.apartment_id = ${id}
        AND (${lit} OR ${rows.ofDay(row, actor)})`)
    return found.map((one) => ({
      ...one,
      register: register.name,
      at: one.at?.toISOString() ?? null,
    }))
  })
  const [unit, alerts, ...found] = await Promise.all([
    queries.first(sql<UnitDay['unit']>`
      WITH today AS MATERIALIZED (SELECT ${todayOf(actor)} AS day)
      SELECT r.id, r.number, r.floor, ${occupied} AS occupied,
        jsonb_build_object('id', t.id, 'name', t.name) AS tower
      FROM apartments r JOIN towers t ON t.tenant_id = r.tenant_id AND t.id = r.tower_id
      WHERE ${seenUnits} AND r.id = ${id}`),
    sources.unitAlerts(context, { unitId: id }),
    ...days,
  ])
  if (!unit) return null
  return {
    unit,
    alerts: alerts.map((alert) => ({
      id: alert.id,
      state: alert.state,
      at: alert.at.toISOString(),
    })),
    rows: found.flat().toSorted((one, other) => (one.at ?? '').localeCompare(other.at ?? '')),
  }
}

/** Returns whether one of several conditions holds; false for none and for unknown values. */
const anyOf = (conditions: readonly Sql[]): Sql =>
  sql`coalesce(${sql.join(conditions, sql` OR `)}, false)`

const scopeOf = ({ scope, register }: Machinery, actor: TenantContext['actor']): Sql =>
  scope.live(register, actor, row)

/** Returns the rows of units in the registers that the actor's role reads. */
function seenRows(
  { unitRows, machineries }: UnitSources,
  { role }: TenantContext['actor'],
): [Machinery, UnitRows][] {
  return litRegisters.flatMap((name): [Machinery, UnitRows][] => {
    const rows = unitRows[name]
    const isRead = role === 'system' || may(role, registers[name], 'read')
    return rows && isRead ? [[anyMachineryOf(machineries, name), rows]] : []
  })
}
