import type { RecordOfRegister } from '@portaria/contract/define-register/define-register'
import type { itemPasses } from '@portaria/contract/modules/visits/item-passes/item-passes'
import type { passes } from '@portaria/contract/modules/visits/passes/passes'
import type { visits } from '@portaria/contract/modules/visits/visits/visits'
import type { Minutes } from '../../parts/demonstration-part.ts'
import type { Home } from './belongings.ts'
import type { CommonColumn, Resident } from './people.ts'
import type { SeededRandom } from './seeded-random.ts'
import type { SitePlan } from './site-plan.ts'
import type { Visitor } from './visitors.ts'

/** A row whose moments are relative to that of loading. */
type Placed<Row> = {
  [Name in keyof Row]: Name extends
    | `${string}_at`
    | `valid_${string}`
    | `expected_${string}`
    | 'waiting_since'
    ? Minutes | (null extends Row[Name] ? null : never)
    : Row[Name]
}

type Own<Row> = Omit<Row, CommonColumn | 'status'>
export type Visit = Placed<Own<RecordOfRegister<typeof visits>>>
export type Pass = Placed<Own<RecordOfRegister<typeof passes>>>
export type ItemPass = Placed<Own<RecordOfRegister<typeof itemPasses>>>

const HOUR = 60
const DAY = 24 * HOUR
const at = (minutes: number): Minutes => ({ minutes })

/** Cars of the guests of a party, one of them from Argentina; the others come on foot. */
const partyPlates: readonly (string | null)[] = ['FTA1C23', null, 'GKL5E67', null, 'AG482TR']

type Where = { apartment_id: string; host_id: string | null }

/**
 * Makes the visits of some days: past ones, visitors inside, expected or waiting, and regular ones.
 */
export function visitsOf(
  random: SeededRandom,
  plan: SitePlan,
  {
    homes,
    visitors,
    ownId,
  }: { homes: readonly Home[]; visitors: readonly Visitor[]; ownId: string },
): { passes: Pass[]; visits: Visit[]; item_passes: ItemPass[] } {
  const known = visitors.filter(({ blocked }) => !blocked)
  let next = 0
  const someone = () => known[next++ % known.length] as Visitor
  const whereOf = ({ unit, adults }: Home): Where => ({
    apartment_id: unit.id,
    host_id: adults[0]?.id ?? null,
  })
  const own = homes.find(({ adults }) => adults.some(({ id }) => id === ownId)) ?? homes[0]
  const elsewhere = () => whereOf(random.pick(homes.filter((home) => home !== own)))
  const ownUnit = own ? whereOf({ ...own, adults: firstOf(own.adults, ownId) }) : elsewhere()

  const made: Pass[] = []
  const pass = (visitor: Visitor, where: Where, terms: Partial<Pass>): Pass => {
    const row = { ...emptyPass, id: random.id(), ...nameOf(visitor), ...where, ...terms }
    made.push(row)
    return row
  }
  const hosts = new Map(homes.flatMap(({ adults }) => adults.map(({ id, name }) => [id, name])))
  const visit = (visitor: Visitor, where: Where, more: Partial<Visit>): Visit => {
    const host = more.answered_through === 'intercom' && hosts.get(where.host_id ?? '')
    const answered = host ? { answered_name: host } : {}
    return { ...emptyVisit, id: random.id(), ...nameOf(visitor), ...where, ...more, ...answered }
  }

  const entered = (start: number, kind: Visit['kind']) => ({
    kind,
    expected_from: at(start - 5),
    waiting_since: at(start - 5),
    answered_at: at(start - 3),
    answered_through: 'intercom' as const,
    checked_in_at: at(start),
  })
  const gone = Array.from({ length: plan.pastVisits }, () => {
    const start = -random.integer(6 * HOUR, 14 * DAY)
    const kind = random.pick(['social', 'delivery', 'ride', 'service'] as const)
    const stay = kind === 'social' ? random.integer(60, 300) : random.integer(4, 45)
    return visit(someone(), elsewhere(), {
      ...entered(start, kind),
      state: 'left',
      checked_out_at: at(start + stay),
      checked_out_how: 'desk',
    })
  })
  next = 0
  const inside = (
    [
      [-35, 'social'],
      [-190, 'delivery'],
    ] as const
  ).map(([start, kind]) =>
    visit(someone(), elsewhere(), { ...entered(start, kind), state: 'inside' }),
  )
  const expected = [
    { where: ownUnit, from: -HOUR, purpose: 'Almoço', plate: 'FGH3D21' },
    { where: elsewhere(), from: 2 * HOUR, purpose: 'Aniversário', plate: null },
  ].map(({ where, from, purpose, plate }) => {
    const visitor = someone()
    const [start, end] = [at(from), at(from + 10 * HOUR)]
    const { id } = pass(visitor, where, {
      purpose,
      plate,
      valid_from: start,
      valid_to: end,
      uses_allowed: 1,
    })
    return visit(visitor, where, {
      purpose,
      plate,
      state: 'expected',
      expected_from: start,
      expected_to: end,
      pass_id: id,
    })
  })
  const waiting = visit(someone(), plan.visitAtGate === 'family' ? ownUnit : elsewhere(), {
    kind: 'delivery',
    purpose: 'Encomenda',
    expected_from: at(-2),
    waiting_since: at(-2),
  })
  const always = { kind: 'recurring', valid_from: at(-30 * DAY), valid_to: at(150 * DAY) } as const
  const refused = visitors
    .filter(({ blocked }) => blocked)
    .map((visitor) => visit(visitor, elsewhere(), refusedAt(-20 * HOUR)))
  const helper = pass(someone(), ownUnit, {
    ...always,
    purpose: 'Diarista',
    weekdays: ['mon', 'wed', 'fri'],
    from_time: '08:00',
    to_time: '17:00',
  })
  pass(someone(), elsewhere(), {
    ...always,
    purpose: 'Cuidadora',
    from_time: '19:00',
    to_time: '07:00',
    on_holidays: true,
  })
  const host = elsewhere()
  const party = Array.from({ length: plan.partyGuests }, (_, nth) => {
    const plate = partyPlates[nth] ?? null
    const visitor = someone()
    const evening = { minutes: 0, clock: 19 * HOUR }
    const night = { minutes: DAY, clock: 2 * HOUR }
    const purpose = 'Festa no salão'
    const { id } = pass(visitor, host, {
      kind: 'event_guest',
      purpose,
      plate,
      valid_from: evening,
      valid_to: night,
      uses_allowed: 1,
    })
    return visit(visitor, host, {
      kind: 'event_guest',
      purpose,
      plate,
      state: 'expected',
      expected_from: evening,
      expected_to: night,
      pass_id: id,
    })
  })
  return {
    passes: made,
    visits: [...gone, ...inside, ...expected, waiting, ...party, ...refused],
    item_passes: itemsOf(random, helper, elsewhere()),
  }
}

