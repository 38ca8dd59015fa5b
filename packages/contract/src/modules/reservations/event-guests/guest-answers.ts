import * as z from 'zod/mini'
import { moment } from '../../../schemas/api-components.ts'
import { personName } from '../../../schemas/typed-fields.ts'
import { normalizeText } from '../../../value-types/text.ts'
import { BROUGHT_MAX } from './event-guests.ts'

/** Limit of guests per call. */
export const GUESTS_AT_ONCE = 300

const line = (max: number) =>
  z.optional(z.nullable(z.pipe(z.string().check(z.maxLength(max)), z.transform(normalizeText))))
const brought = z.optional(z.nullable(z.number().check(z.int(), z.gte(0), z.lte(BROUGHT_MAX))))

/** A guest in a list; `id` is made by the client, so that a repeated call makes nobody twice. */
const listedGuest = z.strictObject({
  id: z.uuid(),
  name: personName,
  phone: line(40),
  email: line(254),
  document: line(40),
  plate: line(20),
  companions: brought,
  children: brought,
})

/**
 * `POST /events/{id}/add-guests`: all guests of a list, or none; errors are on fields such as
 * `guests.3.phone`.
 */
export const addGuestsBody = z.strictObject({
  guests: z.array(listedGuest).check(z.minLength(1), z.maxLength(GUESTS_AT_ONCE)),
})

/** The number of new guests. */
export const addedGuests = z.object({ added: z.int() })

/** `POST /events/{id}/send-invitations`: the number of letters on their way. */
export const sentInvitations = z.object({ sent: z.int() })

/** `POST /event-guests/{id}/share`: `renew` ends the link and makes another. */
export const shareGuestBody = z.optional(
  z.nullable(z.strictObject({ renew: z.optional(z.boolean()) })),
)

/** The link to send to a guest. */
export const sharedGuest = z.object({ id: z.uuid(), name: z.string(), url: z.string() })

/** `POST /events/{id}/guest-links`: the links of all invited guests. */
export const guestLinks = z.array(sharedGuest)

/**
 * The numbers of people among a reservation's guests: companions and children count. `limit` is the
 * area's; `taken` counts those who come and those who have not answered.
 */
export const guestCount = z.object({
  limit: z.int(),
  taken: z.int(),
  confirmed: z.int(),
  arrived: z.int(),
  /** Number of invitations, not of people. */
  invitations: z.int(),
  unanswered: z.int(),
  declined: z.int(),
  /** Guests with an address whose letter was not sent yet. */
  unsent: z.int(),
  /**
   * Time until which the host may add guests; null if they may until the end of the reservation.
   */
  closes_at: z.nullable(moment),
  /** Whether the reader may change the list now. */
  open: z.boolean(),
})

const token = z.string().check(z.maxLength(200))

/** `POST /guests/invitation`: the page of a link; changes nothing. */
export const invitationBody = z.strictObject({ token })

/**
 * `POST /guests/answer`: whether a guest comes, and with how many people in all. Can be repeated.
 */
export const answerInvitationBody = z.strictObject({
  token,
  answer: z.enum(['yes', 'no']),
  coming: z.optional(z.number().check(z.int(), z.gte(1), z.lte(2 * BROUGHT_MAX + 1))),
})

/**
 * States of an invitation for its guest: `waiting` means that the reservation is not certain yet.
 */
export const invitationStates = [
  'open',
  'confirmed',
  'declined',
  'waiting',
  'cancelled',
  'over',
] as const

/**
 * The details that a guest may know: the occasion, place and time, and the first name of the host
 * (reservations §8).
 */
export const invitationPage = z.object({
  state: z.enum(invitationStates),
  title: z.string(),
  place: z.string(),
  company: z.string(),
  address: z.nullable(z.string()),
  time_zone: z.string(),
  starts_at: moment,
  ends_at: moment,
  host: z.string(),
  /** Number of people who may come, including the guest, and number of those who do come. */
  invited: z.int(),
  coming: z.nullable(z.int()),
  /** The code that opens the gate for a guest who comes, until the reservation is over. */
  pass: z.nullable(z.object({ code: z.string(), pin: z.nullable(z.string()), from: moment })),
  /**
   * Days after the event for which the guest's answer is kept, and the contact for questions about
   * it.
   */
  kept_days: z.int(),
  contact: z.nullable(z.string()),
})

export const invitationAnswer = z.object({ data: invitationPage })

export type SharedGuest = z.output<typeof sharedGuest>
export type GuestCount = z.output<typeof guestCount>
export type InvitationPage = z.output<typeof invitationPage>
