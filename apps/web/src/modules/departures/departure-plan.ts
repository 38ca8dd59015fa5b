import type {
  DepartureBody,
  DepartureDecision,
  DepartureOverview,
  FoundThing,
} from '@portaria/contract/modules/departures/departures'

/** How a thing is decided in its list: a choice, at once, on a day of its own, or with a new owner. */
export type Decision = 'end' | 'now' | 'date' | 'keep' | 'landlord' | `transfer:${string}`

/** A departure while it is put together. */
export type Plan = {
  now: boolean
  lastDay: string
  reason: string
  /** The one unit that is left; null is everything. */
  apartmentId: string | null
  /** Who of the household leaves as well. */
  with: readonly string[]
  /** What was decided, by the key of the thing. */
  decisions: Readonly<Record<string, Decision>>
  /** The own last days, by the key of the thing. */
  days: Readonly<Record<string, string>>
}

export const keyOf = ({ kind, id }: Pick<FoundThing, 'kind' | 'id'>) => `${kind} ${id}`

export const newPlan = (today: string): Plan => ({
  now: false,
  lastDay: today,
  reason: '',
  apartmentId: null,
  with: [],
  decisions: {},
  days: {},
})

/** The employees whom a provider sends and who go with the contract: one who is kept keeps their things. */
export const sentOf = ({ things }: DepartureOverview, plan: Plan): FoundThing[] =>
  things.filter((thing) => thing.kind === 'employee' && plan.decisions[keyOf(thing)] !== 'keep')

/** What stays, with people who have a login, also where they live in no unit any more. */
const ofPerson: readonly FoundThing['kind'][] = ['login', 'invitation', 'person']

/**
 * The things that a plan is about, as the server chooses them: everything of those who leave, or what
 * belongs to the one unit. Who lives in another one after the last day keeps the rest, the landlord of
 * another one the login alone. The unit's own things are left once nobody of the household stays there.
 */
export function thingsOf(overview: DepartureOverview, plan: Plan): FoundThing[] {
  const { person, household } = overview
  const leaving = [person.id, ...plan.with, ...sentOf(overview, plan).map(({ id }) => id)]
  const staysIn = household.flatMap(({ id, apartment_ids: units, stays }) =>
    stays && !leaving.includes(id) ? units : [],
  )
  const things = overview.things.filter(
    ({ of_unit: isOfUnit, apartment_id: of }) => !isOfUnit || of === null || !staysIn.includes(of),
  )
  const unit = plan.apartmentId
  if (unit === null) return things.filter(({ person_id: of }) => leaving.includes(of))
  const ties = things.filter(
    ({ kind, apartment_id: of, ends_on: end }) =>
      kind === 'occupancy' && of !== unit && (end ?? '9999') > plan.lastDay,
  )
  return things.filter(({ kind, person_id: of, apartment_id }) => {
    if (!leaving.includes(of)) return false
    if (kind === 'occupancy' || apartment_id === unit) return apartment_id === unit
    const own = ties.filter((tie) => tie.person_id === of)
    if (ofPerson.includes(kind)) return own.length === 0
    return own.every(({ detail }) => detail === 'landlord')
  })
}

/** Who of the household stays, and may get what others leave. */
export const heirsOf = ({ household }: DepartureOverview, plan: Plan) =>
  household.filter(
    ({ id, apartment_ids: units }) =>
      !plan.with.includes(id) && (plan.apartmentId === null || units.includes(plan.apartmentId)),
  )

/** Whether somebody stays tied to the company, as the landlord of a unit. */
function staysTied(plan: Plan, things: readonly FoundThing[], personId: string): boolean {
  return things.some((thing) => {
    if (thing.kind !== 'occupancy' || thing.person_id !== personId) return false
    const decision = plan.decisions[keyOf(thing)] ?? thing.choices[0]
    return decision === 'landlord' || decision === 'keep'
  })
}

/** What may be decided about a thing; a single one is no decision. */
export function optionsOf(
  thing: FoundThing,
  plan: Plan,
  { things, heirs }: { things: readonly FoundThing[]; heirs: readonly { id: string }[] },
): Decision[] {
  return thing.choices.flatMap((choice): Decision[] => {
    if (choice === 'transfer') return heirs.map(({ id }): Decision => `transfer:${id}`)
    if (choice === 'keep' && thing.kind === 'login')
      return staysTied(plan, things, thing.person_id) ? ['keep'] : []
    if (choice !== 'end') return [choice]
    return plan.now || thing.kind === 'person' ? ['end'] : ['end', 'now', 'date']
  })
}

/** What is decided about a thing: a landlord keeps the login unless somebody decides otherwise. */
export function decisionOf(
  thing: FoundThing,
  plan: Plan,
  options: readonly Decision[],
): Decision | undefined {
  const chosen = plan.decisions[keyOf(thing)]
  if (chosen && options.includes(chosen)) return chosen
  return thing.kind === 'login' && options.includes('keep') ? 'keep' : options[0]
}

/** What is decided about each thing. */
export function decisionsOf(overview: DepartureOverview, plan: Plan): DepartureDecision[] {
  const things = thingsOf(overview, plan)
  const heirs = heirsOf(overview, plan)
  return things.flatMap((thing): DepartureDecision[] => {
    const { kind, id } = thing
    const options = optionsOf(thing, plan, { things, heirs })
    const decision = decisionOf(thing, plan, options)
    if (decision === undefined || kind === 'person') return []
    if (decision.startsWith('transfer:')) {
      const to_id = decision.slice('transfer:'.length)
      return [{ kind, id, choice: 'transfer', to_id }]
    }
    if (decision === 'keep' || decision === 'landlord') return [{ kind, id, choice: decision }]
    if (decision === 'now') return [{ kind, id, choice: 'end', now: true }]
    const day = plan.days[keyOf(thing)]
    const isOwn = decision === 'date' && day !== undefined
    return [{ kind, id, choice: 'end', ...(isOwn && { last_day: day }) }]
  })
}

/** The call that a plan is; it names only what follows another than the first of its choices. */
export function bodyOf(overview: DepartureOverview, plan: Plan): DepartureBody {
  const first = new Map(overview.things.map((thing) => [keyOf(thing), thing.choices[0]]))
  const decided = decisionsOf(overview, plan).filter(
    (one) => one.choice !== first.get(keyOf(one)) || one.now || one.last_day,
  )
  return {
    last_day: plan.lastDay,
    now: plan.now,
    reason: plan.reason.trim() || null,
    apartment_id: plan.apartmentId,
    with: [...plan.with],
    things: decided,
  }
}
