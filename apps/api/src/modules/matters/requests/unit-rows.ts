import { sql } from 'kysely'
import type { UnitRows } from '../../../parts/unit-rows.ts'
import { startOfToday } from '../../companies/public/company-day.ts'
import { isOverdue } from './overdue.ts'

/** Requests about units: the overdue ones, and those that were opened today. */
export const unitRequests: UnitRows = {
  lights: { requests: isOverdue },
  ofDay: (q, actor) => sql`${q}.opened_at >= ${startOfToday(actor)}`,
  state: (q) => sql`${q}.state`,
  at: (q) => sql`${q}.opened_at`,
  hours: {},
}
