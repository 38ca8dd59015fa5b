import { sql } from 'kysely'
import type { ReportDamage } from '../../../parts/damage-report.ts'
import { type Machineries, machineryOf } from '../../../register-endpoints/machinery.ts'
import { createRecord } from '../../../register-endpoints/write-records.ts'

type Damage = {
  moment: 'before' | 'after'
  item: string
  area: string
  note: string
  event_id: string
  apartment_id: string
  /** When the use ended, or now where it has not. */
  happened_at: Date
}

/**
 * Opens an occurrence of damage that an inspection found, with its reservation. Damage that was there before the use
 * concerns no unit. An inspection opens one occurrence, however often what it found is corrected.
 */
export const damageOpensOccurrence =
  (machineries: Machineries): ReportDamage =>
  async (context, inspectionId) => {
    const { queries, actor } = context
    const damage = await queries.first(sql<Damage>`
      SELECT i.moment, i.item, coalesce(i.note, '') AS note, a.name AS area, e.id AS event_id, e.apartment_id,
        CASE WHEN i.moment = 'after' THEN least(e.ends_at, now()) ELSE now() END AS happened_at
      FROM event_inspections i
      JOIN events e ON e.tenant_id = i.tenant_id AND e.id = i.event_id
      JOIN common_areas a ON a.tenant_id = e.tenant_id AND a.id = e.common_area_id
      WHERE i.tenant_id = ${actor.tenantId} AND i.id = ${inspectionId}
        AND NOT EXISTS (SELECT 1 FROM occurrences o
          WHERE o.tenant_id = i.tenant_id AND o.inspection_id = i.id)`)
    if (!damage) return
    const title = `${damage.area} · ${damage.item}`
    await createRecord(
      machineryOf(machineries, 'occurrences'),
      context,
      {
        title: title.slice(0, 120),
        description: damage.note || title,
        happened_at: damage.happened_at.toISOString(),
        place: damage.area,
        event_id: damage.event_id,
        involved: damage.moment === 'after' ? [{ apartment_id: damage.apartment_id }] : [],
      },
      { inspection_id: inspectionId },
    )
  }
