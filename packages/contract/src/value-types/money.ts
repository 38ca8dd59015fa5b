import { decimal } from './decimal.ts'
import { plainCharacters } from './typed-characters.ts'
import { accepted, refused, type ValueType } from './value-type.ts'

/**
 * An amount in reais, stored as a whole number of cents; negative for a debt in the other
 * direction.
 */
export const money: ValueType<number> = {
  parse(typed) {
    const amount = decimal.parse(
      plainCharacters(typed).replace(/^([-\u2212\u2013]?)\s*R\$\s*/i, '$1'),
    )
    if (!amount.ok) return refused(amount.code === 'decimal_range' ? 'money_range' : 'money_format')
    const [whole = '', fraction = ''] = amount.value.split('.')
    if (fraction.length > 2) return refused('money_format')
    const cents = Number(whole + fraction.padEnd(2, '0'))
    return Number.isSafeInteger(cents) ? accepted(cents) : refused('money_range')
  },
  format(cents) {
    const digits = String(Math.abs(cents)).padStart(3, '0')
    const whole = decimal.format(digits.slice(0, -2))
    return `${cents < 0 ? '-' : ''}R$ ${whole},${digits.slice(-2)}`
  },
}
