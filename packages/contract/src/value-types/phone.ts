import { bareCharacters } from './typed-characters.ts'
import { accepted, type Parsed, refused, type ValueType } from './value-type.ts'

/**
 * The 67 area codes in use (Anatel, General Plan of National Codes; the rest is reserved: article 22
 * of the numbering regulation as changed by public consultation 274 of 2000).
 */
export const areaCodes: ReadonlySet<string> = new Set(
  [
    '11 12 13 14 15 16 17 18 19',
    '21 22 24 27 28',
    '31 32 33 34 35 37 38',
    '41 42 43 44 45 46 47 48 49',
    '51 53 54 55',
    '61 62 63 64 65 66 67 68 69',
    '71 73 74 75 77 79',
    '81 82 83 84 85 86 87 88 89',
    '91 92 93 94 95 96 97 98 99',
  ].flatMap((region) => region.split(' ')),
)

/** Country codes of one and two digits; all others have three (ITU-T E.164). */
const countryCode = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/

/**
 * Company numbers without an area (Anatel, non-geographic codes): 0800, 0300, 0303, 0500 and 0900
 * with six digits, as the older ones have, or seven.
 */
const nonGeographic = /^(?:800|300|303|500|900)\d{6,7}$/

/** Company numbers that are the same in every area: 300x and 400x, without an area code. */
const national = /^[34]00\d{5}$/

/**
 * Reads a number inside Brazil, with or without the trunk zero; `isWhole` if nothing can be missing
 * before it.
 */
function parseNational(typedDigits: string, isWhole = false): Parsed<string> {
  const digits = typedDigits.replace(/^0/, '')
  const hasZero = isWhole || digits !== typedDigits
  if (nonGeographic.test(digits) && (hasZero || digits.length === 10))
    return accepted(`+55${digits}`)
  if (national.test(digits)) return accepted(`+55${digits}`)
  if (digits.length === 8 || digits.length === 9) return refused('phone_ddd')
  if (digits.length !== 10 && digits.length !== 11) return refused('phone_length')
  if (!areaCodes.has(digits.slice(0, 2))) return refused('phone_ddd')
  const prefix = digits.length === 11 ? /^..9/ : /^..[2-5]/
  return prefix.test(digits) ? accepted(`+55${digits}`) : refused('phone_prefix')
}

/**
 * A telephone number, stored in E.164. Without `+` it is Brazilian: area code, then 9 digits that
 * start with 9 (mobile) or 8 that start with 2–5 (fixed), or a company number without an area.
 * `phone_ddd` refuses an unknown area code, or a missing one.
 */
export const phone: ValueType<string> = {
  parse(typed) {
    const characters = bareCharacters(typed)
    if (/[^\d+]|.\+/.test(characters)) return refused('phone_characters')
    if (characters.startsWith('+55')) return parseNational(characters.slice(3), true)
    if (characters.startsWith('+'))
      return /^\+[1-9]\d{7,14}$/.test(characters) ? accepted(characters) : refused('phone_length')
    // Twelve digits or more are too long for a number inside Brazil, even in area 55.
    if (/^55\d{10,11}$/.test(characters)) return parseNational(characters.slice(2))
    return parseNational(characters)
  },
  format(value) {
    const inside = value.replace('+55', '')
    if (value.startsWith('+55') && nonGeographic.test(inside))
      return inside.replace(/^(\d{3})(\d{3})(\d+)$/, '0$1 $2 $3')
    if (value.startsWith('+55') && national.test(inside))
      return inside.replace(/^(\d{4})(\d{4})$/, '$1-$2')
    if (value.startsWith('+55')) return value.replace(/^\+55(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')
    return value.replace(countryCode, (_, country: string, rest: string) => {
      return `+${country} ${rest.replace(/\d{3}(?=\d{2})/g, '$& ')}`
    })
  },
}

/**
 * Returns a stored number in the form for dialling: a company number without an area has no country
 * code.
 */
export function dialled(value: string): string {
  const inside = value.replace('+55', '')
  if (!value.startsWith('+55')) return value
  if (nonGeographic.test(inside)) return `0${inside}`
  return national.test(inside) ? inside : value
}

/** Whether a stored number is a Brazilian mobile: nine digits after the area code. */
export function isMobilePhone(value: string): boolean {
  return /^\+55\d{2}9\d{8}$/.test(value)
}
