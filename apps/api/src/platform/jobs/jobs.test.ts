import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { Client, Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { onServer } from '../../testing/database-server.ts'
import { eventually } from '../../testing/eventually.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { housekeepingSchedules, housekeepingTasks } from './housekeeping.ts'
import { enqueueJob, type NewJob } from './job-queue.ts'
import { cronItem, type JobRunner, startJobs } from './job-runner.ts'
import type { Tasks } from './task.ts'

describe('the queue of jobs', () => {
  let test: TestApp
  let runner: JobRunner | null = null
  const log = vi.fn<(level: string, message: string, details: object) => void>()

  beforeAll(async () => {
    test = await openTestApp({ alone: 'runs the jobs of all companies' })
  })
  beforeEach(async () => {
    log.mockClear()
    await onServer(test.database.adminUrl, 'DELETE FROM graphile_worker._private_jobs')
  })
  afterEach(async () => {
    await runner?.stop()
    runner = null
  })
  afterAll(() => test.close())

  async function start(tasks: Tasks): Promise<void> {
    runner = await startJobs({
      connectionString: test.database.roleUrl('system'),
      database: test.database.app,
      system: test.database.system,
      tasks,
      schedules: [],
      log,
    })
  }

  const enqueue = (job: NewJob, fail = false) =>
    test.database.app.inTenant(test.actor('sindico'), async (context) => {
      await enqueueJob(context, job)
      if (fail) throw new Error('rolled back')
    })

  const waiting = () =>
    onServer<{ task_identifier: string; key: string | null }>(
      test.database.adminUrl,
      'SELECT task_identifier, key FROM graphile_worker.jobs ORDER BY id',
    )

  it('runs a job as its actor, in their tenant and no other', async () => {
    const seen: unknown[] = []
    await start({
      look: {
        scope: 'tenant',
        async run({ database, actor }, data) {
          const { tenant } = await database.inTenant(actor, ({ queries }) =>
            queries.one(sql<{ tenant: string }>`SELECT current_setting('app.tenant_id') AS tenant`),
          )
          seen.push({ tenant, userId: actor.userId, role: actor.role, reason: actor.reason, data })
        },
      },
    })
    await enqueue({ task: 'look', data: { n: 1 } })
    await eventually(() => expect(seen).toHaveLength(1))
    const { userId } = test.person('sindico')
    expect(seen).toEqual([
      { tenant: test.tenants.bosque, userId, role: 'sindico', reason: 'job look', data: { n: 1 } },
    ])
  })

  it('forgets a job whose reason was rolled back', async () => {
    await enqueue({ task: 'look' }, true).catch(() => undefined)
    expect(await waiting()).toEqual([])
  })

  it('keeps one job per key, separately for each tenant', async () => {
    await enqueue({ task: 'look', key: 'k' })
    await enqueue({ task: 'look', key: 'k' })
    await test.database.app.inTenant(test.actor('sindico', 'acacias'), (context) =>
      enqueueJob(context, { task: 'look', key: 'k' }),
    )
    expect((await waiting()).map(({ key }) => key)).toEqual([
      `${test.tenants.bosque} look k`,
      `${test.tenants.acacias} look k`,
    ])
  })

  it('takes a job’s tenant from the scope, never from the caller', async () => {
    const asked = test.database.app.onPlatform(test.actor('sindico'), (queries) =>
      enqueueJob({ queries, actor: test.actor('sindico') }, { task: 'look' }),
    )
    await expect(asked).rejects.toThrow(/a job needs a tenant/)
    const forged = JSON.stringify({ tenant_id: test.tenants.acacias })
    await test.database.app.inTenant(test.actor('sindico'), ({ queries }) =>
      queries.all(sql`SELECT jobs.enqueue_job('look', ${forged}::jsonb, NULL)`),
    )
    const [row] = await onServer<{ tenant: string }>(
      test.database.adminUrl,
      `SELECT payload->>'tenant_id' AS tenant FROM graphile_worker._private_jobs`,
    )
    expect(row?.tenant).toBe(test.tenants.bosque)
  })

  it('is reached by the application through that one function alone', async () => {
    const direct = test.database.app.inTenant(test.actor('sindico'), ({ queries }) =>
      queries.all(sql`SELECT graphile_worker.add_job('look')`),
    )
    await expect(direct).rejects.toThrow(/permission denied/)
  })

  it('runs jobs of sign-in about a person as the platform’s, and lets nobody else enqueue them', async () => {
    const forged = JSON.stringify({ tenant_id: test.tenants.acacias, data: { n: 1 } })
    const ask = sql`SELECT jobs.enqueue_person_job('look', ${forged}::jsonb, NULL)`
    await test.database.auth.query((queries) => queries.all(ask))
    const seen: unknown[] = []
    await start({
      look: {
        scope: 'tenant',
        async run({ actor }, data) {
          seen.push({ tenant: actor.tenantId, role: actor.role, data })
        },
      },
    })
    await eventually(() => expect(seen).toHaveLength(1))
    expect(seen).toEqual([{ tenant: NIL_TENANT, role: 'system', data: { n: 1 } }])
    const byApp = test.database.app.inTenant(test.actor('sindico'), ({ queries }) =>
      queries.all(ask),
    )
    await expect(byApp).rejects.toThrow(/permission denied/)
    const ofTenant = test.database.auth.query((queries) =>
      queries.all(sql`SELECT jobs.enqueue_job('look', '{}'::jsonb, NULL)`),
    )
    await expect(ofTenant).rejects.toThrow(/permission denied/)
  })

  it('runs jobs of sign-in before earlier jobs of companies', async () => {
    for (const n of [1, 2, 3, 4]) await enqueue({ task: 'look', data: { n } })
    const ask = sql`SELECT jobs.enqueue_person_job('look', '{"data": {"n": 5}}'::jsonb, NULL)`
    await test.database.auth.query((queries) => queries.all(ask))
    const seen: unknown[] = []
    await start({
      look: {
        scope: 'tenant',
        async run(_scope, { n }) {
          seen.push(n)
        },
      },
    })
    await eventually(() => expect(seen).toHaveLength(5))
    // Two run at a time.
    expect(seen.slice(0, 2)).toContain(5)
  })

  it('logs a failed job without its payload', async () => {
    await start({
      look: { scope: 'tenant', run: () => Promise.reject(new Error('no mail server')) },
    })
    await enqueue({ task: 'look', data: { email: 'ana@example.com' } })
    await eventually(() => expect(log).toHaveBeenCalled())
    expect(JSON.stringify(log.mock.calls)).not.toContain('ana@example.com')
  })

  it('does not run a job of a tenant that is gone', async () => {
    const run = vi.fn<() => Promise<void>>().mockResolvedValue()
    await onServer(
      test.database.adminUrl,
      `SELECT graphile_worker.add_job('look', json_build_object('tenant_id', '${newId()}'))`,
    )
    await start({ look: { scope: 'tenant', run } })
    await eventually(() => expect(log).toHaveBeenCalled())
    expect(run).not.toHaveBeenCalled()
    expect(log.mock.calls[0]?.[1]).toContain('a tenant that is gone')
  })

  it('refuses a job without a tenant', async () => {
    const run = vi.fn<() => Promise<void>>().mockResolvedValue()
    await onServer(test.database.adminUrl, `SELECT graphile_worker.add_job('look', '{}')`)
    await start({ look: { scope: 'tenant', run } })
    await eventually(() =>
      expect(log).toHaveBeenCalledWith('error', expect.any(String), expect.any(Object)),
    )
    expect(run).not.toHaveBeenCalled()
  })

  /** Ends every connection without warning, as when the database is killed. */
  const endConnections = () =>
    onServer(
      test.database.adminUrl,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    )

  it('runs jobs enqueued after every connection was lost', async () => {
    const run = vi.fn<() => Promise<void>>().mockResolvedValue()
    await start({ look: { scope: 'tenant', run } })
    await enqueue({ task: 'look' })
    await eventually(() => expect(run).toHaveBeenCalledTimes(1))
    await eventually(async () => expect(await waiting()).toEqual([]))
    await endConnections()
    await eventually(() => enqueue({ task: 'look' }))
    await eventually(() => expect(run).toHaveBeenCalledTimes(2))
  })

  it('logs nothing about its last connections after a stop', async () => {
    const ends = vi.spyOn(Pool.prototype, 'end')
    await start({})
    await runner?.stop()
    runner = null
    // A pool has ended before its connections have: the database may stop in between.
    const [pool] = ends.mock.contexts
    ends.mockRestore()
    expect(pool).toBeInstanceOf(Pool)
    if (pool instanceof Pool) pool.emit('error', new Error('terminating connection'), new Client())
    expect(log).not.toHaveBeenCalled()
  })

  describe('housekeeping', () => {
    it('schedules only tasks that exist', () => {
      for (const { task, data } of housekeepingSchedules) {
        expect(housekeepingTasks).toHaveProperty(task)
        expect(housekeepingTasks).toHaveProperty(
          typeof data?.['task'] === 'string' ? data['task'] : task,
        )
      }
    })

    it('gives each schedule a job of its own, even if two start one task', () => {
      const schedules = [
        { task: 'for_every_tenant', cron: '0 6 * * *', data: { task: 'one' } },
        { task: 'for_every_tenant', cron: '0 6 * * *', data: { task: 'other' } },
      ]
      const items = schedules.map(cronItem)
      expect(new Set(items.map(({ options }) => options?.jobKey)).size).toBe(2)
      expect(new Set(items.map(({ identifier }) => identifier)).size).toBe(2)
    })

    it('folds the counts of every tenant', async () => {
      for (const number of ['um', 'dois', 'três']) {
        await test.as('sindico').post('/towers', { payload: { name: number } })
        await test.as('sindico', 'acacias').post('/towers', { payload: { name: number } })
      }
      const deltas = () =>
        onServer<{ delta: number }>(
          test.database.adminUrl,
          `SELECT delta FROM register_count_deltas WHERE register = 'towers'`,
        )
      expect(await deltas()).toHaveLength(6)
      await start(housekeepingTasks)
      await onServer(
        test.database.adminUrl,
        `SELECT graphile_worker.add_job('for_every_tenant', '{"data": {"task": "fold_register_counts"}}')`,
      )
      await eventually(async () => expect(await deltas()).toEqual([{ delta: 3 }, { delta: 3 }]))
    })

    it('makes the partitions of the months ahead', async () => {
      await start(housekeepingTasks)
      await onServer(
        test.database.adminUrl,
        `SELECT graphile_worker.add_job('make_audit_partitions', '{}')`,
      )
      await eventually(async () => expect(await waiting()).toEqual([]))
      expect(log).not.toHaveBeenCalled()
      const [row] = await onServer<{ n: number }>(
        test.database.adminUrl,
        `SELECT count(*)::int AS n FROM pg_inherits WHERE inhparent = 'audit_log'::regclass`,
      )
      expect(row?.n).toBeGreaterThanOrEqual(5)
    })
  })

  it('removes lines without jobs, and none whose job waits or runs', async () => {
    const lines = () =>
      onServer(
        test.database.adminUrl,
        'SELECT queue_name AS line FROM graphile_worker._private_job_queues ORDER BY 1',
      )
    const held = Promise.withResolvers<void>()
    const run = vi.fn<() => Promise<void>>(() => held.promise)
    await start({ look: { scope: 'tenant', run } })
    for (const line of ['empty', 'waits']) await enqueue({ task: 'another', line, afterS: 3600 })
    await enqueue({ task: 'look', line: 'runs' })
    await eventually(() => expect(run).toHaveBeenCalledTimes(1))
    await onServer(
      test.database.adminUrl,
      `DELETE FROM graphile_worker._private_jobs WHERE job_queue_id =
         (SELECT id FROM graphile_worker._private_job_queues WHERE queue_name = 'empty')`,
    )
    const { drop_empty_lines: task } = housekeepingTasks
    if (task?.scope !== 'platform') throw new Error('a task of the platform')
    await task.run({ system: test.database.system, startForTenant: async () => undefined }, {})
    expect(await lines()).toEqual([{ line: 'runs' }, { line: 'waits' }])
    held.resolve()
  })
})
