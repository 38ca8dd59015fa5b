import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { JobRunner } from '../../platform/jobs/job-runner.ts'
import { onServer } from '../../testing/database-server.ts'
import {
  eventsOf,
  panicPath,
  press,
  raiseAlert,
  startLane,
  untilIdle,
} from '../../testing/panic-alerts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { panicLane, panicTasks } from './panic-tasks.ts'

describe('what screens are told of presses', () => {
  let test: TestApp
  let runner: JobRunner | null = null
  beforeAll(async () => {
    test = await openTestApp()
  })
  afterEach(async () => {
    await runner?.stop()
    runner = null
  })
  afterAll(() => test.close())

  const start = async () => {
    const tasks = panicTasks(test.parts, () => undefined)
    runner = await startLane(test, tasks, panicLane)
  }
  const topics = async (id: string) => (await eventsOf(test, id)).map(({ topic }) => topic)

  it('is one event in two seconds, and the last press of a burst too', async () => {
    const { id } = await raiseAlert(test, 'condomino')
    for (let nth = 0; nth < 20; nth += 1) await press(test, test.person('condomino'))
    const told = () => topics(id)
    expect(await told()).toEqual(['panic.raised'])
    await start()
    await vi.waitFor(async () => expect(await told()).toEqual(['panic.raised', 'panic.pinged']), {
      timeout: 20_000,
    })
    // Nothing is told twice, and a state at once.
    await test.as('funcionario').post(`${panicPath}/${id}/acknowledge`)
    await press(test, test.person('condomino'))
    const all = ['panic.raised', 'panic.pinged', 'panic.acknowledged', 'panic.renewed']
    expect(await told()).toEqual(all)
  })

  it('tells nothing later of what a state has told since', async () => {
    const { id } = await raiseAlert(test, 'condomino')
    await press(test, test.person('condomino'))
    await test.as('funcionario').post(`${panicPath}/${id}/acknowledge`)
    await onServer(
      test.database.adminUrl,
      'UPDATE graphile_worker._private_jobs SET run_at = now()',
    )
    await start()
    await untilIdle(test)
    expect(await topics(id)).toEqual(['panic.raised', 'panic.acknowledged'])
  })

  it('comes at once where the last was two seconds ago', async () => {
    const { id } = await raiseAlert(test, 'condomino')
    await onServer(
      test.database.adminUrl,
      `UPDATE panic_alerts SET announced_at = now() - interval '2 seconds' WHERE id = '${id}'`,
    )
    await press(test, test.person('condomino'))
    await press(test, test.person('condomino'))
    expect(await topics(id)).toEqual(['panic.raised', 'panic.pinged'])
    const rows = await test.database.pools.app.transaction(
      { 'app.tenant_id': test.tenants.bosque },
      (queries) => queries.all(sql`SELECT 1 FROM panic_alerts WHERE announces_at IS NOT NULL`),
    )
    expect(rows.length).toBeGreaterThan(0)
  })
})
