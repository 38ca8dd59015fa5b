import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { machineriesOf, unnotedReads } from '../../machineries.ts'
import { gathered } from '../../modules.ts'
import { freeStuckJobs } from '../../platform/jobs/job-runner.ts'
import { onServer } from '../../testing/database-server.ts'
import { type DepartingFamilies, departingFamilies } from '../../testing/departing-family.ts'
import { eventually } from '../../testing/eventually.ts'
import { startLane } from '../../testing/panic-alerts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { departureLane, departureTasks } from './departure-tasks.ts'
import { thingsOf } from './thing-kinds.ts'

let test: TestApp
let families: DepartingFamilies
beforeAll(async () => {
  test = await openTestApp()
  families = departingFamilies(test)
})
afterAll(() => test.close())

describe('the jobs of departures', () => {
  it('continue within minutes after a server was killed', async () => {
    const family = await families.add()
    const id = await families.plan(family)
    await families.daysLater(id, 1)
    await onServer(
      test.database.adminUrl,
      `UPDATE graphile_worker._private_jobs SET locked_by = 'killed', attempts = 1, run_at = now(),
         locked_at = now() - interval '121 seconds' WHERE key LIKE '% end_departure ${id}'`,
    )
    const tasks = departureTasks({
      machineries: machineriesOf(test.parts, unnotedReads),
      things: thingsOf(gathered.things),
    })
    const { stuckAfterS } = departureLane
    if (stuckAfterS === null) throw new Error('the jobs of killed servers wait for hours')
    await freeStuckJobs(test.database.system, Object.keys(tasks), stuckAfterS)
    const runner = await startLane(test, tasks, departureLane)
    try {
      const state = async () => (await families.receiptOf(id)).state
      await eventually(async () => expect(await state()).toBe('done'))
    } finally {
      await runner.stop()
    }
    expect(await families.read(`/cards/${family.card}`)).toMatchObject({ state: 'blocked' })
  })
})

describe('the tag of a car', () => {
  /** A car of the family has a card of the company as its tag, without a holder. */
  async function tagged(number: string) {
    const family = await families.add()
    const card = await families.made('cards', { number })
    await families.past(`UPDATE vehicles SET tag = '${number}' WHERE id = '${family.vehicle}'`)
    return { family, stateOf: async () => (await families.read(`/cards/${card}`))['state'] }
  }

  it('opens nothing more when the car leaves with its owner', async () => {
    const { family, stateOf } = await tagged('991001')
    await families.plan(family, { now: true })
    expect(await stateOf()).toBe('blocked')
  })

  it('stays on a car that passes to another resident', async () => {
    const { family, stateOf } = await tagged('991002')
    const heir = { choice: 'transfer', to_id: family.bruno }
    const things = [{ kind: 'vehicle', id: family.vehicle, ...heir }]
    await families.plan(family, { now: true, things })
    expect(await stateOf()).toBe('stock')
  })
})
