import { fieldLabel } from '@portaria/contract/loaded-texts/register-texts'
import type { FieldWords, ValuePlace } from './field-kind.ts'

/**
 * Formats a value for a line with other values. A number gets its label, without which it would be
 * unclear; a flag shows only its label, if it is set.
 */
export function partWords(value: unknown, place: ValuePlace, inner: FieldWords): string {
  const { language, register, name, field } = place
  if (field.kind === 'flag') return value === true ? fieldLabel(language, register, name) : ''
  const words = inner(value, place)
  const isNumber = field.kind === 'integer' || field.kind === 'decimal'
  return isNumber && words !== '' ? `${fieldLabel(language, register, name)} ${words}` : words
}
