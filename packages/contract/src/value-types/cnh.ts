import { bareCharacters } from './typed-characters.ts'
import { accepted, type ValueType } from './value-type.ts'

function remainder(base: string, weightOf: (place: number) => number): number {
  let sum = 0
  for (let i = 0; i < 9; i++) sum += Number(base[i]) * weightOf(i)
  return sum % 11
}

/**
 * Returns the pairs of check digits in use for the first nine digits. If the first remainder is 10,
 * some issuers subtract 2 from the second (modulo 11), others do not; both occur on real licences.
 */
function checkDigits(base: string): string[] {
  const first = remainder(base, (place) => 9 - place)
  const second = remainder(base, (place) => place + 1)
  const shifted = first === 10 ? (second + 9) % 11 : second
  return [second, shifted].map((last) => `${first % 10}${last % 10}`)
}

/**
 * A driving licence's register number. Wrong ones get a warning and are never refused: there is
 * more than one rule for check digits, and the licence may be foreign. Stored in upper case without
 * its mask.
 */
export const cnh: ValueType<string> = {
  parse(typed) {
    const characters = bareCharacters(typed)
    if (!/^\d{11}$/.test(characters)) return accepted(characters, 'cnh_length')
    return checkDigits(characters).includes(characters.slice(9))
      ? accepted(characters)
      : accepted(characters, 'cnh_check_digits')
  },
  format: (value) => value,
}
