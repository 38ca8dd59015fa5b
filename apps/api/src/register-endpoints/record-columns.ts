import type { TenantActor } from '@portaria/contract/actors/actor'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { type Field, readableName } from '@portaria/contract/define-register/field'
import { registers } from '@portaria/contract/modules/registers'
import { sql } from 'kysely'
import { compiledOnce, type Sql } from '../platform/database/queries.ts'
import { type AskedFields, commonColumns, isAsked } from './asked-fields.ts'
import { kindOf } from './field-kinds.ts'

/** The alias of a register's own table in every statement. */
export const row = sql.ref('r')

export const column = (alias: Sql, name: string): Sql => sql`${alias}.${sql.ref(name)}`

/**
 * Returns the expression by which two values are the same: text normalised for search, a plate in
 * any pattern, a document in any punctuation.
 */
export function keyColumn(register: AnyRegister, name: string, alias: Sql): Sql {
  return kindOf(register, name).keyColumn(alias, name)
}

/** Returns the same key of a value that is about to be written. */
export function keyOfValue(register: AnyRegister, name: string, value: unknown): Sql {
  return kindOf(register, name).keyOfValue(value)
}

/** A column with the value to write. */
export type ColumnValue = { readonly name: string; readonly value: Sql }

/** Returns further columns of an UPDATE: `, name = value` each. */
export const alsoSet = (columns: readonly ColumnValue[]): Sql =>
  sql.join(
    columns.map(({ name, value }) => sql`, ${sql.ref(name)} = ${value}`),
    sql``,
  )

export const tableOf = (register: AnyRegister): Sql => sql.table(register.table)

/** Returns the condition of the tenant's rows of a table; the platform's tables have no tenant. */
export function ofTenant({ scope }: AnyRegister, actor: TenantActor, alias: Sql): Sql {
  return scope === 'platform' ? sql`true` : sql`${alias}.tenant_id = ${actor.tenantId}`
}

/**
 * Returns the column that holds, beside a reference into a catalogue, the tenant of the referenced
 * row: the nil tenant for a shared row, otherwise the actor's (platform §4). Null for a reference
 * inside the tenant.
 */
export function pointerTenantColumn(field: Field, name: string): string | null {
  return targetOf(field).scope === 'catalogue' ? `${readableName(name)}_tenant_id` : null
}

/** Returns the join of a reference of the table under `alias` with its target under `inner`. */
export function pointsAt(field: Field, name: string, alias: Sql, inner: Sql): Sql {
  if (targetOf(field).scope === 'platform') return sql`${inner}.id = ${column(alias, name)}`
  const whose = column(alias, pointerTenantColumn(field, name) ?? 'tenant_id')
  return sql`${inner}.tenant_id = ${whose} AND ${inner}.id = ${column(alias, name)}`
}

/**
 * Returns the title of a record: its title fields or those shown in their place, a reference by its
 * own title.
 */
export function titleOf(
  register: AnyRegister,
  alias: Sql,
  referenced = (field: Field, name: string) => referencedTitle(field, name, alias),
): Sql {
  const parts = register.title.map((name) => {
    const field = register.fields[name]
    if (field?.kind === 'reference') return referenced(field, name)
    const own = column(alias, name)
    return field?.shownAs ? sql`coalesce(${column(alias, field.shownAs)}, ${own})` : own
  })
  if (parts.length === 1 && parts[0]) return parts[0]
  // Parts with different collations have no common one, so the title could not be sorted without
  // this one.
  return sql`(concat_ws(' · ', ${sql.join(parts)}) COLLATE natural_order)`
}

/**
 * Returns the words that find a record by its title, including those of fields that the title
 * replaces by another field.
 */
export function titleWords(register: AnyRegister, alias: Sql): Sql {
  const covered = register.title.filter((name) => register.fields[name]?.shownAs)
  const names = covered.map((name) => column(alias, name))
  const title = titleOf(register, alias)
  return names.length === 0 ? title : sql`concat_ws(' ', ${sql.join([title, ...names])})`
}

