import { normalizeLongText, normalizeText } from '../../value-types/text.ts'
import type { Field } from '../field.ts'
import { type FieldKind, readText } from './field-kind.ts'

function limited(normalize: (typed: string) => string, field: Field) {
  return readText((typed) => {
    const value = normalize(typed)
    return value.length > (field.max ?? 120) ? { ok: false, code: 'too_long' } : { ok: true, value }
  })
}

/** A line of text. */
export const textKind: FieldKind = {
  name: 'text',
  schema: (field) => limited(normalizeText, field),
  column: 'text',
  filter: 'equals',
  sortable: true,
}

/** Text of several lines. */
export const longTextKind: FieldKind = {
  name: 'long_text',
  schema: (field) => limited(normalizeLongText, field),
  column: 'text',
  filter: 'none',
  sortable: false,
}
