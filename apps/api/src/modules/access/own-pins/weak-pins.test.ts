import { expect, it } from 'vitest'
import { isWeakPin } from './weak-pins.ts'

it.each([
  ['000000', true],
  ['77777777', true],
  ['121212', true],
  ['12312312', true],
  ['123456', true],
  ['98765432', true],
  ['789012', true],
  ['210987', true],
  ['17031985', true],
  ['170385', true],
  ['19850317', true],
  ['850317', true],
  ['03171985', true],
  ['529982', true],
  ['98224725', true],
  ['482915', false],
  ['12345679', false],
  ['180385', false],
])('%s is easily guessed: %s', (pin, isWeak) => {
  const known = { birthDate: '1985-03-17', documents: ['52998224725', null] }
  expect(isWeakPin(pin, known)).toBe(isWeak)
})
