import type { TenantActor } from '@portaria/contract/actor'
import { PAGE_SIZE, PAGE_SIZE_MAX } from '@portaria/contract/constants'
import {
  type AnyRegister,
  isHiddenFrom,
  seesSensitive,
} from '@portaria/contract/define-register/define-register'
import { type Field } from '@portaria/contract/define-register/field'
import { fieldKinds } from '@portaria/contract/define-register/field-kinds/field-kinds'
import { lookUpFields } from '@portaria/contract/define-register/look-ups'
import { registers } from '@portaria/contract/modules/registers'
import { isStorable } from '@portaria/contract/value-types/storable'
import { listWords } from '@portaria/contract/value-types/typed-unit'
import { isUuid } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Sql } from '../platform/database/queries.ts'
import { beginsText, beginsWord } from '../platform/database/word-conditions.ts'
import { fieldProblem } from '../platform/problem.ts'
import { undisputedFirst } from './aspects/disputed-values.ts'
import { documentMatches, filterByDocument } from './aspects/hidden-values/document-conditions.ts'
import { kindOf } from './field-kinds.ts'
import { foundByOf, wordIn } from './found-words.ts'
import {
  keyColumn,
  keyOfValue,
  pointsAt,
  row,
  tableOf,
  titleOf,
  titleWords,
  valueNow,
} from './record-columns.ts'
import type { RegisterBehaviour } from './register-behaviour.ts'
import type { RowScope } from './row-scope.ts'
import { filteredExpression } from './row-values.ts'
import { relatedValue, relatedValues } from './value-forms.ts'

const whole = z.pipe(z.string().check(z.regex(/^\d{1,7}$/)), z.transform(Number))
const ranges = ['gte', 'lte', 'gt', 'lt'] as const
const operators: Record<(typeof ranges)[number], Sql> = {
  gte: sql`>=`,
  lte: sql`<=`,
  gt: sql`>`,
  lt: sql`<`,
}

const statusField: Field = { kind: 'status' }

const fieldOf = (register: AnyRegister, name: string): Field | undefined =>
  name === 'status' ? statusField : register.fields[name]

/**
 * The parameters of `GET /{register}`; a filter that the register does not have is an unknown
 * field.
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

export type ListQuery = { readonly [key: string]: string | number | undefined }

export type ListPlan = {
  conditions: Sql[]
  order: Sql
  page: number
  perPage: number
  deleted: boolean
  /** Nothing narrows the list: the stored count is its total. */
  isPlain: boolean
}

/**
 * Turns the parameters of a list into conditions and an order; throws a problem for a wrong one. No
 * condition compares a hidden value: that is `lookUp`, whose rows are `found`.
 */
export function planList(
  register: AnyRegister,
  behaviour: RegisterBehaviour,
  actor: TenantActor,
  query: ListQuery,
  found: readonly string[] | null = null,
): ListPlan {
  const filters = Object.entries(query).flatMap(([key, value]) => {
    const match = /^filter\[(\w+)\](?:\[(\w+)\])?$/.exec(key)
    if (!match?.[1] || value === undefined || match[1] === 'deleted') return []
    return [filterBy(register, behaviour, actor, match[1], match[2], String(value))]
  })
  const searched =
    typeof query['q'] === 'string' ? searchFor(register, behaviour, actor, query['q']) : []
  // The gate looks for undisputed rows; disputed ones follow, marked.
  const isFound = searched.length > 0 && !query['sort']
  const byMark = isFound ? undisputedFirst(register, actor) : sql``
  const among = found === null ? [] : [sql`r.id = ANY(${[...found]}::uuid[])`]
  return {
    conditions: [...filters, ...searched, ...among],
    order: sql`${byMark}${firstBy(register, actor, query)}${orderBy(register, actor, query['sort'])}`,
    page: Math.max(1, Number(query['page'] ?? 1)),
    perPage: Math.min(PAGE_SIZE_MAX, Math.max(1, Number(query['per_page'] ?? PAGE_SIZE))),
    deleted: query['filter[deleted]'] === 'true',
    isPlain: filters.length === 0 && searched.length === 0 && found === null,
  }
}

/** The rows that a plan's conditions filter: live ones, or removed ones that may be restored. */
export function rowsWithin(
  scope: RowScope,
  register: AnyRegister,
  actor: TenantActor,
  { deleted }: Pick<ListPlan, 'deleted'>,
): Sql {
  return deleted
    ? sql`${scope.own(register, actor, row)} AND r.deleted_at IS NOT NULL`
    : scope.live(register, actor, row)
}

function filterBy(
  register: AnyRegister,
  behaviour: RegisterBehaviour,
  actor: TenantActor,
  name: string,
  operator: string | undefined,
  value: string,
): Sql {
  const related = relatedValue(behaviour, name)
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
  if (range) return sql`${target} ${operators[range]} ${readFilter(field, name, value)}`
  const values = value.split(',').map((one) => readFilter(field, name, one))
  const kind = fieldKinds[field.kind]
  if (kind.filter === 'has') return sql`${target} && ${values}::text[]`
  return sql`${target} = ANY(${values}::${sql.raw(kind.column ?? 'text')}[])`
}

/** What a filter compares, as a field with its SQL; throws `not_allowed` for what the actor may not read. */
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

/** A filter's value is validated as the field's own. */
function readFilter(field: Field, name: string, value: string): unknown {
  const parsed = parseAsField(field, value)
  if (!parsed.success) throw fieldProblem(`filter.${name}`, 'invalid_choice')
  return parsed.data
}

