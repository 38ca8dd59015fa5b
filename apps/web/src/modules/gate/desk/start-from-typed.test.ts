import { expect, test } from 'vitest'
import { startFromTyped } from './start-from-typed.ts'

test.each([
  [' joão da silva ', { name: 'joão da silva' }],
  ['abc-1234', { plate: 'ABC1234' }],
  ['ABC1D23', { plate: 'ABC1D23' }],
  ['529.982.247-25', { document: '529.982.247-25' }],
  ['529.982.247-26', {}],
  ['1203', {}],
  ['torre 12', {}],
  ['x', {}],
])('what was typed begins the visit: %s', (typed, start) => {
  expect(startFromTyped(typed)).toEqual(start)
})
