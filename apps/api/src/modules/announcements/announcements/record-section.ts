import { sql } from 'kysely'
import type { SectionSource } from '../../../parts/record-section.ts'

/** Announcements to people of the unit. */
export const announcementsSection: SectionSource = {
  person: null,
  ofUnit: (row, { id, actor }) => sql`EXISTS (
    SELECT 1 FROM announcement_recipients told
    WHERE told.tenant_id = ${actor.tenantId} AND told.apartment_id = ${id}
      AND told.announcement_id = ${row}.id)`,
  from: (row, unit) => unit.day(sql`${row}.sent_at`),
  to: (row, unit) => unit.day(sql`${row}.sent_at`),
  // The section says when each was sent, and the timeline is of the unit itself.
  events: [],
}
