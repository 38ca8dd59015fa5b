import type { TenantActor } from '@portaria/contract/actors/actor'
import { rightsColumnOf } from '@portaria/contract/actors/roles'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { Field } from '@portaria/contract/define-register/field'
import { fieldKinds } from '@portaria/contract/define-register/field-kinds/field-kinds'
import { isHiddenFrom } from '@portaria/contract/define-register/hidden-fields'
import { lookUpFields } from '@portaria/contract/define-register/look-ups'
import { isStorable } from '@portaria/contract/value-types/storable'
import { isUuid } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Sql } from '../platform/database/queries.ts'
import { fieldProblem } from '../platform/problem.ts'
import { zoneOf } from '../platform/sessions/live-membership.ts'
import { filterByDocument } from './aspects/hidden-values/document-conditions.ts'
import { byDayOf, type RangeName, ranges } from './field-kinds.ts'
import { row, valueNow } from './record-columns.ts'
import type { RegisterBehaviour } from './register-behaviour.ts'
import { filteredExpression } from './row-values.ts'
import { relatedValue } from './value-forms.ts'

const whole = z.pipe(z.string().check(z.regex(/^\d{1,7}$/)), z.transform(Number))
const operators: Record<RangeName, Sql> = {
  gte: sql`>=`,
  lte: sql`<=`,
  gt: sql`>`,
  lt: sql`<`,
}

const statusField: Field = { kind: 'status' }

/** Returns a field by its name, including the status. */
export const fieldOf = (register: AnyRegister, name: string): Field | undefined =>
  name === 'status' ? statusField : register.fields[name]

/**
 * Returns the schema of the parameters of `GET /{register}`; a filter that the register does not
 * have is an unknown field.
 */
export function listSchema(register: AnyRegister) {
  const filters = [...register.list.filters, ...Object.keys(register.list.related ?? {})]
  const keys = filters.flatMap((name) => {
    const field = fieldOf(register, name)
    const isRange = field !== undefined && fieldKinds[field.kind].filter === 'range'
    const wide = isRange ? ranges.map((range) => `filter[${name}][${range}]`) : []
    return [`filter[${name}]`, ...wide, `filter[${name}][null]`]
  })
  for (const name of lookUpFields(register)) keys.push(`filter[${name}]`, `filter[${name}][null]`)
  return z.strictObject({
    q: z.optional(z.string().check(z.maxLength(200))),
    page: z.optional(whole),
    per_page: z.optional(whole),
    sort: z.optional(z.string()),
    after: z.optional(z.string().check(z.maxLength(400))),
    'filter[deleted]': z.optional(z.enum(['true', 'false'])),
    'filter[id]': z.optional(z.string()),
    ...(Object.fromEntries(keys.map((key) => [key, z.optional(z.string())])) as Record<
      string,
      z.ZodMiniOptional<z.ZodMiniString>
    >),
  })
}

/** The parameters of a list in an address. */
export type ListQuery = { readonly [key: string]: string | number | undefined }

/** Returns the condition of one filter of a list; throws a problem for a wrong one. */
export function filterBy(
  register: AnyRegister,
  behaviour: RegisterBehaviour,
  actor: TenantActor,
  name: string,
  operator: string | undefined,
  value: string,
): Sql {
  const related = relatedValue(behaviour, name)
  const { readBy } = register.list.related?.[name] ?? {}
  if (readBy && actor.role !== 'system' && !readBy.includes(rightsColumnOf(actor.role)))
    throw fieldProblem(`filter.${name}`, 'not_allowed')
  if (related && operator === 'null') {
    const any = related.matches(row, null, actor)
    return value === 'false' ? any : sql`NOT ${any}`
  }
  if (related || name === 'id') {
    const values = value.split(',')
    const options = register.list.related?.[name]?.choices
    if (options) for (const one of values) readFilter({ kind: 'choice', options }, name, one)
    else if (!values.every(isUuid)) throw fieldProblem(`filter.${name}`, 'invalid_format')
    return related ? related.matches(row, values, actor) : sql`r.id = ANY(${values}::uuid[])`
  }
  const document = lookUpFields(register).find((one) => one === name)
  const { field, target } = comparedBy(register, behaviour, actor, name)
  if (document && operator === undefined) return filterByDocument(register, document, value)
  if (operator === 'null')
    return value === 'false' ? sql`${target} IS NOT NULL` : sql`${target} IS NULL`
  const range = ranges.find((one) => one === operator)
  const byDay = byDayOf(field)
  if (byDay) {
    const day = sql`${readFilter({ kind: 'date' }, name, value)}`
    return byDay(target, range, day, zoneOf(actor))
  }
  if (range) return sql`${target} ${operators[range]} ${readFilter(field, name, value)}`
  const values = value.split(',').map((one) => readFilter(field, name, one))
  const kind = fieldKinds[field.kind]
  if (kind.filter === 'has') return sql`${target} && ${values}::text[]`
  return sql`${target} = ANY(${values}::${sql.raw(kind.column ?? 'text')}[])`
}

/**
 * Returns the compared value of a filter, as a field with its SQL; throws `not_allowed` if the
 * actor may not read it.
 */
function comparedBy(
  register: AnyRegister,
  behaviour: RegisterBehaviour,
  actor: TenantActor,
  name: string,
): { field: Field; target: Sql } {
  const field = fieldOf(register, name)
  if (field && !isHiddenFrom(register, actor.role, field))
    return { field, target: valueNow(register, name, row) }
  const expression = filteredExpression(register, behaviour, actor, name)
  if (!expression) throw fieldProblem(`filter.${name}`, 'not_allowed')
  return expression
}

/** Reads a filter's value, validated as the field's own. */
function readFilter(field: Field, name: string, value: string): unknown {
  const parsed = parseAsField(field, value)
  if (!parsed.success) throw fieldProblem(`filter.${name}`, 'invalid_choice')
  return parsed.data
}

/** Reads a value that a field is compared with, such as a cursor's; throws if it cannot be one. */
export function comparable(field: Field, value: unknown): unknown {
  const text = String(value)
  const parsed = parseAsField(field, text)
  if (!isStorable(text) || !parsed.success || parsed.data == null) throw new Error('no such value')
  // A text is compared by its characters, a day or a number by its meaning.
  return fieldKinds[field.kind].column === 'text' ? text : parsed.data
}

function parseAsField(field: Field, value: string) {
  const kind = fieldKinds[field.kind]
  const typed =
    kind.column === 'integer' ? Number(value) : kind.column === 'boolean' ? value === 'true' : value
  const schema = kind.item?.(field) ?? kind.schema(field, () => z.unknown())
  return schema.safeParse(typed)
}
