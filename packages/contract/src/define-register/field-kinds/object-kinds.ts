import * as z from 'zod/mini'
import { idDoc, idDocKinds } from '../../value-types/id-doc.ts'
import type { Field } from '../field.ts'
import type { FieldKind, Schema } from './field-kind.ts'

const innerShape = (field: Field, inner: (field: Field) => Schema) =>
  Object.fromEntries(Object.entries(field.fields ?? {}).map(([name, one]) => [name, inner(one)]))

/** An identity document: kind and number, with issuer and country where the paper says them. */
export const idDocKind: FieldKind = {
  name: 'id_doc',
  schema: () =>
    z.pipe(
      z.strictObject({
        kind: z.enum([...idDocKinds]),
        number: z.string(),
        issuer: z.optional(z.nullable(z.string())),
        country: z.optional(z.nullable(z.string())),
      }),
      z.transform((typed, context) => {
        const parsed = idDoc.parse(typed)
        if (parsed.ok) return parsed.value
        context.issues.push({ code: 'custom', message: parsed.code, input: typed })
        return z.NEVER
      }),
    ),
  column: 'jsonb',
  filter: 'none',
  sortable: false,
}

/** One small object of its own fields. */
export const detailsKind: FieldKind = {
  name: 'details',
  schema: (field, inner) => z.strictObject(innerShape(field, inner)),
  column: 'jsonb',
  filter: 'none',
  sortable: false,
}

/** Owned rows: a row with an id is kept or changed, one without is new, one left out is gone. */
export const rowsKind: FieldKind = {
  name: 'rows',
  schema: (field, inner) =>
    z
      .array(z.strictObject({ id: z.optional(z.uuid()), ...innerShape(field, inner) }))
      .check(z.maxLength(field.max ?? 200)),
  column: null,
  filter: 'none',
  sortable: false,
}
