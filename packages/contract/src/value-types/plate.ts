import { bareCharacters } from './typed-characters.ts'
import { accepted, refused, type ValueType } from './value-type.ts'

const oldPattern = /^[A-Z]{3}\d{4}$/
const mercosulPattern = /^[A-Z]{3}\d[A-Z]\d{2}$/

/**
 * A Brazilian number plate, stored as 7 upper-case characters: old `ABC1234`, or Mercosul `ABC1C34`,
 * whose fifth place takes any letter (only converted old plates end at J).
 */
export const plate: ValueType<string> = {
  parse(typed) {
    const characters = bareCharacters(typed)
    if (characters.length !== 7) return refused('plate_length')
    if (!oldPattern.test(characters) && !mercosulPattern.test(characters))
      return refused('plate_pattern')
    return accepted(characters)
  },
  format: (value) => (oldPattern.test(value) ? `${value.slice(0, 3)}-${value.slice(3)}` : value),
}

/**
 * The key under which an old plate and its Mercosul conversion are one car: the fifth character,
 * if a digit, becomes the letter A–J. Takes a stored value.
 */
export function plateKey(value: string): string {
  return value.replace(/^(.{4})(\d)/, (_, head: string, digit: string) => {
    return head + 'ABCDEFGHIJ'.charAt(Number(digit))
  })
}
