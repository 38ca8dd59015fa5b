import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { Field } from '@portaria/contract/define-register/field'
import type { RegisterName } from '@portaria/contract/define-register/register-names'
import { uniqueRules } from '@portaria/contract/define-register/unique-rules'
import type { Catalogue, CatalogueTable } from '../../platform/database/catalogue.ts'
import {
  besideOf,
  extraColumns,
  fieldsDrift,
  ownedRowsDrift,
  type Registers,
} from './field-drift.ts'
import { indexDrift } from './index-drift.ts'

/** Columns of every register's table (registers §1): type, and whether it is NOT NULL. */
const commonColumns: Record<string, [type: string, notNull: boolean]> = {
  tenant_id: ['uuid', true],
  id: ['uuid', true],
  status: ['text', true],
  created_at: ['timestamp with time zone', true],
  created_by: ['uuid', false],
  updated_at: ['timestamp with time zone', true],
  updated_by: ['uuid', false],
  deleted_at: ['timestamp with time zone', false],
  version: ['integer', true],
}

/** Columns outside the definitions, which modules use and no register's page shows. */
const besideDefinition: { readonly [Name in RegisterName]?: readonly string[] } = {
  users: ['language', 'settings', 'shortcuts', 'preferences_saved_at'],
  visitors: [
    'blocked_at',
    'blocked_by',
    'blocked_until',
    'block_confirmed_at',
    'block_confirmed_by',
    'merged_into',
    'erased_at',
  ],
  memberships: ['leaves_on'],
  occupancies: ['leaves_on'],
  residents: ['erased_at'],
  employees: ['leaves_on', 'erased_at'],
  'service-providers': ['leaves_on', 'erased_at'],
  vehicles: ['erased_at'],
  pets: ['erased_at'],
  visits: ['erased_at'],
  passes: ['erased_at'],
  'item-passes': ['erased_at'],
  parcels: ['erased_at'],
  events: ['erased_at'],
  'event-guests': ['erased_at'],
  announcements: ['erased_at'],
  requests: ['erased_at'],
  occurrences: ['erased_at'],
  'council-occurrences': ['erased_at'],
  violations: ['erased_at'],
  handovers: ['erased_at'],
}

const statusField: Field = { kind: 'status', required: true, options: ['ATIVO', 'INATIVO'] }

/** Lists the differences between tables and definitions, in words. */
export function definitionDrift(registers: Registers, { tables }: Catalogue): string[] {
  return Object.values(registers).flatMap((register) => {
    const table = tables.find(({ name }) => name === register.table)
    if (!table) return [`${register.table}: the definition ${register.name} has no table`]
    return [
      ...commonDrift(table, register),
      ...fieldsDrift(table, { ...register.fields, status: statusField }, registers, tables),
      ...extraColumns(
        table,
        new Set([
          ...Object.keys(commonColumns),
          ...(besideDefinition[register.name] ?? []),
          ...Object.keys(register.fields),
          ...Object.entries(register.fields).flatMap(([name, field]) => besideOf(name, field)),
        ]),
      ),
      ...uniqueDrift(register, table),
      ...searchDrift(register, table),
      ...globalSearchDrift(register, table),
      ...indexDrift(register, table, registers),
      ...Object.entries(register.fields)
        .filter(([, { kind }]) => kind === 'rows')
        .flatMap(([name, field]) => ownedRowsDrift(register, name, field, registers, tables)),
    ]
  })
}

function commonDrift(table: CatalogueTable, { scope }: AnyRegister): string[] {
  const triggers = table.triggers.map(({ name }) => name)
  // A catalogue's list counts rows of two tenants, and the platform's rows have none: no stored
  // count would serve.
  const kept =
    scope !== 'tenant' ||
    ['count_inserted', 'count_updated'].every((name) => triggers.includes(name))
  return [
    ...Object.entries(commonColumns).flatMap(([name, [type, notNull]]) => {
      if (name === 'tenant_id' && scope === 'platform') return []
      const column = table.columns.find((one) => one.name === name)
      if (!column) return [`${table.name}.${name}: every register has it, the table does not`]
      return column.type === type && column.notNull === notNull
        ? []
        : [`${table.name}.${name}: must be ${type} ${notNull ? 'not null' : 'null'}`]
    }),
    ...(kept ? [] : [`${table.name}: its rows are not counted (call keep_register)`]),
  ]
}

