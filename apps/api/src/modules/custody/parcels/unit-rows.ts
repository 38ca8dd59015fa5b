import { sql } from 'kysely'
import type { UnitRows } from '../../../parts/unit-rows.ts'
import { startOfToday } from '../../companies/public/company-day.ts'
import { isHeldRow } from '../public/parcels.ts'

/** Parcels of units: those that are held, and those that were handed over today. */
export const unitParcels: UnitRows = {
  lights: { parcels: (p) => isHeldRow(p) },
  ofDay: (p, actor) => sql`${p}.handed_at >= ${startOfToday(actor)}`,
  state: (p) => sql`${p}.state`,
  at: (p) => sql`coalesce(${p}.handed_at, ${p}.arrived_at)`,
  hours: { parcels: { at: (p) => sql`${p}.arrived_at`, counts: () => sql`true` } },
}
