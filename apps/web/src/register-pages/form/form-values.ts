import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { Field } from '@portaria/contract/define-register/field'
import { recordRuleOf } from '@portaria/contract/record-checks/record-checks'
import { fieldSchema, issuesToCodes } from '@portaria/contract/record-checks/validation'
import { companyToday } from '../../platform/company-day.ts'
import { inputOf } from '../field-kinds/field-inputs.ts'
import { besideOf, isObject, type RegisterRecord } from '../record.ts'
import type { FormField, NestedRegister } from './form-fields.ts'

/** The values of a form by field, in the format of their inputs. */
export type FormValues = Record<string, unknown>

/** A value in the API's format, or the codes of its errors, by path below the field. */
type Checked = { value: unknown; errors: { path: string; code: string }[] }

/** One error of a form: `control` names the field, `path` the place below it. */
export type FormError = { control: string; path: string; code: string }

const statusField: FormField = { name: 'status', field: { kind: 'status' }, access: 'write' }

/** The fields that a form sends, including `status` if it may be changed. */
export function sentFields(fields: readonly FormField[], withStatus: boolean): FormField[] {
  const written = fields.filter(({ access }) => access === 'write')
  return withStatus ? [...written, statusField] : written
}

/** The form's values for a record, or for a new one. */
export function readForm(
  fields: readonly FormField[],
  record: { readonly [name: string]: unknown },
  nested: readonly NestedRegister[] = [],
): FormValues {
  const own = fields.map(({ name, field }): [string, unknown] => {
    const begun = record['id'] === undefined ? beginningOf(field) : undefined
    const held = record[name] ?? begun
    return [name, inputOf(field.kind).read(held, besideOf(record, name), field, inputOf)]
  })
  const nestedValues = nested.map(({ property, fields: inner }): [string, unknown] => {
    const begun = record[property]
    return [property, readForm(inner, isObject(begun) ? begun : {})]
  })
  return Object.fromEntries([...own, ...nestedValues])
}

/** The initial value of a field in a new row. */
const beginningOf = ({ fromToday, begins }: Field): string | undefined =>
  fromToday ? companyToday() : begins

function check({ field }: FormField, held: unknown): Checked {
  const written = inputOf(field.kind).write(held, field, inputOf)
  const result = fieldSchema(field).safeParse(written)
  if (result.success) return { value: result.data ?? null, errors: [] }
  const codes = issuesToCodes(result.error.issues, written)
  return { value: written, errors: codes.map(({ field: path, code }) => ({ path, code })) }
}

/** The body that a form would send, and all its errors. */
export function checkForm(
  register: AnyRegister,
  fields: readonly FormField[],
  values: FormValues,
  record: RegisterRecord | null,
  today: string,
): { body: FormValues; errors: FormError[] } {
  const body: FormValues = {}
  const errors: FormError[] = []
  for (const one of fields) {
    const checked = check(one, values[one.name])
    body[one.name] = checked.value
    errors.push(...checked.errors.map((error) => ({ control: one.name, ...error })))
  }
  // A hidden value that may be replaced is not known here, so the server checks rules about it.
  const known = new Set(fields.filter(({ corrects }) => !corrects).map(({ name }) => name))
  for (const name of register.rules ?? []) {
    const broken = recordRuleOf(register, name)({ ...record, ...body }, today)
    // The server checks rules about fields that this role cannot write.
    if (broken && known.has(broken.field)) {
      errors.push({ control: broken.field, path: '', code: broken.code })
    }
  }
  return { body, errors }
}

/**
 * Checks the nested rows of a new record; an optional one is not sent if nothing in it is filled
 * in.
 */
export function checkNested(
  nested: readonly NestedRegister[],
  values: FormValues,
  today: string,
  needsNested: boolean,
): { body: FormValues; errors: FormError[] } {
  const all = nested.flatMap(({ property, register, fields }) => {
    const held = values[property]
    const inner: FormValues = { ...(typeof held === 'object' ? held : {}) }
    const { body, errors } = checkForm(register, fields, inner, null, today)
    const blank = fields.every(({ name, field }) => {
      const value = body[name]
      // An initial value does not count as filled in.
      return (
        value === null ||
        value === '' ||
        (field.fromToday && value === today) ||
        (field.begins !== undefined && value === field.begins)
      )
    })
    if (blank && !needsNested) return []
    const named = errors.map((error) => ({ ...error, control: `${property}.${error.control}` }))
    return [{ body: [property, body] as const, errors: named }]
  })
  return {
    body: Object.fromEntries(all.map(({ body }) => body)),
    errors: all.flatMap(({ errors }) => errors),
  }
}

/** Uploads the files that only this browser has; resolves to their ids by field. */
export async function storeFiles(
  register: AnyRegister,
  fields: readonly FormField[],
  values: FormValues,
): Promise<FormValues> {
  const stored = await Promise.all(
    fields.map(async ({ name, field }) => {
      const id = await inputOf(field.kind).store?.(values[name], register.name)
      return id === undefined ? [] : [[name, id] as const]
    }),
  )
  return Object.fromEntries(stored.flat())
}

/** Whether two values of the API are equal; an empty list equals null. */
export function sameSent(one: unknown, other: unknown): boolean {
  return textOf(one) === textOf(other)
}

function textOf(value: unknown): string {
  const nothing = value === undefined || value === '' || (Array.isArray(value) && !value.length)
  return JSON.stringify(nothing ? null : value)
}

/** The fields of a body that differ from the record: a change sends only these. */
export function changedOf(
  fields: readonly FormField[],
  body: FormValues,
  record: RegisterRecord,
): FormValues {
  const before = readForm(fields, record)
  const changed = fields.filter(
    (one) => !sameSent(body[one.name], check(one, before[one.name]).value),
  )
  return Object.fromEntries(changed.map(({ name }) => [name, body[name] ?? null]))
}

/** The fields of a new record that were filled in. */
export function filledOf(body: FormValues): FormValues {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => textOf(value) !== 'null'))
}

/**
 * For each path of a form: whether a draft on the device may contain its value. Sensitive and
 * hidden values and files must not be in a draft.
 */
export function draftPaths(
  fields: readonly FormField[],
  nested: readonly NestedRegister[],
): Record<string, boolean> {
  const named = (all: readonly FormField[], before = '') =>
    all.map((one): [string, boolean] => [before + one.name, mayStay(one.field) && !one.corrects])
  const inner = nested.flatMap((one) => named(one.fields, `${one.property}.`))
  return Object.fromEntries([...named(fields), ...inner])
}

function mayStay({ sensitive, readBy, kind, fields }: Field): boolean {
  const isOpen = !sensitive && !readBy && inputOf(kind).isFile !== true
  return isOpen && Object.values(fields ?? {}).every(mayStay)
}
