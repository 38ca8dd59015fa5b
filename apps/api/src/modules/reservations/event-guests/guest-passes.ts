import type { eventGuests } from '@portaria/contract/modules/reservations/event-guests/event-guests'
import type { events } from '@portaria/contract/modules/reservations/events/events'
import { passes } from '@portaria/contract/modules/visits/passes/passes'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { together } from '../../../platform/database/together.ts'
import { cascade } from '../../../register-endpoints/cascade.ts'
import { cascadeTransition } from '../../../register-endpoints/cascade-transition.ts'
import { type Machineries, machineryOf } from '../../../register-endpoints/machinery.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { createRecord } from '../../../register-endpoints/write-records.ts'
import { certainStates } from './guest-list.ts'

type Event = RowOf<typeof events>
type Guest = RowOf<typeof eventGuests>

/** The fields of a guest's pass that follow from the reservation. */
type EventTerms = Pick<
  RowOf<typeof passes>,
  'common_area_id' | 'host_id' | 'purpose' | 'valid_from' | 'valid_to'
>

const REASON = 'the reservation of its guest'

/**
 * Makes the pass of a guest who comes, and returns its id: for the area, any number of times, from
 * the reservation's buffer to its end.
 */
export async function givePass(
  machineries: Machineries,
  context: TenantContext,
  guest: Guest,
): Promise<string> {
  const { queries, actor } = context
  const { event_id: eventId, name, plate, phone, coming } = guest
  const read = queries.one(sql<EventTerms>`
    SELECT e.common_area_id, e.resident_id AS host_id, e.title AS purpose, e.ends_at AS valid_to,
      e.starts_at - make_interval(mins => coalesce(a.buffer_before, 0)) AS valid_from
    FROM events e JOIN common_areas a ON a.tenant_id = e.tenant_id AND a.id = e.common_area_id
    WHERE e.tenant_id = ${actor.tenantId} AND e.id = ${eventId}`)
  const made = createRecord(
    machineryOf(machineries, 'visitors'),
    context,
    { name, plate, phones: phone == null ? [] : [phone] },
    { provisional: true },
  )
  const [terms, visitor] = await together(read, made)
  const { id } = await createRecord(
    machineryOf(machineries, 'passes'),
    context,
    { ...terms, visitor_id: visitor.id, kind: 'event_guest', uses_allowed: null, plate },
    { guest_name: name, given_by: 'household', companions: (coming ?? 1) - 1 },
  )
  return id
}

/** Returns the condition on `r` of the passes of a reservation's guests. */
const ofEvent = (eventId: string) => sql`r.id IN (
  SELECT g.pass_id FROM event_guests g WHERE g.tenant_id = r.tenant_id AND g.event_id = ${eventId})`

/**
 * Updates the passes of a reservation's guests to its place, time and host. They admit nobody while
 * it is not certain, and no guest who does not come.
 */
export async function followEvent(context: TenantContext, event: Event): Promise<void> {
  const { queries, actor } = context
  const { id, state, common_area_id: area, resident_id: host, starts_at: from, ends_at: to } = event
  const { first } = await queries.one(sql<{ first: Date }>`
    SELECT ${from}::timestamptz - make_interval(mins => coalesce(a.buffer_before, 0)) AS first
    FROM common_areas a WHERE a.tenant_id = ${actor.tenantId} AND a.id = ${area}`)
  const isCertain = certainStates.some((one) => one === state)
  const status = sql`CASE WHEN ${isCertain}::boolean AND EXISTS (SELECT 1 FROM event_guests g
    WHERE g.tenant_id = r.tenant_id AND g.pass_id = r.id AND g.state = 'confirmed'
      AND g.deleted_at IS NULL) THEN 'ATIVO' ELSE 'INATIVO' END`
  await cascade(
    context,
    passes,
    sql`${ofEvent(id)} AND r.state = 'active'
      AND (r.common_area_id, r.host_id, r.valid_from, r.valid_to, r.status) IS DISTINCT FROM
        (${area}::uuid, ${host}::uuid, ${first}::timestamptz, ${to}::timestamptz, ${status})`,
    { set: { common_area_id: area, host_id: host, valid_from: first, valid_to: to, status } },
    REASON,
  )
}

/**
 * Updates the pass of one guest to their answer: the number of people and the car. `isValid` tells
 * whether the pass admits anybody; null leaves that as it is.
 */
export async function followGuest(
  context: TenantContext,
  guest: Guest,
  isValid: boolean | null,
): Promise<void> {
  if (guest.pass_id === null) return
  const companions = (guest.coming ?? 1) - 1
  const { plate } = guest
  const status = isValid === null ? sql`r.status` : sql`${isValid ? 'ATIVO' : 'INATIVO'}::text`
  await cascade(
    context,
    passes,
    sql`r.id = ${guest.pass_id} AND r.state = 'active'
      AND (r.companions, r.plate, r.status) IS DISTINCT FROM
        (${companions}::integer, ${plate}::text, ${status})`,
    { set: { companions, plate, status } },
    REASON,
  )
}

/** Ends the pass of a guest who is removed from the list. */
export async function endGuestPass(
  machineries: Machineries,
  context: TenantContext,
  guest: Guest,
): Promise<void> {
  if (guest.pass_id === null) return
  const machinery = machineryOf(machineries, 'passes')
  await cascadeTransition(machinery, context, sql`r.id = ${guest.pass_id}`, 'cancel', REASON)
}

/** Ends the invitations and passes of cancelled reservations. */
export async function endGuests(
  machineries: Machineries,
  context: TenantContext,
  eventIds: readonly string[],
): Promise<void> {
  const ofEvents = sql`r.event_id = ANY(${[...eventIds]}::uuid[])`
  const guests = machineryOf(machineries, 'event-guests')
  await cascadeTransition(guests, context, ofEvents, 'cancel', 'the reservation ended')
  const passMachinery = machineryOf(machineries, 'passes')
  for (const id of eventIds)
    await cascadeTransition(passMachinery, context, ofEvent(id), 'cancel', REASON)
}
