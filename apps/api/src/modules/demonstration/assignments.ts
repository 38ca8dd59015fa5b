import type { RecordOfRegister } from '@portaria/contract/define-register/define-register'
import type { cards } from '@portaria/contract/modules/belongings/cards/cards'
import type { Home, Vehicle } from './belongings.ts'
import { CARDS_SINCE } from './credentials.ts'
import type { CommonColumn } from './people.ts'
import type { SeededRandom } from './seeded-random.ts'
import type { Provider, Staff } from './staff.ts'
import type { Visitor } from './visitors.ts'
import { expectedVisit, type Visit } from './visits.ts'

type Card = Omit<RecordOfRegister<typeof cards>, CommonColumn | 'status'>

/** A row of `service_provider_apartments`. */
export type ServedUnit = {
  id: string
  service_provider_id: string
  ordinal: number
  apartment_id: string
}

export type Assignments = {
  service_provider_apartments: ServedUnit[]
  cards: Card[]
  vehicles: Vehicle[]
  visitors: Visitor[]
  visits: Visit[]
}

const UNITS = 3

/** Far from the card numbers of residents and employees. */
const CARD = '4790011'

const day = 24 * 60

/**
 * Makes the belongings and visits of one provider: units, a card, a car and two visits. It is the
 * person among the providers, or else the first company, whose technician comes.
 */
export function assignmentsOf(
  random: SeededRandom,
  staff: Pick<Staff, 'service_providers' | 'service_provider_technicians'>,
  {
    homes,
    vehicles,
    visitors,
  }: { homes: readonly Home[]; vehicles: readonly Vehicle[]; visitors: readonly Visitor[] },
): Assignments {
  const [first] = staff.service_providers
  const provider = staff.service_providers.find(({ kind }) => kind === 'person') ?? first
  const car = vehicles.find(({ kind }) => kind === 'car')
  const [known] = visitors
  const none = {
    service_provider_apartments: [],
    cards: [],
    vehicles: [],
    visitors: [],
    visits: [],
  }
  if (!provider || !car || !known) return none
  const units = homes.slice(0, UNITS)
  const plate = `PRV${random.integer(1, 9)}A${random.digits(2)}`
  const person = personOf(provider, staff)
  const visitor: Visitor = {
    ...known,
    id: random.id(),
    ...person,
    id_doc: null,
    social_name: null,
    gender: 'male',
    company: provider.name,
    phones: provider.phones,
    plate,
  }
  return {
    service_provider_apartments: units.map(({ unit }, ordinal) => ({
      id: random.id(),
      service_provider_id: provider.id,
      ordinal,
      apartment_id: unit.id,
    })),
    cards: [cardOf(random.id(), provider.id)],
    vehicles: [
      {
        ...car,
        id: random.id(),
        plate,
        chassis: null,
        renavam: null,
        tag: null,
        apartment_id: null,
        resident_id: null,
        provider_id: provider.id,
      },
    ],
    visitors: [visitor],
    visits: units.slice(0, 2).map(({ unit, adults }, nth) =>
      expectedVisit(random.id(), visitor, {
        kind: 'service',
        apartment_id: unit.id,
        host_id: adults[0]?.id ?? null,
        provider_id: provider.id,
        plate,
        purpose: nth === 0 ? 'Revisão combinada' : 'Orçamento',
        from: 180 + nth * day,
      }),
    ),
  }
}

/** Returns the person who visits: the provider itself, or the technician whom a company sends. */
function personOf(
  provider: Provider,
  { service_provider_technicians: all }: Pick<Staff, 'service_provider_technicians'>,
): Pick<Visitor, 'name' | 'cpf'> {
  const technician = all.find(({ service_provider_id: id }) => id === provider.id)
  return provider.kind === 'person' || !technician
    ? { name: provider.name, cpf: provider.cpf }
    : { name: technician.name, cpf: technician.cpf }
}

const cardOf = (id: string, provider_id: string): Card => ({
  id,
  number: CARD,
  facility_code: null,
  technology: 'mifare',
  kind: 'card',
  resident_id: null,
  employee_id: null,
  provider_id,
  apartment_id: null,
  valid_from: CARDS_SINCE,
  valid_to: null,
  state: 'assigned',
  block_reason: null,
})
