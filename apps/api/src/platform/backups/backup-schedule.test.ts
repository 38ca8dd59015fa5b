import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { onServer } from '../../testing/database-server.ts'
import { openOwnDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { lastDue, takeDueRun } from './backup-schedule.ts'

describe('the moment of a daily backup', () => {
  const at = (time: string) => new Date(`2026-11-30T${time}:00`)

  it.each([
    ['02:59', new Date('2026-11-29T03:00:00')],
    ['03:00', at('03:00')],
    ['23:59', at('03:00')],
  ])('at %s is the last that has come', (now, due) => {
    expect(lastDue(at(now), 180)).toEqual(due)
  })
})

describe('a daily backup', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openOwnDatabase()
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    await onServer(database.adminUrl, 'DELETE FROM backup_runs')
  })

  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  const due = minutesAgo(600)
  const take = () => takeDueRun(database.system, due)
  const run = (minutes: number, end: string) =>
    onServer(
      database.adminUrl,
      `INSERT INTO backup_runs (id, started_at, finished_at, backup, taken_at, failure)
       SELECT gen_random_uuid(), at, ${end}
       FROM (VALUES (now() - interval '${minutes} minutes')) AS of (at)`,
    )

  it('is made by one of the servers that look at once', async () => {
    const taken = await Promise.all(Array.from({ length: 4 }, take))
    expect(taken.filter((id) => id !== null)).toHaveLength(1)
    expect(await take()).toBeNull()
  })

  it.each([
    ['was made since', 599, `at, 'id', at, NULL`, false],
    ['was made before', 601, `at, 'id', at, NULL`, true],
    ['goes on', 359, 'NULL, NULL, NULL, NULL', false],
    ['was killed', 361, 'NULL, NULL, NULL, NULL', true],
    ['failed within the hour', 59, `at, NULL, NULL, 'full'`, false],
    ['failed before', 61, `at, NULL, NULL, 'full'`, true],
  ])('that %s', async (_words, minutes, end, isDue) => {
    await run(minutes, end)
    expect((await take()) !== null).toBe(isDue)
  })
})
