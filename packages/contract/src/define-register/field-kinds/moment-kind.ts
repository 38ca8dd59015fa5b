import { typedMoment } from '../../schemas/api-components.ts'
import { formatLocalMoment, parseLocalMoment, toTheSecond } from '../../value-types/moment.ts'
import { type FieldKind } from './field-kind.ts'
import { kindTraits } from './kind-traits.ts'

/** Returns a stored moment from the form of the database or the API. */
const momentOf = (stored: unknown) => new Date(stored instanceof Date ? stored : String(stored))

/** A moment in UTC, typed and shown in the company's zone. */
export const momentKind: FieldKind = {
  name: 'moment',
  ...kindTraits.moment,
  schema: () => typedMoment,
  cell: {
    read: (cell, { zone }) => parseLocalMoment(cell, zone),
    write: (value, { zone }) => formatLocalMoment(momentOf(value), zone),
    readBack: (stored) => toTheSecond(momentOf(stored)),
  },
}
