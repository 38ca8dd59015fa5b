import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { Field } from '@portaria/contract/define-register/field'
import { fieldKinds } from '@portaria/contract/define-register/field-kinds/field-kinds'
import type { RegisterName } from '@portaria/contract/define-register/register-names'
import type { CatalogueColumn, CatalogueTable } from '../../platform/database/catalogue.ts'
import { ownerColumn, pointerTenantColumn } from '../../register-endpoints/record-columns.ts'

export type Registers = Readonly<Record<RegisterName, AnyRegister>>

/** The column beside a reference into a catalogue with the row's tenant. */
export const besideOf = (name: string, field: Field): string[] =>
  field.kind === 'reference' ? [pointerTenantColumn(field, name) ?? []].flat() : []

type FieldMap = Readonly<Record<string, Field>>

/** Lists the differences between a table's columns and the fields of a definition. */
export function fieldsDrift(
  table: CatalogueTable,
  fields: FieldMap,
  registers: Registers,
  tables: readonly CatalogueTable[],
): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const wanted = fieldKinds[field.kind].column
    if (wanted === null) return []
    const column = table.columns.find((one) => one.name === name)
    const place = `${table.name}.${name}`
    if (!column) return [`${place}: the definition has it, the table does not`]
    const type =
      column.type === wanted
        ? []
        : [`${place}: the definition stores ${wanted}, the table ${column.type}`]
    return [
      ...type,
      ...nullDrift(place, field, column),
      ...optionsDrift(place, field, table, name),
      ...keyDrift(place, field, table, name, registers, tables),
    ]
  })
}

function nullDrift(place: string, field: Field, column: CatalogueColumn): string[] {
  if (fieldKinds[field.kind].column === 'text[]') {
    const empty = column.notNull && column.expression === `'{}'::text[]`
    return empty ? [] : [`${place}: a list is never null, so it is not null default '{}'`]
  }
  if (field.required && !column.notNull) {
    return [`${place}: the definition requires it, the table allows null`]
  }
  // A column that only the server writes may have a default.
  const begins = field.readOnly && column.expression !== null
  return !field.required && column.notNull && !begins
    ? [`${place}: the definition allows null, the table requires it`]
    : []
}

function optionsDrift(place: string, field: Field, table: CatalogueTable, name: string): string[] {
  if (!field.options) return []
  const check = table.constraints.find(
    ({ kind, columns }) => kind === 'check' && columns.join() === name,
  )
  if (!check) return [`${place}: no check holds it to the definition's options`]
  const stored = [...check.definition.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, word]) => word)
  const wanted = new Set<string | undefined>(field.options)
  return [
    ...field.options
      .filter((option) => !stored.includes(option))
      .map((option) => `${place}: the definition offers ${option}, the table refuses it`),
    ...stored
      .filter((option) => !wanted.has(option))
      .map((option) => `${place}: the table takes ${option}, the definition does not know it`),
  ]
}

function keyDrift(
  place: string,
  field: Field,
  table: CatalogueTable,
  name: string,
  registers: Registers,
  tables: readonly CatalogueTable[],
): string[] {
  if (!['reference', 'image', 'signature'].includes(field.kind)) return []
  const target = field.register ? registers[field.register].table : 'files'
  const [beside] = besideOf(name, field)
  // A company's files lie under the company, and a person's under the person.
  const whose = beside ?? (['tenants', 'users'].includes(table.name) ? 'id' : 'tenant_id')
  const wanted =
    field.register && registers[field.register].scope === 'platform'
      ? `FOREIGN KEY (${name}) REFERENCES ${target}(id)`
      : `FOREIGN KEY (${whose}, ${name}) REFERENCES ${target}(tenant_id, id)`
  const isThere = tables.some((one) => one.name === target)
  const found = table.constraints.some(({ definition }) => definition === wanted)
  return [
    ...(isThere && found ? [] : [`${place}: no key (${whose}, ${name}) to ${target}`]),
    ...(beside ? besideDrift(table, beside, field) : []),
  ]
}

/** The tenant column of a reference is required where the reference is. */
function besideDrift(table: CatalogueTable, beside: string, field: Field): string[] {
  const column = table.columns.find(({ name }) => name === beside)
  const isRight = column?.type === 'uuid' && column.notNull === (field.required ?? false)
  return isRight
    ? []
    : [`${table.name}.${beside}: must be uuid ${field.required ? 'not null' : 'null'}`]
}

/** Columns that the definition does not have. */
export function extraColumns(table: CatalogueTable, known: ReadonlySet<string>): string[] {
  return table.columns
    .filter(({ name, generated }) => !generated && !known.has(name))
    .map(({ name }) => `${table.name}.${name}: the table has it, the definition does not`)
}

/** The child table of owned rows: held by its parent, with exactly the fields of one row. */
export function ownedRowsDrift(
  register: AnyRegister,
  name: string,
  field: Field,
  registers: Registers,
  tables: readonly CatalogueTable[],
): string[] {
  const child = tables.find((one) => one.name === field.table)
  if (!child) return [`${register.table}.${name}: its child table ${field.table} is not there`]
  const owner = ownerColumn(register)
  const inner = field.fields ?? {}
  const frame: [name: string, type: string][] = [
    ['tenant_id', 'uuid'],
    ['id', 'uuid'],
    [owner, 'uuid'],
    ['ordinal', 'integer'],
  ]
  const key = `FOREIGN KEY (tenant_id, ${owner}) REFERENCES ${register.table}(tenant_id, id)`
  return [
    ...frame
      .filter(
        ([wanted, type]) =>
          !child.columns.some((one) => one.name === wanted && one.type === type && one.notNull),
      )
      .map(([wanted, type]) => `${child.name}.${wanted}: must be ${type} not null`),
    ...(child.constraints.some(({ definition }) => definition === key)
      ? []
      : [`${child.name}.${owner}: no key (tenant_id, ${owner}) to ${register.table}`]),
    ...(child.indexes.some(({ keys }) => keys.slice(0, 2).join() === `tenant_id,${owner}`)
      ? []
      : [`${child.name}: no index (tenant_id, ${owner})`]),
    ...fieldsDrift(child, inner, registers, tables),
    ...extraColumns(child, new Set([...frame.map(([one]) => one), ...Object.keys(inner)])),
  ]
}
