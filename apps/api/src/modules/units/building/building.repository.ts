import {
  type Building,
  type BuildingUnit,
  unitCounts,
} from '@portaria/contract/modules/units/building'
import { sql } from 'kysely'
import type { UnitCounters } from '../../../parts/unit-counts.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { livesToday } from '../public/occupancies.ts'

type Unit = Pick<BuildingUnit, 'id' | 'number' | 'floor' | 'occupied'>

/** A tower with its active units as they are now; null where the company has no such tower. */
export async function readBuilding(
  context: TenantContext,
  towerId: string,
  counters: UnitCounters,
): Promise<Building | null> {
  const { queries, actor } = context
  const tower = await queries.first(sql<Pick<Building, 'id' | 'name'>>`
    SELECT t.id, t.name FROM towers t
    WHERE t.tenant_id = ${actor.tenantId} AND t.id = ${towerId} AND t.deleted_at IS NULL`)
  if (!tower) return null
  const units = await queries.all(sql<Unit>`
    WITH today AS MATERIALIZED (SELECT tenant_today(${actor.tenantId}) AS day)
    SELECT a.id, a.number, a.floor, EXISTS (
      SELECT 1 FROM occupancies o
      WHERE o.tenant_id = a.tenant_id AND o.apartment_id = a.id
        AND ${livesToday(sql.ref('o'), sql`(SELECT day FROM today)`)}) AS occupied
    FROM apartments a
    WHERE a.tenant_id = ${actor.tenantId} AND a.tower_id = ${towerId}
      AND a.deleted_at IS NULL AND a.status = 'ATIVO'
    ORDER BY a.number COLLATE natural_order, a.id`)
  const counted = new Map<string, ReadonlyMap<string, number>>()
  for (const name of unitCounts) {
    const rows = (await counters[name]?.(context, towerId)) ?? []
    counted.set(name, new Map(rows.map(({ unit_id, count }) => [unit_id, count])))
  }
  const countOf = (name: string, id: string) => counted.get(name)?.get(id) ?? 0
  return {
    ...tower,
    units: units.map((unit) => ({
      ...unit,
      inside: countOf('inside', unit.id),
      parcels: countOf('parcels', unit.id),
      alerts: countOf('alerts', unit.id),
    })),
  }
}
