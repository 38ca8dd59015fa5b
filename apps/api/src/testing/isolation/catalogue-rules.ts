import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import type {
  Catalogue,
  CatalogueConstraint,
  CatalogueFunction,
  CatalogueRole,
  CatalogueTable,
} from '../../platform/database/catalogue.ts'
import { accessTables } from './access-tables.ts'
import { extraPolicies, ownersFunctions } from './known-functions.ts'
import { globalIndexes, loosePointers } from './known-pointers.ts'
import { tenantTables } from './known-tables.ts'
import { platformTables } from './platform-tables.ts'
import {
  catalogueRights,
  ownedRowsRights,
  registerRights,
  type TableRights,
} from './table-rights.ts'

const OWN = `(tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)`

/** The tenant's own rows and the shared ones; none while no tenant is set. */
const OWN_OR_SHARED = `(${OWN} OR ((tenant_id = '${NIL_TENANT}'::uuid) AND (NULLIF(current_setting('app.tenant_id'::text, true), ''::text) IS NOT NULL)))`

/** The one policy of a table that binds every role: its conditions for reading and for writing. */
const policies = {
  tenant: { name: 'own_tenant', using: OWN, check: OWN },
  catalogue: { name: 'own_or_shared', using: OWN_OR_SHARED, check: OWN },
}

/** Everything in a database that breaks the rules of isolation (platform §1, §2), in words. */
export function catalogueBreaches(
  catalogue: Catalogue,
  registers: readonly AnyRegister[],
): string[] {
  const statuses = new Map(
    catalogue.tables.map((table) => [table.name, statusOf(table, registers)]),
  )
  return [
    ...catalogue.tables.flatMap((table) => tableBreaches(table, statuses)),
    ...registers.flatMap((register) => sortIndexBreaches(register, catalogue)),
    ...catalogue.functions.flatMap(functionBreaches),
    ...catalogue.roles.flatMap(roleBreaches),
  ]
}

type Status = { scope: 'tenant' | 'catalogue' | 'platform' | 'unknown'; rights: TableRights }

function statusOf(table: CatalogueTable, registers: readonly AnyRegister[]): Status {
  if (table.partitionOf !== null) return { scope: 'tenant', rights: {} }
  const platform = platformTables[table.name]
  if (platform) return { scope: 'platform', rights: platform.rights }
  const known = tenantTables[table.name] ?? accessTables[table.name]
  if (known) return { scope: 'tenant', rights: known.rights }
  if (registers.some((one) => one.table === table.name && one.scope === 'tenant')) {
    return { scope: 'tenant', rights: registerRights }
  }
  if (registers.some((one) => one.table === table.name && one.scope === 'catalogue')) {
    const columns = table.columns.filter(({ generated }) => !generated).map(({ name }) => name)
    return { scope: 'catalogue', rights: catalogueRights(columns) }
  }
  const owned = registers.some(({ fields }) =>
    Object.values(fields).some((field) => field.table === table.name),
  )
  return owned ? { scope: 'tenant', rights: ownedRowsRights } : { scope: 'unknown', rights: {} }
}

type Statuses = ReadonlyMap<string, Status>

function tableBreaches(table: CatalogueTable, statuses: Statuses): string[] {
  const status = statuses.get(table.name)
  if (table.kind !== 'r' && table.kind !== 'p') {
    return [`${table.name} is no table (${table.kind}): a view reads past the policies`]
  }
  if (!status || status.scope === 'unknown') {
    return [`${table.name} has no rule: make it a register's table, or name it in known-tables.ts`]
  }
  const breaches = [
    ...(table.owner === '{{owner}}' ? [] : [`belongs to ${table.owner}, not to the owner role`]),
    ...rightsBreaches(table, status.rights),
    ...table.constraints.flatMap((one) => foreignKeyBreaches(one, table, statuses)),
    ...(status.scope === 'platform'
      ? []
      : [
          ...tenantColumnBreaches(table),
          ...policyBreaches(table, status.scope),
          ...pointerBreaches(table, status.scope),
        ]),
  ]
  return breaches.map((breach) => `${table.name}: ${breach}`)
}

function rightsBreaches(table: CatalogueTable, expected: TableRights): string[] {
  const given = Map.groupBy(table.grants, ({ role }) => role)
  const roles = new Set([...given.keys(), ...Object.keys(expected)])
  return [...roles].flatMap((role) => {
    const has = (given.get(role) ?? [])
      .map(({ right, column }) => (column === null ? right : `${right} (${column})`))
      .toSorted()
    const may = [...(expected[role] ?? [])].toSorted()
    return has.join() === may.join()
      ? []
      : [`${role} has ${has.join(', ') || 'no rights'}, it may have ${may.join(', ') || 'none'}`]
  })
}

function tenantColumnBreaches(table: CatalogueTable): string[] {
  const tenantColumn = table.columns.find(({ name }) => name === 'tenant_id')
  if (!tenantColumn) return ['has no tenant_id']
  const primary = table.constraints.find(({ kind }) => kind === 'primary')
  return [
    ...(tenantColumn.notNull && tenantColumn.type === 'uuid'
      ? []
      : ['tenant_id is not a uuid not null']),
    ...(primary?.columns[0] === 'tenant_id'
      ? []
      : ['the primary key does not start with tenant_id']),
    ...table.indexes
      .filter(({ unique, keys, name }) => {
        return unique && keys[0] !== 'tenant_id' && !(name in globalIndexes)
      })
      .map(({ name }) => `the unique index ${name} does not start with tenant_id`),
  ]
}

