import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companyCopies, sealedValuesOf } from '../../../modules.ts'
import { onServer, testSecret } from '../../../testing/database-server.ts'
import { openSharedDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { carriedValues, leftTables } from './company-copy.ts'
import { columnsOf } from './seal-anew.ts'

const left = leftTables(companyCopies)
const values = sealedValuesOf({ secret: testSecret, publicUrl: 'https://portaria.example' })

/** Columns of companies' tables: those with row-level security, and partitions in their parent. */
const COLUMNS = `
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    AND c.relrowsecurity`

describe('what becomes of a company that is brought back', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openSharedDatabase()
  })
  afterAll(() => database.close())

  /** Reads an expression of the columns that meet a condition. */
  const catalogue = async (expression: string, condition: string) =>
    (
      await onServer<{ one: string }>(
        database.adminUrl,
        `SELECT ${expression} AS one ${COLUMNS} AND ${condition}`,
      )
    ).map(({ one }) => one)

  it('is said of each column of bytes, which may be sealed for the company', async () => {
    const bytes = await catalogue(`c.relname || '.' || a.attname`, `a.atttypid = 'bytea'::regtype`)
    const sealed = carriedValues(values, left).flatMap((one) =>
      columnsOf(one).map((column) => `${one.table}.${column}`),
    )
    const unbound = companyCopies.flatMap((copy) => copy.unbound ?? [])
    const known = [...sealed, ...unbound]
    expect(bytes.filter((one) => !left.has(one.split('.')[0] ?? '')).toSorted()).toEqual(
      known.toSorted(),
    )
  })

  it('is said of each column that counts the links of a row', async () => {
    const counted = await catalogue(
      'c.relname',
      `a.attname IN ('generation', 'token', 'token_hash', 'endpoint')`,
    )
    // A pass keeps its number: its token names the company.
    expect(counted.filter((table) => !left.has(table))).toEqual(['pass_secrets'])
  })

  it('leaves tables behind that there are, and on which no other depends', async () => {
    const tables = await catalogue('c.relname', `a.attname = 'tenant_id'`)
    expect([...left].filter((table) => !tables.includes(table))).toEqual([])
    const depending = await onServer<{ from: string; to: string }>(
      database.adminUrl,
      `SELECT t.relname AS "from", p.relname AS "to" FROM pg_constraint f
       JOIN pg_class t ON t.oid = f.conrelid JOIN pg_class p ON p.oid = f.confrelid
       WHERE f.contype = 'f'`,
    )
    expect(depending.filter(({ from, to }) => left.has(to) && !left.has(from))).toEqual([])
  })

  it('is said of each table of the platform that names a company', async () => {
    const naming = await onServer<{ name: string }>(
      database.adminUrl,
      `SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND NOT c.relrowsecurity
         AND a.attname = 'tenant_id' ORDER BY 1`,
    )
    // Roles are brought; addresses, links, messages and figures are the living company's.
    expect(naming.map(({ name }) => name)).toEqual([
      'address_claims',
      'company_figures',
      'company_loads',
      'invitations',
      'memberships',
      'push_subscriptions',
    ])
  })

  it('keeps the ids of all rows, since every key of a company begins with it', async () => {
    const keys = await onServer<{ table: string }>(
      database.adminUrl,
      `SELECT c.relname AS table FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant_id'
       WHERE c.relnamespace = 'public'::regnamespace AND c.relrowsecurity AND NOT c.relispartition
         AND i.indisunique AND i.indkey[0] <> a.attnum`,
    )
    expect(keys).toEqual([])
  })
})
