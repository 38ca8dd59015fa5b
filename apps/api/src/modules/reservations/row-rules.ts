import { sql } from 'kysely'
import type { RowRule, RowRules } from '../../register-endpoints/register-behaviour.ts'
import { ofAddressedAnnouncements } from '../announcements/announcements/receipts.ts'
import { ofOwnPeople } from '../units/public/own-units.ts'

/** Reservations of the actor and their household. */
export const ofOwnEvents: RowRule = (row, actor) => ofOwnPeople(row, 'resident_id', actor)

/** The row rules of the module's registers, by their names. */
export const rowRules: RowRules = {
  ofAddressedAnnouncements,
  ofOwnEvents,

  // Inspections before and after the own reservations.
  ofOwnInspections: (row, actor) => sql`EXISTS (
    SELECT 1 FROM events of_row
    WHERE of_row.tenant_id = ${actor.tenantId} AND of_row.id = ${row}.event_id
      AND ${ofOwnEvents(sql.ref('of_row'), actor)})`,

  // Guests of the own reservations.
  ofOwnGuests: (row, actor) => sql`EXISTS (
    SELECT 1 FROM events of_row
    WHERE of_row.tenant_id = ${actor.tenantId} AND of_row.id = ${row}.event_id
      AND ${ofOwnEvents(sql.ref('of_row'), actor)})`,

  // Drafts are not in force for anybody yet.
  ofPublishedRules: (row) => sql`${row}.state = 'published'`,
}
