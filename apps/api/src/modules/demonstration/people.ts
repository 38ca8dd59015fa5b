import type { RecordOfRegister } from '@portaria/contract/define-register/define-register'
import type { residents } from '@portaria/contract/modules/people/residents/residents'
import { cnh } from '@portaria/contract/value-types/cnh'
import { cpfCheckDigits } from '@portaria/contract/value-types/cpf'
import { searchText } from '@portaria/contract/value-types/text'
import { addDays, addYears, ageOn, LAST_DAY, someDay } from './calendar.ts'
import { givenNamesOf, type Origin, surnames } from './names.ts'
import type { SeededRandom } from './seeded-random.ts'

type ResidentRecord = RecordOfRegister<typeof residents>

/** A row of `residents` as the demonstration writes it; consents are rows of their own. */
export type Resident = Writable<
  Omit<ResidentRecord, CommonColumn | 'photo_file_id' | 'consents'> & { phones: readonly string[] }
>

/** Columns that the database fills in by itself. */
export type CommonColumn = 'version' | 'deleted_at' | `${'created' | 'updated'}_${'at' | 'by'}`

/** A record whose parts become known one after the other. */
export type Writable<T> = { -readonly [Name in keyof T]: T[Name] }

/** The fixed properties of a new person; the others are random. */
export type Wish = {
  gender: 'female' | 'male'
  birthDate: string
  given?: string
  /** The family names of mother and father; by default two Brazilian ones. */
  surnames?: readonly string[]
  marital?: Resident['marital_status']
  /** A person from another country: no CPF, a document of their own. */
  origin?: Origin | undefined
  email?: string
}

/** A new person, with the data that relatives need. */
export type Person = { resident: Resident; gender: Wish['gender']; surnames: readonly string[] }

export type PeopleMaker = {
  person(wish: Wish): Person
  /** Returns a mobile number of the place. */
  mobile(): string
}

