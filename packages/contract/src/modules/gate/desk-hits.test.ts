import { expect, test } from 'vitest'
import type { SearchGroup } from '../search/search.ts'
import { deskHits, HITS_SHOWN, type SearchHit, unitKeys } from './desk-hits.ts'
import type { BoxFound, GateParcel, GateVisit, NearPlate } from './gate.ts'

const hit = (id: string): SearchHit => ({ id, title: id, former: false, by: null, record: {} })

const car = (id: string, exact: boolean): NearPlate => ({
  register: 'vehicles',
  id,
  title: id,
  plate: 'ABC1234',
  exact,
  blocked: false,
  apartment: null,
})

const visit = (id: string, visitorId: string): GateVisit => ({
  id,
  version: 1,
  guest_name: id,
  kind: 'social',
  state: 'expected',
  visitor_id: visitorId,
  provisional: false,
  blocked: false,
  apartment: null,
  employee: null,
  area: null,
  host: null,
  companions: 0,
  plate: null,
  purpose: null,
  photo: null,
  pass_id: null,
  refusal: null,
  expected_from: null,
  expected_to: null,
  on_the_way_at: null,
  waiting_since: null,
  unanswered: false,
  answered_name: null,
  checked_in_at: null,
  overstayed: false,
  unknown_car: false,
  items: [],
})

const parcel = (id: string, more: Partial<GateParcel> = {}): GateParcel => ({
  id,
  number: id,
  kind: 'parcel',
  state: 'told',
  held: true,
  overdue: false,
  apartment: null,
  resident: null,
  carrier: null,
  tracking: null,
  place: 'desk',
  where: null,
  place_note: null,
  by_tracking: true,
  ...more,
})

const box = (found: Partial<BoxFound>): BoxFound => ({
  pass: null,
  refusal: null,
  visits: [],
  passes: [],
  plates: [],
  collected: null,
  parcels: [],
  found: [],
  ...found,
})

const group = (register: SearchGroup['register'], hits: SearchHit[], meant = false) => ({
  register,
  hits,
  meant,
  more: false,
})

test('lists named units first, then blocked people, visits, people, near plates', () => {
  const blocked = { ...hit('blocked'), record: { blocked: true } }
  const found = [
    group('apartments', [hit('unit')], true),
    group('residents', [hit('ana')]),
    group('visitors', [hit('known'), blocked]),
  ]
  const plates = [car('near', false), car('same', true)]
  const visits = [visit('v', 'p'), { ...visit('red', 'q'), blocked: true }]
  const ids = deskHits(box({ visits, plates, found }), 'abc1234').map(({ id }) => id)
  expect(ids).toEqual([
    'apartments unit',
    'visit red',
    'visitors blocked',
    'visit v',
    'car same',
    'residents ana',
    'visitors known',
    'car near',
  ])
})

test('lists nobody twice: by visit and as visitor, by plate and as car', () => {
  const found = [group('visitors', [hit('p'), hit('q')]), group('vehicles', [hit('same')])]
  const both = box({ visits: [visit('v', 'p')], plates: [car('same', true)], found })
  expect(deskHits(both, 'p').map(({ id }) => id)).toEqual(['visit v', 'car same', 'visitors q'])
})

test('cuts off a long list', () => {
  const hits = Array.from({ length: 40 }, (_, nth) => hit(String(nth)))
  expect(deskHits(box({ found: [group('residents', hits)] }), 'a')).toHaveLength(HITS_SHOWN)
})

test('gives equal numbers of several towers a letter each that no other has', () => {
  const hits = deskHits(
    box({
      found: [
        group(
          'apartments',
          ['Ipê Amarelo · 606', 'Ipê Roxo · 606', 'Jacarandá · 606', 'Jacarandá · 6061'].map(hit),
          true,
        ),
      ],
    }),
    '606',
  )
  expect([...unitKeys(hits, '606').values()]).toEqual(['A', 'R', 'J'])
  expect(unitKeys(hits, 'jacaranda 6061').size).toBe(0)
})

test('does not use a letter as key that begins several towers, or another one', () => {
  const towers = ['Araucária', 'Ipê Amarelo', 'Jacarandá', 'Jequitibá']
  const titles = towers.map((tower) => hit(`${tower} · 606`))
  const keys = (order: SearchHit[]) => {
    const hits = deskHits(box({ found: [group('apartments', order, true)] }), '606')
    return [...unitKeys(hits, '606').values()]
  }
  expect(keys(titles)).toEqual(['A', 'I', 'C', 'E'])
  expect(keys(titles.toReversed())).toEqual(['E', 'C', 'I', 'A'])
})

