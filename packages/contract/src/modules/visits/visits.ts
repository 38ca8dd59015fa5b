import * as z from 'zod/mini'
import { moment, typedMoment } from '../../schemas/api-components.ts'
import { personName } from '../../schemas/typed-fields.ts'
import { normalizeText } from '../../value-types/text.ts'
import { weekdays } from '../../value-types/weekdays.ts'
import { passKinds, visitKinds } from '../companies/settings/visit-settings.ts'

/** Limit of guests of one invitation. */
export const GUESTS_MAX = 50

/** Limit of characters of a visit's purpose, as in the registers of visits and passes. */
const PURPOSE_MAX = 200

/** A line that is read as the registers' text: blank is null. */
const purpose = z.pipe(
  z.string(),
  z.transform((typed, context) => {
    const value = normalizeText(typed)
    if (value.length <= PURPOSE_MAX) return value || null
    context.issues.push({ code: 'custom', message: 'too_long', input: typed })
    return z.NEVER
  }),
)

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
export const people = z.number().check(z.int(), z.gte(0), z.lte(50))

/** `POST /visits/{id}/on-the-way`: the time since the desk and the household know it. */
export const onTheWayAnswer = z.object({ data: z.object({ on_the_way_at: moment }) })

/** An invited guest; `id` is the pass's, so that a repeated call makes nothing twice. */
const guest = z.strictObject({
  id: z.optional(z.uuid()),
  name: personName,
  phone: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  plate: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  companions: z.optional(z.nullable(people)),
})

/**
 * `POST /visits/invite`: guests to an apartment or an employee, each with a pass. A pass for one
 * use is listed as an expected visit. With more uses, or on days and hours, each entry becomes a
 * visit.
 */
export const inviteBody = z.strictObject({
  guests: z.array(guest).check(z.minLength(1), z.maxLength(GUESTS_MAX)),
  apartment_id: z.optional(z.nullable(z.uuid())),
  employee_id: z.optional(z.nullable(z.uuid())),
  kind: z.optional(z.enum(passKinds)),
  purpose: z.optional(z.nullable(purpose)),
  /** If absent: now. */
  valid_from: z.optional(typedMoment),
  /** If absent: after the company's default time. */
  valid_to: z.optional(typedMoment),
  /** If absent: one; null for any number. */
  uses_allowed: z.optional(z.nullable(z.number().check(z.int(), z.gte(1), z.lte(1000)))),
  /**
   * The person of the unit who invites. The gate must name one, since it invites nobody by itself.
   */
  host_id: z.optional(z.nullable(z.uuid())),
  weekdays: z.optional(z.array(z.enum(weekdays)).check(z.maxLength(7))),
  from_time: z.optional(z.nullable(time)),
  to_time: z.optional(z.nullable(time)),
  on_holidays: z.optional(z.boolean()),
})

/** `POST /passes/{id}/share`: `renew` ends the link, code and PIN and makes others. */
export const shareBody = z.optional(z.nullable(z.strictObject({ renew: z.optional(z.boolean()) })))

/** The data to give to a guest. */
export const sharedPass = z.object({
  id: z.uuid(),
  guest_name: z.string(),
  company: z.string(),
  /** Street, number, district and city of the company; null if unknown. */
  address: z.nullable(z.string()),
  /** The content of the QR code. */
  code: z.string(),
  url: z.string(),
  pin: z.nullable(z.string()),
  valid_from: moment,
  valid_to: moment,
})

export const inviteAnswer = z.object({
  data: z.array(z.extend(sharedPass, { visit_id: z.nullable(z.uuid()) })),
})

/** `POST /guests/pass`: the page of a pass, for holders of its link. */
export const guestPassBody = z.strictObject({ token: z.string().check(z.maxLength(200)) })

/** States of a pass for its guest. */
export const guestPassStates = [
  'active',
  'not_yet',
  'paused',
  'used',
  'ended',
  'cancelled',
] as const

/**
 * The details that a guest may know: the name on the pass, place and time, and the first name of
 * the host.
 */
export const guestPassAnswer = z.object({
  data: z.object({
    state: z.enum(guestPassStates),
    guest_name: z.string(),
    company: z.string(),
    address: z.nullable(z.string()),
    time_zone: z.string(),
    host: z.nullable(z.string()),
    /** Null once the pass admits nobody any more. */
    code: z.nullable(z.string()),
    pin: z.nullable(z.string()),
    valid_from: moment,
    valid_to: moment,
    weekdays: z.array(z.enum(weekdays)),
    from_time: z.nullable(z.string()),
    to_time: z.nullable(z.string()),
    uses_left: z.nullable(z.number()),
  }),
})

