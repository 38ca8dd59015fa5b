import { randomInt } from 'node:crypto'
import { type TestInfo, test } from '@playwright/test'
import { cpfCheckDigits } from '@portaria/contract/value-types/cpf'

/** Without vowels, so that they form no words. */
const LETTERS = 'bcdfghjklmnpqrstvwxz'

const letters = (count: number) =>
  Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('')

const attempts = new WeakMap<TestInfo, string>()

/**
 * Lower-case letters for this attempt of this journey only, for values that must be unique in a
 * database: a journey can be repeated, and run beside itself, on the same one.
 */
export function attempt(): string {
  const info = test.info()
  const own = attempts.get(info) ?? letters(5)
  attempts.set(info, own)
  return own
}

/** A random number with this many digits, the first of them not zero. */
export const ownNumber = (digits: number) => String(randomInt(10 ** (digits - 1), 10 ** digits))

/** A random CPF that belongs to nobody. */
export function ownCpf(): string {
  const base = ownNumber(9)
  return `${base}${cpfCheckDigits(base)}`
}

/** A random plate that belongs to no vehicle. */
export const ownPlate = () =>
  `${letters(3).toUpperCase()}${randomInt(10)}${letters(1).toUpperCase()}${ownNumber(2)}`
