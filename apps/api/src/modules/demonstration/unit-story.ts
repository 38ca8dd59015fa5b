import type { occupancyStates } from '@portaria/contract/modules/units/apartments/apartments'
import { addDays, addYears, daysBetween, earlier, LAST_DAY, later, someDay } from './calendar.ts'
import { type Chance, child, household, type Member, type Stay } from './households.ts'
import { bornAt, type Resident } from './people.ts'
import type { SitePlan } from './site-plan.ts'

/** The history of one unit since the house was built. */
export type UnitStory = { occupancy: (typeof occupancyStates)[number]; members: Member[] }

/** Longest vacancy between two households. */
const GAP_DAYS = 120
const SHORTEST_STAY_DAYS = 400

/** People that several units share. */
type Shared = { landlord: Resident | null; staff: Resident | null; owners: Resident[] }

/**
 * Makes the histories of units one after the other; landlords and domestic staff may have several.
 */
export function storyteller(chance: Chance, plan: SitePlan): () => UnitStory {
  const { random } = chance
  const shared: Shared = { landlord: null, staff: null, owners: [] }
  const { vacant, rented, short_stay, works } = plan.occupancy
  return () => {
    const occupancy = random.weighted([
      ['vacant', vacant],
      ['rented', rented],
      ['short_stay', short_stay],
      ['works', works],
      ['owner', 1 - vacant - rented - short_stay - works],
    ] as const)
    const owned = occupancy === 'owner' || occupancy === 'works'
    const since = movedIn(chance, plan, occupancy)
    const former = formerStays(chance, plan, since)
    const members = former.flatMap((stay) => household(chance, stay))
    if (owned || occupancy === 'rented') {
      const relation = owned ? 'owner' : 'tenant'
      const current = household(chance, { relation, from: since, until: null })
      members.push(...current, ...domesticStaff(chance, shared, current))
      const [head] = current
      if (head && owned) shared.owners.push(head.resident)
    }
    const known = { rented: 0.75, vacant: 0.6, short_stay: 1, owner: 0, works: 0 }[occupancy]
    if (random.chance(known)) {
      members.push(landlord(chance, plan, shared, { former, members, since }))
    }
    return { occupancy, members }
  }
}

/** Returns when today's household moved in; for a vacant unit, when the last one left. */
function movedIn({ random }: Chance, plan: SitePlan, occupancy: UnitStory['occupancy']): string {
  const earliest: Record<UnitStory['occupancy'], string> = {
    owner: plan.builtOn,
    rented: '2019-02-01',
    works: '2025-06-01',
    vacant: '2024-01-15',
    short_stay: '2024-01-15',
  }
  // A third of the owners bought their units before they were built, and came in the first two
  // years.
  const first = occupancy === 'owner' && random.chance(0.33)
  return someDay(random, earliest[occupancy], first ? addYears(plan.builtOn, 2) : LAST_DAY)
}

/** Returns past stays, oldest first: at most one owner's, then tenants. */
function formerStays({ random }: Chance, plan: SitePlan, before: string): Stay[] {
  const wanted = random.weighted([
    [0, 88],
    [1, 10],
    [2, 2],
  ] as const)
  const stays: { from: string; until: string }[] = []
  let end = before
  while (stays.length < wanted) {
    const until = addDays(end, -random.integer(8, GAP_DAYS))
    if (daysBetween(plan.builtOn, until) < SHORTEST_STAY_DAYS) break
    const longest = addDays(until, -random.integer(SHORTEST_STAY_DAYS, 2600))
    const from = later(plan.builtOn, longest)
    stays.push({ from, until })
    end = from
  }
  return stays.toReversed().map((stay, index) => ({
    ...stay,
    relation: index === 0 && random.chance(0.5) ? 'owner' : 'tenant',
  }))
}

const tie = (resident: Resident, startsOn: string): Member => ({
  resident,
  relation: 'landlord',
  startsOn,
  endsOn: null,
})