/** Makes a blocked person's visit, which the desk refused. */
const refusedAt = (moment: number): Partial<Visit> => ({
  purpose: 'Visita',
  state: 'denied',
  expected_from: at(moment),
  waiting_since: at(moment),
  answered_at: at(moment + 1),
  answered_through: 'desk',
  denied_reason: 'Pessoa bloqueada: medida protetiva.',
})

function itemsOf(random: SeededRandom, helper: Pass, other: Where): ItemPass[] {
  const common = {
    photo_file_id: null,
    visit_id: null,
    host_id: null,
    passed_at: null,
    passed_by_id: null,
  }
  return [
    {
      ...common,
      id: random.id(),
      description: 'Aspirador de pó, para conserto',
      quantity: 1,
      direction: 'out',
      carrier: helper.guest_name,
      apartment_id: helper.apartment_id ?? '',
      state: 'authorised',
    },
    {
      ...common,
      id: random.id(),
      description: 'Sofá de três lugares',
      quantity: 1,
      direction: 'in',
      carrier: 'Mudanças Aliança',
      apartment_id: other.apartment_id,
      state: 'passed',
      passed_at: at(-2 * DAY),
    },
  ]
}

const firstOf = (adults: readonly Resident[], id: string) =>
  adults.toSorted((one, other) => Number(other.id === id) - Number(one.id === id))

const nameOf = ({ id, name }: Visitor) => ({ visitor_id: id, guest_name: name })

const nowhere = {
  apartment_id: null,
  employee_id: null,
  common_area_id: null,
  host_id: null,
  provider_id: null,
}
const unknown = { guest_name: '', companions: null, plate: null, purpose: null, ...nowhere }

const emptyPass: Omit<Pass, 'id' | 'visitor_id'> = {
  ...unknown,
  kind: 'social',
  valid_from: at(0),
  valid_to: at(DAY),
  uses_allowed: null,
  uses_done: 0,
  weekdays: [],
  from_time: null,
  to_time: null,
  on_holidays: false,
  given_by: 'household',
  state: 'active',
  revoked_at: null,
  revoked_by_id: null,
}

const emptyVisit: Omit<Visit, 'id' | 'visitor_id'> = {
  ...unknown,
  kind: 'social',
  provider_absent: null,
  authority: null,
  photo_file_id: null,
  expected_from: null,
  expected_to: null,
  state: 'waiting',
  on_the_way_at: null,
  waiting_since: null,
  unanswered_at: null,
  answered_at: null,
  answered_by_id: null,
  answered_through: null,
  answered_name: null,
  denied_reason: null,
  pass_id: null,
  checked_in_at: null,
  checked_in_by_id: null,
  let_in_reason: null,
  overstay_seen_at: null,
  checked_out_at: null,
  checked_out_by_id: null,
  checked_out_how: null,
}

type Expected = Pick<
  Visit,
  'kind' | 'apartment_id' | 'host_id' | 'provider_id' | 'plate' | 'purpose'
> & { from: number }

/** Makes an expected visit, `from` minutes after loading and for four hours. */
export const expectedVisit = (
  id: string,
  visitor: Visitor,
  { from, ...terms }: Expected,
): Visit => ({
  ...emptyVisit,
  id,
  ...nameOf(visitor),
  ...terms,
  state: 'expected',
  expected_from: at(from),
  expected_to: at(from + 4 * HOUR),
})
