import { registers } from '@portaria/contract/modules/registers'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { newId } from '@portaria/contract/value-types/uuid'
import { Client, escapeIdentifier as quote } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { CatalogueTable } from '../../platform/database/catalogue.ts'
import type { DatabaseRole } from '../../platform/database/role-credentials.ts'
import { openOwnDatabase, type TestDatabase } from '../test-database.ts'
import { insertAnyRow } from './any-row.ts'
import { platformTables } from './platform-tables.ts'
import { readTestCatalogue } from './read-test-catalogue.ts'

const [bosque, acacias] = [newId(), newId()]

/** Values of a connection's tenant setting; null for one that is not set. */
const connections: [words: string, tenant: string | null][] = [
  ['no tenant set', null],
  ['an empty setting', ''],
  ['a tenant that has nothing', newId()],
]

/** Tables with rows that everybody reads. */
const catalogues = new Set(
  Object.values(registers).flatMap(({ scope, table }) => (scope === 'catalogue' ? [table] : [])),
)

/** Rights on the whole table. */
const rights = (table: CatalogueTable, role: string) =>
  new Set(
    table.grants
      .filter((grant) => grant.role === role && grant.column === null)
      .map(({ right }) => right),
  )

/** An UPDATE that changes nothing, of a column that the role may write. */
function touching(table: CatalogueTable, role: string): { statement: string; may: boolean } {
  const given = table.grants.find(
    (grant) => grant.role === role && grant.right === 'UPDATE' && grant.column !== null,
  )
  const name = quote(given?.column ?? 'tenant_id')
  const may = given !== undefined || rights(table, role).has('UPDATE')
  return { statement: `UPDATE ${quote(table.name)} SET ${name} = ${name}`, may }
}

/** Runs a statement and rolls it back; returns the number of rows, or the reason of the refusal. */
async function outcome(client: Client, statement: string): Promise<string> {
  await client.query('BEGIN')
  try {
    return `${(await client.query(statement)).rowCount} rows`
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return /row-level security|permission denied/.exec(message)?.[0] ?? message
  } finally {
    await client.query('ROLLBACK')
  }
}

async function stand(client: Client, tenant: string | null): Promise<void> {
  if (tenant === null) await client.query('RESET app.tenant_id')
  else await client.query(`SELECT set_config('app.tenant_id', $1, false)`, [tenant])
}

/** Updates all rows as a migration does, tenant by tenant; the update must not be empty. */
const backfill = (name: string) => `DO $$
  DECLARE tenant text; touched integer; total integer := 0;
  BEGIN
    FOREACH tenant IN ARRAY ARRAY['${bosque}', '${acacias}'] LOOP
      PERFORM set_config('app.tenant_id', tenant, true);
      UPDATE ${quote(name)} SET tenant_id = tenant_id ${catalogues.has(name) ? 'WHERE tenant_id::text = tenant' : ''};
      GET DIAGNOSTICS touched = ROW_COUNT;
      total := total + touched;
    END LOOP;
    IF total < 2 THEN RAISE EXCEPTION 'the backfill touched % rows', total; END IF;
  END $$`

