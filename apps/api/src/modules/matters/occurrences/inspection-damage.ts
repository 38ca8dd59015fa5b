import { sql } from 'kysely'
import type { ReportDamage } from '../../../parts/damage-report.ts'
import { type Machineries, machineryOf } from '../../../register-endpoints/machinery.ts'
import { createRecord } from '../../../register-endpoints/write-records.ts'

type Place = {
  area: string
  apartment_id: string
  /** The end of the use, or now if it has not ended. */
  happened_at: Date
}

/** Limit of characters of a title. */
const TITLE_MAX = 120

/**
 * Opens an occurrence for damage that an inspection found, with its reservation. Earlier damage
 * concerns no unit. An inspection opens one occurrence, however often its result is corrected.
 */
export const damageOpensOccurrence =
  (machineries: Machineries): ReportDamage =>
  async (context, { inspectionId, eventId, moment, item, note }) => {
    const { queries, actor } = context
    const place = await queries.first(sql<Place>`
      SELECT a.name AS area, e.apartment_id,
        CASE WHEN ${moment} = 'after' THEN least(e.ends_at, now()) ELSE now() END AS happened_at
      FROM events e JOIN common_areas a ON a.tenant_id = e.tenant_id AND a.id = e.common_area_id
      WHERE e.tenant_id = ${actor.tenantId} AND e.id = ${eventId}
        AND NOT EXISTS (SELECT 1 FROM occurrences o
          WHERE o.tenant_id = e.tenant_id AND o.inspection_id = ${inspectionId})`)
    if (!place) return
    const title = Array.from(`${place.area} · ${item}`).slice(0, TITLE_MAX).join('')
    await createRecord(
      machineryOf(machineries, 'occurrences'),
      context,
      {
        title,
        description: note ?? title,
        happened_at: place.happened_at.toISOString(),
        place: place.area,
        event_id: eventId,
        involved: moment === 'after' ? [{ apartment_id: place.apartment_id }] : [],
      },
      { inspection_id: inspectionId },
    )
  }
