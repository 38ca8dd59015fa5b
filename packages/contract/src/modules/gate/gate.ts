import * as z from 'zod/mini'
import { moment } from '../../api-components.ts'
import { photo } from '../../photo.ts'
import { cleansTexts } from '../../value-types/storable.ts'
import { normalizeText } from '../../value-types/text.ts'
import { visitKinds } from '../companies/settings/visit-settings.ts'
import { collectedParcel, parcelKinds, parcelPlaces } from '../custody/parcels.ts'
import { searchGroup } from '../search/search.ts'

/** Rows that the box answers of one kind. */
export const BOX_HITS = 8

const place = z.object({ id: z.uuid(), title: z.string() })

/** A visit as the desk shows it in a line. */
export const gateVisit = z.object({
  id: z.uuid(),
  version: z.int(),
  guest_name: z.string(),
  kind: z.enum(visitKinds),
  state: z.enum(['expected', 'waiting', 'authorised', 'inside', 'left']),
  visitor_id: z.uuid(),
  /** The visitor has shown no document yet: an entry asks for one. */
  provisional: z.boolean(),
  /** The visitor, or the car, is blocked now: an entry asks for a reason. */
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
  /** Of who is expected by a pass: why its terms let nobody in now; null where they do. */
  refusal: z.nullable(z.string()),
  expected_from: z.nullable(moment),
  expected_to: z.nullable(moment),
  /** When their provider said that they come. */
  on_the_way_at: z.nullable(moment),
  waiting_since: z.nullable(moment),
  /** Nobody answered within the company's limit. */
  unanswered: z.boolean(),
  answered_name: z.nullable(z.string()),
  checked_in_at: z.nullable(moment),
  /** Inside for longer than the company lets this kind of visit be. */
  overstayed: z.boolean(),
  /** The car is of nobody who is registered, and stays. */
  unknown_car: z.boolean(),
  /** What the unit permitted to leave with who is inside. */
  items: z.array(
    z.object({ id: z.uuid(), description: z.string(), quantity: z.nullable(z.int()) }),
  ),
})

/** A pass as the desk shows it, with what stands against its use now; null where nothing does. */
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
  /** The visitor, or the car, is blocked now: an entry asks for a reason. */
  blocked: z.boolean(),
  valid_from: moment,
  valid_to: moment,
  plate: z.nullable(z.string()),
  companions: z.int(),
  /** The visit that is expected by it; null where its use becomes one. */
  visit_id: z.nullable(z.uuid()),
  refusal: z.nullable(z.string()),
  weekdays: z.array(z.string()),
  from_time: z.nullable(z.string()),
  to_time: z.nullable(z.string()),
})

/** A registered car whose plate reads almost like the typed one: O and 0, I and 1, B and 8. */
const nearPlate = z.object({
  register: z.enum(['vehicles', 'visitors']),
  id: z.uuid(),
  title: z.string(),
  plate: z.string(),
  /** The same plate, old or Mercosul. */
  exact: z.boolean(),
  blocked: z.boolean(),
  apartment: z.nullable(place),
})

/** A parcel as the desk shows it in a line. */
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
  /** Found by its tracking code; otherwise by its number. */
  by_tracking: z.boolean(),
})

/**
 * `POST /gate/box`: what the desk's box finds: the pass of a scanned code or a PIN, the parcel of a
 * pick-up code; else parcels by tracking code or number, open visits and passes of today by name, plate
 * or document, cars, and what `GET /search` finds. Not a GET: a code is a key to the gate, and an
 * address is written to logs. Control characters that a scanner sends around a code are left out.
 */
export const boxBody = cleansTexts(
  z.strictObject({
    q: z.pipe(z.string().check(z.maxLength(200)), z.transform(normalizeText)),
  }),
)

export const boxAnswer = z.object({
  data: z.object({
    pass: z.nullable(gatePass),
    /** A code that is no pass of this company: `pass_unknown` or `pass_revoked`. */
    refusal: z.nullable(z.string()),
    visits: z.array(gateVisit),
    /** Passes for many entries that hold today, with what stands against them now. */
    passes: z.array(gatePass),
    plates: z.array(nearPlate),
    /** The parcel that waits under a pick-up code, the household's or a delegate's. */
    collected: z.nullable(collectedParcel),
    parcels: z.array(gateParcel),
    /** What the search of everything finds; nothing for a code. */
    found: z.array(searchGroup),
  }),
})

const waitingOf = z.array(z.object({ id: z.uuid(), count: z.int() }))

/** `GET /gate/parcels`: how many parcels wait, in all and of each unit. */
export const waitingParcelsAnswer = z.object({
  data: z.object({
    held: z.int(),
    /** Of them, those that wait for longer than the company keeps one. */
    overdue: z.int(),
    units: waitingOf,
    /** Of residents whose parcels are for no unit. */
    residents: waitingOf,
  }),
})

/** A reservation of today as the desk lists it: how many of those who said that they come are here or were. */
export const gateEvent = z.object({
  id: z.uuid(),
  title: z.string(),
  area: place,
  starts_at: moment,
  /** In people, companions and children among them. */
  people: z.int(),
  arrived: z.int(),
})

/** Guests who were invited together, as one line. */
export const party = z.object({
  /** That of its first visit, whether or not its guest has come. */
  id: z.uuid(),
  purpose: z.nullable(z.string()),
  apartment: z.nullable(place),
  /** All who are expected or were today, and those of them who came. */
  guests: z.int(),
  arrived: z.int(),
  /** The visits that are still expected. */
  visit_ids: z.array(z.uuid()),
})

/** `GET /gate/expected`: who waits, who may come in, who is expected today, and passes of helpers. */
export const expectedAnswer = z.object({
  data: z.object({
    visits: z.array(gateVisit),
    passes: z.array(gatePass),
    /** Passes of today beyond those that are listed. */
    left_off: z.int(),
    /** Reservations whose guests come today; the box finds each by name, code or PIN. */
    events: z.array(gateEvent),
    /** Guests who were invited together, of whom a line tells how many have come. */
    parties: z.array(party),
  }),
})

/** Most visits that `GET /gate/inside` answers: the box finds the others, the muster list has all. */
export const INSIDE_SHOWN = 120

/**
 * `GET /gate/inside`: the visits that are inside, first those with something to look after, then the
 * longest.
 */
export const insideAnswer = z.object({
  data: z.array(gateVisit),
  meta: z.object({
    /** All that are inside, answered or not. */
    visits: z.int(),
    /** People, companions among them. */
    people: z.int(),
    /** Visits that stayed too long, are blocked, or have a car of nobody. */
    marked: z.int(),
  }),
})

/** `GET /gate/apartments/{id}/answerers`: whom the desk calls, those who may authorise first. */
export const answerersAnswer = z.object({
  data: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      /** Null where only their telephones are known. */
      relation: z.nullable(z.string()),
      phones: z.array(z.string()),
      photo: z.nullable(photo),
      may_authorize: z.boolean(),
      /** Asked by the app as well. */
      has_login: z.boolean(),
    }),
  ),
})

const gateCar = z.object({ id: z.uuid(), plate: z.string(), title: z.string() })

/**
 * `GET /gate/apartments/{id}`: a unit as the desk sees it: whom to call, who is at the gate, inside or
 * expected today, its cars, and its parcels that wait.
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

/** `GET /gate/loans`: what is lent from cabinets, the overdue first. */
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
