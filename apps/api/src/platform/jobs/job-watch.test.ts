import { afterAll, beforeAll, expect, it } from 'vitest'
import { onServer } from '../../testing/database-server.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { enqueueJob } from './job-queue.ts'
import { jobWatch } from './job-watch.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ alone: 'counts jobs of all companies' })
  await onServer(test.database.adminUrl, 'DELETE FROM graphile_worker._private_jobs')
})
afterAll(() => test.close())

it('tells the jobs of each lane: those that wait, the age of the first, and those that failed', async () => {
  const enqueue = (task: string, key: string, afterS = 0) =>
    test.database.app.inTenant(test.actor('sindico'), (context) =>
      enqueueJob(context, { task, key, afterS }),
    )
  for (const key of ['one', 'two', 'failed']) await enqueue('send_letter', key)
  await enqueue('look_after', 'one')
  await enqueue('look_after', 'later', 3_600)
  await onServer(
    test.database.adminUrl,
    `UPDATE graphile_worker._private_jobs SET run_at = now() - interval '90 seconds'
      WHERE key LIKE '%one' AND task_id = (
        SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'send_letter');
     UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE key LIKE '%failed'`,
  )
  const watch = jobWatch(test.database.system)
  watch.follow('letters', ['send_letter'])
  watch.follow('alarms', ['escalate_panic'])
  const lanes = await watch.read()
  expect(lanes?.get('letters')).toMatchObject({ waiting: 2, failed: 1 })
  expect(Math.floor(lanes?.get('letters')?.oldestS ?? 0)).toBeGreaterThanOrEqual(90)
  expect(lanes?.get('alarms')).toEqual({ waiting: 0, oldestS: 0, failed: 0 })
  expect(lanes?.get('ordinary')).toMatchObject({ waiting: 1, failed: 0 })
})
