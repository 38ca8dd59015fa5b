import { expect, it } from 'vitest'
import { eventIds } from './event-id.ts'

const ids = eventIds('a secret of at least thirty-two characters')
const [own, other] = [
  '0191d7f0-0000-7000-8000-000000000001',
  '0191d7f0-0000-7000-8000-000000000002',
]

it("returns its tenant's number from an id", () => {
  expect(ids.numberOf(own, ids.idOf(own, 4_711))).toBe(4_711)
})

it('reveals nothing: the same number has another text each time, of one length', () => {
  const texts = [7, 7, 8, 900_719_925_474_099].map((number) => ids.idOf(own, number))
  expect(new Set(texts).size).toBe(4)
  expect(new Set(texts.map(({ length }) => length)).size).toBe(1)
})

it.each([
  ['of another tenant', ids.idOf(other, 7)],
  ['of another secret', eventIds('another secret of thirty-two characters').idOf(own, 7)],
  // An id may begin with any character.
  ['with a bit turned', ids.idOf(own, 7).replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
  ['that is a number', '7'],
  ['that is empty', ''],
  ['that is long', 'x'.repeat(10_000)],
])('rejects an id %s', (_, id) => {
  expect(ids.numberOf(own, id)).toBeNull()
})
