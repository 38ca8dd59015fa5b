import * as z from 'zod/mini'
import { apiLimits } from '../../schemas/api-components.ts'
import { decimal, parseStoredDecimal } from '../../value-types/decimal.ts'
import { matchWord } from '../../value-types/spreadsheet.ts'
import type { Field } from '../field.ts'
import { type FieldKind, formattedCell, plainCell, readText } from './field-kind.ts'
import { kindTraits } from './kind-traits.ts'

function outOfRange(field: Field, value: number): boolean {
  const [least, greatest] = field.range ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  return value < least || value > greatest
}

/** A whole number in its range. */
export const integerKind: FieldKind = {
  name: 'integer',
  ...kindTraits.integer,
  schema(field) {
    const [minimum, maximum] = field.range ?? []
    const limits = minimum === undefined || maximum === undefined ? {} : { minimum, maximum }
    return z
      .int()
      .check(z.refine((value) => !outOfRange(field, value), { error: 'out_of_range' }))
      .register(apiLimits, limits)
  },
  cell: {
    ...plainCell,
    read: (cell) =>
      /^-?\d{1,9}$/.test(cell.trim())
        ? { ok: true, value: Number(cell) }
        : { ok: false, code: 'invalid_type' },
  },
}

/**
 * An exact decimal. It is text everywhere, since money and shares are never floats (registers §14).
 */
export const decimalKind: FieldKind = {
  name: 'decimal',
  ...kindTraits.decimal,
  schema: (field) =>
    readText((typed) => {
      const parsed = parseStoredDecimal(typed)
      if (!parsed.ok) return parsed
      return outOfRange(field, Number(parsed.value)) ? { ok: false, code: 'out_of_range' } : parsed
    }),
  cell: {
    ...formattedCell(decimal.format),
    read: decimal.parse,
    // A column with a scale returns `60.00` for `60`.
    readBack(stored) {
      const parsed = parseStoredDecimal(String(stored))
      return parsed.ok ? parsed.value : stored
    },
  },
}

/** Words for yes and no in cells. */
const flagWords = {
  true: ['sim', 's', 'x', 'yes', 'y', 'sí', 'verdadeiro', 'نعم', '1'],
  false: ['não', 'n', 'no', 'falso', 'لا', '0'],
} as const

export const flagKind: FieldKind = {
  name: 'flag',
  ...kindTraits.flag,
  schema: () => z.boolean(),
  cell: {
    read(cell) {
      const word = matchWord(cell, flagWords)
      return word === undefined
        ? { ok: false, code: 'invalid_choice' }
        : { ok: true, value: word === 'true' }
    },
    write: (value) => flagWords[value === true ? 'true' : 'false'][0],
  },
}
