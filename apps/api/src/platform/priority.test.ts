import { getPriority } from 'node:os'
import { expect, it, vi } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { openPool } from './database/database-pool.ts'
import { giveWay } from './priority.ts'

it('lets the database’s processes of a pool give way, and those of no other', async () => {
  const database = await openTestDatabase()
  const processOf = async (niceness?: 5 | 10) => {
    const pool = openPool(database.roleUrl('app'), { connections: 1, niceness })
    const processId = await pool.connection(async (_queries, client) =>
      Number(Reflect.get(client, 'processID')),
    )
    const given = niceness ?? 0
    await vi.waitFor(() => expect(getPriority(processId)).toBe(given))
    await pool.close()
    return given
  }
  expect(await Promise.all([processOf(10), processOf()])).toEqual([10, 0])
  await database.close()
})

it('lets be what is gone', () => {
  expect(() => giveWay(2 ** 22 + 1, 10)).not.toThrow()
})
