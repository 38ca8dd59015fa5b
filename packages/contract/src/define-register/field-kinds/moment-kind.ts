import * as z from 'zod/mini'
import { type FieldKind, plainCell } from './field-kind.ts'
import { kindTraits } from './kind-traits.ts'

/** A moment in UTC, which the server alone writes. */
export const momentKind: FieldKind = {
  name: 'moment',
  ...kindTraits.moment,
  schema: () => z.iso.datetime(),
  cell: plainCell,
}
