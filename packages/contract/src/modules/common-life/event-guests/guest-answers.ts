import * as z from 'zod/mini'
import { moment } from '../../../api-components.ts'
import { personName } from '../../../typed-fields.ts'
import { normalizeText } from '../../../value-types/text.ts'
import { BROUGHT_MAX } from './event-guests.ts'

/** Guests that are taken at once. */
export const GUESTS_AT_ONCE = 300

const line = (max: number) =>
  z.optional(z.nullable(z.pipe(z.string().check(z.maxLength(max)), z.transform(normalizeText))))
const brought = z.optional(z.nullable(z.number().check(z.int(), z.gte(0), z.lte(BROUGHT_MAX))))

/** Somebody of a list; `id` is the guest's, so that a repeated call makes nobody twice. */
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

/** `POST /events/{id}/add-guests`: all of a list, or nobody; errors are told as `guests.3.phone`. */
export const addGuestsBody = z.strictObject({
  guests: z.array(listedGuest).check(z.minLength(1), z.maxLength(GUESTS_AT_ONCE)),
})

/** How many were new. */
export const addedGuests = z.object({ added: z.int() })

/** `POST /events/{id}/send-invitations`: how many letters are on their way. */
export const sentInvitations = z.object({ sent: z.int() })

/** `POST /event-guests/{id}/share`: `renew` ends the link and makes another. */
export const shareGuestBody = z.optional(
  z.nullable(z.strictObject({ renew: z.optional(z.boolean()) })),
)

/** What is sent to a guest. */
export const sharedGuest = z.object({ id: z.uuid(), name: z.string(), url: z.string() })

/** `POST /events/{id}/guest-links`: the links of all who are invited. */
export const guestLinks = z.array(sharedGuest)

/**
 * How the guests of a reservation stand, in people: companions and children count. `limit` is what the area
 * takes; `taken` are those who come and those who have not answered.
 */
export const guestCount = z.object({
  limit: z.int(),
  taken: z.int(),
  confirmed: z.int(),
  arrived: z.int(),
  /** Invitations, not people. */
  invitations: z.int(),
  unanswered: z.int(),
  declined: z.int(),
  /** With an address for a letter that was not sent yet. */
  unsent: z.int(),
  /** Until when the person who invites may still add somebody; null for until the end. */
  closes_at: z.nullable(moment),
  /** Whether the person who asks may change the list now. */
  open: z.boolean(),
})

const token = z.string().check(z.maxLength(200))

/** `POST /guests/invitation`: the page of a link; it changes nothing. */
export const invitationBody = z.strictObject({ token })

/** `POST /guests/answer`: whether a guest comes, and how many with themselves. The same twice is once. */
export const answerInvitationBody = z.strictObject({
  token,
  answer: z.enum(['yes', 'no']),
  coming: z.optional(z.number().check(z.int(), z.gte(1), z.lte(2 * BROUGHT_MAX + 1))),
})

/** How an invitation stands, for its guest: `waiting` is a reservation that is not certain yet. */
export const invitationStates = [
  'open',
  'confirmed',
  'declined',
  'waiting',
  'cancelled',
  'over',
] as const

/** What a guest may know: what, where, when, and the first name of the host (reservations §8). */
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
  /** How many may come, with themselves, and how many do. */
  invited: z.int(),
  coming: z.nullable(z.int()),
  /** What opens the gate: of who comes, until it is over. */
  pass: z.nullable(z.object({ code: z.string(), pin: z.nullable(z.string()), from: moment })),
  /** For how many days after the day what the guest said is kept, and whom to ask about it. */
  kept_days: z.int(),
  contact: z.nullable(z.string()),
})

export const invitationAnswer = z.object({ data: invitationPage })

export type SharedGuest = z.output<typeof sharedGuest>
export type GuestCount = z.output<typeof guestCount>
export type InvitationPage = z.output<typeof invitationPage>
