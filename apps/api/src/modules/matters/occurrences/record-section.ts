import { sql } from 'kysely'
import type { SectionSource } from '../../../parts/record-section.ts'

/** Reports that concern the unit. */
export const occurrencesSection: SectionSource = {
  person: null,
  ofUnit: (row, { id, actor }) => sql`EXISTS (
    SELECT 1 FROM occurrence_involved i
    WHERE i.tenant_id = ${actor.tenantId} AND i.occurrence_id = ${row}.id AND i.apartment_id = ${id})`,
  from: (row, unit) => unit.day(sql`${row}.happened_at`),
  to: (row, unit) => unit.day(sql`${row}.closed_at`),
  events: [{ kind: 'occurrence_happened', at: (row) => sql`${row}.happened_at` }],
}
