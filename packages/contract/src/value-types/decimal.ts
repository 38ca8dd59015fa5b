import { plainCharacters } from './typed-characters.ts'
import { accepted, type Parsed, refused, type ValueType } from './value-type.ts'

const grouped = /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/
const digitsAtMost = 30

/**
 * Reads the form that the API and the database use (`"1234.50"` → `"1234.5"`), where a dot is always
 * the decimal point. Codes: `decimal_format`, `decimal_range` (more than 30 digits).
 */
export function parseStoredDecimal(text: string): Parsed<string> {
  const parts = /^(?<sign>[+-]?)(?<whole>\d*)(?:\.(?<fraction>\d+))?$/.exec(text)?.groups
  if (!parts || (!parts.whole && !parts.fraction)) return refused('decimal_format')
  const whole = (parts.whole ?? '').replace(/^0+(?=\d)/, '') || '0'
  const fraction = (parts.fraction ?? '').replace(/0+$/, '')
  if (whole.length + fraction.length > digitsAtMost) return refused('decimal_range')
  const digits = fraction ? `${whole}.${fraction}` : whole
  return accepted(parts.sign === '-' && digits !== '0' ? `-${digits}` : digits)
}

/**
 * An exact decimal number, stored as text with a point (`"1234.5"`), never as a float. `parse` reads
 * what a person types, the Brazilian way: `1.234,5`, and `1.234` is one thousand and more. A dot that
 * cannot separate thousands (`12.5`, `0.125`) is a decimal point.
 */
export const decimal: ValueType<string> = {
  parse(typed) {
    const text = plainCharacters(typed).replace(/^[\u2212\u2013]/, '-')
    if (grouped.test(text)) return parseStoredDecimal(text.replaceAll('.', '').replace(',', '.'))
    if (text.includes(',') && text.includes('.')) return refused('decimal_format')
    return parseStoredDecimal(text.replace(',', '.'))
  },
  format(value) {
    const [whole = '', fraction] = value.split('.')
    const thousands = whole.replace(/\B(?=(?:\d{3})+$)/g, '.')
    return fraction ? `${thousands},${fraction}` : thousands
  },
}
