import { afterAll, beforeAll, expect, it } from 'vitest'
import { onServer } from '../../testing/database-server.ts'
import { openOwnDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { backupWatch } from './backup-watch.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openOwnDatabase()
})
afterAll(() => database.close())

const read = () => backupWatch(database.system).read()

const run = (minutes: number, end: string) =>
  onServer(
    database.adminUrl,
    `INSERT INTO backup_runs (id, started_at, finished_at, backup, taken_at, failure)
     SELECT gen_random_uuid(), at, ${end}
     FROM (VALUES (now() - interval '${minutes} minutes')) AS of (at)`,
  )

it('tells the newest whole backup, and whether the last attempt that ended failed', async () => {
  expect(await read()).toEqual({ takenAt: null, hasFailed: false })
  await run(120, `at, 'one', '2026-01-02T03:00:00Z', NULL`)
  await run(1, 'NULL, NULL, NULL, NULL')
  const takenAt = new Date('2026-01-02T03:00:00Z')
  expect(await read()).toEqual({ takenAt, hasFailed: false })
  await run(60, `now(), NULL, NULL, 'The disk is full.'`)
  expect(await read()).toEqual({ takenAt, hasFailed: true })
  await run(30, `now(), 'two', '2026-01-03T03:00:00Z', NULL`)
  expect(await read()).toEqual({ takenAt: new Date('2026-01-03T03:00:00Z'), hasFailed: false })
})
