import { readFile } from 'node:fs/promises'
import { getPriority } from 'node:os'
import { expect, it } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { openOwnDatabase } from '../testing/test-database.ts'
import { openPool } from './database/database-pool.ts'
import { lowerPriority, type Niceness } from './priority.ts'

/** Returns the niceness of a process's group, or the expected one if the system has no groups. */
const ofGroup = async (processId: number, expected: Niceness) => {
  const group = await readFile(`/proc/${processId}/autogroup`, 'utf8').catch(() => null)
  return group === null ? expected : Number(group.trim().split(' ').at(-1))
}

it('lowers the priority of the database’s processes of a pool, and of no other', async () => {
  // The tests themselves may run at a lower priority.
  const own = getPriority()
  const database = await openOwnDatabase()
  const processOf = async (niceness?: 5 | 10) => {
    const pool = openPool(database.roleUrl('app'), { connections: 1, niceness })
    const processId = await pool.connection(async (_queries, client) =>
      Number(Reflect.get(client, 'processID')),
    )
    await eventually(async () => {
      expect(getPriority(processId)).toBe(niceness ?? own)
      const group = niceness ?? 0
      expect(await ofGroup(processId, group)).toBe(group)
    })
    await pool.close()
  }
  await Promise.all([processOf(5), processOf(10), processOf()])
  await database.close()
})

it('leaves the group of the server itself alone', async () => {
  const group = () => readFile('/proc/self/autogroup', 'utf8').catch(() => null)
  const before = await group()
  lowerPriority(process.pid, 0)
  lowerPriority(0, 0)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await group()).toBe(before)
})

it('ignores a process that is gone', () => {
  expect(() => lowerPriority(2 ** 22 + 1, 10)).not.toThrow()
})
