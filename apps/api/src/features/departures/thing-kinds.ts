import {
  type DepartureThing,
  departureThings,
  type FoundThing,
} from '@portaria/contract/features/departures'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { Leaving, ThingKind } from './thing-kind.ts'
import { loans, parking, pets, vehicles } from './things/belongings.ts'
import { cards } from './things/cards.ts'
import { invitations, logins } from './things/logins.ts'
import { employees, occupancies, people } from './things/people.ts'
import { passes, visits } from './things/visits.ts'

/** Every kind of things that hang on people. */
const kinds: Readonly<Record<DepartureThing, ThingKind>> = {
  login: logins,
  invitation: invitations,
  pass: passes,
  visit: visits,
  card: cards,
  parking,
  vehicle: vehicles,
  pet: pets,
  loan: loans,
  employee: employees,
  occupancy: occupancies,
  person: people,
}

/** In the order in which they end: what gives access first, and the people last. */
export const thingKinds: readonly ThingKind[] = departureThings.map((name) => kinds[name])

export const thingKind = (name: DepartureThing): ThingKind => kinds[name]

export type KnownThing = Readonly<FoundThing>

/**
 * Everything of every kind that hangs on people who leave, with its kind; of providers also what hangs on
 * the employees they send.
 */
export async function findThings(context: TenantContext, leaving: Leaving): Promise<KnownThing[]> {
  const found: KnownThing[] = []
  for (const { kind, find } of thingKinds) {
    for (const thing of await find(context, leaving)) found.push({ kind, ...thing })
  }
  if (leaving.register !== 'service-providers') return found
  const ids = found.flatMap(({ kind, id }) => (kind === 'employee' ? [id] : []))
  const theirs = await findThings(context, { register: 'employees', ids })
  // A pass about the provider that an employee gave is the provider's.
  const listed = new Set(found.map(({ kind, id }) => `${kind} ${id}`))
  const isNew = ({ kind, id }: KnownThing) => kind !== 'person' && !listed.has(`${kind} ${id}`)
  return [...found, ...theirs.filter(isNew)]
}

/** A decision about a thing, also one that is stored. */
type Choice = Readonly<Pick<FoundThing, 'kind' | 'id'> & { choice: string }>

/** Of the employees whom providers send, those who go with the contract: all that nobody keeps. */
export const sentAway = (things: readonly KnownThing[], choices: readonly Choice[]): string[] => {
  const kept = new Set(
    choices
      .filter(({ kind, choice }) => kind === 'employee' && choice === 'keep')
      .map(({ id }) => id),
  )
  return things.flatMap(({ kind, id }) => (kind === 'employee' && !kept.has(id) ? [id] : []))
}

/**
 * What people leave behind with a departure: everything, or what belongs to one unit. Who has no other
 * unit leaves everything with that one.
 */
export function leftBehind(
  things: readonly KnownThing[],
  leaving: readonly string[],
  apartmentId: string | null,
): KnownThing[] {
  const tied = new Set(
    things
      .filter(({ kind, apartment_id }) => kind === 'occupancy' && apartment_id !== apartmentId)
      .map(({ person_id }) => person_id),
  )
  return things.filter(({ person_id: person, apartment_id }) => {
    if (!leaving.includes(person)) return false
    return apartmentId === null || apartment_id === apartmentId || !tied.has(person)
  })
}
