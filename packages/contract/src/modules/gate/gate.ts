import * as z from 'zod/mini'
import { moment } from '../../schemas/api-components.ts'
import { photo } from '../../schemas/photo.ts'
import { cleansTexts } from '../../value-types/storable.ts'
import { normalizeText } from '../../value-types/text.ts'
import { visitKinds } from '../companies/settings/visit-settings.ts'
import { collectedParcel, parcelKinds, parcelPlaces } from '../custody/parcels.ts'
import { searchGroup } from '../search/search.ts'

/** Limit of rows of one kind in the box's answer. */
export const BOX_HITS = 8

const place = z.object({ id: z.uuid(), title: z.string() })

/** A visit in a line of the desk. */
export const gateVisit = z.object({
  id: z.uuid(),
  version: z.int(),
  guest_name: z.string(),
  kind: z.enum(visitKinds),
  state: z.enum(['expected', 'waiting', 'authorised', 'inside', 'left']),
  visitor_id: z.uuid(),
  /** Whether the visitor has shown no document yet: an entry asks for one. */
  provisional: z.boolean(),
  /** Whether the visitor, or the car, is blocked now: an entry asks for a reason. */
  blocked: z.boolean(),
  apartment: z.nullable(place),
  employee: z.nullable(place),
  area: z.nullable(place),
  host: z.nullable(z.string()),
  companions: z.int(),
  plate: z.nullable(z.string()),
  purpose: z.nullable(z.string()),
  photo: z.nullable(photo),
  pass_id: z.nullable(z.uuid()),
  /**
   * For a visitor expected by a pass: the reason why the pass admits nobody now; null if it admits
   * them.
   */
  refusal: z.nullable(z.string()),
  expected_from: z.nullable(moment),
  expected_to: z.nullable(moment),
  /** The time when their provider said that they were on the way. */
  on_the_way_at: z.nullable(moment),
  waiting_since: z.nullable(moment),
  /** Whether nobody answered within the company's limit. */
  unanswered: z.boolean(),
  answered_name: z.nullable(z.string()),
  checked_in_at: z.nullable(moment),
  /** Whether the visitor is inside for longer than the company allows for this kind. */
  overstayed: z.boolean(),
  /** Whether the car stays although it belongs to no registered person. */
  unknown_car: z.boolean(),
  /** Items that the unit permits the visitor to take out. */
  items: z.array(
    z.object({ id: z.uuid(), description: z.string(), quantity: z.nullable(z.int()) }),
  ),
})

/** A pass on the desk, with the refusal of its use now; null if it can be used. */
export const gatePass = z.object({
  id: z.uuid(),
  guest_name: z.string(),
  kind: z.enum(visitKinds),
  visitor_id: z.uuid(),
  apartment: z.nullable(place),
  employee: z.nullable(place),
  area: z.nullable(place),
  host: z.nullable(z.string()),
  photo: z.nullable(photo),
  provisional: z.boolean(),
  /** Whether the visitor, or the car, is blocked now: an entry asks for a reason. */
  blocked: z.boolean(),
  valid_from: moment,
  valid_to: moment,
  plate: z.nullable(z.string()),
  companions: z.int(),
  /** The visit that is expected by the pass; null if using the pass makes a visit. */
  visit_id: z.nullable(z.uuid()),
  refusal: z.nullable(z.string()),
  weekdays: z.array(z.string()),
  from_time: z.nullable(z.string()),
  to_time: z.nullable(z.string()),
})

/** A registered car with a similar plate: O and 0, I and 1, B and 8. */
const nearPlate = z.object({
  register: z.enum(['vehicles', 'visitors']),
  id: z.uuid(),
  title: z.string(),
  plate: z.string(),
  /** Whether it is the same plate, old or Mercosul. */
  exact: z.boolean(),
  blocked: z.boolean(),
  apartment: z.nullable(place),
})

/** A parcel in a line of the desk. */
const gateParcel = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: z.enum(parcelKinds),
  state: z.string(),
  /** Whether the company still has it for its household. */
  held: z.boolean(),
  overdue: z.boolean(),
  apartment: z.nullable(place),
  resident: z.nullable(place),
  carrier: z.nullable(z.string()),
  tracking: z.nullable(z.string()),
  place: z.enum(parcelPlaces),
  /** The locker with its door, or the cabinet. */
  where: z.nullable(z.string()),
  place_note: z.nullable(z.string()),
  /** Whether it was found by its tracking code; otherwise by its number. */
  by_tracking: z.boolean(),
})

/**
 * `POST /gate/box`: the results of the desk's box: the pass of a scanned code or a PIN, the parcel
 * of a pick-up code; else parcels by tracking code or number, open visits and passes of today by
 * name, plate or document, cars, and the results of `GET /search`. Not a GET: a code is a key to
 * the gate, and addresses are written to logs. Control characters that a scanner sends around a
 * code are ignored.
 */
export const boxBody = cleansTexts(
  z.strictObject({
    q: z.pipe(z.string().check(z.maxLength(200)), z.transform(normalizeText)),
  }),
)

