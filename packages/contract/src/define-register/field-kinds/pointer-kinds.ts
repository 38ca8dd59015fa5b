import * as z from 'zod/mini'
import { type FieldKind, plainCell } from './field-kind.ts'
import { kindTraits } from './kind-traits.ts'

/** A row of another register; the server checks that it exists in the tenant. */
export const referenceKind: FieldKind = {
  name: 'reference',
  ...kindTraits.reference,
  schema: () => z.uuid(),
  cell: plainCell,
}

/** A picture that was uploaded before and is claimed by the row that refers to it. */
export const imageKind: FieldKind = {
  name: 'image',
  ...kindTraits.image,
  schema: () => z.uuid(),
  cell: plainCell,
  columns: () => [],
}

/** A picture of a signature, which no list shows. */
export const signatureKind: FieldKind = {
  ...imageKind,
  name: 'signature',
  ...kindTraits.signature,
}
