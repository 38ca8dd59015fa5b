import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOwnDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { type DatabasePool, openPool } from './database-pool.ts'

describe('a transaction whose connection is lost', () => {
  let database: TestDatabase
  let pool: DatabasePool
  beforeAll(async () => {
    database = await openOwnDatabase()
    pool = openPool(database.roleUrl('app'), { connections: 1 })
  })
  afterAll(async () => {
    await pool.close()
    await database.close()
  })

  // An unhandled rejection would end the process; the test run reports it as well.
  it('fails even while its work waits for something else', async () => {
    const lost = pool.transaction({ broken: 'no setting has a name without a dot' }, async () => {
      await wait(50)
      return 'done'
    })
    await expect(lost).rejects.toMatchObject({ code: '42704' })
    expect(await pool.connection((queries) => queries.one(sql`SELECT 1 AS one`))).toEqual({
      one: 1,
    })
  })
})
