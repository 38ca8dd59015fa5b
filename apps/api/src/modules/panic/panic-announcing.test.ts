import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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

describe('presses on open screens', () => {
  let test: TestApp
  let runner: JobRunner | null = null
  beforeAll(async () => {
    test = await openTestApp()
  })
  // Removes the waiting jobs, even those of other tests in this database.
  beforeEach(() => onServer(test.database.adminUrl, 'DELETE FROM graphile_worker._private_jobs'))
  afterEach(async () => {
    await runner?.stop()
    runner = null
  })
  afterAll(() => test.close())

  const start = async () => {
    runner = await startLane(test, panicTasks(), panicLane)
  }
  const topics = async (id: string) => (await eventsOf(test, id)).map(({ topic }) => topic)

  /**
   * Moves the last announcement some seconds back or ahead, so that no test waits for the clock.
   */
  const announced = (id: string, seconds: number) =>
    onServer(
      test.database.adminUrl,
      `UPDATE panic_alerts SET announced_at = now() - interval '${seconds} seconds',
         announces_at = CASE WHEN announces_at IS NULL THEN NULL
           ELSE now() - interval '${seconds - 2} seconds' END
       WHERE id = '${id}'`,
    )
  const allJobsAreDue = () =>
    onServer(test.database.adminUrl, 'UPDATE graphile_worker._private_jobs SET run_at = now()')

  it('are one event in two seconds, and the last press of a burst too', async () => {
    const { id } = await raiseAlert(test, 'condomino')
    await announced(id, -60)
    for (let nth = 0; nth < 20; nth += 1) await press(test, test.person('condomino'))
    expect(await topics(id)).toEqual(['panic.raised'])
    await announced(id, 2)
    await onServer(
      test.database.adminUrl,
      `UPDATE graphile_worker._private_jobs SET run_at = now() WHERE payload->'data'->>'level' IS NULL`,
    )
    await start()
    await untilIdle(test)
    expect(await topics(id)).toEqual(['panic.raised', 'panic.pinged'])
    // A change of state is announced at once.
    await test.as('funcionario').post(`${panicPath}/${id}/acknowledge`)
    await press(test, test.person('condomino'))
    const all = ['panic.raised', 'panic.pinged', 'panic.acknowledged', 'panic.renewed']
    expect(await topics(id)).toEqual(all)
  })

  it('are not announced later where a change of state has announced them since', async () => {
    const { id } = await raiseAlert(test, 'condomino')
    await announced(id, -60)
    await press(test, test.person('condomino'))
    await test.as('funcionario').post(`${panicPath}/${id}/acknowledge`)
    await allJobsAreDue()
    await start()
    await untilIdle(test)
    expect(await topics(id)).toEqual(['panic.raised', 'panic.acknowledged'])
  })

  it('are announced at once where the last announcement was two seconds ago', async () => {
    const { id } = await raiseAlert(test, 'condomino')
    await announced(id, 2)
    await press(test, test.person('condomino'))
    expect(await topics(id)).toEqual(['panic.raised', 'panic.pinged'])
    await announced(id, -60)
    await press(test, test.person('condomino'))
    expect(await topics(id)).toEqual(['panic.raised', 'panic.pinged'])
  })
})