/** A value with which a field is compared, such as a cursor's; throws where it could not be one. */
export function comparable(field: Field, value: unknown): unknown {
  const text = String(value)
  const parsed = parseAsField(field, text)
  if (!isStorable(text) || !parsed.success || parsed.data == null) throw new Error('no such value')
  // Of a text each character counts, of a day or a number what it means.
  return fieldKinds[field.kind].column === 'text' ? text : parsed.data
}

function parseAsField(field: Field, value: string) {
  const kind = fieldKinds[field.kind]
  const typed =
    kind.column === 'integer' ? Number(value) : kind.column === 'boolean' ? value === 'true' : value
  const schema = kind.item?.(field) ?? kind.schema(field, () => z.unknown())
  return schema.safeParse(typed)
}

/**
 * Every word must begin one of the row's own search text, of a row it refers to, or of what lists show
 * of rows that refer to it. A whole plate
 * or the like also matches its row, and a person's document for actors who may see it. What reads null
 * to the actor finds nothing: a hit would tell its value.
 */
function searchFor(
  register: AnyRegister,
  behaviour: RegisterBehaviour,
  actor: TenantActor,
  typed: string,
): Sql[] {
  const words = listWords(typed)
  if (words.length === 0) return []
  const isSeen = (name: string) => seesField(register, actor, name)
  const references = register.list.search.flatMap((name) => {
    const field = register.fields[name]
    return field?.kind === 'reference' && field.register && isSeen(name)
      ? [{ name, field, target: registers[field.register] }]
      : []
  })
  const own = seesSearchText(register, actor)
  const foundBy = foundByOf(register, behaviour, actor)
  const byWord = words.map((word) => {
    const places = [
      ...(own ? [wordIn(register, word)(sql`r.search_text`)] : []),
      ...references.map(
        ({ name, field, target }) => sql`EXISTS (SELECT 1 FROM ${tableOf(target)} t
          WHERE ${pointsAt(field, name, row, sql.ref('t'))}
            AND ${wordIn(target, word)(sql`search_normal(${titleWords(target, sql.ref('t'))})`)})`,
      ),
      ...relatedValues(behaviour).flatMap(({ finds }) =>
        finds ? [sql`r.id IN (${finds(beginsWord(word), actor)})`] : [],
      ),
      ...(foundBy
        ? [sql`r.id IN (SELECT row_id FROM (${foundBy.words([beginsWord(word)], actor)}) f)`]
        : []),
    ]
    return places.length > 0 ? sql`(${sql.join(places, sql` OR `)})` : sql`false`
  })
  const exact = Object.keys(register.fields).flatMap((name) => {
    const whole = kindOf(register, name).wholeValue?.(typed) ?? null
    if (whole === null || !isSeen(name)) return []
    return [sql`${keyColumn(register, name, row)} = ${keyOfValue(register, name, whole)}`]
  })
  if (seesSensitive(register, actor.role)) exact.push(...documentMatches(register, typed))
  return [
    sql`((${sql.join(byWord, sql` AND `)}) ${exact.length ? sql`OR ${sql.join(exact, sql` OR `)}` : sql``})`,
  ]
}

const seesField = (register: AnyRegister, { role }: TenantActor, name: string): boolean => {
  const field = register.fields[name]
  return field !== undefined && !isHiddenFrom(register, role, field)
}

/** The stored text has all columns in one: it is searched by those who see each of them. */
function seesSearchText(register: AnyRegister, actor: TenantActor): boolean {
  const columns = register.list.search.filter((name) => register.fields[name]?.kind !== 'reference')
  return columns.length > 0 && columns.every((name) => seesField(register, actor, name))
}

/** Rows that begin with what was typed first: of people those of that first name. */
function firstBy(register: AnyRegister, actor: TenantActor, query: ListQuery): Sql {
  const [word] = typeof query['q'] === 'string' && !query['sort'] ? listWords(query['q']) : []
  if (word === undefined || !seesSearchText(register, actor)) return sql``
  return sql`${beginsText(word)(sql`r.search_text`)} DESC, `
}

/** The order that is asked for, else the register's own: rows without a value come last. */
export function orderBy(register: AnyRegister, actor: TenantActor, sort?: string | number): Sql {
  const { sort: own, newestFirst } = register.list
  const [, sign, name = own] =
    /^(-?)(\w+)$/.exec(String(sort ?? (newestFirst ? `-${own}` : own))) ?? []
  const common = name === 'created_at' || name === 'updated_at'
  const field = common ? undefined : fieldOf(register, name)
  const hidden = field !== undefined && isHiddenFrom(register, actor.role, field)
  if (!common && (!field || hidden || !fieldKinds[field.kind].sortable)) {
    throw fieldProblem('sort', 'not_allowed')
  }
  const direction = sign === '-' ? sql`DESC` : sql`ASC`
  const target =
    field?.kind === 'reference' && field.register
      ? sql`(SELECT ${titleOf(registers[field.register], sql.ref('t'))}
          FROM ${tableOf(registers[field.register])} t
          WHERE ${pointsAt(field, name, row, sql.ref('t'))})`
      : valueNow(register, name, row)
  // Without NULLS LAST where nothing is null, so that an index serves both directions.
  const last = common || field?.required ? sql`` : sql`NULLS LAST`
  return sql`${target} ${direction} ${last}, r.id ${direction}`
}
