import * as z from 'zod/mini'
import { idDoc, idDocKinds } from '../../value-types/id-doc.ts'
import type { Field } from '../field.ts'
import type { FieldKind, Schema } from './field-kind.ts'
import { kindTraits } from './kind-traits.ts'

const innerShape = (field: Field, inner: (field: Field) => Schema) =>
  Object.fromEntries(Object.entries(field.fields ?? {}).map(([name, one]) => [name, inner(one)]))

/** An identity document: kind and number, with issuer and country where the paper says them. */
export const idDocKind: FieldKind = {
  name: 'id_doc',
  ...kindTraits.id_doc,
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
}

/** One small object of its own fields. */
export const detailsKind: FieldKind = {
  name: 'details',
  ...kindTraits.details,
  schema: (field, inner) => z.strictObject(innerShape(field, inner)),
}

/** Owned rows: a row with an id is kept or changed, one without is new, one left out is gone. */
export const rowsKind: FieldKind = {
  name: 'rows',
  ...kindTraits.rows,
  schema: (field, inner) =>
    z
      .array(z.strictObject({ id: z.optional(z.uuid()), ...innerShape(field, inner) }))
      .check(z.maxLength(field.max ?? 200)),
}
