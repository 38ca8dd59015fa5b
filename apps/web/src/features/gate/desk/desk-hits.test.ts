import type { BoxFound, GateParcel, GateVisit, NearPlate } from '@portaria/contract/features/gate'
import { expect, test } from 'vitest'
import { deskHits, HITS_SHOWN, type SearchHit } from './desk-hits.ts'

const hit = (id: string): SearchHit => ({ id, title: id, former: false, record: {} })

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
  host: null,
  companions: 0,
  plate: null,
  purpose: null,
  photo: null,
  pass_id: null,
  expected_from: null,
  expected_to: null,
  waiting_since: null,
  unanswered: false,
  answered_name: null,
  checked_in_at: null,
  overstayed: false,
  unknown_car: false,
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
  plates: [],
  collected: null,
  parcels: [],
  ...found,
})

test('visits come before people, exact plates before near ones, which come last', () => {
  const found = [{ register: 'residents' as const, hits: [hit('ana')], more: false }]
  const plates = [car('near', false), car('same', true)]
  const ids = deskHits(box({ visits: [visit('v', 'p')], plates }), found, 'abc1234').map(
    ({ id }) => id,
  )
  expect(ids).toEqual(['visit v', 'car same', 'residents ana', 'car near'])
})

test('nobody is listed twice: by visit and as visitor, by plate and as car', () => {
  const found = [
    { register: 'visitors' as const, hits: [hit('p'), hit('q')], more: false },
    { register: 'vehicles' as const, hits: [hit('same')], more: false },
  ]
  const both = box({ visits: [visit('v', 'p')], plates: [car('same', true)] })
  expect(deskHits(both, found, 'p').map(({ id }) => id)).toEqual([
    'visit v',
    'car same',
    'visitors q',
  ])
})

test('a long list is cut off', () => {
  const hits = Array.from({ length: 40 }, (_, nth) => hit(String(nth)))
  expect(deskHits(undefined, [{ register: 'residents', hits, more: true }], 'a')).toHaveLength(
    HITS_SHOWN,
  )
})

test('a label that is new is received, one that waits is handed over, one that is over is told', () => {
  const ids = (found: Partial<BoxFound>, typed: string) =>
    deskHits(box(found), [{ register: 'residents', hits: [hit('ana')], more: false }], typed).map(
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
