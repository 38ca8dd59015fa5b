import * as z from 'zod/mini'
import { parseStoredDecimal } from '../../value-types/decimal.ts'
import type { Field } from '../field.ts'
import { type FieldKind, readText } from './field-kind.ts'
import { kindTraits } from './kind-traits.ts'

function outOfRange(field: Field, value: number): boolean {
  const [least, greatest] = field.range ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  return value < least || value > greatest
}

/** A whole number in its range. */
export const integerKind: FieldKind = {
  name: 'integer',
  ...kindTraits.integer,
  schema: (field) =>
    z.int().check(z.refine((value) => !outOfRange(field, value), { error: 'out_of_range' })),
}

/** An exact decimal, text all the way: money and shares are never floats (domain.md section 1). */
export const decimalKind: FieldKind = {
  name: 'decimal',
  ...kindTraits.decimal,
  schema: (field) =>
    readText((typed) => {
      const parsed = parseStoredDecimal(typed)
      if (!parsed.ok) return parsed
      return outOfRange(field, Number(parsed.value)) ? { ok: false, code: 'out_of_range' } : parsed
    }),
}

export const flagKind: FieldKind = {
  name: 'flag',
  ...kindTraits.flag,
  schema: () => z.boolean(),
}
