import { bareCharacters } from './typed-characters.ts'
import { accepted, refused, type ValueType } from './value-type.ts'

/** Returns a check digit, modulo 11 with weights that fall to 2; remainders 0 and 1 give 0. */
function checkDigit(digits: string): number {
  let sum = 0
  for (let i = 0; i < digits.length; i++) sum += Number(digits[i]) * (digits.length + 1 - i)
  const remainder = sum % 11
  return remainder < 2 ? 0 : 11 - remainder
}

/** Returns the two check digits of the first nine. */
export function cpfCheckDigits(base: string): string {
  const first = checkDigit(base)
  return `${first}${checkDigit(`${base}${first}`)}`
}

/** A person's taxpayer number, stored as 11 digits. Never required: foreigners and babies have none. */
export const cpf: ValueType<string> = {
  parse(typed) {
    const digits = bareCharacters(typed)
    if (!/^\d{11}$/.test(digits)) return refused('cpf_length')
    // The sums of eleven equal digits are correct, but nobody has such a number.
    if (/^(\d)\1*$/.test(digits)) return refused('cpf_repeated')
    if (digits.slice(9) !== cpfCheckDigits(digits.slice(0, 9))) return refused('cpf_check_digits')
    return accepted(digits)
  },
  format: (value) => value.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4'),
}

/**
 * Masks a number for roles that may not see it whole: `***.***.*47-**`. At most two digits are
 * shown: with six only a thousand numbers would be left, since the check digits follow from the
 * others.
 */
export function maskedCpf(value: string): string {
  return `***.***.*${value.slice(7, 9)}-**`
}
