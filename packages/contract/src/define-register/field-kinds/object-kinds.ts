import * as z from 'zod/mini'
import type { Field } from '../field.ts'
import { type FieldKind, plainCell, type Schema } from './field-kind.ts'
import { kindTraits } from './kind-traits.ts'

const innerShape = (field: Field, inner: (field: Field) => Schema) =>
  Object.fromEntries(Object.entries(field.fields ?? {}).map(([name, one]) => [name, inner(one)]))

/** What the server alone writes inside a row is no property of what is sent. */
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

/** Owned rows: a row with an id is kept or changed, one without is new, one left out is gone. */
export const rowsKind: FieldKind = {
  name: 'rows',
  ...kindTraits.rows,
  schema: (field, inner) =>
    z
      .array(z.strictObject({ id: z.optional(z.uuid()), ...innerShape(sentFields(field), inner) }))
      .check(z.maxLength(field.max ?? 200)),
  read: (field, inner) =>
    z.array(
      z.object({
        id: z.uuid(),
        ...innerShape(field, (one) => (one.required ? inner(one) : z.nullable(inner(one)))),
      }),
    ),
  cell: plainCell,
  columns: () => [],
}
