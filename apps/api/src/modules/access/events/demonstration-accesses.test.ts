import { dayAfter } from '@portaria/contract/value-types/date'
import { expect, it } from 'vitest'
import type { DemonstrationRandom } from '../../../parts/demonstration-part.ts'
import type { PointRule } from '../decisions/point-rules.ts'
import { decidedEvents } from './demonstration-decisions.ts'
import { daysAgo, fortnight, garage, hallOf, serviceOf } from './demonstration-fortnight.ts'
import { habitsOf } from './demonstration-habits.ts'
import { happenings, refusedAttempts } from './demonstration-incidents.ts'
import { guestsOf } from './demonstration-passes.ts'
import type { Cast } from './demonstration-people.ts'

/** Numbers that are the same at each run. */
function numbers(): DemonstrationRandom {
  let state = 7
  const next = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
  return {
    id: () => `id ${next()}`,
    integer: (least, greatest) => least + Math.floor(next() * (greatest - least + 1)),
    chance: (probability) => next() < probability,
  }
}

const towers = ['A', 'B']

const person = (kind: 'resident' | 'employee' | 'provider', id: string, tower = 'A') => ({
  kind,
  id,
  units:
    kind === 'resident' ? [{ apartment_id: `of ${id}`, tower_id: tower, relation: 'owner' }] : [],
  isBlocked: false,
  isPresent: true,
  exitPermission: null,
  hasConsent: false,
})

const cast: Cast = {
  towers,
  neighbours: [16, 30, 45, 70, 52].map((age, nth) => ({
    facts: person('resident', `resident ${nth}`, towers[nth % 2]),
    tower: towers[nth % 2] ?? '',
    apartment_id: `of resident ${nth}`,
    relation: 'owner',
    age,
    card_id: `card ${nth}`,
    plate: nth % 2 === 0 ? `AAA000${nth}` : null,
  })),
  workers: ['Porteiro', 'Zelador'].map((position, nth) => ({
    facts: person('employee', `employee ${nth}`),
    position,
    card_id: `card of employee ${nth}`,
    starts_at: nth === 0 ? '19:00' : '08:00',
    ends_at: nth === 0 ? '07:00' : '17:00',
    weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'],
  })),
  technician: {
    facts: person('provider', 'provider'),
    tower: 'A',
    card_id: 'own',
    plate: 'PRV1A00',
  },
  deadCards: ['lost', 'blocked', 'stock'].map((state) => ({
    card_id: state,
    state,
    holder: state === 'stock' ? null : person('resident', `holder of ${state}`),
  })),
  withdrawn: [{ facts: person('resident', 'withdrawn'), tower: 'B' }],
  guests: [1, 2, 3, 4, 5].map((nth) => ({
    id: `guest ${nth}`,
    name: `Guest ${nth}`,
    blocked: nth === 5,
  })),
}

const names = [
  ...towers.flatMap((tower) => [hallOf(tower), serviceOf(tower)]),
  ...Object.values(garage),
]

const ruleAt = (point_id: string, terms: Partial<PointRule>): PointRule => ({
  id: `rule at ${point_id}`,
  point_id,
  name: '',
  schedule: null,
  hours: null,
  kinds: [],
  tower_ids: [],
  apartment_ids: [],
  relations: [],
  person_ids: [],
  credentials: [],
  two_credentials: false,
  valid_from: null,
  valid_to: null,
  ...terms,
})

const rules = [
  ...names.map((name) => ruleAt(name, { kinds: ['resident', 'employee'] })),
  ...towers.flatMap((tower) => [
    ruleAt(hallOf(tower), { kinds: ['visitor'], tower_ids: [tower] }),
    ruleAt(serviceOf(tower), { kinds: ['visitor'], tower_ids: [tower] }),
    ruleAt(serviceOf(tower), {
      kinds: ['provider'],
      hours: [
        { days: ['mon', 'tue', 'wed', 'thu', 'fri'], from_time: '08:00', to_time: '18:00' },
        { days: ['sat'], from_time: '08:00', to_time: '12:00' },
      ],
    }),
  ]),
]

/** Tells the two weeks before a day. */
function told(today: string, holidays: ReadonlySet<string> = new Set()) {
  const days = fortnight(today, holidays)
  const random = numbers()
  const { passes, planned } = guestsOf(cast, 'resident 0', days, random)
  const everything = [
    ...habitsOf(cast, days, random),
    ...happenings(cast),
    ...refusedAttempts(cast, days, random),
    ...planned,
  ]
  const points = new Map(names.map((name) => [name, { id: name }]))
  const judging = { today, holidays, points, rules, toleranceMin: 30, openedBy: 'user' }
  return { passes, planned, ...decidedEvents(everything, judging) }
}

it('has every fact and the same reasons whatever the weekday of the loading is', () => {
  for (const nth of [0, 1, 2, 3, 4, 5, 6]) {
    const { events } = told(dayAfter('2026-06-15', nth))
    const facts = new Set(events.map(({ event }) => event.fact))
    expect(facts).toEqual(
      new Set([
        'granted',
        'denied',
        'taken',
        'exit_button',
        'opened',
        'held',
        'forced',
        'not_taken',
      ]),
    )
    const reasons = events.flatMap(({ event }) => event.reason ?? [])
    expect([...new Set(reasons)].toSorted()).toEqual([
      'blocked',
      'expired',
      'lost_card',
      'no_consent',
      'not_yet',
      'revoked',
      'schedule',
      'unknown',
      'used_up',
      'wrong_point',
    ])
  }
})

it('refuses on a holiday who passes on the weekday', () => {
  const { events } = told('2026-06-15', new Set(['2026-06-12']))
  expect(events.some(({ event }) => event.reason === 'holiday')).toBe(true)
})

it('lets nobody in without a rule, and names it', () => {
  const { events } = told('2026-06-15')
  const entered = events.filter(({ event }) => event.fact === 'granted' && event.direction === 'in')
  expect(entered.length).toBeGreaterThan(50)
  expect(entered.filter(({ event }) => event.ruleId === null)).toEqual([])
})

it('counts a use of a pass for each stay, and none while its guest is inside', () => {
  const today = '2026-06-15'
  const { passes } = told(today)
  const [pass] = passes
  if (!pass) throw new Error('somebody has guests')
  const point = hallOf(pass.host.tower)
  const shown = { point, direction: 'in', credential: 'qr', person: pass.facts, pass } as const
  const { events, uses } = decidedEvents(
    [daysAgo(6, 18, 40), daysAgo(5, 2), daysAgo(4, 10)].map((at) => ({ ...shown, at })),
    {
      today,
      holidays: new Set(),
      points: new Map([[point, { id: point }]]),
      rules,
      toleranceMin: 30,
      openedBy: null,
    },
  )
  const decisions = events.filter(({ event }) => event.fact !== 'taken')
  expect(decisions.map(({ event }) => event.reason ?? event.fact)).toEqual([
    'granted',
    'granted',
    'used_up',
  ])
  expect(uses.get(pass.id)).toBe(1)
})
