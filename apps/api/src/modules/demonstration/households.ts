import { addDays, addYears, ageOn, earlier, LAST_DAY, later, someDay } from './calendar.ts'
import { foreigners, type Origin, surnames } from './names.ts'
import {
  bornAt,
  familyNames,
  type PeopleMaker,
  type Person,
  type Resident,
  type Wish,
} from './people.ts'
import type { SeededRandom, Weighted } from './seeded-random.ts'

export type Relation = 'owner' | 'tenant' | 'dependent' | 'domestic_staff' | 'landlord'

/** A person in a unit, with the period. */
export type Member = {
  resident: Resident
  relation: Relation
  startsOn: string
  endsOn: string | null
}

/** The relation and period of a household's stay; without an end it lives there now. */
export type Stay = { relation: 'owner' | 'tenant'; from: string; until: string | null }

export type Chance = { random: SeededRandom; people: PeopleMaker }

type Shape =
  | 'alone'
  | 'couple'
  | 'family'
  | 'single_parent'
  | 'elderly'
  | 'elderly_couple'
  | 'flatmates'

const shapes: Record<Stay['relation'], Weighted<Shape>> = {
  owner: [
    ['alone', 28],
    ['couple', 24],
    ['family', 23],
    ['single_parent', 7],
    ['elderly', 10],
    ['elderly_couple', 8],
  ],
  tenant: [
    ['alone', 32],
    ['couple', 28],
    ['family', 20],
    ['single_parent', 8],
    ['flatmates', 12],
  ],
}

const ages: Record<Shape, readonly [number, number]> = {
  alone: [24, 60],
  couple: [25, 62],
  family: [30, 54],
  single_parent: [28, 52],
  elderly: [68, 90],
  elderly_couple: [64, 84],
  flatmates: [20, 29],
}

/** Minimum age of a person who takes a unit, when the stay begins. */
const ADULT = 21

/** Makes a whole household for one stay, its head first; parents come before their children. */
export function household(chance: Chance, stay: Stay): Member[] {
  const { random } = chance
  const shape = random.weighted(shapes[stay.relation])
  const origin = random.chance(0.03) ? random.pick(foreigners) : undefined
  const head = makeHead(chance, stay, shape, origin)
  const alone = member(stay, head)
  if (shape === 'alone') return alone
  if (shape === 'elderly') return [...alone, ...bereaved(chance, stay, head)]
  if (shape === 'flatmates') return [...alone, ...flatmates(chance, stay)]
  if (shape === 'single_parent') return [...alone, ...children(chance, stay, [head])]

  const spouse = makeSpouse(chance, head, stay, origin)
  const relation = random.chance(0.5) ? stay.relation : 'dependent'
  const couple = [...alone, ...member({ ...stay, relation }, spouse)]
  if (shape !== 'family') return [...couple, ...grownAndGone(chance, stay, [head, spouse])]
  const grandmother = random.chance(0.06) ? aMother(chance, stay, head) : []
  return [...couple, ...children(chance, stay, [head, spouse]), ...grandmother]
}

function member(stay: Omit<Stay, 'relation'> & { relation: Relation }, person: Person): Member[] {
  const { relation, from, until } = stay
  return [{ resident: person.resident, relation, startsOn: from, endsOn: until }]
}

const genderOf = (random: SeededRandom) => random.pick(['female', 'male'] as const)

function makeHead(
  { random, people }: Chance,
  stay: Stay,
  shape: Shape,
  origin: Origin | undefined,
): Person {
  const [youngest, oldest] = ages[shape]
  const until = stay.until ?? LAST_DAY
  const least = Math.max(youngest, ADULT + 1 + ageOn(stay.from, until))
  const age = random.integer(least, Math.max(least, oldest))
  return people.person({
    gender: genderOf(random),
    birthDate: bornAt(random, age, until),
    marital: maritalOf(random, shape, age),
    origin,
  })
}

function maritalOf(random: SeededRandom, shape: Shape, age: number): Resident['marital_status'] {
  const couple = [
    ['married', 70],
    ['stable_union', 30],
  ] as const
  const chances: Record<Shape, Weighted<NonNullable<Resident['marital_status']>>> = {
    alone: [
      ['divorced', age > 32 ? 35 : 0],
      ['single', 65],
    ],
    couple,
    family: couple,
    single_parent: [
      ['divorced', 60],
      ['single', 30],
      ['widowed', 10],
    ],
    elderly: [
      ['widowed', 75],
      ['divorced', 25],
    ],
    elderly_couple: [['married', 1]],
    flatmates: [['single', 1]],
  }
  return random.weighted(chances[shape])
}

function makeSpouse(
  { random, people }: Chance,
  head: Person,
  stay: Stay,
  origin: Origin | undefined,
): Person {
  const opposite = head.gender === 'female' ? 'male' : 'female'
  const days = random.integer(-5 * 365, 5 * 365)
  const grown = addYears(stay.from, -ADULT)
  return people.person({
    gender: random.chance(0.95) ? opposite : head.gender,
    birthDate: earlier(addDays(head.resident.birth_date ?? grown, days), grown),
    marital: head.resident.marital_status,
    origin: origin && random.chance(0.6) ? origin : undefined,
    // Many couples share the last name.
    ...(random.chance(0.4) && {
      surnames: [...familyNamesBefore(random, head), head.surnames.at(-1) ?? ''],
    }),
  })
}