const normalized = (typed: z.ZodMiniString) => z.pipe(typed, z.transform(normalizeText))

export const idDocument = z.strictObject({
  kind: normalized(z.string().check(z.maxLength(20))),
  number: normalized(z.string().check(z.minLength(1), z.maxLength(40))),
  issuer: z.optional(z.nullable(normalized(z.string().check(z.maxLength(40))))),
  country: z.optional(z.nullable(normalized(z.string().check(z.maxLength(2))))),
})

/**
 * `POST /gate/entries`: an entry by an expected or authorised visit, by the code of a QR, by a PIN,
 * or by a pass that the desk found in its list. If the visitor has shown no document yet, it comes
 * with the entry.
 */
export const entryBody = z
  .strictObject({
    visit_id: z.optional(z.uuid()),
    code: z.optional(z.string().check(z.maxLength(200))),
    pin: z.optional(z.string().check(z.maxLength(20))),
    /**
     * A pass for many entries, whose holder the gate knows. For a pass for one entry, `visit_id`
     * names its visit.
     */
    pass_id: z.optional(z.uuid()),
    /** The destination according to the guest: a pass to another one is refused. */
    apartment_id: z.optional(z.nullable(z.uuid())),
    cpf: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
    id_doc: z.optional(z.nullable(idDocument)),
    photo_file_id: z.optional(z.nullable(z.uuid())),
    plate: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
    companions: z.optional(z.nullable(people)),
    let_in_reason: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(200)))),
    /** The visit of the same person whose exit nobody recorded. It ends at an unknown time. */
    close_visit_id: z.optional(z.nullable(z.uuid())),
  })
  .check(
    z.refine(
      (body) => [body.visit_id, body.code, body.pin, body.pass_id].filter(Boolean).length === 1,
      {
        error: 'required',
        path: ['visit_id'],
      },
    ),
  )

/** `POST /gate/turned-away`: a blocked visitor, and their intended destination, if they said it. */
export const turnedAwayBody = z.strictObject({
  visitor_id: z.uuid(),
  apartment_id: z.optional(z.nullable(z.uuid())),
  employee_id: z.optional(z.nullable(z.uuid())),
  common_area_id: z.optional(z.nullable(z.uuid())),
})

/**
 * `POST /gate/walk-ins`: an unexpected visitor at the gate: a known visitor, a name, or a document.
 * The unit is asked; an official is inside at once. The client makes the id, so that a repeated
 * call records one visit.
 */
export const walkInBody = z.strictObject({
  id: z.uuid(),
  kind: z.enum(visitKinds),
  visitor_id: z.optional(z.nullable(z.uuid())),
  name: z.optional(z.nullable(z.string().check(z.maxLength(120)))),
  company: z.optional(z.nullable(z.string().check(z.maxLength(80)))),
  cpf: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  id_doc: z.optional(z.nullable(idDocument)),
  apartment_id: z.optional(z.nullable(z.uuid())),
  employee_id: z.optional(z.nullable(z.uuid())),
  common_area_id: z.optional(z.nullable(z.uuid())),
  host_id: z.optional(z.nullable(z.uuid())),
  provider_id: z.optional(z.nullable(z.uuid())),
  /** Set if no registered provider sends them. */
  provider_absent: z.optional(z.nullable(z.boolean())),
  authority: z.optional(z.nullable(z.string().check(z.maxLength(120)))),
  purpose: z.optional(z.nullable(purpose)),
  photo_file_id: z.optional(z.nullable(z.uuid())),
  plate: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  companions: z.optional(z.nullable(people)),
  let_in_reason: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(200)))),
})

/** `POST /visits/{id}/correct`: an addition to a visit that is over, with a reason (visits §11). */
export const correctBody = z.strictObject({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
})

/** An addition to a visit that is over. */
export const visitCorrection = z.object({
  id: z.uuid(),
  text: z.string(),
  reason: z.string(),
  by: z.nullable(z.string()),
  at: moment,
})

/** Seconds in which an entry or an exit can be undone (visits §13). */
export const UNDO_S = 10

export type WalkInBody = z.output<typeof walkInBody>
export type VisitCorrection = z.output<typeof visitCorrection>
export type InviteBody = z.output<typeof inviteBody>
export type SharedPass = z.output<typeof sharedPass>
export type InvitedGuest = z.output<typeof inviteAnswer>['data'][number]
export type GuestPass = z.output<typeof guestPassAnswer>['data']
export type EntryBody = z.output<typeof entryBody>
export type TurnedAwayBody = z.output<typeof turnedAwayBody>
