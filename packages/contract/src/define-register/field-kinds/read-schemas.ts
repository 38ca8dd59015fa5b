import * as z from 'zod/mini'
import { moment } from '../../schemas/api-components.ts'
import type { Field } from '../field.ts'
import type { Schema } from './field-kind.ts'
import { fieldKinds } from './field-kinds.ts'
import type { ColumnType } from './kind-traits.ts'

const textOf = ({ options }: Field): Schema => (options ? z.enum([...options]) : z.string())

/** Schemas of answers by column type, for kinds without a schema of their own. */
const ofColumn: Record<ColumnType, (field: Field) => Schema> = {
  text: textOf,
  'text[]': (field) => z.array(textOf(field)),
  uuid: () => z.uuid(),
  integer: () => z.int(),
  // Exact, so not a number of JSON.
  numeric: () => z.string(),
  boolean: () => z.boolean(),
  date: () => z.iso.date(),
  'timestamp with time zone': () => moment,
  jsonb: () => z.unknown(),
}

/** Returns the schema of the API's answer for a field that has a value. */
export function readSchema(field: Field): Schema {
  const { read, column } = fieldKinds[field.kind]
  if (read) return read(field, readSchema)
  return column === null ? z.unknown() : ofColumn[column](field)
}
