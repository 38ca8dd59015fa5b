import { expect, test } from 'vitest'
import { peopleOf } from './pack-people.ts'
import { bare, samplePack } from './pack-samples.ts'

const ana = { id: 'ana', name: 'Ana Lima', relation: 'owner', phones: [] }
const pack = samplePack({
  units: [{ ...bare, id: 'u', title: 'Ipê · 302', tower_id: 'ipe', people: [ana] }],
  employees: [
    { id: 'edson', title: 'Edson Reis' },
    { id: 'team', title: 'Equipe UNO-9' },
  ],
})
const found = (typed: string) => peopleOf(pack, typed).map(({ person }) => person)

test('people are found by name, by unit, and by both', () => {
  const resident = {
    kind: 'resident',
    id: 'ana',
    units: [{ apartment_id: 'u', tower_id: 'ipe', relation: 'owner' }],
  }
  for (const typed of ['ana', 'lima an', '302', 'ana 302']) expect(found(typed)).toEqual([resident])
  expect(found('edson')).toEqual([{ kind: 'employee', id: 'edson', units: [] }])
  expect(found('uno-9')).toEqual([{ kind: 'employee', id: 'team', units: [] }])
  expect(found('bruno')).toEqual([])
  expect(found('  ')).toEqual([])
})
