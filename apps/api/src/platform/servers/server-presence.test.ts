import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { onServer } from '../../testing/database-server.ts'
import { openOwnDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { type ServerPresence, serverPresence } from './server-presence.ts'

let database: TestDatabase
let started: ServerPresence[] = []
beforeAll(async () => {
  database = await openOwnDatabase()
})
afterEach(async () => {
  await Promise.all(started.splice(0).map((one) => one.stop()))
})
afterAll(() => database.close())

function start(now?: () => number, system = database.system, version = '1.0.0'): ServerPresence {
  const server = { id: newId(), name: 'one:1', version }
  const presence = serverPresence({ system, server, beatMs: 10, ...(now && { now }) })
  presence.start(() => undefined)
  started.push(presence)
  return presence
}

const listed = () => onServer(database.adminUrl, 'SELECT id, draining FROM servers ORDER BY id')

describe('the servers of one database', () => {
  it('count each other, and no longer those that stopped', async () => {
    const [one, other] = [start(), start()]
    await expect.poll(() => [one.count(), other.count()]).toEqual([2, 2])
    const third = start()
    await expect.poll(() => [one.count(), third.count()]).toEqual([3, 3])
    await third.stop()
    await expect.poll(() => [one.count(), other.count()]).toEqual([2, 2])
    expect(await listed()).toHaveLength(2)
  })

  it('are said to be seen once they are listed', async () => {
    const one = start()
    await one.seen
    expect(await listed()).toContainEqual({ id: one.id, draining: false })
  })

  it('do not count one that takes no more requests', async () => {
    const [one, other] = [start(), start()]
    await expect.poll(() => one.count()).toBe(2)
    other.drain(0)
    await expect.poll(() => one.count()).toBe(1)
    expect(other.count()).toBe(2)
  })

  it('know their release once all have the same', async () => {
    const one = start()
    expect(one.release()).toBeNull()
    await expect.poll(() => one.release()).toBe('1.0.0')
    const newer = start(undefined, undefined, '1.1.0')
    await expect.poll(() => [one.release(), one.count()]).toEqual([null, 2])
    expect(newer.release()).toBeNull()
    // One that takes no more requests answers nobody with the former release.
    one.drain(0)
    await expect.poll(() => newer.release()).toBe('1.1.0')
  })

  it('do not count one that was killed, and remove it after a minute', async () => {
    const one = start()
    const killed = newId()
    const seen = (seconds: number) =>
      onServer(
        database.adminUrl,
        `INSERT INTO servers (id, name, version) VALUES ('${killed}', 'two:2', '1.0.0')
          ON CONFLICT DO NOTHING;
        UPDATE servers SET seen_at = now() - interval '${seconds} seconds' WHERE id = '${killed}'`,
      )
    await seen(5)
    await expect.poll(() => one.count()).toBe(2)
    await seen(20)
    await expect.poll(() => one.count()).toBe(1)
    expect(await listed()).toContainEqual({ id: killed, draining: false })
    await seen(70)
    await expect.poll(listed).toHaveLength(1)
  })

  it('know how far their clocks are apart', async () => {
    const one = start()
    const fast = start(() => Date.now() + 3_000)
    await expect.poll(() => one.clockSpreadMs()).toBeGreaterThan(2_500)
    await expect.poll(() => fast.clockSpreadMs()).toBeGreaterThan(2_500)
    await fast.stop()
    await expect.poll(() => one.clockSpreadMs()).toBeLessThan(100)
  })

  it('know how far the clock of one alone is from that of the database', async () => {
    const slow = start(() => Date.now() - 3_000)
    await expect.poll(() => slow.clockSpreadMs()).toBeGreaterThan(2_500)
  })

  it('keep their last answer while the database is away', async () => {
    let isAway = false
    const { query } = database.system
    const system = {
      ...database.system,
      query: ((work) => (isAway ? Promise.reject(new Error('away')) : query(work))) as typeof query,
    }
    const one = start(undefined, system)
    start()
    await expect.poll(() => one.count()).toBe(2)
    isAway = true
    one.drain(0)
    expect(one.count()).toBe(2)
    // So that its stop removes it from the list.
    isAway = false
  })

  it('drain and stop although the database hangs', async () => {
    let isHung = false
    const { query } = database.system
    const system = {
      ...database.system,
      query: ((work) => (isHung ? new Promise(() => undefined) : query(work))) as typeof query,
    }
    const one = start(undefined, system)
    const other = start()
    await expect.poll(() => [one.count(), other.count()]).toEqual([2, 2])
    isHung = true
    const told: number[] = []
    one.onDrain((withinMs) => told.push(withinMs))
    one.drain(500)
    expect([one.isDraining(), told]).toEqual([true, [500]])
    await one.stop()
  })
})