test('receives a new label, hands over a waiting one, and reports a finished one', () => {
  const ids = (found: Partial<BoxFound>, typed: string) =>
    deskHits(box({ ...found, found: [group('residents', [hit('ana')])] }), typed).map(
      ({ id }) => id,
    )
  expect(ids({}, 'QP123456789BR')).toEqual(['label', 'residents ana'])
  expect(ids({ parcels: [parcel('7')] }, 'QP123456789BR')).toEqual(['parcel 7', 'residents ana'])
  const over = parcel('7', { held: false, state: 'handed_over' })
  expect(ids({ parcels: [over] }, 'QP123456789BR')).toEqual(['label', 'parcel 7', 'residents ana'])
  expect(ids({}, '44012345678')).toEqual(['residents ana', 'label'])
  expect(ids({ parcels: [parcel('12', { by_tracking: false })] }, '12')).toEqual([
    'residents ana',
    'parcel 12',
  ])
})

test('does not treat a label that was here before as new', () => {
  const over = parcel('7', { held: false, state: 'handed_over' })
  expect(deskHits(box({ parcels: [over] }), 'QP123456789BR')[0]).toMatchObject({ isNew: false })
  expect(deskHits(box({}), 'QP123456789BR')[0]).toMatchObject({ isNew: true })
})

const idsOf = (found: Partial<BoxFound>, typed: string) =>
  deskHits(box(found), typed, lists).map(({ id }) => id)

const lists = {
  events: [
    {
      id: 'e',
      title: 'Bodas de Lia',
      area: { id: 's', title: 'Salão' },
      starts_at: '2026-11-20T22:00:00.000Z',
      people: 40,
      arrived: 3,
    },
  ],
  parties: [
    {
      id: 'p',
      purpose: 'Aniversário do Caio',
      apartment: { id: 'u', title: 'Ipê · 101' },
      guests: 12,
      arrived: 2,
      visit_ids: [],
    },
  ],
  loans: [
    {
      id: 'k',
      cabinet: { id: 'c', title: 'Armário da portaria' },
      item_id: 'i',
      item_name: 'Salão de festas',
      borrower: 'Bombas Piratininga',
      lent_at: '2026-11-20T20:00:00.000Z',
      due_at: null,
      overdue: false,
    },
  ],
}

test.each([
  ['festa', 'event e', 'party p'],
  ['aniversário', 'event e', 'party p'],
  ['aniver', 'event e', 'party p'],
  ['festa caio', 'party p'],
  ['festa 101', 'party p'],
  ['chave do salao', 'loan k'],
  ['chave', 'loan k'],
])("lists tonight's party, and a key that is out, first: %s", (typed, ...first) => {
  const found = { found: [group('announcements', [hit('a')])], visits: [visit('v', 'q')] }
  expect(idsOf(found, typed).slice(0, first.length + 1)).toEqual([...first, 'visit v'])
})

test("does not take a name for a party, and lists a key's borrower before the key", () => {
  const found = { found: [group('residents', [hit('r')])] }
  expect(idsOf(found, 'eve')).toEqual(['residents r'])
  expect(idsOf(found, 'caio')).toEqual(['residents r', 'party p'])
  expect(idsOf(found, 'piratininga')).toEqual(['residents r', 'loan k'])
})

test.each(['ifood', 'iFood', 'uber', 'Zé Delivery', 'motoboy', 'táxi'])(
  'lists a courier and a ride as arrivals, after those who wait: %s',
  (typed) => {
    const found = { found: [group('residents', [hit('r')])], visits: [visit('v', 'q')] }
    expect(idsOf(found, typed)).toEqual(['visit v', 'arrival', 'residents r'])
  },
)

test('does not take the beginning of a word for a courier', () => {
  expect(idsOf({}, 'ube')).toEqual([])
  expect(idsOf({}, '99')).toEqual([])
})

test('lists a named parcel before units, and a finished one after those that wait', () => {
  const unit = group('apartments', [hit('unit')], true)
  const held = parcel('18', { by_tracking: false })
  expect(idsOf({ parcels: [held], found: [unit] }, 'encomenda 18')[0]).toBe('parcel 18')
  expect(idsOf({ parcels: [held], found: [unit] }, '18')[0]).toBe('apartments unit')
  const record = (id: string, state: string) => ({ ...hit(id), record: { state } })
  const gone = group('parcels', [record('gone', 'handed_over'), record('here', 'told')])
  expect(idsOf({ parcels: [held], found: [gone] }, 'amazon')).toEqual([
    'parcels here',
    'parcel 18',
    'parcels gone',
  ])
})

test('uses no letter as a key that continues the number of another unit', () => {
  const titles = ['Cedro · 606', 'Ipê · 606', 'Ipê · 606C']
  const hits = deskHits(box({ found: [group('apartments', titles.map(hit), true)] }), '606')
  expect([...unitKeys(hits, '606').values()]).toEqual(['E', 'I'])
})
