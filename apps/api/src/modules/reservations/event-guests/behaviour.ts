import { eventGuests } from '@portaria/contract/modules/reservations/event-guests/event-guests'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import type { Machineries } from '../../../register-endpoints/machinery.ts'
import type { NewRowOf, RowOf } from '../../../register-endpoints/typed-rows.ts'
import { tellOfGuests } from '../../visits/public/guest-events.ts'
import type { GuestKeys } from './guest-keys.ts'
import {
  certainStates,
  countTaken,
  type GuestList,
  guestListOf,
  hasGuests,
  holdEvents,
  mayAdd,
  readGuestList,
} from './guest-list.ts'
import { endGuestPass, followGuest, givePass } from './guest-passes.ts'
import { hasArrived, hasVisit } from './presence.ts'
import { shareGuest } from './share.ts'

type Row = NewRowOf<typeof eventGuests>

/** Returns the presence of a guest, by the visits of their pass. */
const presence = (guest: Sql): Sql =>
  sql`CASE WHEN ${hasVisit(guest, sql`v.state = 'inside'`)} THEN 'inside'
    WHEN ${hasArrived(guest)} THEN 'left' ELSE 'absent' END`

/** Returns the number of invited people, including the guest. */
const invitedOf = (guest: Row): number => 1 + (guest.companions ?? 0) + (guest.children ?? 0)

/** Returns the number of people of a guest who take a place. */
const peopleOf = (guest: Row): number =>
  guest.state === 'confirmed'
    ? (guest.coming ?? 0)
    : guest.state === 'invited'
      ? invitedOf(guest)
      : 0

/** Throws `event_full` on the field that says how many come, if there is no room for the people of a guest. */
async function requirePlace(
  context: TenantContext,
  list: GuestList,
  guest: Row,
  field: 'companions' | 'coming' = 'companions',
): Promise<void> {
  const taken = await countTaken(context, guest.event_id, guest.id)
  if (taken + peopleOf(guest) > list.limit) throw fieldProblem(field, 'event_full')
}

/** Throws `event_not_open` or `list_closed` on `event_id` if guests can no longer be added. */
function requireOpen(context: TenantContext, list: GuestList): void {
  if (!hasGuests(list)) throw fieldProblem('event_id', 'event_not_open')
  if (!mayAdd(context, list)) throw fieldProblem('event_id', 'list_closed')
}

/**
 * Guests beyond their definition: places, the closing time of the list, and passes
 * (reservations §9, §10).
 */
export const eventGuestsBehaviour = (keys: GuestKeys, machineries: Machineries) =>
  defineBehaviour(eventGuests, {
    values: { presence },

    async beforeCreate(context, next) {
      const list = await readGuestList(context, next.event_id)
      const guest = { ...next, state: 'invited' as const }
      // The check of references refuses a missing reservation afterwards, once the row is
      // completed.
      if (!list) return guest
      requireOpen(context, list)
      await requirePlace(context, list, guest)
      return guest
    },

    async beforeChange(context, next, before) {
      const list = await readGuestList(context, next.event_id)
      if (!list) return next
      if (next.event_id !== before.event_id) throw fieldProblem('event_id', 'not_allowed')
      if (!hasGuests(list)) throw problem('state_conflict')
      const isBack = before.deleted_at !== null
      const isNamed = next.name !== before.name
      if (isNamed && before.state === 'confirmed') throw fieldProblem('name', 'guest_confirmed')
      // If fewer people are invited, the number of people who come shrinks with it.
      const coming = next.coming === null ? null : Math.min(next.coming, invitedOf(next))
      const guest = isBack
        ? { ...next, state: 'invited' as const, coming: null, answered_at: null, pass_id: null }
        : { ...next, coming }
      if (isBack || invitedOf(guest) > invitedOf(before)) requireOpen(context, list)
      if (isBack || peopleOf(guest) > peopleOf(before)) await requirePlace(context, list, guest)
      // The validity of the pass depends on the answer and the reservation.
      if (!isBack) await followGuest(context, guest, null)
      return guest
    },

    async beforeRemove(context, row) {
      // A guest who was there cannot be removed from the list.
      if (await hasEntered(context, row)) throw problem('state_conflict')
      await endGuestPass(machineries, context, row)
    },

    actions: { share: shareGuest(keys) },

    transitions: {
      confirm: {
        hold: holdEvents,
        async prepare(context, next, before) {
          const list = await guestListOf(context, next.event_id)
          if (!certainStates.includes(list.state)) throw problem('state_conflict')
          const invited = invitedOf(next)
          const coming = next.coming ?? invited
          if (coming > invited) throw fieldProblem('coming', 'more_than_invited')
          const guest = { ...next, coming }
          if (peopleOf(guest) > peopleOf(before)) await requirePlace(context, list, guest, 'coming')
          if (before.pass_id === null)
            return { ...guest, pass_id: await givePass(machineries, context, guest) }
          // An answer does not restore a revoked pass.
          if (!(await isActive(context, before.pass_id))) throw problem('state_conflict')
          await followGuest(context, guest, true)
          return guest
        },
        after: tellHosts,
      },
      decline: {
        hold: holdEvents,
        async prepare(context, next) {
          const list = await guestListOf(context, next.event_id)
          // A guest who has already come in can no longer decline.
          if (!hasGuests(list) || (await hasEntered(context, next))) throw problem('state_conflict')
          const guest = { ...next, coming: null }
          await followGuest(context, guest, false)
          return guest
        },
        after: tellHosts,
      },
      cancel: {
        async prepare(_context, next) {
          return { ...next, coming: null }
        },
      },
    },
  })

/** Sends an event with the answers of some guests to the screens of their hosts. */
async function tellHosts(
  context: TenantContext,
  guests: readonly RowOf<typeof eventGuests>[],
): Promise<void> {
  const { queries, actor } = context
  const events = guests.map((guest) => guest.event_id)
  const places = await queries.all(sql<{ common_area_id: string; host_id: string }>`
    SELECT DISTINCT common_area_id, resident_id AS host_id FROM events
    WHERE tenant_id = ${actor.tenantId} AND id = ANY(${events}::uuid[])`)
  for (const place of places) await tellOfGuests(context, place)
}

/** Whether a guest has come in by their pass. */
async function hasEntered({ queries, actor }: TenantContext, guest: Row): Promise<boolean> {
  const found = await queries.first(sql`
    SELECT 1 FROM event_guests g
    WHERE g.tenant_id = ${actor.tenantId} AND g.id = ${guest.id} AND ${hasArrived(sql`g`)}`)
  return found !== undefined
}

/** Whether a pass was neither revoked nor used up. */
async function isActive({ queries, actor }: TenantContext, passId: string): Promise<boolean> {
  const found = await queries.first(sql`
    SELECT 1 FROM passes WHERE tenant_id = ${actor.tenantId} AND id = ${passId}
      AND state = 'active' AND deleted_at IS NULL`)
  return found !== undefined
}