/** Differences of the triggers of `find_by_words`: only tables of the global search have them. */
function globalSearchDrift({ globalSearch }: AnyRegister, table: CatalogueTable): string[] {
  const kept = table.triggers.filter(({ name }) => name.startsWith('words_of_')).length
  if (globalSearch) {
    return kept === 2 ? [] : [`${table.name}: its words are not kept (call find_by_words)`]
  }
  return kept === 0 ? [] : [`${table.name}: its words are kept, and nothing searches them`]
}

/**
 * The condition of a unique index. `search_normal` makes empty text of null, which is no duplicate.
 */
function predicateOf(
  register: AnyRegister,
  fields: readonly string[],
  whileActive: boolean,
): string {
  const parts = [
    '(deleted_at IS NULL)',
    ...(whileActive ? [`(status = 'ATIVO'::text)`] : []),
    ...(register.keepsDisputed ? ['(NOT disputed)'] : []),
    ...fields
      .filter((name) => register.fields[name]?.kind === 'text' && !register.fields[name].required)
      .map((name) => `(${name} IS NOT NULL)`),
  ]
  return parts.length === 1 ? parts.join() : `(${parts.join(' AND ')})`
}

/** The indexed expression of a field, as the machinery's checks compare it. */
function keyIn(register: AnyRegister, name: string): string {
  const kind = register.fields[name]?.kind
  if (kind === 'id_doc' || kind === 'plate') return `${name}_key`
  if (kind === 'email') return `lower(${name})`
  return kind === 'text' ? `search_normal(${name})` : name
}

/** Unique indexes that enforce a rule about states; definitions do not declare such rules. */
const heldByStates = ['visits_inside', 'parcels_in_door', 'handovers_open']

/** The unique rules of a definition are exactly the table's unique indexes over live rows. */
function uniqueDrift(register: AnyRegister, table: CatalogueTable): string[] {
  const wanted = uniqueRules(register).map(({ fields, whileActive }) => ({
    keys: [
      ...(register.scope === 'platform' ? [] : ['tenant_id']),
      ...fields.map((name) => keyIn(register, name)),
    ],
    predicate: predicateOf(register, fields, whileActive),
    rows: whileActive ? 'active rows' : 'live rows',
  }))
  const primary = table.constraints.find(({ kind }) => kind === 'primary')?.name
  const found = table.indexes
    .filter(({ unique, name }) => unique && name !== primary && !heldByStates.includes(name))
    // A column whose name is a word of SQL is in quotes.
    .map((index) => ({ ...index, keys: index.keys.map((key) => key.replaceAll('"', '')) }))
  return [
    ...wanted
      .filter(
        ({ keys, predicate }) =>
          !found.some(
            (index) => index.predicate === predicate && index.keys.join() === keys.join(),
          ),
      )
      .map(
        ({ keys, rows }) =>
          `${table.name}: the definition says unique, no unique index (${keys.join(', ')}) of ${rows} does`,
      ),
    ...found
      .filter((index) => !wanted.some(({ keys }) => index.keys.join() === keys.join()))
      .map(({ name }) => `${table.name}: the unique index ${name} is no rule of the definition`),
  ]
}

/** The stored search text holds exactly the row's own columns that the definition searches. */
function searchDrift(register: AnyRegister, table: CatalogueTable): string[] {
  const own = register.list.search.filter((name) => register.fields[name]?.kind !== 'reference')
  const sensitive = own
    .filter((name) => register.fields[name]?.sensitive)
    .map((name) => `${table.name}.${name}: sensitive, and searched by part`)
  const column = table.columns.find(({ name }) => name === 'search_text')
  if (own.length === 0) {
    return column ? [`${table.name}.search_text: the definition searches no column of its own`] : []
  }
  if (!column?.generated) {
    return [
      `${table.name}.search_text: the definition searches ${own.join(', ')}, nothing is stored`,
    ]
  }
  const held = new Set(column.expression?.match(/\w+/g))
  return [
    ...sensitive,
    ...own
      .filter((name) => !held.has(name))
      .map((name) => `${table.name}.search_text: the definition searches ${name}, it is not in it`),
    ...table.columns
      .filter(({ name }) => held.has(name) && !own.includes(name))
      .map(
        ({ name }) => `${table.name}.search_text: holds ${name}, the definition does not search it`,
      ),
  ]
}
