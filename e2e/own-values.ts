import { randomInt } from 'node:crypto'
import { type TestInfo, test } from '@playwright/test'
import { cpfCheckDigits } from '@portaria/contract/value-types/cpf'

/** No vowels, so that they make no word. */
const LETTERS = 'bcdfghjklmnpqrstvwxz'

const letters = (count: number) =>
  Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('')

const attempts = new WeakMap<TestInfo, string>()

/**
 * Small letters of this attempt of this journey alone, for what has to be unique in a database: a journey can
 * be tried again, and run beside itself, on the same one.
 */
export function attempt(): string {
  const info = test.info()
  const own = attempts.get(info) ?? letters(5)
  attempts.set(info, own)
  return own
}

/** A number of so many digits, the first of them no zero. */
export const ownNumber = (digits: number) => String(randomInt(10 ** (digits - 1), 10 ** digits))

/** A CPF of nobody, another each time. */
export function ownCpf(): string {
  const base = ownNumber(9)
  return `${base}${cpfCheckDigits(base)}`
}

/** A plate of no vehicle, another each time. */
export const ownPlate = () =>
  `${letters(3).toUpperCase()}${randomInt(10)}${letters(1).toUpperCase()}${ownNumber(2)}`
