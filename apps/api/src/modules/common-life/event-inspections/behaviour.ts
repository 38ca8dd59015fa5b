import type { eventInspections } from '@portaria/contract/modules/common-life/event-inspections/event-inspections'
import type { Damage, ReportDamage } from '../../../parts/damage-report.ts'
import type { RegisterBehaviour } from '../../../register-endpoints/register-behaviour.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'

type Row = RowOf<typeof eventInspections>

const isDamaged = (row: Row) => row.result === 'damaged'

const damageOf = (row: Row): Damage => ({
  inspectionId: row.id,
  eventId: String(row['event_id']),
  moment: row.moment ?? 'after',
  item: String(row['item']),
  note: typeof row['note'] === 'string' ? row['note'] : null,
})

/** Inspections beyond their definition: damage is reported by itself. */
export const eventInspectionsBehaviour = (
  reportDamage: ReportDamage,
): RegisterBehaviour<typeof eventInspections> => ({
  async afterCreate(context, row) {
    if (isDamaged(row)) await reportDamage(context, damageOf(row))
  },

  async beforeChange(context, next, before): Promise<Row> {
    if (isDamaged(next) && !isDamaged(before)) await reportDamage(context, damageOf(next))
    return next
  },
})
