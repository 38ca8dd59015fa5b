import { cpfCheckDigits } from '@portaria/contract/value-types/cpf'

/** Returns a number with leading zeros, in a fixed length. */
export const digits = (nth: number, length: number): string => String(nth).padStart(length, '0')

/**
 * The id of a file that nobody uploaded, for actions that the row's state refuses before they check
 * it.
 */
export const NO_FILE = '019ab000-0000-7000-8000-00000000000f'

/** Returns a valid CPF for every number below 100,000,000. */
export function sampleCpf(nth: number): string {
  const base = `1${digits(nth, 8)}`
  return base + cpfCheckDigits(base)
}

/**
 * Returns an old plate for every number below 260,000; none of them is the Mercosul form of
 * another.
 */
export function samplePlate(nth: number): string {
  return `AB${String.fromCharCode(65 + Math.floor(nth / 10_000))}${digits(nth % 10_000, 4)}`
}

/** Returns the nth day of 2020, and so on into later years. */
export function sampleDay(nth: number): string {
  return new Date(Date.UTC(2020, 0, 1 + nth)).toISOString().slice(0, 10)
}
