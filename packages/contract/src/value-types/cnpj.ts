import { bareCharacters } from './typed-characters.ts'
import { accepted, refused, type ValueType } from './value-type.ts'

/**
 * Returns a check digit. Weights repeat from 2 to 9 from the right; a character's value is its
 * ASCII code − 48.
 */
function checkDigit(characters: string): number {
  let sum = 0
  for (let i = 0; i < characters.length; i++) {
    const fromRight = characters.length - 1 - i
    sum += (characters.charCodeAt(i) - 48) * (2 + (fromRight % 8))
  }
  const remainder = sum % 11
  return remainder < 2 ? 0 : 11 - remainder
}

/** Returns the two check digits of the first twelve characters, given in upper case. */
export function cnpjCheckDigits(base: string): string {
  const first = checkDigit(base)
  return `${first}${checkDigit(`${base}${first}`)}`
}

/**
 * A company's taxpayer number, stored as 14 upper-case characters. Letters are allowed in the first
 * twelve since July 2026; the numeric ones stay valid and have the same check digits.
 */
export const cnpj: ValueType<string> = {
  parse(typed) {
    const characters = bareCharacters(typed)
    if (!/^[0-9A-Z]{14}$/.test(characters)) return refused('cnpj_length')
    if (!/\d\d$/.test(characters)) return refused('cnpj_check_letters')
    if (/^(\d)\1*$/.test(characters)) return refused('cnpj_repeated')
    if (characters.slice(12) !== cnpjCheckDigits(characters.slice(0, 12)))
      return refused('cnpj_check_digits')
    return accepted(characters)
  },
  format: (value) => value.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5'),
}