describe('row-level security, by SQL alone', () => {
  let database: TestDatabase
  let tables: CatalogueTable[]
  let admin: Client
  /** How many rows each catalogue shares. */
  const shared = new Map<string, number>()
  const clients: Client[] = []

  async function connect(url: string): Promise<Client> {
    const client = new Client({ connectionString: url })
    await client.connect()
    clients.push(client)
    return client
  }
  const connectAs = (role: DatabaseRole) => connect(database.roleUrl(role))

  // Partitions are reached through their parent alone: nobody has a right to them.
  beforeAll(async () => {
    database = await openOwnDatabase()
    admin = await connect(database.adminUrl)
    const catalogue = await readTestCatalogue(database.adminUrl, inject('templateDatabase'))
    tables = catalogue.tables.filter(
      ({ name, columns, partitionOf }) =>
        partitionOf === null &&
        !(name in platformTables) &&
        columns.some((column) => column.name === 'tenant_id'),
    )
    for (const table of tables) {
      for (const tenant of [bosque, acacias]) await insertAnyRow(admin, table, tenant)
    }
    for (const name of catalogues) {
      const { rows } = await admin.query<{ count: number }>(
        `SELECT count(*)::int FROM ${quote(name)} WHERE tenant_id = $1`,
        [NIL_TENANT],
      )
      shared.set(name, rows[0]?.count ?? 0)
    }
  })
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.end()))
    await database.close()
  })

  it('covers the tables of every tenant', () => {
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['towers', 'residents', 'resident_consents', 'files', 'audit_log']),
    )
  })

  it.each(connections)('shows and touches nothing with %s', async (_, tenant) => {
    const app = await connectAs('app')
    await stand(app, tenant)
    const leaks: string[] = []
    for (const table of tables) {
      const name = quote(table.name)
      const may = rights(table, '{{app}}')
      const touch = touching(table, '{{app}}')
      const attempts: [allowed: boolean, statement: string][] = [
        [may.has('SELECT'), `SELECT 1 FROM ${name}`],
        [touch.may, touch.statement],
        [may.has('DELETE'), `DELETE FROM ${name}`],
      ]
      for (const [allowed, statement] of attempts) {
        const expected = allowed ? nothing(table, tenant, statement) : 'permission denied'
        const found = await outcome(app, statement)
        if (found !== expected) leaks.push(`${statement}: ${found}, not ${expected}`)
      }
    }
    expect(leaks).toEqual([])
  })

  /** The expected outcome without own rows: a catalogue's shared rows are read, never written. */
  function nothing({ name }: CatalogueTable, tenant: string | null, statement: string): string {
    if (!tenant || !catalogues.has(name)) return '0 rows'
    return statement.startsWith('SELECT') ? `${shared.get(name)} rows` : 'row-level security'
  }

  it('shows a tenant its own rows and no others', async () => {
    const app = await connectAs('app')
    await stand(app, bosque)
    const seen: string[] = []
    const wanted: string[] = []
    for (const { name, ...table } of tables) {
      if (!rights({ name, ...table }, '{{app}}').has('SELECT')) continue
      const { rows } = await app.query<{ tenant_id: string }>(
        `SELECT tenant_id FROM ${quote(name)}`,
      )
      const owners = new Set(rows.map((row) => row.tenant_id))
      seen.push(`${name} ${[...owners].toSorted().join()}`)
      wanted.push(`${name} ${[...(catalogues.has(name) ? [NIL_TENANT] : []), bosque].join()}`)
    }
    expect(seen).toEqual(wanted)
  })

  it('lets nobody write for another tenant, give a row away, or take one', async () => {
    const app = await connectAs('app')
    await stand(app, bosque)
    const leaks: string[] = []
    for (const table of tables) {
      const name = quote(table.name)
      const may = rights(table, '{{app}}')
      const attempts: [right: string, statement: string, expected: string][] = [
        ['INSERT', `INSERT INTO ${name} (tenant_id) VALUES ('${acacias}')`, 'row-level security'],
        ['UPDATE', `UPDATE ${name} SET tenant_id = '${acacias}'`, 'row-level security'],
        [
          'UPDATE',
          `UPDATE ${name} SET tenant_id = '${bosque}' WHERE tenant_id = '${acacias}'`,
          '0 rows',
        ],
      ]
      for (const [right, statement, expected] of attempts) {
        const found = await outcome(app, statement)
        const wanted = may.has(right) ? expected : 'permission denied'
        if (found !== wanted) leaks.push(`${statement}: ${found}, not ${wanted}`)
      }
    }
    expect(leaks).toEqual([])
  })

  it('lets nobody steal, remove or rewrite what a catalogue shares', async () => {
    const app = await connectAs('app')
    await stand(app, bosque)
    const taken: string[] = []
    for (const name of catalogues) {
      expect(shared.get(name)).toBeGreaterThan(0)
      for (const [theft, refusal] of [
        [`UPDATE ${name} SET tenant_id = '${bosque}'`, 'permission denied'],
        [`DELETE FROM ${name}`, 'permission denied'],
        [`UPDATE ${name} SET status = 'INATIVO'`, 'row-level security'],
      ] as const) {
        const statement = `${theft} WHERE tenant_id = '${NIL_TENANT}'`
        const found = await outcome(app, statement)
        if (found !== refusal) taken.push(`${statement}: ${found}`)
      }
    }
    expect(taken).toEqual([])
  })

  it('opens to the roles of sign-in and system what is named, and nothing else', async () => {
    const open: string[] = []
    for (const role of ['auth', 'system'] as const) {
      const client = await connectAs(role)
      for (const { name } of tables) {
        const found = await outcome(client, `SELECT 1 FROM ${quote(name)}`)
        if (found !== 'permission denied') open.push(`${role} reads ${name}: ${found}`)
      }
    }
    expect(open).toEqual(
      [
        'device_calls',
        'device_leases',
        'live_events',
        'outbox',
        'reader_changes',
        'reader_lists',
        'reader_removals',
        'sealed_counts',
      ].map((table) => `system reads ${table}: 2 rows`),
    )
  })

  it('keeps the secrets of sign-in from the application', async () => {
    const app = await connectAs('app')
    for (const table of ['user_passwords', 'password_tokens', 'sign_in_throttles', 'sessions']) {
      expect(await outcome(app, `SELECT 1 FROM ${table}`)).toBe('permission denied')
    }
  })

  it('binds the owner too: a backfill that names no tenant changes nothing', async () => {
    const owner = await connectAs('owner')
    const changed: string[] = []
    for (const { name } of tables) {
      const found = await outcome(owner, `UPDATE ${quote(name)} SET tenant_id = tenant_id`)
      if (found !== '0 rows') changed.push(`${name}: ${found}`)
    }
    expect(changed).toEqual([])
  })

  it('lets a backfill through that goes from tenant to tenant', async () => {
    const owner = await connectAs('owner')
    const empty: string[] = []
    for (const { name } of tables) {
      const found = await outcome(owner, backfill(name))
      if (found !== 'null rows') empty.push(`${name}: ${found}`)
    }
    expect(empty).toEqual([])
  })
})
