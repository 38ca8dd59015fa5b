import { sql } from 'kysely'
import type { RowRules } from '../../register-endpoints/register-behaviour.ts'
import { ofOwnEvents } from './event-rows/own-events.ts'

/** The row rules of the module's registers, by their names. */
export const rowRules: RowRules = {
  ofOwnEvents,

  // Inspections before and after reservations of the actor's household.
  ofOwnInspections: (row, actor) => sql`EXISTS (
    SELECT 1 FROM events of_row
    WHERE of_row.tenant_id = ${actor.tenantId} AND of_row.id = ${row}.event_id
      AND ${ofOwnEvents(sql.ref('of_row'), actor)})`,

  // Guests of reservations of the actor's household.
  ofOwnGuests: (row, actor) => sql`EXISTS (
    SELECT 1 FROM events of_row
    WHERE of_row.tenant_id = ${actor.tenantId} AND of_row.id = ${row}.event_id
      AND ${ofOwnEvents(sql.ref('of_row'), actor)})`,
}
