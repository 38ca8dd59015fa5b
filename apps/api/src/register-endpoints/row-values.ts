import type { TenantActor } from '@portaria/contract/actors/actor'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { type Field, readableName } from '@portaria/contract/define-register/field'
import { marksFor } from '@portaria/contract/define-register/record-names'
import { sql } from 'kysely'
import type { Sql } from '../platform/database/queries.ts'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { together } from '../platform/database/together.ts'
import { type AskedFields, isAsked } from './asked-fields.ts'
import type { Machinery } from './machinery.ts'
import { ofTenant, recordColumns, row, tableOf } from './record-columns.ts'
import type { OpenRow } from './reference-reader.ts'
import type { ComputedValue, RegisterBehaviour, RelatedValue } from './register-behaviour.ts'
import type { UntypedRow } from './untyped-row.ts'
import { isExpression, isRelated } from './value-forms.ts'

/** Returns an expression by which the actor may filter, as a field with its SQL. */
export function filteredExpression(
  register: AnyRegister,
  { values = {} }: RegisterBehaviour,
  actor: TenantActor,
  name: string,
): { field: Field; target: Sql } | null {
  const value = values[name]
  if (!isExpression(value)) return null
  const options = register.list.related?.[name]?.choices
  if (options) return { field: { kind: 'choice', options }, target: value(row, actor) }
  const marks = marksFor(register, actor.role)
  if (!register.list.filters.includes(name) || !marks.includes(name)) return null
  return { field: { kind: 'flag' }, target: sql`coalesce(${value(row, actor)}, false)` }
}

const NOTHING: AskedFields = new Set()

/**
 * How rows were read: each alone or in a list, with or without the columns of `valueColumns`, and
 * whether their creators are added.
 */
export type ReadAs = {
  readonly alone?: boolean
  readonly withValues?: boolean
  readonly withCreator?: boolean
}

type Valued = Pick<Machinery, 'register' | 'behaviour'>

/**
 * Returns the asked values of lists. A record that is read alone has only those that were named in
 * the request; registers with pending rows show all of them in records too.
 */
const askedOfList = (behaviour: RegisterBehaviour, asked: AskedFields, { alone }: ReadAs) =>
  alone && !behaviour.pending ? (asked ?? NOTHING) : asked

/** Returns the asked values that are expressions of a row of the register's table, by name. */
function expressionsOf(
  { register, behaviour }: Valued,
  actor: TenantActor,
  asked: AskedFields,
  read: ReadAs,
): [string, Sql][] {
  const marks = marksFor(register, actor.role)
  const ofList = askedOfList(behaviour, asked, read)
  return Object.entries(behaviour.values ?? {}).flatMap(([name, value]): [string, Sql][] => {
    if (!isExpression(value)) return []
    if (!(name in (register.marks ?? {})))
      return isAsked(ofList, name) ? [[name, value(row, actor)]] : []
    return marks.includes(name) && isAsked(asked, name)
      ? [[name, sql`coalesce(${value(row, actor)}, false)`]]
      : []
  })
}

const named = ([name, value]: readonly [string, Sql]) => sql`${value} AS ${sql.ref(name)}`

/**
 * Returns the columns that add the asked expressions to a statement over the register's table: `,
 * value AS name` each. Rows of any other source get them from `addValues`.
 */
export function valueColumns(
  machinery: Valued,
  actor: TenantActor,
  asked: AskedFields,
  read: ReadAs,
): Sql {
  const columns = expressionsOf(machinery, actor, asked, read).map((one) => sql`, ${named(one)}`)
  return sql.join(columns, sql``)
}

/**
 * Adds the asked values to rows: all expressions in one statement, unless the rows were read
 * `withValues`; each related value in one statement; and the computed values, if the row was read
 * `alone`.
 */
export async function addValues(
  { register, behaviour }: Valued,
  context: TenantContext,
  rows: readonly OpenRow[],
  asked: AskedFields,
  read: ReadAs,
): Promise<void> {
  if (rows.length === 0) return
  const ofList = askedOfList(behaviour, asked, read)
  const computed: [string, ComputedValue<UntypedRow>][] = []
  const others: Promise<void>[] = []
  for (const [name, value] of Object.entries(behaviour.values ?? {})) {
    if (isExpression(value)) continue
    if (isRelated(value)) {
      if (isAsked(ofList, name)) others.push(addRelated(context, rows, name, value))
    } else if (read.alone && isAsked(asked, name)) computed.push([name, value])
  }
  const expressions = read.withValues
    ? []
    : expressionsOf({ register, behaviour }, context.actor, asked, read)
  await together(
    addExpressions(register, context, rows, expressions),
    addComputed(register, context, rows, computed, asked),
    ...others,
  )
}

async function addExpressions(
  register: AnyRegister,
  { queries, actor }: TenantContext,
  rows: readonly OpenRow[],
  expressions: readonly (readonly [string, Sql])[],
): Promise<void> {
  if (expressions.length === 0) return
  const values = expressions.map(named)
  const found = await queries.all(sql<OpenRow>`
    SELECT r.id, ${sql.join(values)} FROM ${tableOf(register)} r
    WHERE ${ofTenant(register, actor, row)} AND r.id = ANY(${rows.map(({ id }) => id)}::uuid[])`)
  const read = new Map(found.map((one) => [one.id, one]))
  for (const one of rows) Object.assign(one, read.get(one.id))
}

async function addRelated(
  { queries, actor }: TenantContext,
  rows: readonly OpenRow[],
  name: string,
  { read }: RelatedValue,
): Promise<void> {
  if (!read) return
  const ids = rows.map(({ id }) => id)
  const found = await queries.all(read.rows(ids, actor))
  const values = new Map(found.map(({ row_id: id, value }) => [id, value]))
  for (const one of rows) one[readableName(name)] = values.get(one.id) ?? read.none
}

/** Computed values need whole rows, even if few fields are requested. */
async function addComputed(
  register: AnyRegister,
  context: TenantContext,
  rows: readonly OpenRow[],
  computed: readonly (readonly [string, ComputedValue<UntypedRow>])[],
  asked: AskedFields,
): Promise<void> {
  if (computed.length === 0) return
  const { queries, actor } = context
  for (const one of rows) {
    const whole =
      asked === null
        ? { ...one }
        : await queries.one(sql<UntypedRow>`
            SELECT ${recordColumns(register)} FROM ${tableOf(register)} r
            WHERE ${ofTenant(register, actor, row)} AND r.id = ${one.id}`)
    const values = computed.map(
      async ([name, { read }]) => [name, await read(context, whole)] as const,
    )
    Object.assign(one, Object.fromEntries(await Promise.all(values)))
  }
}
