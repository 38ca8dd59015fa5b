import type { PersonFacts } from '@portaria/contract/modules/access/decisions/decide'
import { weekdays } from '@portaria/contract/value-types/weekdays'
import type { DemonstrationRandom } from '../../../parts/demonstration-part.ts'
import {
  DAYS,
  type Day,
  daysAgo,
  hallOf,
  type Planned,
  type PlannedAttempt,
  placed,
  pressExit,
  serviceOf,
} from './demonstration-fortnight.ts'
import type { Cast, Guest, GuestPass, Neighbour, PassTerms } from './demonstration-people.ts'

const anyHour = { uses_allowed: 1, weekdays: [], hours: null }

const weekend: PassTerms = {
  ...anyHour,
  kind: 'social',
  purpose: 'Fim de semana',
  from: daysAgo(6, 18),
  to: daysAgo(3, 20),
}
const dinner: PassTerms = {
  ...anyHour,
  kind: 'social',
  purpose: 'Jantar',
  from: daysAgo(5, 19),
  to: daysAgo(5, 23, 30),
}
const afternoon: PassTerms = {
  ...anyHour,
  kind: 'social',
  purpose: 'Visita',
  from: daysAgo(3, 14),
  to: daysAgo(3, 18),
}
const painting: PassTerms = {
  kind: 'service',
  purpose: 'Pintura do apartamento',
  from: daysAgo(DAYS, 8),
  to: daysAgo(1, 17),
  uses_allowed: null,
  weekdays: weekdays.slice(0, 5),
  hours: ['08:00', '17:00'],
}
const often: PassTerms = {
  kind: 'social',
  purpose: 'Visita',
  from: daysAgo(10, 8),
  to: daysAgo(1, 22),
  uses_allowed: null,
  weekdays: [],
  hours: null,
}

/** Returns the passes of guests of the last weeks, and what the guests did at the doors. */
export function guestsOf(
  { neighbours, guests, towers }: Cast,
  condominoId: string,
  days: readonly Day[],
  random: DemonstrationRandom,
): { readonly passes: readonly GuestPass[]; readonly planned: readonly Planned[] } {
  const owners = neighbours.filter(({ relation }) => relation === 'owner')
  const own = owners.find(({ facts }) => facts.id === condominoId)
  const others = owners.filter((one) => one.apartment_id !== own?.apartment_id)
  const hosts = [...(own ? [own] : []), ...others]
  const free = guests.filter(({ blocked }) => !blocked)
  const passes: GuestPass[] = []
  const pass = (guest: Guest | undefined, nth: number, terms: PassTerms): GuestPass[] => {
    const host = hosts[(nth * 3) % hosts.length]
    if (!guest || !host) return []
    const made = { id: random.id(), guest, facts: factsOf(guest, host), host, terms }
    passes.push(made)
    return [made]
  }
  const elsewhere = (tower: string) => towers.find((name) => name !== tower) ?? tower
  const planned = [
    ...pass(free[0], 0, weekend).flatMap((one) => [
      ...stay(one, daysAgo(6, 18, 40), 60 * 20),
      // It was for one entry, two days before.
      shown(one, daysAgo(4, 10, 12)),
    ]),
    ...pass(free[1], 1, dinner).flatMap((one) => [
      shown(one, daysAgo(5, 19, 18), hallOf(elsewhere(one.host.tower))),
      ...stay(one, daysAgo(5, 19, 22), 195),
    ]),
    ...pass(free[2], 2, afternoon).flatMap((one) => [
      shown(one, daysAgo(3, 12, 31)),
      ...stay(one, daysAgo(3, 14, 6), 140),
      shown(one, daysAgo(2, 15, 20)),
    ]),
    ...pass(free[3], 3, painting).flatMap((one) => paintingDays(one, days, random)),
    ...pass(
      guests.find(({ blocked }) => blocked),
      4,
      often,
    ).flatMap((one) => [
      ...stay({ ...one, facts: { ...one.facts, isBlocked: false } }, daysAgo(8, 20, 10), 90),
      shown(one, daysAgo(2, 20, 35)),
    ]),
  ]
  return { passes, planned }
}

/** The painter comes every day; on free days, and after the last one, the pass opens nothing. */
const paintingDays = (
  one: GuestPass,
  days: readonly Day[],
  random: DemonstrationRandom,
): Planned[] =>
  days.flatMap(({ ago, weekday, isWorkday }): Planned[] => {
    const at = daysAgo(ago, 8, random.integer(4, 25))
    const door = serviceOf(one.host.tower)
    if (isWorkday && ago > 0)
      return [shown(one, at, door), pressExit(daysAgo(ago, 16, 40), one.host.tower)]
    return weekday === 'sun' ? [] : [shown(one, at, door)]
  })

const shown = (
  pass: GuestPass,
  at: number,
  point: string = hallOf(pass.host.tower),
): PlannedAttempt => ({
  at,
  point,
  direction: 'in',
  credential: 'qr',
  person: pass.facts,
  pass,
})

/** A guest comes, and leaves some minutes later. */
const stay = (pass: GuestPass, at: number, minutes: number): Planned[] => [
  shown(pass, at),
  pressExit(at + minutes, pass.host.tower),
]

const factsOf = ({ id, blocked }: Guest, { apartment_id, facts }: Neighbour): PersonFacts => ({
  kind: 'visitor',
  id,
  units: facts.units
    .filter((unit) => unit.apartment_id === apartment_id)
    .map((unit) => ({ ...unit, relation: null })),
  isBlocked: blocked,
  isPresent: true,
  exitPermission: null,
  hasConsent: false,
})

/** Returns the row of a pass by which somebody entered so often. */
export const passRow = ({ id, guest, host, terms }: GuestPass, uses: number): object => ({
  id,
  visitor_id: guest.id,
  guest_name: guest.name,
  kind: terms.kind,
  purpose: terms.purpose,
  apartment_id: host.apartment_id,
  host_id: host.facts.id,
  valid_from: placed(terms.from),
  valid_to: placed(terms.to),
  uses_allowed: terms.uses_allowed,
  uses_done: uses,
  weekdays: terms.weekdays,
  from_time: terms.hours?.[0] ?? null,
  to_time: terms.hours?.[1] ?? null,
  given_by: 'household',
  state: terms.uses_allowed !== null && uses >= terms.uses_allowed ? 'used' : 'active',
  created_at: placed(terms.from - 24 * 60),
})
