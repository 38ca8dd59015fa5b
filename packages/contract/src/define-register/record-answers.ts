import * as z from 'zod/mini'
import { moment } from '../schemas/api-components.ts'
import type { AnyRegister } from './define-register.ts'
import type { Field } from './field.ts'
import type { Schema } from './field-kinds/field-kind.ts'
import { fieldKinds } from './field-kinds/field-kinds.ts'
import { readSchema } from './field-kinds/read-schemas.ts'
import { readableHalf, referenceRead } from './field-kinds/readable-half.ts'

const person = z.nullable(z.uuid())

/** The fields of every record, and of every part of one. */
const always = {
  id: z.uuid(),
  version: z.int(),
  status: z.enum(['ATIVO', 'INATIVO']),
}

/**
 * Whether a field may be null in answers. A hidden value is null; a list without values is empty.
 */
function isNullable(field: Field): boolean {
  const isHidden = field.sensitive === true || field.readBy !== undefined
  return isHidden || (!field.required && fieldKinds[field.kind].column !== 'text[]')
}

function fieldShape(name: string, field: Field): Record<string, Schema> {
  const value = readSchema(field)
  return { [name]: isNullable(field) ? z.nullable(value) : value, ...readableHalf(name, field) }
}

/**
 * Makes the schema of a record in answers by its definition. `more` holds values that only the
 * server knows, such as related rows.
 */
export function recordSchema(register: AnyRegister, more: Record<string, Schema>) {
  const { scope } = register
  const fields = Object.entries(register.fields).flatMap(([name, field]) =>
    Object.entries(fieldShape(name, field)),
  )
  const shape: Record<string, Schema> = {
    ...(scope === 'catalogue' && { shared: z.boolean() }),
    ...(register.mayMerge && { merged_into: z.optional(person) }),
    ...(register.mayErase && { erased_at: z.optional(z.nullable(moment)) }),
    ...Object.fromEntries(fields),
    ...Object.fromEntries(
      Object.entries(register.marks ?? {}).map(([name, { readBy }]) => [
        name,
        readBy === undefined ? z.boolean() : z.optional(z.boolean()),
      ]),
    ),
    ...more,
  }
  return z.object({
    ...always,
    // Tenants must not learn since when the platform has known a person.
    created_at: scope === 'platform' ? z.nullable(moment) : moment,
    created_by: person,
    /**
     * The creator, for those who may read the history. A single record has it; a list has it only
     * if it is requested.
     */
    creator: z.optional(z.nullable(referenceRead)),
    updated_at: scope === 'platform' ? z.nullable(moment) : moment,
    updated_by: person,
    deleted_at: z.nullable(moment),
    ...shape,
    /** Whether the reader may change it, if their role may not change all rows. */
    changeable: z.optional(z.boolean()),
    /** The hidden fields that the reader may replace. */
    correctable: z.optional(z.array(z.string())),
  })
}

/** Returns the schema of a record reduced to the requested fields. */
export const partOf = (record: ReturnType<typeof recordSchema>) =>
  z.extend(z.partial(record), always)
