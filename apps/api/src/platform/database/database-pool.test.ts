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

describe('a part of the work that continues after another has failed', () => {
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

  it.each(['transaction', 'reading'] as const)(
    'sends nothing after the end of a %s',
    async (way) => {
      const continued = Promise.withResolvers<void>()
      let later: Promise<unknown> = Promise.resolve()
      const setting = 'app.tenant_id'
      const failed = pool[way]({ [setting]: 'of the first' }, async (queries) => {
        later = continued.promise.then(() => queries.one(sql`SELECT 1 AS one`))
        await queries.one(sql`SELECT 1 AS one`)
        throw new Error('refused')
      })
      await expect(failed).rejects.toThrow('refused')
      const seen = await pool.transaction({ [setting]: 'of the second' }, async (queries) => {
        continued.resolve()
        await expect(later).rejects.toThrow('after the end')
        return queries.one(sql`SELECT current_setting(${setting}) AS tenant`)
      })
      expect(seen).toEqual({ tenant: 'of the second' })
    },
  )
})
