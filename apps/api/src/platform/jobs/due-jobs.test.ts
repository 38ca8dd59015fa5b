import { Client } from 'pg'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  type MockInstance,
  vi,
} from 'vitest'
import { onServer } from '../../testing/database-server.ts'
import { eventually } from '../../testing/eventually.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { DUE_JOBS } from './due-jobs.ts'
import { enqueueJob, type NewJob } from './job-queue.ts'
import { type JobRunner, ordinaryLane, startJobs } from './job-runner.ts'

/** A query of a connection, in the one form that the queue uses. */
type Ask = (this: Client, ...asked: unknown[]) => Promise<unknown>

describe('the wake for due jobs', () => {
  let test: TestApp
  let runner: JobRunner
  const run = vi.fn<() => Promise<void>>().mockResolvedValue()
  const queries = vi.spyOn(Client.prototype, 'query') as unknown as MockInstance<Ask>

  beforeAll(async () => {
    test = await openTestApp()
  })
  afterAll(async () => {
    queries.mockRestore()
    await test.close()
  })

  const enqueue = (job: NewJob) =>
    test.database.app.inTenant(test.actor('sindico'), (context) => enqueueJob(context, job))

  const jobs = () =>
    onServer(test.database.adminUrl, 'SELECT key FROM graphile_worker.jobs ORDER BY id')

  /** The number of times workers asked the database for a job. */
  const asked = () =>
    queries.mock.calls.filter(([query]) => JSON.stringify(query).includes('"get_job')).length

  /** Waits until the runner listens and has nothing more to do. */
  async function untilAwake(): Promise<void> {
    const first = () => enqueue({ task: 'look', key: 'first' }).catch(() => undefined)
    await vi.waitUntil(async () => {
      await first()
      return run.mock.calls.length > 0
    })
    // A job enqueued before the runner listened was announced to nobody: it is enqueued again.
    await vi.waitUntil(async () => {
      if ((await jobs()).length === 0) return true
      await first()
      return false
    })
    run.mockClear()
  }

  /** Ends the connections, as a restart of the database does. */
  async function loseConnections(): Promise<void> {
    await onServer(
      test.database.adminUrl,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    )
    await untilAwake()
  }

  // The polling interval outlasts the test: a job that runs was announced.
  const start = () =>
    startJobs({
      connectionString: test.database.roleUrl('system'),
      database: test.database.app,
      system: test.database.system,
      tasks: { look: { scope: 'tenant', run } },
      schedules: [],
      lane: { ...ordinaryLane, lookMs: 600_000 },
      log: () => {},
    })
  beforeEach(async () => {
    await onServer(test.database.adminUrl, 'DELETE FROM graphile_worker._private_jobs')
    runner = await start()
    await untilAwake()
  })
  afterEach(() => runner.stop())

  it('runs a job at once', async () => {
    await enqueue({ task: 'look' })
    await eventually(() => expect(run).toHaveBeenCalledTimes(1))
  })

  it('runs a job at once that sign-in enqueues', async () => {
    const ask = `SELECT jobs.enqueue_person_job('look', '{}'::jsonb, 'k')`
    await onServer(test.database.adminUrl, ask)
    await eventually(() => expect(run).toHaveBeenCalledTimes(1))
  })

  it.each([
    ['', async () => {}],
    [', after connections were lost too', loseConnections],
  ])(
    'is not sent for jobs that are planned for later, or of other tasks%s',
    async (_when, lose) => {
      await lose()
      const before = asked()
      for (const key of ['a', 'b', 'c', 'd'])
        await Promise.all([
          enqueue({ task: 'look', key, afterS: 3600 }),
          enqueue({ task: 'another', key }),
        ])
      // Announcements arrive in the order of their commits.
      await enqueue({ task: 'look', key: 'last' })
      await eventually(() => expect(run).toHaveBeenCalledTimes(1))
      await eventually(async () => expect(await jobs()).toHaveLength(8))
      // Both workers ask, and the one that ran the job asks for another.
      const since = asked() - before
      expect(since).toBeGreaterThan(0)
      expect(since).toBeLessThanOrEqual(2 * ordinaryLane.concurrency)
    },
  )

  it('is stopped while it begins to listen, and leaves no connection', async () => {
    const listening = () =>
      onServer(
        test.database.adminUrl,
        `SELECT 1 FROM pg_stat_activity
         WHERE datname = current_database() AND query LIKE 'LISTEN%${DUE_JOBS}%'`,
      )
    expect(await listening()).toHaveLength(1)
    const another = await start()
    await another.stop()
    expect(await listening()).toHaveLength(1)
  })
})