/** Makes the people of one place: no CPF, document or e-mail occurs twice. */
export function peopleMaker(
  random: SeededRandom,
  place: { areaCode: string; cpfRegion: string; rgIssuer: string },
): PeopleMaker {
  const taken = new Set<string>()
  const fresh = (make: () => string): string => {
    let made = make()
    while (taken.has(made)) made = make()
    taken.add(made)
    return made
  }

  /**
   * Chooses a name: no two people of the place have the same as long as there are others; brothers
   * never do.
   */
  function named(
    wish: Wish,
    tries = 0,
  ): { given: string; family: readonly string[]; name: string } {
    const { gender, birthDate, origin } = wish
    const given =
      wish.given ?? random.pick(origin ? origin[gender] : givenNamesOf(gender, birthDate))
    const family = wish.surnames ?? familyNames(random, origin?.surnames ?? surnames)
    const name = [given, ...family].join(' ')
    if (taken.has(name) && tries < 20) return named(wish, tries + 1)
    taken.add(name)
    return { given, family, name }
  }

  function cpf(): string {
    return fresh(() => {
      // The ninth digit tells the region that issued it: mostly the place's own.
      const region = random.chance(0.8) ? place.cpfRegion : random.digits(1)
      const base = `${random.integer(0, 3)}${random.digits(7)}${region}`
      return `${base}${cpfCheckDigits(base)}`
    })
  }

  function email(given: string, surname: string): string {
    const name = `${plain(given).split(' ')[0]}.${plain(surname)}`
    let tries = 0
    return fresh(() => `${name}${tries++ ? `.${tries}` : ''}@exemplo.com.br`)
  }

  const mobile = () => `+55${place.areaCode}9${random.integer(6, 9)}${random.digits(7)}`
  const fixed = () => `+55${place.areaCode}3${random.digits(7)}`

  function idDoc(number: string | null, origin: Origin | undefined): Resident['id_doc'] {
    if (origin) {
      return random.chance(0.6)
        ? { kind: 'crnm', number: fresh(() => crnm(random)), issuer: 'PF', country: 'BR' }
        : {
            kind: 'passport',
            number: fresh(() => `${random.pick(['AB', 'GC', 'TK'])}${random.digits(7)}`),
            issuer: null,
            country: origin.country,
          }
    }
    if (number && random.chance(0.3)) return { kind: 'cin', number, issuer: null, country: 'BR' }
    return random.chance(0.7)
      ? {
          kind: 'rg',
          number: fresh(() => random.digits(9)),
          issuer: place.rgIssuer,
          country: 'BR',
        }
      : null
  }

  function licence(age: number, origin: Origin | undefined) {
    if (origin || age < 19 || age > 82 || !random.chance(0.5)) return noLicence
    return {
      cnh_number: fresh(() => licenceNumber(random)),
      cnh_category: random.weighted([
        ['B', 60],
        ['AB', 26],
        ['A', 6],
        ['AD', 5],
        ['E', 3],
      ] as const),
      cnh_expires_on: someDay(random, '2026-02-01', age < 50 ? '2035-12-31' : '2031-06-30'),
    } as const
  }

  function person(wish: Wish): Person {
    const { gender, birthDate, origin } = wish
    const age = ageOn(birthDate, LAST_DAY)
    const { given, family, name } = named(wish)
    // Children got a CPF with their birth certificate from 2017 on, before that when they needed one.
    const hasCpf = !origin && (age >= 18 || random.chance(birthDate >= '2017' ? 0.9 : 0.6))
    const number = hasCpf ? cpf() : null
    const reachable = age >= 70 ? 0.5 : age >= 18 ? 0.92 : age >= 14 ? 0.5 : 0
    const phones = random.chance(age >= 18 ? 0.96 : reachable) ? [fresh(mobile)] : []
    if (age >= 40 && random.chance(0.15)) phones.push(fresh(fixed))
    return {
      gender,
      surnames: family,
      resident: {
        id: random.id(),
        name,
        social_name: null,
        cpf: number,
        id_doc: idDoc(number, origin),
        gender: random.chance(0.99) ? gender : 'not_informed',
        marital_status: wish.marital ?? 'single',
        nationality: origin?.country ?? 'BR',
        birth_date: birthDate,
        ...licence(age, origin),
        email:
          wish.email ?? (random.chance(reachable) ? email(given, family.at(-1) ?? given) : null),
        phones,
        notes: null,
        emergency_contact: null,
        guardian_id: null,
        exit_permission: null,
        access_types: [],
        facial_status: 'none',
        approval: 'accepted',
        refusal_reason: null,
        decided_at: null,
        decided_by_id: null,
        status: 'ATIVO',
      },
    }
  }

  return { person, mobile: () => fresh(mobile) }
}

/** Returns a name in the form of an e-mail address. */
const plain = (text: string) => searchText(text).replace(/^d[aeo]s? /, '')

const noLicence = { cnh_number: null, cnh_category: null, cnh_expires_on: null }

function crnm(random: SeededRandom): string {
  return `${random.pick(['F', 'G', 'V'])}${random.digits(6)}${random.pick(['A', 'C', 'J', 'Q', 'X'])}`
}

/** Makes a driving licence's number that the contract accepts without a warning. */
function licenceNumber(random: SeededRandom): string {
  const base = random.digits(9)
  for (let last = 0; last < 100; last++) {
    const number = `${base}${String(last).padStart(2, '0')}`
    if (!('warning' in cnh.parse(number))) return number
  }
  return licenceNumber(random)
}

/** Returns two different family names. */
export function familyNames(random: SeededRandom, names: readonly string[]): readonly string[] {
  const first = random.pick(names)
  return [first, random.pick(names.filter((name) => name !== first))]
}

/** Returns a birthday that gives a person this age on a day. */
export function bornAt(random: SeededRandom, age: number, on: string): string {
  return someDay(random, addDays(addYears(on, -age - 1), 1), addYears(on, -age))
}
