import * as z from 'zod/mini'
import { phone } from '../../value-types/phone.ts'
import { normalizeText } from '../../value-types/text.ts'
import { type FieldKind, listCell, plainCell, readText, zeroPaddedCell } from './field-kind.ts'
import { kindTraits } from './kind-traits.ts'

/** Drops blank entries and repeated ones: people paste lists. */
const distinct = z.transform((values: unknown[]) => [
  ...new Set(values.filter((value) => value !== null)),
])

const tag = readText((typed) => {
  const value = normalizeText(typed)
  return value.length > 60 ? { ok: false, code: 'too_long' } : { ok: true, value }
})

/** Short texts. */
export const tagsKind: FieldKind = {
  name: 'tags',
  ...kindTraits.tags,
  schema: (field) => z.pipe(z.array(tag).check(z.maxLength(field.max ?? 50)), distinct),
  item: () => tag,
  cell: listCell(plainCell),
}

/** Telephone numbers in E.164; the first is the one to call. */
export const phonesKind: FieldKind = {
  name: 'phones',
  ...kindTraits.phones,
  schema: (field) =>
    z.pipe(z.array(readText(phone.parse)).check(z.maxLength(field.max ?? 10)), distinct),
  item: () => readText(phone.parse),
  cell: listCell(zeroPaddedCell(phone, { digits: null, most: 1 })),
}
