import * as z from 'zod/mini'
import type { Field } from '../field.ts'
import { type FieldKind, plainCell, type Schema } from './field-kind.ts'
import { kindTraits } from './kind-traits.ts'
import { readableHalf } from './readable-half.ts'

const innerShape = (field: Field, inner: (field: Field) => Schema) =>
  Object.fromEntries(Object.entries(field.fields ?? {}).map(([name, one]) => [name, inner(one)]))

/**
 * Makes the schema of a row in a request. Clients send rows back whole, as they read them, so a row
 * may include titles and links.
 */
function sentRow(field: Field, inner: (field: Field) => Schema): Schema {
  const readable = Object.keys(readableHalves(field))
  const row = z.strictObject({
    id: z.optional(z.uuid()),
    ...innerShape(sentFields(field), inner),
    ...Object.fromEntries(readable.map((name) => [name, z.optional(z.unknown())])),
  })
  if (readable.length === 0) return row
  const isKept = ([name]: [string, unknown]) => !readable.includes(name)
  const kept = (sent: object) => Object.fromEntries(Object.entries(sent).filter(isKept))
  return z.pipe(row, z.transform(kept))
}

const readableHalves = ({ fields = {} }: Field): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, one]) => Object.entries(readableHalf(name, one))),
  )

/** Returns a field without the parts of a row that only the server writes. */
const sentFields = (field: Field): Field => ({
  ...field,
  fields: Object.fromEntries(Object.entries(field.fields ?? {}).filter(([, one]) => !one.readOnly)),
})

/** One small object of its own fields. */
export const detailsKind: FieldKind = {
  name: 'details',
  ...kindTraits.details,
  schema: (field, inner) => z.strictObject(innerShape(field, inner)),
  read: (field, inner) => z.object(innerShape(field, (one) => z.nullish(inner(one)))),
  cell: plainCell,
  columns: ({ fields }) => Object.entries(fields ?? {}).map(([name, field]) => ({ name, field })),
}

/** Owned rows: a row with an id is kept or changed, one without is new, one left out is deleted. */
export const rowsKind: FieldKind = {
  name: 'rows',
  ...kindTraits.rows,
  schema: (field, inner) => z.array(sentRow(field, inner)).check(z.maxLength(field.max ?? 200)),
  read: (field, inner) =>
    z.array(
      z.object({
        id: z.uuid(),
        ...innerShape(field, (one) => (one.required ? inner(one) : z.nullable(inner(one)))),
        ...readableHalves(field),
      }),
    ),
  cell: plainCell,
  columns: () => [],
}
