import { expect, it } from 'vitest'
import { refusals } from '../../testing/refusals.ts'
import { boxBody } from './gate.ts'

it('ignores the characters that a scanner sends around a code', () => {
  expect(boxBody.parse({ q: '\u0002ABC\0\ud800 123\r\n' })).toEqual({ q: 'ABC 123' })
  expect(refusals(boxBody, { q: 'a'.repeat(201) })).toEqual(['q too_big'])
})
