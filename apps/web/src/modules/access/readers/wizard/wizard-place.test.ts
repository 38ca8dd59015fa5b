import { expect, test } from 'vitest'
import { readPlace, writePlace } from './wizard-place.ts'

const start = { step: 'address', reader: null, point: null, opening: null }

test('a place is read as it was written', () => {
  const place = { step: 'test', reader: 'r', point: 'p', opening: 'o' } as const
  expect(readPlace(`?${writePlace(place)}`)).toEqual(place)
  expect(writePlace({ ...place, point: null, opening: null })).toBe('step=test&reader=r')
})

test.each([
  ['', start],
  ['?step=test', start],
  ['?step=other&reader=r', start],
  ['?step=contact&reader=', start],
  ['?step=test&reader=r', { ...start, step: 'point', reader: 'r' }],
  ['?step=done&reader=r', { ...start, step: 'done', reader: 'r' }],
])('%s leads to a step that has what it needs', (search, place) => {
  expect(readPlace(search)).toEqual(place)
})
