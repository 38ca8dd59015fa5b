import { afterAll, beforeAll, expect, it } from 'vitest'
import { onServer } from '../../testing/database-server.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { refreshStatistics } from './planner-statistics.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

it('tells the planner how many rows a table has', async () => {
  const { adminUrl, roleUrl } = test.database
  await onServer(adminUrl, `UPDATE pg_class SET reltuples = -1 WHERE relname = 'users'`)
  await refreshStatistics(roleUrl('owner'))
  const [row] = await onServer(
    adminUrl,
    `SELECT reltuples = (SELECT count(*) FROM users) AS known FROM pg_class WHERE relname = 'users'`,
  )
  expect(row).toEqual({ known: true })
})