export const boxAnswer = z.object({
  data: z.object({
    pass: z.nullable(gatePass),
    /**
     * The refusal of a code that is not a valid pass of this company: `pass_unknown` or
     * `pass_revoked`.
     */
    refusal: z.nullable(z.string()),
    visits: z.array(gateVisit),
    /** Passes for many entries that are valid today, with the refusal of their use now. */
    passes: z.array(gatePass),
    plates: z.array(nearPlate),
    /** The parcel that waits under a pick-up code, the household's or a delegate's. */
    collected: z.nullable(collectedParcel),
    parcels: z.array(gateParcel),
    /** The results of the global search; none for a code. */
    found: z.array(searchGroup),
  }),
})

const waitingOf = z.array(z.object({ id: z.uuid(), count: z.int() }))

/** `GET /gate/parcels`: the number of waiting parcels, in all and per unit. */
export const waitingParcelsAnswer = z.object({
  data: z.object({
    held: z.int(),
    /** Number of parcels that wait for longer than the company keeps them. */
    overdue: z.int(),
    units: waitingOf,
    /** For residents whose parcels belong to no unit. */
    residents: waitingOf,
  }),
})

/**
 * A reservation of today on the desk: the guests who said yes, and how many of them are or were
 * here.
 */
export const gateEvent = z.object({
  id: z.uuid(),
  title: z.string(),
  area: place,
  starts_at: moment,
  /** People, including companions and children. */
  people: z.int(),
  arrived: z.int(),
})

/** Guests who were invited together, as one line. */
export const party = z.object({
  /** The id of its first visit, whether or not its guest has come. */
  id: z.uuid(),
  purpose: z.nullable(z.string()),
  apartment: z.nullable(place),
  /** Number of guests who were or are expected today, and number of those who came. */
  guests: z.int(),
  arrived: z.int(),
  /** The visits that are still expected. */
  visit_ids: z.array(z.uuid()),
})

/**
 * `GET /gate/expected`: visitors who wait, may enter or are expected today, and passes of helpers.
 */
export const expectedAnswer = z.object({
  data: z.object({
    visits: z.array(gateVisit),
    passes: z.array(gatePass),
    /** Number of today's passes beyond the listed ones. */
    left_off: z.int(),
    /** Reservations whose guests come today; the box finds each guest by name, code or PIN. */
    events: z.array(gateEvent),
    /** Guests who were invited together, in one line with the number who have come. */
    parties: z.array(party),
  }),
})

/** Limit of visits in `GET /gate/inside`: the box finds the others, the muster list has all. */
export const INSIDE_SHOWN = 120

/**
 * `GET /gate/inside`: the visits that are inside, first those that need attention, then the
 * longest.
 */
export const insideAnswer = z.object({
  data: z.array(gateVisit),
  meta: z.object({
    /** Number of visits inside, including those not in the answer. */
    visits: z.int(),
    /** People, including companions. */
    people: z.int(),
    /** Visits that stay too long, are blocked, or have an unregistered car. */
    marked: z.int(),
  }),
})

/**
 * `GET /gate/apartments/{id}/answerers`: the people to call, those who may authorise visitors
 * first.
 */
export const answerersAnswer = z.object({
  data: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      /** Null if only their telephones are known. */
      relation: z.nullable(z.string()),
      phones: z.array(z.string()),
      photo: z.nullable(photo),
      may_authorize: z.boolean(),
      /** Whether they are also asked by the app. */
      has_login: z.boolean(),
    }),
  ),
})

const gateCar = z.object({ id: z.uuid(), plate: z.string(), title: z.string() })

/**
 * `GET /gate/apartments/{id}`: a unit on the desk: the people to call, visitors at the gate, inside
 * or expected today, its cars, and its waiting parcels.
 */
export const gateUnitAnswer = z.object({
  data: z.object({
    intercom: z.nullable(z.string()),
    people: answerersAnswer.shape.data,
    visits: z.array(gateVisit),
    passes: z.array(gatePass),
    cars: z.array(gateCar),
    parcels: z.array(gateParcel),
  }),
})

/** `GET /gate/loans`: items lent from cabinets, overdue ones first. */
export const gateLoansAnswer = z.object({
  data: z.array(
    z.object({
      id: z.uuid(),
      cabinet: place,
      item_id: z.nullable(z.uuid()),
      item_name: z.string(),
      borrower: z.string(),
      lent_at: moment,
      due_at: z.nullable(moment),
      overdue: z.boolean(),
    }),
  ),
})

export type GateInside = z.output<typeof insideAnswer>
export type GateVisit = z.output<typeof gateVisit>
export type GatePass = z.output<typeof gatePass>
export type NearPlate = z.output<typeof nearPlate>
export type BoxFound = z.output<typeof boxAnswer>['data']
export type GateExpected = z.output<typeof expectedAnswer>['data']
export type Answerer = z.output<typeof answerersAnswer>['data'][number]
export type GateParcel = z.output<typeof gateParcel>
export type WaitingParcels = z.output<typeof waitingParcelsAnswer>['data']
export type GateUnit = z.output<typeof gateUnitAnswer>['data']
export type GateEvent = z.output<typeof gateEvent>
export type Party = z.output<typeof party>
export type GateLoan = z.output<typeof gateLoansAnswer>['data'][number]
