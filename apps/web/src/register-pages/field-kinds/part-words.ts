import { fieldLabel } from '@portaria/contract/texts/register-texts'
import type { FieldWords, ValuePlace } from './field-kind.ts'

/**
 * The words of a value among others on one line. A number says nothing without its label there; of a flag
 * the label says all, where it is set.
 */
export function partWords(value: unknown, place: ValuePlace, inner: FieldWords): string {
  const { language, register, name, field } = place
  if (field.kind === 'flag') return value === true ? fieldLabel(language, register, name) : ''
  const words = inner(value, place)
  const isNumber = field.kind === 'integer' || field.kind === 'decimal'
  return isNumber && words !== '' ? `${fieldLabel(language, register, name)} ${words}` : words
}