/** Returns the title for many rows, with the tables of references joined once for all of them. */
export function joinedTitle(register: AnyRegister, alias: Sql): { title: Sql; joins: Sql } {
  const joins: Sql[] = []
  const title = titleOf(register, alias, (field, name) => {
    const [target, inner] = [targetOf(field), sql.ref(`t_${name}`)]
    const nested = joinedTitle(target, inner)
    const on = pointsAt(field, name, alias, inner)
    joins.push(sql`LEFT JOIN ${tableOf(target)} ${inner} ON ${on} ${nested.joins}`)
    return nested.title
  })
  return { title, joins: sql.join(joins, sql` `) }
}

function targetOf(field: Field): AnyRegister {
  if (!field.register) throw new Error(`a field of kind ${field.kind} refers to nothing`)
  return registers[field.register]
}

/**
 * Returns the title of a reference. Aliases nest as titles do: a unit's title contains its tower's.
 */
function referencedTitle(field: Field, name: string, alias: Sql): Sql {
  const target = targetOf(field)
  const inner = sql.ref(`t_${target.name}`)
  return sql`(SELECT ${titleOf(target, inner)} FROM ${tableOf(target)} ${inner}
    WHERE ${pointsAt(field, name, alias, inner)})`
}

/** Returns the child table's column that refers to its parent: `resident_id` for residents. */
export function ownerColumn(register: AnyRegister): string {
  return `${register.table.replace(/ies$/, 'y').replace(/s$/, '')}_id`
}

/** Returns a field's current value: a flag with an end is over at that moment, without a job. */
export function valueNow(register: AnyRegister, name: string, alias: Sql): Sql {
  const until = register.fields[name]?.until
  if (!until) return column(alias, name)
  const ends = column(alias, until)
  return sql`(${column(alias, name)} AND (${ends} IS NULL OR ${ends} > now()))`
}

/** Reads owned rows as a list of objects in the order they were sent. */
export function ownedRows(register: AnyRegister, property: string): Sql {
  const { table = '', fields = {} } = register.fields[property] ?? {}
  const child = sql.ref('o')
  const pairs = ['id', ...Object.keys(fields)].flatMap((name) => [
    sql.lit(name),
    column(child, name),
  ])
  return sql`(SELECT coalesce(jsonb_agg(jsonb_build_object(${sql.join(pairs)}) ORDER BY o.ordinal), '[]')
    FROM ${sql.table(table)} o
    WHERE o.tenant_id = r.tenant_id AND ${column(child, ownerColumn(register))} = r.id)`
}

/**
 * Cached columns. The key is the set of asked fields, which belongs to one register, or the
 * register itself for all of its fields.
 */
const columnsOf = new WeakMap<object, Sql>()

/**
 * Returns the columns of the asked fields, from the table under the alias `r`, and those that
 * reading a row always needs: the field that sorts the list, the row that it was merged into, when
 * it was erased, and the tenant of a catalogue's row. `reference-reader` reads the referenced rows, for all rows of a
 * page.
 */
export function recordColumns(register: AnyRegister, asked: AskedFields = null): Sql {
  const known = columnsOf.get(asked ?? register)
  if (known) return known
  const own = Object.entries(register.fields).flatMap(([name, field]) => {
    if (!isAsked(asked, name) && name !== register.list.sort) return []
    const label = sql.ref(name)
    if (field.kind === 'rows') return [sql`${ownedRows(register, name)} AS ${label}`]
    return field.until ? [sql`${valueNow(register, name, row)} AS ${label}`] : [column(row, name)]
  })
  const all = sql.join([
    ...commonColumns.filter((name) => isAsked(asked, name)).map((name) => column(row, name)),
    ...(register.mayMerge ? [column(row, 'merged_into')] : []),
    ...(register.mayErase ? [column(row, 'erased_at')] : []),
    ...(register.scope === 'catalogue' ? [column(row, 'tenant_id')] : []),
    ...own,
  ])
  const compiled = compiledOnce(all)
  columnsOf.set(asked ?? register, compiled)
  return compiled
}
