import { bareCharacters } from './typed-characters.ts'
import { accepted, refused, type ValueType } from './value-type.ts'

const weights = [3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

function checkDigit(base: string): number {
  const sum = weights.reduce((total, weight, i) => total + weight * Number(base[i]), 0)
  return ((sum * 10) % 11) % 10
}

/** A vehicle's register number, stored as 11 digits; the older 9-digit ones are padded with zeros. */
export const renavam: ValueType<string> = {
  parse(typed) {
    const digits = bareCharacters(typed)
    if (!/^\d{9,11}$/.test(digits)) return refused('renavam_length')
    const padded = digits.padStart(11, '0')
    // All zeros satisfy the sum, but are not a vehicle.
    if (/^0+$/.test(padded) || checkDigit(padded) !== Number(padded[10]))
      return refused('renavam_check_digit')
    return accepted(padded)
  },
  format: (value) => value,
}
