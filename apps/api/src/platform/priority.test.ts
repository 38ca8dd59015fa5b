import { readFile } from 'node:fs/promises'
import { getPriority } from 'node:os'
import { expect, it } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { openOwnDatabase } from '../testing/test-database.ts'
import { openPool } from './database/database-pool.ts'
import { lowerPriority, type Niceness } from './priority.ts'

/** The niceness of a process's group; where the system groups none, what it was to be. */
const ofGroup = async (processId: number, expected: Niceness) => {
  const group = await readFile(`/proc/${processId}/autogroup`, 'utf8').catch(() => null)
  return group === null ? expected : Number(group.trim().split(' ').at(-1))
}

it('lets the database’s processes of a pool give way, and those of no other', async () => {
  // The tests themselves may have been told to give way.
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

it('lets the group of the server itself be', async () => {
  const group = () => readFile('/proc/self/autogroup', 'utf8').catch(() => null)
  const before = await group()
  lowerPriority(process.pid, 0)
  lowerPriority(0, 0)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await group()).toBe(before)
})

it('lets be what is gone', () => {
  expect(() => lowerPriority(2 ** 22 + 1, 10)).not.toThrow()
})
