import { eventGuests } from '@portaria/contract/modules/reservations/event-guests/event-guests'
import {
  type SharedGuest,
  sharedGuest,
  shareGuestBody,
} from '@portaria/contract/modules/reservations/event-guests/guest-answers'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { problem } from '../../../platform/problem.ts'
import { defineAction } from '../../../register-endpoints/define-behaviour.ts'
import type { GuestKeys } from './guest-keys.ts'
import { certainStates, guestListOf } from './guest-list.ts'

/** The generation of the link of a guest `g`. */
export const generationOf = sql`coalesce((SELECT l.generation FROM event_guest_links l
  WHERE l.tenant_id = g.tenant_id AND l.guest_id = g.id), 1)`

/** The guests whose links are read: one, or all of a reservation. */
type Asked = { readonly guestId: string } | { readonly eventId: string }

/** Reads the links of guests who are still on the list. */
export async function readLinks(
  keys: GuestKeys,
  { queries, actor }: TenantContext,
  asked: Asked,
): Promise<SharedGuest[]> {
  const which =
    'guestId' in asked ? sql`g.id = ${asked.guestId}` : sql`g.event_id = ${asked.eventId}`
  const guests = await queries.all(sql<{ id: string; name: string; generation: number }>`
    SELECT g.id, g.name, ${generationOf} AS generation FROM event_guests g
    WHERE g.tenant_id = ${actor.tenantId} AND ${which} AND g.deleted_at IS NULL
      AND g.state <> 'cancelled'
    ORDER BY g.name, g.id`)
  return guests.map(({ id, name, generation }) => ({
    id,
    name,
    url: keys.linkOf(keys.tokens.of({ tenantId: actor.tenantId, id, generation })),
  }))
}

/**
 * Throws `state_conflict` if a reservation has no invitations to send: it is not certain, or over.
 */
export async function requireCertain(context: TenantContext, eventId: string): Promise<void> {
  const list = await guestListOf(context, eventId)
  if (!certainStates.includes(list.state)) throw problem('state_conflict')
}

/**
 * Returns the link of a guest: the same each time, until `renew` ends it and makes another
 * (platform §20). Throws `state_conflict` if nobody may be invited.
 */
export const shareGuest = (keys: GuestKeys) =>
  defineAction(eventGuests, {
    summary: 'Read the link of an invitation, or make a new one',
    body: shareGuestBody,
    answers: sharedGuest,
    isPreview: (body) => body?.renew !== true,
    async run(context, row, body) {
      await requireCertain(context, row.event_id)
      const { queries, actor } = context
      if (body?.renew === true)
        await queries.count(sql`
        INSERT INTO event_guest_links AS l (tenant_id, guest_id, generation)
        VALUES (${actor.tenantId}, ${row.id}, 2)
        ON CONFLICT (tenant_id, guest_id) DO UPDATE SET generation = l.generation + 1`)
      // The read is audited, since a person who reads a link can answer by it.
      else
        await recordAudit(context, {
          register: eventGuests.name,
          rowId: row.id,
          operation: 'share',
        })
      const [shared] = await readLinks(keys, context, { guestId: row.id })
      if (!shared) throw problem('state_conflict')
      return shared
    },
  })
