import { afterAll, beforeAll, expect, it } from 'vitest'
import { onServer } from '../../testing/database-server.ts'
import { eventually } from '../../testing/eventually.ts'
import { startLane } from '../../testing/panic-alerts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { enqueueJob } from './job-queue.ts'
import type { Tasks } from './task.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ alone: 'runs the jobs of all companies' })
})
afterAll(() => test.close())

it('a stop leaves no ended job marked as running', async () => {
  const ended = Promise.withResolvers<void>()
  const lines = ['a', 'b', 'c', 'd', 'e', 'f']
  let begun = 0
  const tasks: Tasks = {
    slow: {
      scope: 'tenant',
      async run() {
        begun += 1
        await ended.promise
      },
    },
  }
  // More jobs than connections: some wait for one to record their end.
  const lane = { name: 'tried', concurrency: 8, connections: 2, lookMs: 100, stuckAfterS: null }
  const runner = await startLane(test, tasks, lane)
  await test.database.app.inTenant(test.actor('sindico'), async (context) => {
    for (const line of lines) await enqueueJob(context, { task: 'slow', key: line, line })
  })
  await eventually(() => expect(begun).toBe(lines.length))
  const stopped = runner.stop()
  ended.resolve()
  await stopped
  const left = 'SELECT key FROM graphile_worker.jobs'
  expect(await onServer(test.database.adminUrl, left)).toEqual([])
})
