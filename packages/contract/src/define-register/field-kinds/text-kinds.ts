import { readRichText, richTextCell } from '../../value-types/rich-text.ts'
import { normalizeLongText, normalizeText } from '../../value-types/text.ts'
import type { Field } from '../field.ts'
import { type FieldKind, formattedCell, plainCell, readText } from './field-kind.ts'
import { kindTraits } from './kind-traits.ts'

function limited(normalize: (typed: string) => string, field: Field) {
  const maxLength = field.max ?? 120
  return readText(
    (typed) => {
      const value = normalize(typed)
      return value.length > maxLength ? { ok: false, code: 'too_long' } : { ok: true, value }
    },
    { maxLength },
  )
}

/** A line of text. */
export const textKind: FieldKind = {
  name: 'text',
  ...kindTraits.text,
  schema: (field) => limited(normalizeText, field),
  cell: plainCell,
}

/** Text of several lines. */
export const longTextKind: FieldKind = {
  name: 'long_text',
  ...kindTraits.long_text,
  schema: (field) => limited(normalizeLongText, field),
  cell: plainCell,
}

/** Text with headings, lists and links, as HTML that the server has cleaned. */
export const richTextKind: FieldKind = {
  name: 'rich_text',
  ...kindTraits.rich_text,
  schema: ({ max: maxLength = 40_000 }) =>
    readText(
      (typed) =>
        typed.length > maxLength
          ? { ok: false, code: 'too_long' }
          : { ok: true, value: readRichText(typed) },
      { maxLength },
    ),
  cell: formattedCell(richTextCell),
}
