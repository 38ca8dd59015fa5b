import * as z from 'zod/mini'
import type { AnyRegister } from '../define-register/define-register.ts'
import { writableFields } from '../define-register/define-register.ts'
import type { Field } from '../define-register/field.ts'
import type { Schema } from '../define-register/field-kinds/field-kind.ts'
import { fieldKinds } from '../define-register/field-kinds/field-kinds.ts'
import { askedFields, mayBeginWith, type Transition } from '../define-register/states.ts'
import { type CodedField, type FieldCode, isFieldCode } from './field-codes.ts'

/** Returns the schema of one field's value: null clears it unless it is required. */
export function fieldSchema(field: Field): Schema {
  const schema = fieldKinds[field.kind].schema(field, fieldSchema)
  if (!field.required) return z.optional(z.nullable(schema))
  return z.pipe(
    schema,
    z.transform((value, context) => {
      if (value !== null) return value
      context.issues.push({ code: 'custom', message: 'required', input: value })
      return z.NEVER
    }),
  )
}

/**
 * Refuses any value of a field that only an action or the server writes; the error names the field.
 */
const governed = z.optional(z.never())

function refusedFields(register: AnyRegister): Record<string, Schema> {
  const names = Object.entries(register.fields).flatMap(([name, { readOnly }]) =>
    readOnly ? [name] : [],
  )
  return Object.fromEntries(names.map((name) => [name, governed]))
}

/** Returns the schema of the state that a create may set. */
function beginning(register: AnyRegister): Record<string, Schema> {
  const name = register.states?.initial && register.states.field
  const field = name && register.fields[name]
  if (!field) return {}
  const begins = z.refine((state) => mayBeginWith(register, name, state), { error: 'not_allowed' })
  return { [name]: z.optional(fieldKinds[field.kind].schema(field, fieldSchema).check(begins)) }
}

/** Returns the schema of a transition: the fields that it asks for, and no other. */
export function transitionSchema(register: AnyRegister, transition: Transition) {
  const shape = askedFields(register, transition).map(([name, field]) => [name, fieldSchema(field)])
  return z.strictObject(Object.fromEntries(shape) as Record<string, Schema>)
}

/** Returns the schema of `POST /{register}`: its writable fields, and an id made by the client. */
export function createSchema(register: AnyRegister, nested: Record<string, Schema> = {}) {
  const shape = writableFields(register).map(([name, field]) => [name, fieldSchema(field)])
  return z.strictObject({
    id: z.optional(z.uuid()),
    status: z.optional(fieldKinds.status.schema({ kind: 'status' }, fieldSchema)),
    ...(Object.fromEntries(shape) as Record<string, Schema>),
    ...refusedFields(register),
    ...beginning(register),
    ...nested,
  })
}

/** Returns the schema of `PATCH /{register}/{id}`: changed fields only, null clears. */
export function updateSchema(register: AnyRegister) {
  const shape = writableFields(register).map(([name, field]) => [
    name,
    z.optional(fieldSchema(field)),
  ])
  return z.strictObject({
    status: z.optional(fieldKinds.status.schema({ kind: 'status' }, fieldSchema)),
    ...(Object.fromEntries(shape) as Record<string, Schema>),
    ...refusedFields(register),
  })
}

/** One issue of zod. */
export type Issue = {
  code: string
  path: readonly PropertyKey[]
  message: string
  keys?: readonly string[]
  expected?: string
}

/** Our codes for zod's; a `custom` issue has our code as its message. */
const issueCodes: Record<string, FieldCode> = {
  invalid_type: 'invalid_type',
  invalid_value: 'invalid_choice',
  invalid_format: 'invalid_format',
  unrecognized_keys: 'unknown_field',
  invalid_union: 'invalid_type',
  too_big: 'too_big',
  too_small: 'too_small',
  not_multiple_of: 'out_of_range',
}

/**
 * Returns the stable codes of a failed validation, one per field. A missing required value is
 * `required`, whatever zod calls it.
 */
export function issuesToCodes(issues: readonly Issue[], input: unknown): CodedField[] {
  return issues.flatMap((issue) => {
    const path = issue.path.map(String)
    if (issue.code === 'unrecognized_keys') {
      return (issue.keys ?? []).map((key) => ({
        field: [...path, key].join('.'),
        code: 'unknown_field',
      }))
    }
    if (issue.expected === 'never') return [{ field: path.join('.'), code: 'not_allowed' }]
    const absent = issue.code === 'invalid_type' && valueAt(input, path) == null
    const { message } = issue
    const own = issue.code === 'custom' && isFieldCode(message) ? message : issueCodes[issue.code]
    return [{ field: path.join('.'), code: absent ? 'required' : (own ?? 'invalid_format') }]
  })
}

function valueAt(input: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    input,
  )
}
