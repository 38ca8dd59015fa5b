import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOwnDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { type DatabasePool, openPool } from './database-pool.ts'
import type { Queries } from './queries.ts'

const setting = sql<{ tenant: string | null }>`
  SELECT current_setting('app.tenant_id', true) AS tenant`

const tenantIn = async (queries: Queries) => (await queries.one(setting)).tenant || null

describe('reading', () => {
  let database: TestDatabase
  let pool: DatabasePool
  beforeAll(async () => {
    database = await openOwnDatabase()
    // One connection, so that the next transaction would meet anything left on it.
    pool = openPool(database.roleUrl('app'), { connections: 1 })
  })
  afterAll(async () => {
    await pool.close()
    await database.close()
  })

  const reading = <T>(tenant: string, work: (queries: Queries) => Promise<T>) =>
    pool.reading({ 'app.tenant_id': tenant }, work)

  it('has the tenant in every statement, at once and after an answer', async () => {
    const tenant = newId()
    const seen = await reading(tenant, async (queries) => {
      const atOnce = await Promise.all([tenantIn(queries), tenantIn(queries)])
      return [...atOnce, await tenantIn(queries)]
    })
    expect(seen).toEqual([tenant, tenant, tenant])
  })

  it('leaves no tenant on the connection', async () => {
    await reading(newId(), tenantIn)
    expect(await pool.connection(tenantIn)).toBeNull()
    const others = [newId(), newId(), newId()]
    expect(await Promise.all(others.map((one) => reading(one, tenantIn)))).toEqual(others)
  })

  it('ends when a statement fails, and the connection serves the next', async () => {
    const failed = reading(newId(), async (queries) => {
      const [, second] = await Promise.allSettled([
        queries.one(sql`SELECT 1 / 0 AS nothing`),
        tenantIn(queries),
      ])
      // In one transaction, statements after a failure fail too.
      expect(second.status).toBe('rejected')
      await queries.one(sql`SELECT 1 / 0 AS nothing`)
    })
    await expect(failed).rejects.toMatchObject({ code: '22012' })
    const tenant = newId()
    expect(await reading(tenant, tenantIn)).toBe(tenant)
    expect(await pool.connection(tenantIn)).toBeNull()
  })

  it('takes a setting literally, whatever it contains', async () => {
    const hostile = `x'; SELECT 1; --`
    expect(await reading(hostile, tenantIn)).toBe(hostile)
  })
})
