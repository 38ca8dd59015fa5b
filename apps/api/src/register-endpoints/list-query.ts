import type { TenantActor } from '@portaria/contract/actors/actor'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { fieldKinds } from '@portaria/contract/define-register/field-kinds/field-kinds'
import { isHiddenFrom } from '@portaria/contract/define-register/hidden-fields'
import { registers } from '@portaria/contract/modules/registers'
import { PAGE_SIZE, PAGE_SIZE_MAX } from '@portaria/contract/schemas/constants'
import { sql } from 'kysely'
import type { Sql } from '../platform/database/queries.ts'
import { fieldProblem } from '../platform/problem.ts'
import { undisputedFirst } from './aspects/disputed-values.ts'
import { fieldOf, filterBy, type ListQuery } from './list-filters.ts'
import { firstBy, searchFor } from './list-search.ts'
import { pointsAt, row, tableOf, titleOf, valueNow } from './record-columns.ts'
import type { RegisterBehaviour } from './register-behaviour.ts'
import type { RowScope } from './row-scope.ts'

export type ListPlan = {
  conditions: Sql[]
  order: Sql
  page: number
  perPage: number
  deleted: boolean
  /** Whether nothing narrows the list: the stored count is then its total. */
  isPlain: boolean
}

/**
 * Turns the parameters of a list into conditions and an order; throws a problem for a wrong one.
 * None of these conditions compares a hidden value: `lookUp` does that beforehand and passes the
 * ids of the rows as `found`.
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

/**
 * Returns the condition of the rows that a plan filters: live ones, or removed ones that may be
 * restored.
 */
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

/** Returns the requested order, else the register's own: rows without a value come last. */
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
  // NULLS LAST is left out if no row can have null here, so that one index serves both directions.
  const last = common || field?.required ? sql`` : sql`NULLS LAST`
  return sql`${target} ${direction} ${last}, r.id ${direction}`
}
