import { registers } from '@portaria/contract/modules/registers'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import type { Catalogue, CatalogueTable } from '../../platform/database/catalogue.ts'
import { openOwnDatabase } from '../test-database.ts'
import { catalogueBreaches } from './catalogue-rules.ts'
import { readTestCatalogue } from './read-test-catalogue.ts'

const all = Object.values(registers)

describe('the rules of isolation over the live catalogue', () => {
  let catalogue: Catalogue
  beforeAll(async () => {
    const database = await openOwnDatabase()
    catalogue = await readTestCatalogue(database.adminUrl, inject('templateDatabase'))
    await database.close()
  })

  it('is kept by every table, function and role', () => {
    expect(catalogue.tables.length).toBeGreaterThan(10)
    expect(catalogue.roles.map(({ name }) => name)).toEqual([
      '{{app}}',
      '{{auth}}',
      '{{owner}}',
      '{{system}}',
    ])
    expect(catalogueBreaches(catalogue, all)).toEqual([])
  })

  /** Returns the breaches that are found after one table of a copy was changed. */
  function afterChanging(
    changed: string,
    change: (table: CatalogueTable, copy: Catalogue) => void,
  ): string[] {
    const copy = structuredClone(catalogue)
    const table = copy.tables.find(({ name }) => name === changed)
    if (!table) throw new Error(`there is no table ${changed}`)
    change(table, copy)
    return catalogueBreaches(copy, all)
  }

  it.each<[string, string, (towers: CatalogueTable, copy: Catalogue) => void]>([
    [
      'a table nobody named',
      "ghosts has no rule: make it a register's table, or name it in known-tables.ts",
      (towers, copy) => copy.tables.push({ ...towers, name: 'ghosts' }),
    ],
    ['a view', 'towers is no table (v): a view reads past the policies', (t) => (t.kind = 'v')],
    ['security off', 'towers: row-level security is off', (t) => (t.rowSecurity = false)],
    [
      'an owner who is not bound',
      'towers: row-level security does not bind the owner (force it)',
      (t) => (t.rowSecurityForced = false),
    ],
    ['no policy', 'towers: has no policy own_tenant', (t) => (t.policies = [])],
    [
      'a policy without WITH CHECK',
      'towers: own_tenant lets write everything',
      (t) => (t.policies = t.policies.map((one) => ({ ...one, check: null }))),
    ],
    [
      'a second policy',
      'towers: the policy help opens the table to {{app}}',
      (t) =>
        (t.policies = [
          ...t.policies,
          ...t.policies.map((one) => ({ ...one, name: 'help', roles: ['{{app}}'] })),
        ]),
    ],
    [
      'the right to delete',
      'towers: {{app}} has DELETE, INSERT, SELECT, UPDATE, it may have INSERT, SELECT, UPDATE',
      (t) => t.grants.push({ role: '{{app}}', right: 'DELETE', column: null }),
    ],
    [
      'a unique rule over all tenants',
      'towers: the unique index towers_name does not start with tenant_id',
      (t) =>
        (t.indexes = t.indexes.map((one) =>
          one.name === 'towers_name' ? { ...one, keys: ['name'] } : one,
        )),
    ],
    [
      'a key without the tenant',
      'towers: the key owner refers to residents without the tenant',
      (t) =>
        t.constraints.push({
          name: 'owner',
          kind: 'foreign',
          columns: ['id'],
          target: 'residents',
          targetColumns: ['id'],
          definition: 'FOREIGN KEY (id) REFERENCES residents (id)',
        }),
    ],
    [
      'a pointer without a key',
      'towers: manager_id refers to something without a foreign key',
      (t) =>
        (t.columns = [
          ...t.columns,
          ...t.columns
            .filter(({ name }) => name === 'id')
            .map((c) => ({ ...c, name: 'manager_id' })),
        ]),
    ],
    [
      'a list without its index',
      'towers: no index (tenant_id, name, id), so that its list reads the whole tenant',
      (t) => (t.indexes = t.indexes.filter(({ name }) => name !== 'towers_by_name')),
    ],
    [
      'a leakproof function',
      'function search_normal: is called leakproof, which it is not',
      (_, copy) => copy.functions.forEach((one) => (one.leakproof = true)),
    ],
    [
      "a function with its owner's rights",
      "function search_normal: runs with its owner's rights and is not in known-tables.ts",
      (_, copy) => copy.functions.forEach((one) => (one.securityDefiner = true)),
    ],
    [
      'a role that bypasses the policies',
      '{{app}} bypasses row-level security',
      (_, copy) => copy.roles.forEach((one) => (one.bypassesRowSecurity = true)),
    ],
    [
      'a role that reads files of the server',
      '{{app}} is a member of pg_read_server_files',
      (_, copy) => copy.roles.forEach((one) => (one.memberOf = ['pg_read_server_files'])),
    ],
  ])('tells of %s', (_, words, change) => {
    expect(afterChanging('towers', change)).toContain(words)
  })

  it.each<[what: string, words: RegExp, table: string, change: (table: CatalogueTable) => void]>([
    [
      'the right to delete what is shared',
      /^brands: \{\{app\}\} has DELETE, INSERT/,
      'brands',
      (brands) => brands.grants.push({ role: '{{app}}', right: 'DELETE', column: null }),
    ],
    [
      'the right to take what is shared',
      /^species: .* UPDATE \(tenant_id\),? .*it may have/,
      'species',
      (species) => species.grants.push({ role: '{{app}}', right: 'UPDATE', column: 'tenant_id' }),
    ],
    [
      'a shared row that anybody writes',
      /^segments: own_or_shared lets write .* OR /,
      'segments',
      (segments) =>
        (segments.policies = segments.policies.map((one) => ({ ...one, check: one.using }))),
    ],
    [
      'a catalogue that shows nothing shared',
      /^brands: own_or_shared lets read \(tenant_id = \(NULLIF[^O]*$/,
      'brands',
      (brands) => (brands.policies = brands.policies.map((one) => ({ ...one, using: one.check }))),
    ],
    [
      "a reference that may lead to another tenant's row",
      /^vehicles: no check holds brand_tenant_id to the tenant's own and the shared rows$/,
      'vehicles',
      (vehicles) =>
        (vehicles.constraints = vehicles.constraints.filter(
          ({ definition }) => !definition.includes('brand_tenant_id = tenant_id'),
        )),
    ],
    [
      'a reference without whose row it means',
      /^pets: the key \w+ refers to species without whose row it is$/,
      'pets',
      (pets) =>
        (pets.constraints = pets.constraints.map((one) =>
          one.target === 'species' ? { ...one, columns: ['tenant_id', 'species_id'] } : one,
        )),
    ],
  ])('tells of %s', (_, words, table, change) => {
    expect(afterChanging(table, change)).toContainEqual(expect.stringMatching(words))
  })
})
