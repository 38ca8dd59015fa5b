import { accepted, refused, type ValueType } from './value-type.ts'

/** Digits of the largest number of 96 bits, which a UHF tag has. */
const MOST_DIGITS = 29

/**
 * The number of a card or tag, stored in decimal without zeros before it: what is printed in decimal
 * and what a reader says in hexadecimal are one card. Digits alone are decimal; hexadecimal has a
 * letter or `0x` before it, and at most 24 digits. Spaces, colons and hyphens between pairs are left
 * out.
 */
export const cardNumber: ValueType<string> = {
  parse(typed) {
    const bare = typed.replaceAll(/[\s:.-]/g, '')
    const hex = /^(?:0x)?([\da-f]{1,24})$/i.exec(bare)?.[1]
    if (/^\d+$/.test(bare)) {
      const value = bare.replace(/^0+(?=\d)/, '')
      return value.length > MOST_DIGITS ? refused('card_number_format') : accepted(value)
    }
    return hex === undefined
      ? refused('card_number_format')
      : accepted(BigInt(`0x${hex}`).toString())
  },
  format: (value) => value,
}
