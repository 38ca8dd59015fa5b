import type {
  DepartureBody,
  DepartureDecision,
  DepartureOverview,
  FoundThing,
} from '@portaria/contract/modules/departures/departures'

/**
 * The decision on a thing. `now` ends it at once, `date` on a day of its own, and `transfer:…`
 * gives it to the person with this id.
 */
export type Decision = 'end' | 'now' | 'date' | 'keep' | 'landlord' | `transfer:${string}`

/** A departure in preparation. */
export type Plan = {
  now: boolean
  lastDay: string
  reason: string
  /** The only unit that the person leaves; null for all of them. */
  apartmentId: string | null
  /** Members of the household who leave as well. */
  with: readonly string[]
  /** Decisions, by the key of the thing. */
  decisions: Readonly<Record<string, Decision>>
  /** Last days that differ from the plan's, by the key of the thing. */
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

/**
 * The provider's employees who leave with the contract. Employees who are kept also keep their
 * things.
 */
export const sentOf = ({ things }: DepartureOverview, plan: Plan): FoundThing[] =>
  things.filter((thing) => thing.kind === 'employee' && plan.decisions[keyOf(thing)] !== 'keep')

/**
 * Kinds of things that belong to the person and not to a unit. A person keeps them as long as they
 * live in another unit or are its landlord.
 */
const ofPerson: readonly FoundThing['kind'][] = ['login', 'invitation', 'person']

/**
 * The things that a plan covers, chosen as on the server. They are all things of the people who
 * leave, or only those of the one unit. Somebody who still lives in another unit after the last day
 * keeps everything else; the landlord of another unit keeps only the login. The unit's own things
 * are included if nobody of the household stays.
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

/** Members of the household who stay, and can take over things. */
export const heirsOf = ({ household }: DepartureOverview, plan: Plan) =>
  household.filter(
    ({ id, apartment_ids: units }) =>
      !plan.with.includes(id) && (plan.apartmentId === null || units.includes(plan.apartmentId)),
  )

/** Whether a person remains connected to the company as the landlord of a unit. */
function staysTied(plan: Plan, things: readonly FoundThing[], personId: string): boolean {
  return things.some((thing) => {
    if (thing.kind !== 'occupancy' || thing.person_id !== personId) return false
    const decision = plan.decisions[keyOf(thing)] ?? thing.choices[0]
    return decision === 'landlord' || decision === 'keep'
  })
}

/** The possible decisions on a thing. If there is only one, nobody has to choose. */
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

/** The decision on a thing; by default a landlord keeps the login. */
export function decisionOf(
  thing: FoundThing,
  plan: Plan,
  options: readonly Decision[],
): Decision | undefined {
  const chosen = plan.decisions[keyOf(thing)]
  if (chosen && options.includes(chosen)) return chosen
  return thing.kind === 'login' && options.includes('keep') ? 'keep' : options[0]
}

/** The decision on each thing. */
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

/**
 * The body of the call for a plan; it contains only decisions other than the first choice of a
 * thing.
 */
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