function policyBreaches(table: CatalogueTable, scope: keyof typeof policies): string[] {
  const wanted = policies[scope]
  const own = table.policies.find(({ name }) => name === wanted.name)
  const others = table.policies.filter(({ name }) => name !== wanted.name)
  return [
    ...(table.rowSecurity ? [] : ['row-level security is off']),
    ...(table.rowSecurityForced ? [] : ['row-level security does not bind the owner (force it)']),
    ...(own ? [] : [`has no policy ${wanted.name}`]),
    ...(own && (own.command !== 'all' || own.roles.join() !== 'public')
      ? [`${wanted.name} does not bind every command of everybody`]
      : []),
    ...(own && own.using !== wanted.using
      ? [`${wanted.name} lets read ${own.using ?? 'everything'}`]
      : []),
    ...(own && own.check !== wanted.check
      ? [`${wanted.name} lets write ${own.check ?? 'everything'}`]
      : []),
    ...others
      .filter(({ name, roles, permissive }) => {
        const known = extraPolicies[`${table.name}.${name}`]
        return permissive && known?.roles.join() !== roles.join()
      })
      .map(({ name, roles }) => `the policy ${name} opens the table to ${roles.join(', ')}`),
  ]
}

function foreignKeyBreaches(
  { kind, name, columns, ...key }: CatalogueConstraint,
  table: CatalogueTable,
  statuses: Statuses,
): string[] {
  const target = statuses.get(key.target ?? '')?.scope
  if (kind !== 'foreign' || target === 'platform') return []
  if (target === 'catalogue') return catalogueKeyBreaches(name, columns, key, table)
  const own = ownTenantColumn(table)
  return columns[0] === own && key.targetColumns[0] === 'tenant_id' && columns.length === 2
    ? []
    : [`the key ${name} refers to ${key.target ?? '?'} without the tenant`]
}

/** A company's files lie under the company, and a person's under the person. */
const ownTenantColumn = ({ name }: CatalogueTable) =>
  ['tenants', 'users'].includes(name) ? 'id' : 'tenant_id'

/** Breaches of keys into a catalogue: they need the row's tenant, and a check that it is own or shared. */
function catalogueKeyBreaches(
  name: string,
  [whose = '', pointer = '', ...more]: readonly string[],
  { target, targetColumns }: Pick<CatalogueConstraint, 'target' | 'targetColumns'>,
  table: CatalogueTable,
): string[] {
  const isWhole =
    pointer.replace(/_id$/, '_tenant_id') === whose &&
    targetColumns.join() === 'tenant_id,id' &&
    more.length === 0
  const held = `CHECK (((${whose} = ${ownTenantColumn(table)}) OR (${whose} = '${NIL_TENANT}'::uuid)))`
  const isHeld = table.constraints.some(
    ({ kind, definition }) => kind === 'check' && definition === held,
  )
  return [
    ...(isWhole ? [] : [`the key ${name} refers to ${target ?? '?'} without whose row it is`]),
    ...(isHeld ? [] : [`no check holds ${whose} to the tenant's own and the shared rows`]),
  ]
}

/** Columns that refer to a row without a foreign key: they could refer to any tenant's. */
function pointerBreaches(table: CatalogueTable, scope: keyof typeof policies): string[] {
  const held = new Set(
    table.constraints.filter(({ kind }) => kind === 'foreign').flatMap(({ columns }) => columns),
  )
  // A shared row belongs to the nil tenant, which has no row in `tenants`.
  if (scope === 'catalogue') held.add('tenant_id')
  return table.columns
    .filter(({ name, type }) => type === 'uuid' && name !== 'id' && !held.has(name))
    .filter(({ name }) => !(`${table.partitionOf ?? table.name}.${name}` in loosePointers))
    .map(({ name }) => `${name} refers to something without a foreign key`)
}

function sortIndexBreaches(register: AnyRegister, { tables }: Catalogue): string[] {
  const table = tables.find(({ name }) => name === register.table)
  const whose = register.scope === 'platform' ? [] : ['tenant_id']
  const wanted = [...whose, register.list.sort, 'id']
  const found = table?.indexes.some(
    ({ keys }) => keys.map((key) => key.replaceAll('"', '')).join() === wanted.join(),
  )
  return found
    ? []
    : [
        `${register.table}: no index (${wanted.join(', ')}), so that its list reads the whole tenant`,
      ]
}

function functionBreaches(one: CatalogueFunction): string[] {
  const callers = ownersFunctions[one.name]
  const breaches = [
    ...(one.mayExecute.includes('public') ? ['everybody may call it'] : []),
    ...(one.leakproof ? ['is called leakproof, which it is not'] : []),
  ]
  if (one.securityDefiner) {
    if (!callers) breaches.push("runs with its owner's rights and is not in known-tables.ts")
    else if (callers.join() !== one.mayExecute.join()) {
      breaches.push(`may be called by ${one.mayExecute.join(', ')}, not by ${callers.join(', ')}`)
    }
    // PostgreSQL searches temporary tables first, unless `pg_temp` is named last.
    if (!one.settings.includes('search_path=public, pg_temp')) {
      breaches.push("runs with its owner's rights without search_path = public, pg_temp")
    }
  }
  return breaches.map((breach) => `${one.kind} ${one.name}: ${breach}`)
}

function roleBreaches(role: CatalogueRole): string[] {
  const breaches = [
    ...(role.superuser ? ['is a superuser'] : []),
    ...(role.bypassesRowSecurity ? ['bypasses row-level security'] : []),
    ...(role.mayCreate ? ['may create roles or databases, or replicate'] : []),
    // A member of pg_read_server_files reads whatever the server can.
    ...role.memberOf.map((other) => `is a member of ${other}`),
  ]
  return breaches.map((breach) => `${role.name} ${breach}`)
}
