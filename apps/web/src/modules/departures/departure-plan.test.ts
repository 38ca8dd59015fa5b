import type {
  DepartureOverview,
  FoundThing,
} from '@portaria/contract/modules/departures/departures'
import { describe, expect, it } from 'vitest'
import { bodyOf, decisionsOf, keyOf, newPlan, thingsOf } from './departure-plan.ts'

const thing = (kind: FoundThing['kind'], more: Partial<FoundThing> = {}): FoundThing => ({
  kind,
  id: kind,
  person_id: 'ana',
  title: kind,
  detail: null,
  apartment_id: null,
  choices: ['end'],
  ...more,
})

const owned = thing('occupancy', { apartment_id: '101', choices: ['end', 'landlord'] })
const login = thing('login', { choices: ['end', 'keep'] })
const car = thing('vehicle', { apartment_id: '101', choices: ['end', 'keep', 'transfer'] })

const overview = (things: FoundThing[]): DepartureOverview => ({
  person: { id: 'ana', title: 'Ana' },
  today: '2026-11-23',
  units: [],
  household: [
    {
      id: 'bia',
      title: 'Bia',
      apartment_ids: ['101'],
      is_minor: false,
      is_ward: false,
      stays: true,
    },
  ],
  things,
  departures: [],
})

const plan = newPlan('2026-11-23')

describe('the plan of a departure', () => {
  it('ends everything unless decided otherwise', () => {
    const things = decisionsOf(overview([login, car, owned]), plan)
    expect(things.map(({ choice }) => choice)).toEqual(['end', 'end', 'end'])
  })

  it('sends only decisions that differ from the default', () => {
    const visits = Array.from({ length: 1200 }, (_, nth) => thing('visit', { id: `${nth}` }))
    const loan = thing('loan', { choices: ['keep'] })
    const days = { [keyOf(car)]: '2026-11-23' }
    const decisions = { [keyOf(login)]: 'now', [keyOf(car)]: 'date' } as const
    const all = overview([login, car, loan, ...visits])
    expect(bodyOf(all, plan).things).toEqual([])
    expect(bodyOf(all, { ...plan, decisions, days }).things).toEqual([
      { kind: 'login', id: 'login', choice: 'end', now: true },
      { kind: 'vehicle', id: 'vehicle', choice: 'end', last_day: '2026-11-23' },
    ])
  })

  it('of a contract includes the things of the provider’s employees, except of those kept', () => {
    const rita = thing('employee', { id: 'rita', choices: ['end', 'keep'] })
    const card = thing('card', { person_id: 'rita' })
    const kinds = (decisions: typeof plan.decisions) =>
      thingsOf(overview([rita, card]), { ...plan, decisions }).map(({ kind }) => kind)
    expect(kinds({})).toEqual(['employee', 'card'])
    expect(kinds({ [keyOf(rita)]: 'keep' })).toEqual(['employee'])
  })

  it('keeps the login of a landlord', () => {
    const decisions = { [keyOf(owned)]: 'landlord' } as const
    const { things } = bodyOf(overview([login, owned]), { ...plan, decisions })
    expect(things?.map(({ choice }) => choice)).toEqual(['keep', 'landlord'])
  })

  it('gives a car to a person who stays, and ends it if that person leaves too', () => {
    const decided = { ...plan, decisions: { [keyOf(car)]: 'transfer:bia' } as const }
    expect(bodyOf(overview([car]), decided).things).toMatchObject([
      { choice: 'transfer', to_id: 'bia' },
    ])
    expect(bodyOf(overview([car]), { ...decided, with: ['bia'] }).things).toEqual([])
  })

  it('includes the unit’s own things once nobody of the household stays', () => {
    const parked = thing('vehicle', { id: 'parked', apartment_id: '101', of_unit: true })
    const leaves = (more: Partial<typeof plan>) =>
      thingsOf(overview([login, parked]), { ...plan, ...more }).map(({ id }) => id)
    expect(leaves({})).toEqual(['login'])
    expect(leaves({ with: ['bia'] })).toEqual(['login', 'parked'])
  })

  it('of one unit excludes things of another, unless it is the only one', () => {
    const other = thing('occupancy', { id: 'second', apartment_id: '202' })
    const leaves = (things: FoundThing[]) =>
      thingsOf(overview(things), { ...plan, apartmentId: '101' }).map(({ kind }) => kind)
    expect(leaves([login, car, owned, other])).toEqual(['vehicle', 'occupancy'])
    expect(leaves([login, car, owned])).toEqual(['login', 'vehicle', 'occupancy'])
    // An occupancy that ends by the last day does not count. The landlord of another unit keeps
    // only the login.
    const ended = { ...other, ends_on: plan.lastDay }
    expect(leaves([login, owned, ended])).toEqual(['login', 'occupancy'])
    const let_ = { ...other, detail: 'landlord' }
    const card = thing('card')
    expect(leaves([login, card, owned, let_])).toEqual(['card', 'occupancy'])
    expect(leaves([login, card, owned, other])).toEqual(['occupancy'])
  })
})
