import {
  type DepartureThing,
  departureThings,
  type FoundThing,
} from '@portaria/contract/modules/departures/departures'
import type { Leaving, ThingKind } from '../../parts/thing-kind.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { together } from '../../platform/database/together.ts'
import type { Machineries } from '../../register-endpoints/machinery.ts'

/** The kinds of things that belong to people, collected from the modules. */
export type Things = {
  /** In the order in which they end: those that give access first, and the people last. */
  readonly all: readonly ThingKind[]
  of(kind: DepartureThing): ThingKind
}

/** The tools of departures. */
export type DepartureTools = {
  readonly machineries: Machineries
  readonly things: Things
}

/** Makes the kinds; throws if no module has one that the contract names. */
export function thingsOf(kinds: readonly ThingKind[]): Things {
  const of = (name: DepartureThing) => {
    const found = kinds.find(({ kind }) => kind === name)
    if (found === undefined) throw new Error(`no module brings the kind of things ${name}`)
    return found
  }
  return { all: departureThings.map(of), of }
}

export type KnownThing = Readonly<FoundThing>

/** Returns the key of a thing among those of all kinds: a space and its vehicle are two things. */
export const keyOf = (kind: DepartureThing, id: string): string => `${kind} ${id}`

/**
 * Finds everything that belongs to people who leave, with its kind; for providers including the
 * things of the employees they send.
 */
export async function findThings(
  context: TenantContext,
  things: Things,
  leaving: Leaving,
): Promise<KnownThing[]> {
  const ofKinds = await together(
    ...things.all.map(async ({ kind, find }) =>
      (await find(context, leaving)).map((thing) => ({ kind, ...thing })),
    ),
  )
  const found: KnownThing[] = ofKinds.flat()
  if (leaving.register !== 'service-providers') return found
  const ids = found.flatMap(({ kind, id }) => (kind === 'employee' ? [id] : []))
  const theirs = await findThings(context, things, { register: 'employees', ids })
  // A pass that an employee gave and that is about the provider is found twice: it belongs to the
  // provider.
  const listed = new Set(found.map(({ kind, id }) => keyOf(kind, id)))
  const isNew = ({ kind, id }: KnownThing) => kind !== 'person' && !listed.has(keyOf(kind, id))
  return [...found, ...theirs.filter(isNew)]
}

/** A decision about a thing, new or stored. */
type Choice = Readonly<Pick<FoundThing, 'kind' | 'id'> & { choice: string }>

/** Returns the employees who leave with a provider's contract: all whom no decision keeps. */
export const sentAway = (things: readonly KnownThing[], choices: readonly Choice[]): string[] => {
  const kept = new Set(
    choices
      .filter(({ kind, choice }) => kind === 'employee' && choice === 'keep')
      .map(({ id }) => id),
  )
  return things.flatMap(({ kind, id }) => (kind === 'employee' && !kept.has(id) ? [id] : []))
}

/** The extent of a departure: the people, one unit or all, and the last day. */
type Leave = {
  readonly leaving: readonly string[]
  readonly apartmentId: string | null
  readonly lastDay: string
  /** The things of the stored plan; absent while the plan is being made. */
  readonly planned?: readonly string[]
}

/** Kinds that stay with people who keep a login, even if they live in no unit any more. */
const ofPerson: readonly DepartureThing[] = ['login', 'invitation', 'person']

/**
 * Returns the things that people leave behind with a departure: everything, or the things of one
 * unit. A person who still lives in another unit after the last day keeps the things of that unit,
 * and those of no unit. A landlord, who lives nowhere here, keeps only the login (departures §2).
 * The same applies to a person who got a later occupancy after the departure was planned, since
 * nobody decided about that occupancy.
 */
export function leftBehind(
  things: readonly KnownThing[],
  { leaving, apartmentId, lastDay, planned }: Leave,
): KnownThing[] {
  const stays = ({ id, apartment_id: unit, starts_on: start = '' }: KnownThing) =>
    (apartmentId !== null && unit !== apartmentId) ||
    (planned !== undefined && !planned.includes(id) && start > lastDay)
  const ties = things.filter(
    (thing) => thing.kind === 'occupancy' && stays(thing) && (thing.ends_on ?? '9999') > lastDay,
  )
  return things.filter((thing) => {
    const { kind, person_id: person, apartment_id: unit } = thing
    if (!leaving.includes(person)) return false
    if (kind === 'occupancy') return !stays(thing)
    const own = ties.filter((tie) => tie.person_id === person)
    if (ofPerson.includes(kind)) return own.length === 0
    const homes = own.filter(({ detail }) => detail !== 'landlord')
    if (homes.length === 0) return true
    if (unit === null || homes.some((home) => home.apartment_id === unit)) return false
    return apartmentId === null || unit === apartmentId
  })
}
