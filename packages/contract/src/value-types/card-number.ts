import { accepted, refused, type ValueType } from './value-type.ts'

/** Digits of the largest number of 96 bits, the size of a UHF tag. */
const MOST_DIGITS = 29

/**
 * The number of a card or tag, stored in decimal without leading zeros, so that a printed decimal
 * number and a reader's hexadecimal one are the same card. Digits alone are decimal; hexadecimal
 * has a letter or a leading `0x`, and at most 24 digits. Spaces, colons and hyphens between pairs
 * are ignored.
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
