import { eventInspections } from '@portaria/contract/modules/reservations/event-inspections/event-inspections'
import type { Damage, ReportDamage } from '../../../parts/damage-report.ts'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import type { NewRowOf } from '../../../register-endpoints/typed-rows.ts'

type Row = NewRowOf<typeof eventInspections>

const isDamaged = (row: Row) => row.result === 'damaged'

const damageOf = (row: Row): Damage => ({
  inspectionId: row.id,
  eventId: row.event_id,
  moment: row.moment,
  item: row.item,
  note: row.note,
})

/** Inspections beyond their definition: damage is reported automatically. */
export const eventInspectionsBehaviour = (reportDamage: ReportDamage) =>
  defineBehaviour(eventInspections, {
    async afterCreate(context, row) {
      if (isDamaged(row)) await reportDamage(context, damageOf(row))
    },

    async beforeChange(context, next, before) {
      if (isDamaged(next) && !isDamaged(before)) await reportDamage(context, damageOf(next))
      return next
    },
  })