/** Returns the landlord of a unit: a former resident, a neighbour, or a stranger. */
function landlord(
  { random, people }: Chance,
  plan: SitePlan,
  shared: Shared,
  unit: { former: readonly Stay[]; members: readonly Member[]; since: string },
): Member {
  const [oldest] = unit.former
  const formerOwner = unit.members[0]
  if (oldest?.relation === 'owner' && formerOwner) {
    const from = addDays(oldest.until ?? unit.since, 1)
    // Sold to an investor, or kept and let.
    if (random.chance(0.6)) return tie(formerOwner.resident, from)
  }
  const earliest =
    oldest?.relation === 'owner' ? addDays(oldest.until ?? unit.since, 1) : plan.builtOn
  const latest = oldest?.relation === 'tenant' ? oldest.from : earlierTenant(unit)
  const from = someDay(random, earliest, later(earliest, latest))
  const grownUp = (resident: Resident | null | undefined) =>
    resident?.birth_date && addYears(resident.birth_date, 21) <= from ? resident : null
  const neighbour = shared.owners.length > 0 ? random.pick(shared.owners) : null
  const known = random.weighted([
    [null, 76],
    [grownUp(shared.landlord), 12],
    [grownUp(neighbour), 12],
  ])
  if (known) return tie(known, from)
  const { resident } = people.person({
    gender: random.pick(['female', 'male'] as const),
    birthDate: earlier(bornAt(random, random.integer(34, 80), LAST_DAY), addYears(from, -21)),
    marital: random.pick(['married', 'married', 'divorced', 'single', 'widowed'] as const),
  })
  const city = random.pick(['Campinas', 'Santos', 'Belém', 'Lisboa', 'Curitiba', 'Ribeirão Preto'])
  resident.notes = `Proprietário não residente; mora em ${city}.`
  shared.landlord = resident
  return tie(resident, from)
}

/** Returns the day on which the first tenant after an owner's stay came, or today's household. */
function earlierTenant({ former, since }: { former: readonly Stay[]; since: string }): string {
  return former.find(({ relation }) => relation === 'tenant')?.from ?? since
}

/** Makes domestic staff for some families; a few work for two. */
function domesticStaff(
  { random, people }: Chance,
  shared: Shared,
  family: readonly Member[],
): Member[] {
  const [head] = family
  if (!head || family.length < 2 || !random.chance(0.055)) return []
  const from = someDay(random, later(head.startsOn, '2016-01-01'), LAST_DAY)
  const shares = shared.staff !== null && random.chance(0.3)
  if (!shares || shared.staff === null) {
    const age = random.integer(32, 62)
    shared.staff = people.person({
      gender: random.chance(0.9) ? 'female' : 'male',
      birthDate: bornAt(random, age, LAST_DAY),
      marital: random.pick(['married', 'single', 'stable_union'] as const),
    }).resident
  }
  return [{ resident: shared.staff, relation: 'domestic_staff', startsOn: from, endsOn: null }]
}

/** The condomino account's household: a couple with a child, where a tenant lived before. */
export function condominoFamily(chance: Chance, { family }: SitePlan): UnitStory {
  const [first, last] = family.surnames
  const { people, random } = chance
  const stay = { startsOn: family.movedIn, endsOn: null }
  const head = people.person({
    ...family.condomino,
    surnames: [first, last],
    marital: 'married',
    email: family.email,
  })
  const spouse = people.person({
    ...family.spouse,
    surnames: ['Pimentel', last],
    marital: 'married',
  })
  const offspring = child(chance, family.child, [head, spouse])
  offspring.resident.guardian_id = head.resident.id
  const tenant = people.person({
    gender: 'male',
    birthDate: bornAt(random, 34, family.formerTenant.from),
    marital: 'single',
  })
  return {
    occupancy: 'owner',
    members: [
      { resident: head.resident, relation: 'owner', ...stay },
      { resident: spouse.resident, relation: 'owner', ...stay },
      { resident: offspring.resident, relation: 'dependent', ...stay },
      {
        resident: tenant.resident,
        relation: 'tenant',
        startsOn: family.formerTenant.from,
        endsOn: family.formerTenant.until,
      },
    ],
  }
}
