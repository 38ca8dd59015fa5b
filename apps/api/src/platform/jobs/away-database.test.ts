import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { onServer } from '../../testing/database-server.ts'
import { eventually } from '../../testing/eventually.ts'
import { type CutConnection, cutConnection } from '../../testing/fleet/cut-connection.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { enqueueJob } from './job-queue.ts'
import { type JobRunner, type Lane, ordinaryLane, startJobs } from './job-runner.ts'

/** Milliseconds within which a job counts as run at once, on a busy machine. */
const AT_ONCE_MS = 2_000

describe('a runner whose database goes away', () => {
  let test: TestApp
  let way: CutConnection
  let runner: JobRunner | null = null
  const run = vi.fn<() => Promise<void>>()
  const log = vi.fn<(level: string, message: string, details: object) => void>()
  beforeAll(async () => {
    test = await openTestApp({ alone: 'runs the jobs of all companies' })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    run.mockReset().mockResolvedValue()
    log.mockClear()
    await onServer(test.database.adminUrl, 'DELETE FROM graphile_worker._private_jobs')
    const { searchParams, port } = new URL(test.database.roleUrl('system'))
    way = await cutConnection({ path: `${searchParams.get('host')}/.s.PGSQL.${port}` })
  })
  afterEach(async () => {
    await runner?.stop()
    runner = null
    await way.close()
  })

  async function start(lane: Lane): Promise<void> {
    const url = new URL(test.database.roleUrl('system'))
    url.hostname = '127.0.0.1'
    url.search = ''
    url.port = `${way.port}`
    runner = await startJobs({
      connectionString: url.href,
      database: test.database.app,
      system: test.database.system,
      tasks: { look: { scope: 'tenant', run } },
      schedules: [],
      lane,
      log,
    })
    await ask()
    await eventually(() => expect(run).toHaveBeenCalledOnce())
    run.mockClear()
  }
  const ask = () =>
    test.database.app.inTenant(test.actor('sindico'), (context) =>
      enqueueJob(context, { task: 'look' }),
    )
  const left = () => onServer(test.database.adminUrl, 'SELECT 1 FROM graphile_worker.jobs')
  const untilRun = () =>
    vi.waitUntil(() => run.mock.calls.length > 0, { timeout: AT_ONCE_MS, interval: 10 })
  // Longer than the test: what runs was announced.
  const deaf = { ...ordinaryLane, lookMs: 600_000 }

  it('runs jobs at once when it is back, and looks for it twice a second', async () => {
    await start(deaf)
    const before = way.asked()
    way.cut()
    // The queue by itself would look for it again after some four more seconds.
    await sleep(5_000)
    expect(way.asked() - before).toBeLessThanOrEqual(11)
    const told = log.mock.calls.filter(([, message]) => message.includes('waits for its database'))
    // Once for it all, and for each connection that was lost.
    expect(told.length).toBeLessThanOrEqual(1 + deaf.connections)
    way.heal()
    await vi.waitUntil(() => way.asked() > before, { timeout: AT_ONCE_MS })
    await ask()
    await untilRun()
  })

  it('runs jobs that were added while only its own way there was cut', async () => {
    await start(deaf)
    way.cut()
    await ask()
    await sleep(600)
    expect(run).not.toHaveBeenCalled()
    way.heal()
    await untilRun()
  })

  it('notes the end of a job that ends meanwhile', async () => {
    await start(deaf)
    const ending = Promise.withResolvers<void>()
    run.mockReturnValue(ending.promise)
    await ask()
    await untilRun()
    way.cut()
    ending.resolve()
    await sleep(1_000)
    expect(await left()).toHaveLength(1)
    way.heal()
    await expect.poll(left, { timeout: 10_000 }).toEqual([])
    expect(run).toHaveBeenCalledOnce()
  })

  it('leaves connections to a standby, and finds the primary', async () => {
    await start({ ...ordinaryLane, lookMs: 50 })
    const { username, pathname } = new URL(test.database.roleUrl('system'))
    const alter = (how: string) =>
      onServer(
        test.database.adminUrl,
        `ALTER ROLE "${username}" IN DATABASE "${pathname.slice(1)}" ${how}`,
      )
    await alter('SET default_transaction_read_only = on')
    try {
      way.cut()
      way.heal()
      await sleep(1_000)
      const before = way.asked()
      await ask()
      await sleep(2_000)
      expect(run).not.toHaveBeenCalled()
      expect(way.asked() - before).toBeLessThanOrEqual(6)
    } finally {
      await alter('RESET default_transaction_read_only')
    }
    await untilRun()
  })

  it('is stopped while it is away, without a word about its workers', async () => {
    await start({ ...ordinaryLane, lookMs: 50 })
    way.cut()
    await sleep(200)
    const told = vi.spyOn(console, 'trace')
    const begun = performance.now()
    await runner?.stop()
    runner = null
    expect(performance.now() - begun).toBeLessThan(1_000)
    expect(told).not.toHaveBeenCalled()
    told.mockRestore()
  })
})
