import type { RecordOfRegister } from '@portaria/contract/define-register/define-register'
import type { cards } from '@portaria/contract/modules/belongings/cards/cards'
import type { employees } from '@portaria/contract/modules/people/employees/employees'
import type { garages } from '@portaria/contract/modules/units/garages/garages'
import type { Home, Vehicle } from './belongings.ts'
import { later, someDay } from './calendar.ts'
import type { CommonColumn } from './people.ts'
import type { SeededRandom } from './seeded-random.ts'

type Garage = Omit<RecordOfRegister<typeof garages>, CommonColumn | 'status'>
type Card = Omit<RecordOfRegister<typeof cards>, CommonColumn | 'status'>
type Unit = Home['unit'] & { number: string }

/** First number of a box of cards. */
const FIRST_CARD = 4_518_000
export const CARDS_SINCE = '2024-01-08'

/** The condominium's own spaces: their purpose, and how many for a hundred units. */
const shared = [
  ['visitor', 'VIS', 3],
  ['accessible', 'PCD', 2],
  ['elderly', 'IDO', 2],
  ['motorcycle', 'MOT', 4],
  ['charging', 'ELE', 1],
  ['loading', 'CAR', 1],
] as const

/** Makes the spaces of all units, with their cars, and those that belong to nobody. */
export function garagesOf(
  random: SeededRandom,
  units: readonly Unit[],
  vehicles: readonly Vehicle[],
): Garage[] {
  const cars = Map.groupBy(vehicles, ({ apartment_id }) => apartment_id)
  const spaces = units.flatMap(({ id, parking_spots: count }) =>
    Array.from({ length: count ?? 0 }, (_, nth) => ({
      apartment_id: id,
      vehicle_id: cars.get(id)?.[nth]?.id ?? null,
    })),
  )
  const half = Math.ceil(spaces.length / 2)
  const own = spaces.map((space, nth): Garage => {
    const isUpper = nth < half
    // A space without a car is sometimes lent to another unit.
    const other = random.chance(0.04) ? random.pick(units).id : null
    const isLent = space.vehicle_id === null && other !== space.apartment_id
    return {
      id: random.id(),
      code: `${isUpper ? 'A' : 'B'}${String((isUpper ? nth : nth - half) + 1).padStart(3, '0')}`,
      level: isUpper ? 'Subsolo 1' : 'Subsolo 2',
      kind: 'fixed',
      covered: true,
      ...space,
      lent_to_id: isLent ? other : null,
    }
  })
  const ofAll = shared.flatMap(([kind, letters, share]) =>
    Array.from(
      { length: Math.max(1, Math.round((units.length * share) / 100)) },
      (_, nth): Garage => {
        return {
          id: random.id(),
          code: `${letters}${String(nth + 1).padStart(2, '0')}`,
          level: 'Térreo',
          kind,
          covered: kind === 'motorcycle' || kind === 'charging',
          apartment_id: null,
          lent_to_id: null,
          vehicle_id: null,
        }
      },
    ),
  )
  return [...own, ...ofAll]
}

type Holder = Pick<Card, 'resident_id' | 'employee_id' | 'apartment_id'>

const nobody: Holder = { resident_id: null, employee_id: null, apartment_id: null }

/**
 * Makes one card for each resident and employee with card access; some lost, and a box in stock.
 */
export function cardsOf(
  random: SeededRandom,
  homes: readonly Home[],
  workers: readonly Pick<RecordOfRegister<typeof employees>, 'id' | 'admitted_on'>[],
): Card[] {
  const holders = [
    ...homes.flatMap(({ unit, adults }) =>
      adults
        .filter(({ access_types }) => access_types?.includes('card'))
        .map(({ id }): Holder => ({ ...nobody, resident_id: id, apartment_id: unit.id })),
    ),
    ...workers.map(({ id }): Holder => ({ ...nobody, employee_id: id })),
  ]
  const had = new Set<string | null>()
  const given = holders.flatMap((holder): (Holder & Pick<Card, 'state'>)[] => {
    const person = holder.resident_id ?? holder.employee_id
    if (had.has(person)) return []
    had.add(person)
    const state = random.chance(0.01) ? 'blocked' : 'assigned'
    const lost = random.chance(0.02) ? [{ ...holder, state: 'lost' as const }] : []
    return [...lost, { ...holder, state }]
  })
  const stock = Array.from({ length: 20 }, () => ({ ...nobody, state: 'stock' as const }))
  return [...given, ...stock].map((one, nth): Card => {
    return {
      id: random.id(),
      number: String(FIRST_CARD + nth),
      facility_code: null,
      technology: 'mifare',
      kind: random.chance(0.1) ? 'keyfob' : 'card',
      provider_id: null,
      ...one,
      valid_from:
        one.state === 'stock'
          ? null
          : someDay(random, CARDS_SINCE, later(CARDS_SINCE, '2026-08-31')),
      valid_to: null,
      block_reason: one.state === 'blocked' ? 'Cartão danificado' : null,
    }
  })
}

export type Credentials = { garages: Garage[]; cards: Card[] }
