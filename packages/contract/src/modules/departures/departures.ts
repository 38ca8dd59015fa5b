import * as z from 'zod/mini'
import { moment } from '../../schemas/api-components.ts'
import { readerRemoval } from '../access/faces/reader-removal.ts'

/** The kind of departure by register: moving out, dismissal, or the end of a contract. */
export const departureKinds = {
  residents: 'move_out',
  employees: 'dismissal',
  'service-providers': 'contract_end',
} as const

/** The registers whose people leave. */
export type LeavingRegister = keyof typeof departureKinds

export const leavingRegisters = ['residents', 'employees', 'service-providers'] as const

/** Kinds of things that belong to a person who leaves, in the order in which they end. */
export const departureThings = [
  'login',
  'role',
  'invitation',
  'own_pin',
  'face',
  'pass',
  'visit',
  'event',
  'request',
  'occurrence',
  'round',
  'card',
  'parking',
  'vehicle',
  'pet',
  'loan',
  'parcel',
  'employee',
  'occupancy',
  'person',
] as const

export type DepartureThing = (typeof departureThings)[number]

/**
 * Decisions about a thing: it ends, stays, passes to another resident, or, for an owner's
 * occupancy, continues as a landlord's. A parcel ends by going back to its sender.
 */
export const departureChoices = ['end', 'keep', 'transfer', 'landlord'] as const

export type DepartureChoice = (typeof departureChoices)[number]

/** Outcomes of things. */
export const departureOutcomes = [
  'login_ended',
  'role_ended',
  'invitation_withdrawn',
  'pin_removed',
  'face_removed',
  'revoked',
  'cancelled',
  'blocked',
  'space_left',
  'made_inactive',
  'transferred',
  'heir_gone',
  'given_back',
  'still_lent',
  'parcel_returned',
  'parcel_redirected',
  'parcel_waits',
  'parcel_collected',
  'dismissed',
  'contract_ended',
  'occupancy_ended',
  'occupancy_removed',
  'let',
  'request_withdrawn',
  'assignment_ended',
  'still_tied',
  'kept',
  'already_over',
] as const

export type DepartureOutcome = (typeof departureOutcomes)[number]

export const departureStates = ['planned', 'undone', 'done'] as const

/** Limits of things in one departure, and of people who leave together. */
const THINGS_MAX = 500
export const LEAVING_MAX = 30

const day = z.iso.date()

const titled = z.object({ id: z.uuid(), title: z.string() })

const foundThing = z.object({
  kind: z.enum(departureThings),
  id: z.uuid(),
  /** Its owner, among the people who leave and the employees that a provider sends. */
  person_id: z.uuid(),
  title: z.string(),
  /**
   * A detail from its own register: the kind of a pass, the relation of an occupancy, a space's
   * plate.
   */
  detail: z.nullable(z.string()),
  /** The unit that it belongs to; null if it belongs to the person alone. */
  apartment_id: z.nullable(z.uuid()),
  /**
   * Set if it belongs to the unit and to no person: it stays with the unit once all its residents
   * leave.
   */
  of_unit: z.optional(z.boolean()),
  /** For an occupancy: its first day, and its last one if it has one. */
  starts_on: z.optional(day),
  ends_on: z.optional(z.nullable(day)),
  /** The possible decisions; the first is the default. */
  choices: z.array(z.enum(departureChoices)),
})

const householdMember = z.object({
  id: z.uuid(),
  title: z.string(),
  apartment_ids: z.array(z.uuid()),
  is_minor: z.boolean(),
  /** Whether the person who leaves is their guardian. */
  is_ward: z.boolean(),
  /** Whether they live there after today. */
  stays: z.boolean(),
})

const departureSummary = z.object({
  id: z.uuid(),
  kind: z.enum(['move_out', 'dismissal', 'contract_end']),
  state: z.enum(departureStates),
  /** The person on whose page it was begun. */
  person: titled,
  /** The one unit that is left; null for everything. */
  apartment: z.nullable(titled),
  last_day: day,
  reason: z.nullable(z.string()),
  planned_at: moment,
  planned_by: z.string(),
  undone_at: z.nullable(moment),
  undone_by: z.nullable(z.string()),
  done_at: z.nullable(moment),
  /** Whether its day, or the day of one of its things, has passed before it was carried out. */
  overdue: z.boolean(),
})

/**
 * `GET /residents/{id}/departure`, and the same for employees and providers: the things that belong
 * to a person now, and planned departures.
 */
export const departureAnswer = z.object({
  data: z.object({
    person: titled,
    /** Today in the company's time zone. */
    today: day,
    units: z.array(titled),
    household: z.array(householdMember),
    /** The things of the person and of the household; `person_id` tells whose each is. */
    things: z.array(foundThing),
    /** The departures that name the person, latest first. */
    departures: z.array(departureSummary),
  }),
})

const decision = z.strictObject({
  kind: z.enum(departureThings),
  id: z.uuid(),
  choice: z.enum(departureChoices),
  /** The new owner, from the household that stays. */
  to_id: z.optional(z.nullable(z.uuid())),
  /** Its own last day, if that is before the last day of the departure. */
  last_day: z.optional(z.nullable(day)),
  /** Whether it ends with this call. */
  now: z.optional(z.boolean()),
})

/**
 * `POST /residents/{id}/departure`, and the same for employees and providers. `now` carries out
 * everything with this call, and is required for a day in the past; otherwise everything ends with
 * the last day, in the company's zone.
 */
export const departureBody = z.strictObject({
  last_day: day,
  now: z.optional(z.boolean()),
  reason: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(200)))),
  apartment_id: z.optional(z.nullable(z.uuid())),
  /** Other people of the household who leave as well. */
  with: z.optional(z.array(z.uuid()).check(z.maxLength(LEAVING_MAX))),
  /** A thing that is not listed gets its default decision. */
  things: z.optional(z.array(decision).check(z.maxLength(THINGS_MAX))),
})

const receiptItem = z.object({
  kind: z.enum(departureThings),
  id: z.uuid(),
  person_id: z.uuid(),
  title: z.string(),
  choice: z.enum(departureChoices),
  to: z.nullable(titled),
  last_day: day,
  state: z.enum(['pending', 'ended', 'kept', 'undone']),
  outcome: z.nullable(z.enum(departureOutcomes)),
  ended_at: z.nullable(moment),
  /**
   * For a waiting parcel: the codes by which it can still be collected, and when the last of them
   * ends.
   */
  codes: z.optional(
    z.nullable(
      z.object({
        open: z.int(),
        /** Null for as long as the parcel waits. */
        until: z.nullable(moment),
      }),
    ),
  ),
})

/** `GET /departures/{id}/receipt`: the decision about each thing, and when it ended. */
export const departureReceipt = z.object({
  data: z.extend(departureSummary, {
    company: z.string(),
    time_zone: z.string(),
    people: z.array(
      z.extend(titled, {
        /** Removals from readers since the departure was planned, the newest first (access §41). */
        readers: z.array(readerRemoval),
      }),
    ),
    items: z.array(receiptItem),
  }),
})

export type Departure = z.output<typeof departureSummary>
export type DepartureOverview = z.output<typeof departureAnswer>['data']
export type FoundThing = z.output<typeof foundThing>
export type HouseholdMember = z.output<typeof householdMember>
export type DepartureBody = z.output<typeof departureBody>
export type DepartureDecision = z.output<typeof decision>
export type DepartureReceipt = z.output<typeof departureReceipt>['data']
