import { typedMoment } from '../../api-components.ts'
import { type FieldKind, plainCell } from './field-kind.ts'
import { kindTraits } from './kind-traits.ts'

/** A moment in UTC, typed and shown in the company's zone. */
export const momentKind: FieldKind = {
  name: 'moment',
  ...kindTraits.moment,
  schema: () => typedMoment,
  cell: plainCell,
}
