import { sql } from 'kysely'
import type { RowRule, RowRules } from '../../register-endpoints/register-behaviour.ts'
import { todayOf } from '../companies/public/company-day.ts'
import { livesToday } from '../units/public/occupancies.ts'
import { ownHouseholds, ownPerson } from '../units/public/own-units.ts'
import { ofAddressedAnnouncements } from './announcements/receipts.ts'

/** The own ones, and those of the people of the own household: what former residents booked is not theirs. */
export const ofOwnEvents: RowRule = (row, actor) => sql`(
    ${row}.resident_id = ${ownPerson(actor)}
    OR (${row}.apartment_id IN ${ownHouseholds(actor)} AND EXISTS (
      SELECT 1 FROM occupancies o
      WHERE o.tenant_id = ${actor.tenantId} AND o.apartment_id = ${row}.apartment_id
        AND o.resident_id = ${row}.resident_id AND ${livesToday(sql.ref('o'), todayOf(actor))})))`

/** The row rules of the module's registers, by their names. */
export const rowRules: RowRules = {
  ofAddressedAnnouncements,
  ofOwnEvents,

  // What was found before and after the own reservations.
  ofOwnInspections: (row, actor) => sql`EXISTS (
    SELECT 1 FROM events of_row
    WHERE of_row.tenant_id = ${actor.tenantId} AND of_row.id = ${row}.event_id
      AND ${ofOwnEvents(sql.ref('of_row'), actor)})`,

  // Guests of the own reservations.
  ofOwnGuests: (row, actor) => sql`EXISTS (
    SELECT 1 FROM events of_row
    WHERE of_row.tenant_id = ${actor.tenantId} AND of_row.id = ${row}.event_id
      AND ${ofOwnEvents(sql.ref('of_row'), actor)})`,

  // What is being written is nobody's rule yet.
  ofPublishedRules: (row) => sql`${row}.state = 'published'`,
}
