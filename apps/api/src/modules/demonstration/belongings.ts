import type { RecordOfRegister } from '@portaria/contract/define-register/define-register'
import type { pets } from '@portaria/contract/modules/belongings/pets/pets'
import type { vehicles } from '@portaria/contract/modules/belongings/vehicles/vehicles'
import type { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import { plateKey } from '@portaria/contract/value-types/plate'
import { renavam } from '@portaria/contract/value-types/renavam'
import { addDays, addYears, LAST_DAY, someDay } from './calendar.ts'
import type { CommonColumn, Resident } from './people.ts'
import type { SeededRandom } from './seeded-random.ts'
import { cars, motorcycles, SHARED, type SpeciesName, species } from './shared-rows.ts'

/**
 * A row of its table; a reference into a catalogue also names the tenant of the catalogue's row.
 */
export type Vehicle = Omit<RecordOfRegister<typeof vehicles>, CommonColumn | 'photo_file_id'> & {
  brand_tenant_id: string
}
export type Pet = Omit<
  RecordOfRegister<typeof pets>,
  CommonColumn | 'photo_file_id' | 'vaccines' | 'status'
> & { species_tenant_id: string }

/** A row of `pet_vaccines`. */
export type Vaccine = {
  id: string
  pet_id: string
  ordinal: number
  name: string
  given_on: string
  valid_until: string
}

/** An occupied unit, with the adults of its household. */
export type Home = {
  unit: Pick<RecordOfRegister<typeof apartments>, 'id' | 'parking_spots'>
  adults: readonly Resident[]
}

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const digits = Array.from('0123456789')
/** ISO 3779 leaves out I, O and Q. */
const chassisLetters = Array.from('0123456789ABCDEFGHJKLMNPRSTUVWXYZ')
const colors = ['Branco', 'Prata', 'Preto', 'Cinza', 'Vermelho', 'Azul'] as const

/**
 * Makes vehicles: some three of five homes have cars, at most as many as their spots, and some a
 * motorcycle.
 */
export function vehiclesOf(random: SeededRandom, homes: readonly Home[]): Vehicle[] {
  const taken = new Set<string>()
  return homes.flatMap(({ unit, adults }) => {
    if (!random.chance(0.6)) return []
    const count = random.integer(1, Math.min(unit.parking_spots ?? 1, adults.length))
    return Array.from({ length: count }, (): Vehicle => {
      const kind = random.chance(0.12) ? 'motorcycle' : 'car'
      const make = random.weighted(kind === 'car' ? cars : motorcycles)
      const year = random.integer(2008, 2026)
      const isKnown = random.chance(0.6)
      return {
        id: random.id(),
        status: 'ATIVO',
        plate: freshPlate(random, taken, year),
        brand_tenant_id: SHARED,
        brand_id: make.brand,
        model: random.pick(make.models),
        year_manufacture: year,
        year_model: year + (random.chance(0.4) ? 1 : 0),
        color: random.pick(colors),
        kind,
        chassis: isKnown ? chassis(random) : null,
        renavam: isKnown ? freshRenavam(random) : null,
        apartment_id: unit.id,
        resident_id: random.pick(adults).id,
        employee_id: null,
        provider_id: null,
        tag: kind === 'car' && random.chance(0.8) ? `E280${random.digits(12)}` : null,
        starts_on: null,
        ends_on: null,
        ownership: 'held',
        disputed: false,
      }
    })
  })
}

/**
 * Makes a plate. Since 2018 plates are Mercosul; older cars changed theirs only when they were
 * sold.
 */
function freshPlate(random: SeededRandom, taken: Set<string>, year: number): string {
  const letter = (count: number) => random.pick(letters.slice(0, count))
  const head = `${letter(26)}${letter(26)}${letter(26)}${random.digits(1)}`
  const isMercosul = year > 2018 || random.chance(0.3)
  const plate = `${head}${isMercosul ? letter(10) : random.digits(1)}${random.digits(2)}`
  const key = plateKey(plate)
  if (taken.has(key)) return freshPlate(random, taken, year)
  taken.add(key)
  return plate
}

function chassis(random: SeededRandom): string {
  const rest = Array.from({ length: 9 }, () => random.pick(chassisLetters))
  return `9B${rest.join('')}${random.digits(6)}`
}

/** Makes a number of ten random digits, and an eleventh that checks them. */
function freshRenavam(random: SeededRandom): string {
  const base = `0${random.integer(1, 9)}${random.digits(8)}`
  const whole = digits.map((digit) => base + digit)
  const [valid] = whole.filter((number) => renavam.parse(number).ok)
  return valid ?? freshRenavam(random)
}

const breeds: Partial<Record<SpeciesName, readonly string[]>> = {
  dog: ['Sem raça definida', 'Shih-tzu', 'Golden retriever', 'Lulu-da-pomerânia', 'Poodle'],
  cat: ['Sem raça definida', 'Siamês', 'Persa'],
  bird: ['Calopsita', 'Periquito'],
}
const names = ['Amora', 'Bidu', 'Cacau', 'Chico', 'Frida', 'Luna', 'Mel', 'Nina', 'Pipoca', 'Thor']
const coats = ['Branco', 'Caramelo', 'Preto', 'Malhado', 'Cinza'] as const

/** Makes pets: a quarter of the homes have one, some two. */
export function petsOf(
  random: SeededRandom,
  homes: readonly Home[],
): { pets: Pet[]; pet_vaccines: Vaccine[] } {
  const pet_vaccines: Vaccine[] = []
  const made = homes.flatMap(({ unit, adults }) => {
    if (!random.chance(0.25)) return []
    const count = random.chance(0.2) ? 2 : 1
    return Array.from({ length: count }, (): Pet => {
      const kind = random.weighted<SpeciesName>([
        ['dog', 60],
        ['cat', 28],
        ['bird', 6],
        ['fish', 3],
        ['rabbit', 2],
        ['turtle', 1],
      ])
      const born = someDay(random, '2012-01-01', '2024-09-01')
      const id = random.id()
      const needsVaccine = kind === 'dog' || kind === 'cat'
      if (needsVaccine) pet_vaccines.push(...vaccinesOf(random, id, kind))
      return {
        id,
        name: random.pick(names),
        species_tenant_id: SHARED,
        species_id: species[kind],
        breed: random.pick(breeds[kind] ?? [null]),
        sex: random.pick(['male', 'female'] as const),
        size: kind === 'dog' ? random.pick(['small', 'medium', 'large'] as const) : 'small',
        birth_date: born,
        color: random.pick(coats),
        microchip: needsVaccine && random.chance(0.3) ? `963${random.digits(12)}` : null,
        apartment_id: unit.id,
        tutor_id: random.pick(adults).id,
        disputed: false,
      }
    })
  })
  return { pets: made, pet_vaccines }
}

/** Makes a vaccination for every year; one in six pets has missed the last one. */
function vaccinesOf(random: SeededRandom, petId: string, kind: 'dog' | 'cat'): Vaccine[] {
  const latest = random.chance(0.17) ? addYears(LAST_DAY, -1) : LAST_DAY
  return ['Antirrábica', kind === 'dog' ? 'V10' : 'V4'].map((name, ordinal) => {
    const given = addDays(latest, -random.integer(20, 330))
    return {
      id: random.id(),
      pet_id: petId,
      ordinal,
      name,
      given_on: given,
      valid_until: addYears(given, 1),
    }
  })
}
