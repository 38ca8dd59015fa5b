import { expect, test } from 'vitest'
import { packLists } from './pack-lists.ts'
import { moment, NOW, sampleLine, samplePack, samplePass, sampleVisit } from './pack-samples.ts'
import { packedRefusal } from './packed-pass.ts'

const names = (list: readonly { guest_name: string }[]) => list.map((one) => one.guest_name)

const pack = samplePack({
  visits: [
    sampleVisit(),
    sampleVisit({ id: 'in', guest_name: 'Bia Reis', state: 'inside', checked_in_at: NOW }),
  ],
})

test('without entries the lists equal the pack, without documents and codes', () => {
  const { expected, inside } = packLists(pack, [], moment)
  expect(names(expected.visits)).toEqual(['Ana Lima'])
  expect(names(inside.data)).toEqual(['Bia Reis'])
  expect(inside.meta).toEqual({ visits: 1, people: 1, marked: 0 })
  expect(expected.visits[0]).not.toHaveProperty('document')
})

test('a queued entry moves its visit from expected to inside, with the typed data', () => {
  const line = sampleLine({ companions: 2, plate: 'ABC1234' })
  const { expected, inside } = packLists(pack, [line], moment)
  expect(expected.visits).toEqual([])
  expect(inside.data.find(({ id }) => id === 'visit')).toMatchObject({
    state: 'inside',
    companions: 2,
    plate: 'ABC1234',
    unknown_car: true,
    checked_in_at: NOW,
  })
  expect(inside.meta).toEqual({ visits: 2, people: 4, marked: 1 })
})

test('the car of a resident is known by its Mercosul plate too', () => {
  const own = { key: 'ABC1C34', plate: 'ABC1C34', title: 'ABC1C34 · Onix', apartment: null }
  const line = sampleLine({ plate: 'ABC1234' })
  const { inside } = packLists({ ...pack, plates: [own] }, [line], moment)
  expect(inside.data.find(({ id }) => id === 'visit')?.unknown_car).toBe(false)
})

test('a party is one line, which counts queued entries as arrived', () => {
  const party = { id: 'party', purpose: 'Festa', apartment: null, guests: 6, arrived: 3 }
  const visits = ['one', 'two', 'visit'].map((id) => sampleVisit({ id }))
  const given = samplePack({ visits, parties: [{ ...party, visit_ids: ['one', 'two', 'visit'] }] })
  expect(packLists(given, [], moment).expected.parties).toMatchObject([{ arrived: 3 }])
  expect(packLists(given, [sampleLine()], moment).expected.parties).toEqual([
    { ...party, arrived: 4, visit_ids: ['one', 'two'] },
  ])
  const all = visits.map(({ id }) => sampleLine({ id: `entry ${id}`, visit_id: id }))
  expect(packLists(given, all, moment).expected.parties).toEqual([])
})

test('a walk-in and a pass of no visit are lines of their own', () => {
  const lines = [
    sampleLine({ id: 'walk', act: 'walk-in', guest_name: 'Caio', visit_id: null }),
    sampleLine({ id: 'use', guest_name: 'Rui Prado', visit_id: null, pass_id: 'pass' }),
  ]
  const { inside } = packLists(pack, lines, moment)
  expect(inside.data.map(({ id }) => id).toSorted()).toEqual(['in', 'use', 'walk'])
})

test('a visit that left is on no list: one of the pack, one of the queue, a walk-in', () => {
  const lines = [
    sampleLine(),
    sampleLine({ id: 'walk', act: 'walk-in', visit_id: null }),
    sampleLine({ id: 'out1', act: 'leave', visit_id: 'in' }),
    sampleLine({ id: 'out2', act: 'leave', visit_id: null, entry_id: 'entry' }),
    sampleLine({ id: 'out3', act: 'leave', visit_id: null, entry_id: 'walk' }),
  ]
  const { expected, inside } = packLists(pack, lines, moment)
  expect([...expected.visits, ...inside.data]).toEqual([])
})

test('the box finds guests of a reservation, which the list omits', () => {
  const area = { id: 'area', title: 'Salão' }
  const guest = samplePass({ id: 'guest', kind: 'event_guest', apartment: null, area })
  const { expected } = packLists(samplePack({ passes: [guest, samplePass()] }), [], moment)
  expect(expected.passes.map(({ id }) => id)).toEqual(['pass'])
})

test('lists passes of helpers on their days, while uses are left', () => {
  const passes = [
    samplePass({ id: 'today', guest_name: 'Hoje', weekdays: ['mon'] }),
    samplePass({ id: 'other', guest_name: 'Terça', weekdays: ['tue'] }),
    samplePass({ id: 'single', guest_name: 'Uma vez', uses_allowed: 1 }),
    samplePass({ id: 'later', guest_name: 'Depois', valid_from: '2026-11-24T00:00:00.000Z' }),
    samplePass({ id: 'spent', guest_name: 'Duas', uses_allowed: 2, uses_done: 1 }),
  ]
  const use = sampleLine({ visit_id: null, pass_id: 'spent' })
  const listed = (lines: Parameters<typeof packLists>[1]) =>
    names(packLists(samplePack({ passes }), lines, moment).expected.passes)
  expect(listed([])).toEqual(['Hoje', 'Duas'])
  expect(listed([use])).toEqual(['Hoje'])
  const isHere = sampleLine({ visit_id: null, pass_id: 'today' })
  expect(listed([isHere])).toEqual(['Duas'])
  const exit = sampleLine({ id: 'out', act: 'leave', visit_id: null, entry_id: isHere.id })
  expect(listed([isHere, exit])).toEqual(['Hoje', 'Duas'])
})

test.each([
  [{}, null],
  [{ state: 'cancelled' }, 'pass_cancelled'],
  [{ from_time: '08:00', to_time: '14:00' }, 'pass_wrong_hour'],
  [{ from_time: '08:00', to_time: '14:20' }, null],
  [{ weekdays: ['sun'] }, 'pass_wrong_day'],
  [{ uses_allowed: 1, uses_done: 1 }, 'pass_used_up'],
])('a pass is judged by the company’s clock: %o', (given, refusal) => {
  expect(packedRefusal(samplePack(), [], samplePass(given), moment)).toBe(refusal)
})

test('a queued use counts, by the pass or by its visit', () => {
  const pass = samplePass({ uses_allowed: 1 })
  const visits = [sampleVisit({ pass_id: pass.id })]
  const used = samplePack({ visits, passes: [pass] })
  const byVisit = sampleLine()
  const byPass = sampleLine({ visit_id: null, pass_id: pass.id })
  expect(packedRefusal(used, [byVisit], pass, moment)).toBe('pass_used_up')
  expect(packedRefusal(used, [byPass], pass, moment)).toBe('pass_used_up')
})

test('a person inside by a pass may enter again after leaving', () => {
  const pass = samplePass()
  const use = sampleLine({ visit_id: null, pass_id: pass.id })
  const exit = sampleLine({ id: 'out', act: 'leave', visit_id: null, entry_id: use.id })
  const inside = sampleVisit({ state: 'inside', pass_id: pass.id })
  expect(packedRefusal(samplePack(), [use], pass, moment)).toBe('already_inside')
  expect(packedRefusal(samplePack(), [use, exit], pass, moment)).toBeNull()
  const still = samplePack({ visits: [inside] })
  expect(packedRefusal(still, [], pass, moment)).toBe('already_inside')
  const out = sampleLine({ id: 'out', act: 'leave' })
  expect(packedRefusal(still, [out], pass, moment)).toBeNull()
})
