import type { RecordOfRegister } from '@portaria/contract/define-register/define-register'
import { numberApartments } from '@portaria/contract/modules/units/apartment-numbering'
import type { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import type { occupancies } from '@portaria/contract/modules/units/occupancies/occupancies'
import type { towers } from '@portaria/contract/modules/units/towers/towers'
import { assignmentsOf, type ServedUnit } from './assignments.ts'
import {
  type Home,
  type Pet,
  petsOf,
  type Vaccine,
  type Vehicle,
  vehiclesOf,
} from './belongings.ts'
import { type Cabinet, type CabinetItem, cabinetsOf } from './cabinets.ts'
import { ageOn, LAST_DAY } from './calendar.ts'
import { type Credentials, cardsOf, garagesOf } from './credentials.ts'
import {
  type DeviceAddress,
  devicesOf,
  type Equipment,
  type Locker,
  type LockerDoor,
  type Manufacturer,
} from './devices.ts'
import { type FaceConsentRow, faceConsentsOf } from './face-consents.ts'
import { type Holiday, holidaysOf } from './holidays.ts'
import type { Chance, Member } from './households.ts'
import { type CommonColumn, peopleMaker, type Resident, type Writable } from './people.ts'
import {
  type Consent,
  type Consents,
  giveAccess,
  giveEmergencyContact,
  giveRemark,
  noConsents,
} from './resident-details.ts'
import { seededRandom } from './seeded-random.ts'
import type { SitePlan } from './site-plan.ts'
import { type Staff, staffOf } from './staff.ts'
import { condominoFamily, storyteller } from './unit-story.ts'
import { proposals, renamed } from './unusual-residents.ts'
import { type Visitor, visitorsOf } from './visitors.ts'
import { type ItemPass, type Pass, type Visit, visitsOf } from './visits.ts'

type Tower = Omit<RecordOfRegister<typeof towers>, CommonColumn | 'status'>
type Apartment = Writable<Omit<RecordOfRegister<typeof apartments>, CommonColumn | 'status'>>
type Occupancy = Omit<RecordOfRegister<typeof occupancies>, CommonColumn | 'status'>

/** All rows of one condominium, by table; rows refer only to rows above them. */
export type Site = {
  towers: Tower[]
  apartments: Apartment[]
  residents: Resident[]
  resident_consents: Consent[]
  face_consents: FaceConsentRow[]
  occupancies: Occupancy[]
  vehicles: Vehicle[]
  pets: Pet[]
  pet_vaccines: Vaccine[]
  visitors: Visitor[]
  service_provider_apartments: ServedUnit[]
  cabinets: Cabinet[]
  cabinet_items: CabinetItem[]
  locker_manufacturers: Manufacturer[]
  equipment: Equipment[]
  lockers: Locker[]
  locker_doors: LockerDoor[]
  device_addresses: DeviceAddress[]
  holidays: Holiday[]
  passes: Pass[]
  visits: Visit[]
  item_passes: ItemPass[]
  /** The resident of the condômino account. */
  condominoId: string
} & Staff &
  Credentials

/** Makes a condominium from its plan: the same rows at every call. */
export function buildSite(plan: SitePlan): Site {
  const random = seededRandom(plan.seed)
  const chance: Chance = { random, people: peopleMaker(random, plan) }
  const tell = storyteller(chance, plan)
  const built = towersOf(plan, () => random.id())
  const units = built.flatMap((tower, index) => apartmentsOf(plan, tower, index, () => random.id()))

  const members: (Member & { unit: Apartment })[] = []
  let condominoId = ''
  for (const unit of units) {
    const tower = built.find(({ id }) => id === unit.tower_id)
    const { family } = plan
    const isFamilys = tower?.name === family.tower && unit.number === family.number
    const story = isFamilys ? condominoFamily(chance, plan) : tell()
    unit.occupancy = story.occupancy
    if (isFamilys) condominoId = story.members[0]?.resident.id ?? ''
    members.push(...story.members.map((one) => ({ ...one, unit })))
  }
  const own = members.find(({ resident }) => resident.id === condominoId)?.unit
  const others = members.filter(({ unit }) => unit !== own)
  members.push(...proposals(chance, plan.pending, others))

  const residents = [...new Set(members.map(({ resident }) => resident))]
  renamed(random, plan.socialNames, residents, condominoId)
  const settled = residents.map((resident) => settle(chance, resident, members))
  const occupied = members.map((one) => occupancyOf(random.id(), one))
  const homes = homesOf(units, members)
  const vehicles = vehiclesOf(random, homes)
  const belongings = petsOf(random, homes)
  const visitors = visitorsOf(chance, plan)
  const staff = staffOf(chance, plan)
  const made = {
    towers: built,
    apartments: units,
    residents,
    resident_consents: settled.flatMap(({ consents }) => consents),
    face_consents: faceConsentsOf(
      plan,
      settled.flatMap(({ faces }) => faces),
    ),
    occupancies: occupied,
    vehicles,
    ...belongings,
    visitors,
    ...staff,
    garages: garagesOf(random, units, vehicles),
    cards: cardsOf(random, homes, staff.employees),
    ...cabinetsOf(random, built),
    ...devicesOf(random, built),
    holidays: holidaysOf(random, plan),
    ...visitsOf(random, plan, { homes, visitors, ownId: condominoId }),
    condominoId,
  }
  // Drawn last, so that the random values of the rows above stay the same as before these rows
  // existed.
  const assigned = assignmentsOf(random, staff, { homes, vehicles, visitors })
  return {
    ...made,
    service_provider_apartments: assigned.service_provider_apartments,
    vehicles: [...made.vehicles, ...assigned.vehicles],
    visitors: [...made.visitors, ...assigned.visitors],
    cards: [...made.cards, ...assigned.cards],
    visits: [...made.visits, ...assigned.visits],
  }
}

/** Returns the occupied units, each with its adults. */
function homesOf(
  units: readonly Apartment[],
  members: readonly (Member & { unit: Apartment })[],
): Home[] {
  const here = Map.groupBy(
    members.filter(
      ({ relation, endsOn, resident }) =>
        endsOn === null &&
        relation !== 'landlord' &&
        relation !== 'domestic_staff' &&
        resident.approval === 'accepted' &&
        ageOn(resident.birth_date ?? LAST_DAY, LAST_DAY) >= 18,
    ),
    ({ unit }) => unit.id,
  )
  return units.flatMap((unit) => {
    const adults = (here.get(unit.id) ?? []).map(({ resident }) => resident)
    return adults.length === 0 ? [] : [{ unit, adults }]
  })
}

/** Completes a resident: former ones are inactive, present ones get access. */
function settle(chance: Chance, resident: Resident, members: readonly Member[]): Consents {
  const own = members.filter((one) => one.resident === resident && one.endsOn === null)
  const [stay] = own
  if (!stay) {
    resident.status = 'INATIVO'
    return noConsents
  }
  giveEmergencyContact(chance, resident)
  giveRemark(chance.random, resident)
  const livesHere = own.find(({ relation }) => relation !== 'landlord')
  return livesHere ? giveAccess(chance.random, resident, livesHere.startsOn) : noConsents
}

function towersOf(plan: SitePlan, id: () => string): Tower[] {
  const { zip_code, street, number, district, city, state } = plan.tenant
  return plan.towers.map((name, index) => ({
    id: id(),
    name,
    code: String.fromCharCode(65 + index),
    floors: plan.floors,
    units_per_floor: plan.unitsPerFloor,
    zip_code,
    street,
    number,
    complement: `Torre ${name}`,
    district,
    city,
    state,
    position: {
      latitude: decimal(plan.position.latitude - index * 0.0004, 4),
      longitude: decimal(plan.position.longitude, 4),
    },
  }))
}

/** Formats a number as decimals are stored: text, without trailing zeros. */
const decimal = (value: number, places: number) => String(Number(value.toFixed(places)))

/** Returns the area in square metres: the four corners are large, the top floor has terraces. */
function area(plan: SitePlan, floor: number, unit: number): number {
  const corner = [0, 1, plan.unitsPerFloor - 2, plan.unitsPerFloor - 1].includes(unit)
  const base = corner ? 92.5 : 68.4
  return floor === plan.floors ? base + 31 : base
}

function apartmentsOf(
  plan: SitePlan,
  tower: Tower,
  towerIndex: number,
  id: () => string,
): Apartment[] {
  const numbered = numberApartments({
    floors: plan.floors,
    units_per_floor: plan.unitsPerFloor,
    pattern: 'floor_unit',
  })
  const areas = numbered.map(({ floor }, index) => area(plan, floor, index % plan.unitsPerFloor))
  const whole = areas.reduce((sum, one) => sum + one, 0) * plan.towers.length
  return numbered.map(({ number, floor }, index) => {
    const size = areas[index] ?? 0
    return {
      id: id(),
      tower_id: tower.id,
      number,
      floor,
      kind: 'apartment',
      area_m2: decimal(size, 1),
      ideal_fraction: decimal(size / whole, 8),
      intercom: `${towerIndex + 1}${number.padStart(4, '0')}`,
      parking_spots: size > 100 ? 3 : size > 80 ? 2 : 1,
      occupancy: null,
      visitor_cap: null,
      notes: null,
    }
  })
}

/**
 * Makes an occupancy: owners and tenants decide; adult family may admit people; staff and landlords
 * may not.
 */
function occupancyOf(id: string, { unit, resident, ...stay }: Member & { unit: Apartment }) {
  const { relation, startsOn, endsOn } = stay
  const grown = ageOn(resident.birth_date ?? LAST_DAY, endsOn ?? LAST_DAY) >= 18
  const holder = relation === 'owner' || relation === 'tenant'
  const accepted = resident.approval === 'accepted'
  const family = relation === 'dependent' && grown && accepted
  return {
    id,
    apartment_id: unit.id,
    resident_id: resident.id,
    relation,
    starts_on: startsOn,
    ends_on: endsOn,
    may_authorize_visitors: holder || family,
    may_book: holder,
    gets_parcels: relation !== 'landlord' && grown,
  }
}
