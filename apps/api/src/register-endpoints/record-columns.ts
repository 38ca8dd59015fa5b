import type { TenantActor } from '@portaria/contract/actor'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { type Field, readableName } from '@portaria/contract/define-register/field'
import { registers } from '@portaria/contract/registers/index'
import { sql } from 'kysely'
import type { Sql } from '../platform/database/queries.ts'
import { kindOf } from './field-kinds.ts'

const commonColumns = [
  'id',
  'version',
  'status',
  'created_at',
  'created_by',
  'updated_at',
  'updated_by',
  'deleted_at',
] as const

/** The alias under which a register's own table stands in every statement. */
export const row = sql.ref('r')

export const column = (alias: Sql, name: string): Sql => sql`${alias}.${sql.ref(name)}`

/**
 * The expression by which two values are the same: text normalised for search, a plate in any
 * pattern, a document in any punctuation.
 */
export function keyColumn(register: AnyRegister, name: string, alias: Sql): Sql {
  return kindOf(register, name).keyColumn(alias, name)
}

/** The same key of a value that is about to be written. */
export function keyOfValue(register: AnyRegister, name: string, value: unknown): Sql {
  return kindOf(register, name).keyOfValue(value)
}

export const tableOf = (register: AnyRegister): Sql => sql.table(register.table)

/** The rows of a table that are the tenant's; the platform's tables hold rows of no tenant. */
export function ofTenant({ scope }: AnyRegister, actor: TenantActor, alias: Sql): Sql {
  return scope === 'platform' ? sql`true` : sql`${alias}.tenant_id = ${actor.tenantId}`
}

/**
 * The column beside a reference into a catalogue with the row's tenant: the nil tenant for shared
 * rows, or the own (domain.md section 1, Scopes). Null for a reference inside the tenant.
 */
export function pointerTenantColumn(field: Field, name: string): string | null {
  return targetOf(field).scope === 'catalogue' ? `${readableName(name)}_tenant_id` : null
}

/** The join of a reference of the table under `alias` with its target under `inner`. */
export function pointsAt(field: Field, name: string, alias: Sql, inner: Sql): Sql {
  if (targetOf(field).scope === 'platform') return sql`${inner}.id = ${column(alias, name)}`
  const whose = column(alias, pointerTenantColumn(field, name) ?? 'tenant_id')
  return sql`${inner}.tenant_id = ${whose} AND ${inner}.id = ${column(alias, name)}`
}

/** The title of a record: its title fields, a reference by its own title. */
export function titleOf(register: AnyRegister, alias: Sql): Sql {
  const parts = register.title.map((name) => {
    const field = register.fields[name]
    return field?.kind === 'reference' ? referencedTitle(field, name, alias) : column(alias, name)
  })
  if (parts.length === 1 && parts[0]) return parts[0]
  // Parts of different collations have no common one, and could not be sorted by.
  return sql`(concat_ws(' · ', ${sql.join(parts)}) COLLATE natural_order)`
}

function targetOf(field: Field): AnyRegister {
  if (!field.register) throw new Error(`a field of kind ${field.kind} refers to nothing`)
  return registers[field.register]
}

/** Aliases nest as titles do: a unit's title contains its tower's. */
function referencedTitle(field: Field, name: string, alias: Sql): Sql {
  const target = targetOf(field)
  const inner = sql.ref(`t_${target.name}`)
  return sql`(SELECT ${titleOf(target, inner)} FROM ${tableOf(target)} ${inner}
    WHERE ${pointsAt(field, name, alias, inner)})`
}

function referenceRead(field: Field, name: string): Sql {
  const target = targetOf(field)
  const inner = sql.ref(`t_${target.name}`)
  return sql`(SELECT jsonb_build_object('id', ${inner}.id, 'title', ${titleOf(target, inner)},
      'deleted', ${inner}.deleted_at IS NOT NULL)
    FROM ${tableOf(target)} ${inner}
    WHERE ${pointsAt(field, name, row, inner)})`
}

/** Owned rows as a list of objects in the order they were sent. */
function ownedRows(register: AnyRegister, field: Field): Sql {
  const child = sql.ref('o')
  const inner = ['id', ...Object.keys(field.fields ?? {})]
  const pairs = inner.flatMap((name) => [sql.lit(name), column(child, name)])
  return sql`(SELECT coalesce(jsonb_agg(jsonb_build_object(${sql.join(pairs)}) ORDER BY o.ordinal), '[]')
    FROM ${sql.table(field.table ?? '')} o
    WHERE o.tenant_id = r.tenant_id AND ${column(child, ownerColumn(register))} = r.id)`
}

/** The child table's column that points at its parent: `resident_id` for residents. */
export function ownerColumn(register: AnyRegister): string {
  return `${register.table.replace(/ies$/, 'y').replace(/s$/, '')}_id`
}

/** A field's value now: a flag with an end is over at that moment, without a job. */
export function valueNow(register: AnyRegister, name: string, alias: Sql): Sql {
  const until = register.fields[name]?.until
  if (!until) return column(alias, name)
  const ends = column(alias, until)
  return sql`(${column(alias, name)} AND (${ends} IS NULL OR ${ends} > now()))`
}

function selected(register: AnyRegister, name: string, field: Field): Sql[] {
  const as = (value: Sql, label: string) => sql`${value} AS ${sql.ref(label)}`
  if (field.kind === 'rows') return [as(ownedRows(register, field), name)]
  if (field.kind === 'reference') {
    return [column(row, name), as(referenceRead(field, name), readableName(name))]
  }
  return field.until ? [as(valueNow(register, name, row), name)] : [column(row, name)]
}

const columnsOf = new Map<AnyRegister, Sql>()

/** All columns that the API reads of a record, from the table under the alias `r`. */
export function recordColumns(register: AnyRegister): Sql {
  const known = columnsOf.get(register)
  if (known) return known
  const own = Object.entries(register.fields).flatMap(([name, field]) =>
    selected(register, name, field),
  )
  // `readRecord` turns the tenant of a catalogue's row into `shared`.
  const tombstone = register.mayMerge ? [column(row, 'merged_into')] : []
  const whose = register.scope === 'catalogue' ? [sql`r.tenant_id`] : []
  const all = sql.join([
    ...commonColumns.map((name) => column(row, name)),
    ...tombstone,
    ...whose,
    ...own,
  ])
  columnsOf.set(register, all)
  return all
}