/** Returns a first family name that does not repeat the shared last one. */
function familyNamesBefore(random: SeededRandom, other: Person): readonly string[] {
  const own = familyNames(random, surnames).filter((name) => name !== other.surnames.at(-1))
  return own.slice(0, 1)
}

/**
 * Makes children, who live with their parents up to their mid-twenties; each moves in when born.
 */
function children(chance: Chance, stay: Stay, parents: readonly Person[]): Member[] {
  const { random } = chance
  const until = stay.until ?? LAST_DAY
  const births = parents.map((parent) => parent.resident.birth_date ?? until).toSorted()
  const [oldest = until, youngest = oldest] = births
  const latest = earlier(addDays(until, -20), addYears(oldest, 44))
  const first = later(addYears(youngest, 20), addYears(until, -24))
  const wanted = random.weighted([
    [1, 45],
    [2, 42],
    [3, 13],
  ] as const)
  const born = first < latest ? [someDay(random, first, latest)] : []
  while (born.length > 0 && born.length < wanted) {
    const next = addDays(born.at(-1) ?? latest, random.integer(400, 1900))
    if (next > latest) break
    born.push(next)
  }
  return born.flatMap((birthDate) => {
    const from = later(stay.from, birthDate)
    return member(
      { relation: 'dependent', from, until: stay.until },
      child(chance, { birthDate }, parents),
    )
  })
}

/**
 * Makes a child of these parents, as far as chance may choose; a minor's guardian is one of them.
 */
export function child(
  { random, people }: Chance,
  known: Pick<Wish, 'birthDate'> & Partial<Wish>,
  parents: readonly Person[],
): Person {
  const mother = parents.find(({ gender }) => gender === 'female') ?? parents[0]
  const father = parents.findLast((parent) => parent !== mother) ?? mother
  const last = father?.surnames.at(-1) ?? ''
  const fromMother = mother?.surnames.findLast((name) => name !== last)
  const made = people.person({
    gender: genderOf(random),
    surnames: [...(fromMother ? [fromMother] : []), last],
    ...known,
  })
  const age = ageOn(known.birthDate, LAST_DAY)
  if (age < 18) {
    made.resident.guardian_id = random.pick(parents).resident.id
    made.resident.exit_permission = age < 8 ? 'never' : age < 14 ? 'guardian' : 'free'
  }
  return made
}

function flatmates(chance: Chance, stay: Stay): Member[] {
  const { random, people } = chance
  const until = stay.until ?? LAST_DAY
  const least = ADULT - 2 + ageOn(stay.from, until)
  return Array.from({ length: random.integer(1, 2) }, () =>
    people.person({
      gender: genderOf(random),
      birthDate: bornAt(random, random.integer(Math.max(20, least), Math.max(28, least)), until),
    }),
  ).flatMap((person) => member(stay, person))
}

/** Makes the head's mother, who came to live with the family. */
function aMother({ random, people }: Chance, stay: Stay, head: Person): Member[] {
  const born = addYears(head.resident.birth_date ?? LAST_DAY, -random.integer(21, 34))
  const mother = people.person({
    gender: 'female',
    birthDate: born,
    marital: 'widowed',
    surnames: head.surnames,
  })
  const from = someDay(random, stay.from, stay.until ?? LAST_DAY)
  return member({ relation: 'dependent', from, until: stay.until }, mother)
}

/** Makes the late spouse of old people who live alone. */
function bereaved(chance: Chance, stay: Stay, head: Person): Member[] {
  const { random } = chance
  const widowed = head.resident.marital_status === 'widowed'
  const first = addYears(stay.from, 1)
  const last = addDays(stay.until ?? LAST_DAY, -60)
  if (!widowed || first >= last || !random.chance(0.4)) return []
  const spouse = makeSpouse(chance, head, stay, undefined)
  spouse.resident.marital_status = 'married'
  return member({ ...stay, until: someDay(random, first, last) }, spouse)
}

/** Makes a son or daughter who grew up here and has left. */
function grownAndGone(chance: Chance, stay: Stay, parents: readonly Person[]): Member[] {
  const { random } = chance
  const born = parents.map(({ resident }) => addYears(resident.birth_date ?? LAST_DAY, 26))
  const birthDate = addDays(born.toSorted().at(-1) ?? LAST_DAY, random.integer(0, 1500))
  const left = addDays(addYears(birthDate, 23), random.integer(0, 1500))
  const from = later(stay.from, birthDate)
  if (left >= (stay.until ?? LAST_DAY) || left <= addYears(from, 2)) return []
  if (!random.chance(0.5)) return []
  return member({ relation: 'dependent', from, until: left }, child(chance, { birthDate }, parents))
}
