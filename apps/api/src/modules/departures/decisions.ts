import type {
  DepartureBody,
  DepartureChoice,
  DepartureDecision,
  DepartureThing,
} from '@portaria/contract/modules/departures/departures'
import { dayAfter } from '@portaria/contract/value-types/date'
import { fieldProblem } from '../../platform/problem.ts'
import { type KnownThing, keyOf } from './thing-kinds.ts'

/** Limits of the last day, in days before and after today. */
const PAST_DAYS = 366
const AHEAD_DAYS = 731

/** A thing of a departure that is about to be written. */
export type Decided = {
  kind: DepartureThing
  thing_id: string
  person_id: string
  title: string
  choice: DepartureChoice
  to_id: string | null
  last_day: string
  now: boolean
}

/**
 * Throws `validation` for an impossible last day; returns whether everything happens with the call.
 */
export function checkLastDay(
  { last_day: day, now = false }: DepartureBody,
  today: string,
): boolean {
  if (day < dayAfter(today, -PAST_DAYS) || day > dayAfter(today, AHEAD_DAYS))
    throw fieldProblem('last_day', 'out_of_range')
  if (day < today && !now) throw fieldProblem('last_day', 'ends_in_past')
  if (day > today && now) throw fieldProblem('now', 'not_allowed')
  return now
}

/**
 * Returns the people who are landlords from then on, because they begin to let a unit or still let
 * one.
 */
export const landlordsOf = (
  decided: readonly Pick<Decided, 'kind' | 'person_id' | 'choice'>[],
): ReadonlySet<string> =>
  new Set(
    decided.flatMap(({ kind, person_id: person, choice }) =>
      kind === 'occupancy' && (choice === 'landlord' || choice === 'keep') ? [person] : [],
    ),
  )

/**
 * Decides about each thing, by the decisions of a body or else by the first of its choices. `over`
 * are ids of rows that are over: a body may still ask to end them, which does nothing. Throws
 * `validation` for a thing of somebody else, and for an impossible decision.
 */
export function decide(
  things: readonly KnownThing[],
  { last_day: lastDay, things: decisions = [], now = false }: DepartureBody,
  { today, heirs, over }: { today: string; heirs: readonly string[]; over: ReadonlySet<string> },
): Decided[] {
  const chosen = new Map<KnownThing, DepartureDecision>()
  const byKey = new Map(things.map((thing) => [keyOf(thing.kind, thing.id), thing]))
  for (const [nth, decision] of decisions.entries()) {
    const field = `things.${nth}`
    const thing = byKey.get(keyOf(decision.kind, decision.id))
    // Over since the page was read, such as a visit that was checked in: there is nothing left to
    // end.
    if (!thing && decision.choice === 'end' && over.has(decision.id)) continue
    if (!thing) throw fieldProblem(`${field}.id`, 'not_found')
    if (chosen.has(thing)) throw fieldProblem(`${field}.id`, 'duplicate')
    if (!thing.choices.includes(decision.choice))
      throw fieldProblem(`${field}.choice`, 'not_allowed')
    const { choice, to_id: heir = null, last_day: own = null, now: atOnce = false } = decision
    if (choice === 'transfer' && heir === null) throw fieldProblem(`${field}.to_id`, 'required')
    if (heir !== null && (choice !== 'transfer' || !heirs.includes(heir)))
      throw fieldProblem(`${field}.to_id`, 'not_found')
    const hasDay = own !== null || atOnce
    if (hasDay && (choice !== 'end' || thing.kind === 'person' || (own !== null && atOnce)))
      throw fieldProblem(`${field}.last_day`, 'not_allowed')
    if (own !== null && (own < today || own > lastDay))
      throw fieldProblem(`${field}.last_day`, 'out_of_range')
    chosen.set(thing, decision)
  }
  const decided = things.map((thing): Decided => {
    const { kind, id, person_id, title } = thing
    const decision = chosen.get(thing)
    const choice = decision?.choice ?? thing.choices[0] ?? 'keep'
    const atOnce = now || decision?.now === true
    const own = atOnce && lastDay > today ? today : (decision?.last_day ?? lastDay)
    const to_id = decision?.to_id ?? null
    return { kind, thing_id: id, person_id, title, choice, to_id, last_day: own, now: atOnce }
  })
  const landlords = landlordsOf(decided)
  for (const { kind, thing_id: id, choice, person_id: person } of decided) {
    // Nobody can choose to keep a login that gives no access any more. A landlord's still gives
    // access.
    if (kind !== 'login' || choice !== 'keep' || landlords.has(person)) continue
    const nth = decisions.findIndex((one) => one.kind === kind && one.id === id)
    throw fieldProblem(`things.${nth}.choice`, 'not_allowed')
  }
  return decided
}
