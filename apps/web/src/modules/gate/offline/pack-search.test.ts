import { createHash, createHmac } from 'node:crypto'
import type { DeskPack } from '@portaria/contract/modules/gate/desk-pack'
import { expect, test } from 'vitest'
import { packLists } from './pack-lists.ts'
import { bare, moment, samplePack, samplePass, sampleVisit, unit } from './pack-samples.ts'
import { searchPack } from './pack-search.ts'

const CODE = 'a'.repeat(77)
const CPF = '529.982.247-25'

/** Computes marks like the server. */
const markOf = (key: string) =>
  createHmac('sha256', Buffer.from(samplePack().mark_key, 'base64url'))
    .update(key)
    .digest()
    .subarray(0, 2)
    .toString('base64url')
const digest = createHash('sha256').update(CODE.toUpperCase()).digest('base64url')

const find = (given: Partial<DeskPack>, typed: string) => {
  const pack = samplePack(given)
  return searchPack({ pack, lines: [], lists: packLists(pack, [], moment), moment }, typed)
}

test('finds a scanned code by the digest of its capitals, and refuses an unknown one', async () => {
  const passes = [samplePass({ code: digest })]
  expect((await find({ passes }, CODE)).box).toMatchObject({ pass: { id: 'pass' }, refusal: null })
  const link = `https://portaria.example/apps/guests/pass/${CODE}`
  expect((await find({ passes }, link)).box).toMatchObject({ pass: { id: 'pass' } })
  expect((await find({ passes }, 'b'.repeat(77))).box).toMatchObject({
    pass: null,
    refusal: 'pass_unknown',
  })
})

test('does not look up a PIN', async () => {
  const visits = [sampleVisit({ guest_name: '12345678' })]
  expect(await find({ visits }, '1234 5678')).toMatchObject({ note: 'pin', box: { visits: [] } })
})

test.each(['ana', 'LIMA Ána', 'abc1234'])('finds visits by words and plate: %s', async (typed) => {
  const visits = [
    sampleVisit({ plate: 'ABC1234' }),
    sampleVisit({ id: 'other', guest_name: 'Bia Reis' }),
  ]
  const { box } = await find({ visits }, typed)
  expect(box.visits.map(({ id }) => id)).toEqual(['visit'])
})

test.each(['dangelo', "d'angelo", 'd\u2019angelo', 'angelo'])(
  'a name with an apostrophe, however it is typed: %s',
  async (typed) => {
    const visits = [sampleVisit({ guest_name: "Rita D'Angelo" })]
    expect((await find({ visits }, typed)).box.visits).toHaveLength(1)
  },
)

test.each(['abc-1c34', 'ABC 1234', 'abc1c34'])('finds a guest by the car: %s', async (typed) => {
  const visits = [sampleVisit({ usual_plate: 'ABC1234' }), sampleVisit({ id: 'other' })]
  const passes = [samplePass({ plate: 'ABC1C34' }), samplePass({ id: 'another' })]
  const { box } = await find({ visits, passes }, typed)
  expect([...box.visits, ...box.passes].map(({ id }) => id)).toEqual(['visit', 'pass'])
})

test('finds a code that looks like a plate, in a name', async () => {
  const visits = [sampleVisit({ guest_name: 'Turma UNO-9' }), sampleVisit({ id: 'other' })]
  const employees = [{ id: 'team', title: 'Equipe UNO-9' }]
  const { box } = await find({ visits, employees }, 'uno-9')
  expect(box.visits.map(({ id }) => id)).toEqual(['visit'])
  expect(box.found.flatMap(({ hits }) => hits.map(({ id }) => id))).toEqual(['team'])
})

test('finds the beginning of a plate with its space', async () => {
  const visits = [sampleVisit({ plate: 'AB123CD' }), sampleVisit({ id: 'other' })]
  expect((await find({ visits }, 'AB 123')).box.visits.map(({ id }) => id)).toEqual(['visit'])
})

