import { eventGuests } from '@portaria/contract/modules/reservations/event-guests/event-guests'
import {
  addedGuests,
  addGuestsBody,
  guestLinks,
  sentInvitations,
} from '@portaria/contract/modules/reservations/event-guests/guest-answers'
import { events } from '@portaria/contract/modules/reservations/events/events'
import { email } from '@portaria/contract/value-types/email'
import { phone } from '@portaria/contract/value-types/phone'
import { plate } from '@portaria/contract/value-types/plate'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { recordAudit } from '../../../platform/audit.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { enqueueJob } from '../../../platform/jobs/job-queue.ts'
import { ProblemError, problem } from '../../../platform/problem.ts'
import { readTyped } from '../../../platform/typed-value.ts'
import { cascade } from '../../../register-endpoints/cascade.ts'
import { defineAction } from '../../../register-endpoints/define-behaviour.ts'
import { type Machineries, machineryOf } from '../../../register-endpoints/machinery.ts'
import { createRecord } from '../../../register-endpoints/write-records.ts'
import type { GuestKeys } from './guest-keys.ts'
import { readLinks, requireCertain } from './share.ts'

/** Adds the guest's place in the list to the fields of a refusal. */
function placed(error: unknown, nth: number): unknown {
  if (!(error instanceof ProblemError)) return error
  // The id belongs to a guest of another reservation.
  if (error.code === 'id_taken') return problem('state_conflict')
  const { errors = [], ...details } = error.details
  return problem(error.code, {
    ...details,
    errors: errors.map((one) => ({ ...one, field: `guests.${nth}.${one.field}` })),
  })
}

/** Adds all guests of a list, or none; a repeated call with the same ids adds nobody twice. */
export const addGuests = (machineries: Machineries) =>
  defineAction(events, {
    summary: 'Add guests to a reservation, all of a list or nobody',
    body: addGuestsBody,
    answers: addedGuests,
    history: ({ added }) => (added === 0 ? null : { [eventGuests.name]: [null, String(added)] }),
    async run(context, row, { guests }) {
      const machinery = machineryOf(machineries, 'event-guests')
      let added = 0
      for (const [nth, guest] of guests.entries()) {
        const at = (field: string) => `guests.${nth}.${field}`
        const typed = {
          ...guest,
          phone: readTyped(phone, guest.phone, at('phone')),
          email: readTyped(email, guest.email, at('email')),
          plate: readTyped(plate, guest.plate, at('plate')),
        }
        const written = createRecord(machinery, context, { ...typed, event_id: row.id })
        const { isNew } = await written.catch((error: unknown) => {
          throw placed(error, nth)
        })
        if (isNew) added += 1
      }
      return { added }
    },
  })

/** Reads the links of all guests of a reservation, for the person who sends them. */
export const readGuestLinks = (keys: GuestKeys) =>
  defineAction(events, {
    summary: 'Read the links of the invitations to a reservation',
    body: z.strictObject({}),
    answers: guestLinks,
    isPreview: () => true,
    async run(context, row) {
      await requireCertain(context, row.id)
      // The read is audited, since a person who reads a link can answer by it.
      await recordAudit(context, { register: events.name, rowId: row.id, operation: 'guest-links' })
      return readLinks(keys, context, { eventId: row.id })
    },
  })

/** Limit of letters to guests per day and unit. */
const LETTERS_A_DAY = 300

/** Letters of one reservation per second: they take turns with letters that somebody waits for. */
const LETTERS_A_SECOND = 4

/** Sends the link to all guests with an address who have not got it; throws `throttled` for too many in a day. */
export const sendInvitations = () =>
  defineAction(events, {
    summary: 'Send the invitations to a reservation that have an address and were not sent',
    body: z.strictObject({}),
    answers: sentInvitations,
    history: ({ sent }) => (sent === 0 ? null : { invited_at: [null, String(sent)] }),
    async run(context, row) {
      await requireCertain(context, row.id)
      const sent = await cascade(
        context,
        eventGuests,
        sql`r.event_id = ${row.id} AND r.state = 'invited' AND r.email IS NOT NULL
        AND r.invited_at IS NULL`,
        { set: { invited_at: sql`now()` } },
        'their invitation is sent',
      )
      await requireFewLetters(context, row.id)
      // Jobs do not contain the link, which is made together with the letter.
      for (const [nth, { id: guestId }] of sent.entries())
        await enqueueJob(context, {
          task: 'send_guest_invitation',
          data: { guestId },
          key: guestId,
          afterS: nth / LETTERS_A_SECOND,
          isOfMany: true,
        })
      return { sent: sent.length }
    },
  })

/**
 * Throws `throttled` for too many letters. Removed guests count too, so that removing them allows
 * no further letters.
 */
async function requireFewLetters(
  { queries, actor }: TenantContext,
  eventId: string,
): Promise<void> {
  const { sent } = await queries.one(sql<{ sent: number }>`
    SELECT count(*)::int AS sent FROM event_guests g
    JOIN events e ON e.tenant_id = g.tenant_id AND e.id = g.event_id
    JOIN events own ON own.tenant_id = e.tenant_id
      AND own.apartment_id = e.apartment_id
    WHERE own.tenant_id = ${actor.tenantId} AND own.id = ${eventId}
      AND g.invited_at > now() - interval '1 day'`)
  if (sent > LETTERS_A_DAY) throw problem('throttled', { retry_after: 3_600 })
}