test.each(['1203 camila', 'camila 1203', 'camila'])('finds the unit of %s', async (typed) => {
  const people = [{ id: 'camila', name: 'Camila Duarte', relation: 'owner', phones: [] }]
  const units = [
    { ...bare, id: 'u', title: 'Ipê · 1203', people },
    { ...bare, id: 'other', title: 'Jacarandá · 1203' },
  ]
  const { found } = (await find({ units }, typed)).box
  expect(found.map(({ meant, hits }) => [meant, hits.map(({ id, by }) => [id, by])])).toEqual([
    [false, [['u', 'Camila Duarte']]],
  ])
})

test.each(['encomenda 17', 'BR123456789BR'])('finds no parcels: %s', async (typed) => {
  expect((await find({}, typed)).note).toBe('noParcels')
})

test('finds passes by name', async () => {
  const passes = [samplePass(), samplePass({ id: 'other', guest_name: 'Bia Reis' })]
  expect((await find({ passes }, 'rui')).box.passes.map(({ id }) => id)).toEqual(['pass'])
})

test('one letter finds nobody by name', async () => {
  expect((await find({ visits: [sampleVisit()] }, 'a')).box.visits).toEqual([])
})

test('a document finds a visit, or a pass without a visit', async () => {
  const document = markOf('cpf:52998224725')
  const visits = [sampleVisit({ document, pass_id: 'pass' }), sampleVisit({ id: 'other' })]
  const passes = [samplePass({ document })]
  const both = await find({ visits, passes }, CPF)
  expect(both.box.visits.map(({ id }) => id)).toEqual(['visit'])
  expect(both.note).toBeNull()
  expect(both.box.passes).toEqual([])
  expect((await find({ passes }, CPF)).box.passes.map(({ id }) => id)).toEqual(['pass'])
})

test('warns of a blocked document by its mark', async () => {
  const blocked = { documents: [markOf('cpf:52998224725')], plates: [] }
  expect((await find({ blocked }, CPF)).note).toBe('mayBeBlocked')
  expect((await find({ blocked }, '111.444.777-35')).note).toBeNull()
})

test('finds cars by the converted plate first, then by similar plates', async () => {
  const plates = [
    { key: 'ABO1C34', plate: 'ABO1C34', title: 'parecida', apartment: unit },
    { key: 'AB01C34', plate: 'AB01C34', title: 'não é placa', apartment: unit },
    { key: 'ABC1C34', plate: 'ABC1C34', title: 'própria', apartment: unit },
  ]
  const found = (await find({ plates }, 'abc-1234')).box.plates
  expect(found.map(({ title, exact }) => [title, exact])).toEqual([['própria', true]])
  const near = (await find({ plates }, 'AB0-1C34')).box.plates
  expect(near.map(({ title, exact }) => [title, exact])).toEqual([['parecida', false]])
  const alike = [{ key: 'ABO1I34', plate: 'ABO1I34', title: 'parecida', apartment: unit }]
  expect((await find({ plates: alike }, 'ABO-1134')).box.plates).toMatchObject([{ exact: false }])
})

test('warns of a blocked plate, even of an unknown car', async () => {
  const blocked = { documents: [], plates: ['ABC1C34'] }
  const [car] = (await find({ blocked }, 'ABC1234')).box.plates
  expect(car).toMatchObject({ blocked: true, exact: true, plate: 'ABC1234' })
  expect((await find({ blocked }, 'ABC1235')).box.plates).toEqual([])
})

test('finds units by title, the exact number first; employees and areas by name', async () => {
  const units = [
    { id: 'a', title: 'Torre A · 3021' },
    { id: 'b', title: 'Torre A · 302' },
    { id: 'c', title: 'Torre B · 101' },
  ]
  const employees = [{ id: 'e', title: 'José 302' }]
  const areas = [
    { id: 's', title: 'Salão 302' },
    { id: 'q', title: 'Quadra' },
  ]
  const known = units.map((one) => ({ ...one, ...bare }))
  const { found } = (await find({ units: known, employees, areas }, '302')).box
  expect(found.map(({ register, hits }) => [register, hits.map(({ id }) => id)])).toEqual([
    ['apartments', ['b', 'a']],
    ['employees', ['e']],
    ['common-areas', ['s']],
  ])
})
