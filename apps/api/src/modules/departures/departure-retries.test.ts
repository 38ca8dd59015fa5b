import { systemActor } from '@portaria/contract/actors/actor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { machineriesOf, unnotedReads } from '../../machineries.ts'
import { gathered } from '../../modules.ts'
import { onServer } from '../../testing/database-server.ts'
import {
  type DepartingFamilies,
  departingFamilies,
  outcomesOf,
} from '../../testing/departing-family.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { departureTasks } from './departure-tasks.ts'
import { thingsOf } from './thing-kinds.ts'

let test: TestApp
let families: DepartingFamilies
beforeAll(async () => {
  test = await openTestApp()
  families = departingFamilies(test)
})
afterAll(() => test.close())

/** Returns the minutes until the job of a departure runs; null if none waits. */
async function minutesUntil(id: string): Promise<number | null> {
  const [job] = await onServer<{ minutes: number }>(
    test.database.adminUrl,
    `SELECT (extract(epoch FROM run_at - now()) / 60)::float8 AS minutes
     FROM graphile_worker.jobs WHERE key LIKE '% end_departure ${id}'`,
  )
  return job?.minutes ?? null
}

/** Removes the job of a departure, as the queue does after it has run or was given up. */
const dropJob = (id: string) =>
  onServer(
    test.database.adminUrl,
    `DELETE FROM graphile_worker._private_jobs WHERE key LIKE '% end_departure ${id}'`,
  )

describe('a departure that cannot end something', () => {
  it('tries again within the hour, and marks a past day as overdue', async () => {
    const family = await families.add()
    const pet = { kind: 'pet', id: family.pet, choice: 'end', last_day: families.day(0) }
    const id = await families.plan(family, { last_day: families.day(10), things: [pet] })
    await families.past(`INSERT INTO pet_vaccines
        (tenant_id, id, pet_id, ordinal, name, given_on, valid_until)
      VALUES ('${test.tenants.bosque}', gen_random_uuid(), '${family.pet}', 0, 'V', '2020-01-01',
        '2019-01-01');
      UPDATE departure_items SET last_day = last_day - 2
      WHERE departure_id = '${id}' AND kind = 'pet'`)
    await dropJob(id)
    await families.runJob(id)
    expect(await families.receiptOf(id)).toMatchObject({ state: 'planned', overdue: true })
    const minutes = await minutesUntil(id)
    expect(minutes).toBeGreaterThan(0)
    expect(minutes).toBeLessThanOrEqual(60)
    await families.past(`DELETE FROM pet_vaccines WHERE pet_id = '${family.pet}'`)
    await dropJob(id)
    await families.runJob(id)
    expect(await families.receiptOf(id)).toMatchObject({ state: 'planned', overdue: false })
    expect(await minutesUntil(id)).toBeGreaterThan(24 * 60)
  })

  it('dismisses a person who would have begun later on that day', async () => {
    const zela = { kind: 'company', name: 'Nova', legal_name: 'Nova Ltda.', category: 'Limpeza' }
    const provider_id = await families.made('service-providers', zela)
    const admitted_on = families.day(9)
    const employee = await families.made('employees', {
      name: 'João',
      position: 'Limpeza',
      kind: 'outsourced',
      provider_id,
      admitted_on,
    })
    const { body } = await families.begin(
      provider_id,
      { last_day: families.day(3) },
      'service-providers',
    )
    await families.daysLater(body.data.id, 5)
    await families.runJob(body.data.id)
    const receipt = await families.receiptOf(body.data.id)
    expect(receipt.state).toBe('done')
    expect(outcomesOf(receipt, provider_id)).toMatchObject({ employee: 'dismissed' })
    expect(await families.read(`/employees/${employee}`)).toMatchObject({
      dismissed_on: admitted_on,
      status: 'INATIVO',
    })
  })

  it('because the database was busy ends everything else', async () => {
    const family = await families.add()
    const id = await families.plan(family)
    await families.daysLater(id, 1)
    const busy = `CREATE FUNCTION pet_is_busy() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'busy' USING ERRCODE = 'deadlock_detected'; END $$`
    await families.past(`${busy};
      CREATE TRIGGER is_busy BEFORE UPDATE ON pets FOR EACH ROW EXECUTE FUNCTION pet_is_busy()`)
    await families.runJob(id)
    await families.past('DROP FUNCTION pet_is_busy CASCADE')
    expect(outcomesOf(await families.receiptOf(id), family.ana)).toMatchObject({
      login: 'login_ended',
      card: 'blocked',
      pet: null,
    })
    await families.runJob(id)
    expect(await families.receiptOf(id)).toMatchObject({ state: 'done', overdue: false })
  })

  it('is carried out or undone as a whole if both happen at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const family = await families.add()
      const id = await families.plan(family)
      await families.daysLater(id, 1)
      const [undone] = await Promise.all([families.undo(id), families.runJob(id)])
      const { state, items } = await families.receiptOf(id)
      const isUndone = state === 'undone'
      const taken = items.filter((item) => item.state === 'undone').length
      expect([undone.status, taken, await families.me(family)]).toEqual(
        isUndone ? [200, items.length, 200] : [409, 0, 401],
      )
    }
  })

  it('because its job was lost gets a new one, as its planner', async () => {
    const [late, early] = [await families.add(), await families.add()]
    const [id, waiting] = [await families.plan(late), await families.plan(early)]
    await families.daysLater(id, 1)
    await dropJob(id)
    await dropJob(waiting)
    const tasks = departureTasks({
      machineries: machineriesOf(test.parts, unnotedReads),
      things: thingsOf(gathered.things),
    })
    const task = tasks['resume_departures']
    if (task?.scope !== 'tenant') throw new Error('there is no task that resumes departures')
    const tenant = test.tenants.bosque
    const actor = { ...systemActor('job resume_departures', tenant), tenantId: tenant }
    await task.run({ database: test.parts.database, actor }, {})
    expect(await minutesUntil(id)).toBeLessThanOrEqual(0)
    expect(await minutesUntil(waiting)).toBeNull()
    const [job] = await onServer<{ by: string }>(
      test.database.adminUrl,
      `SELECT payload->'actor'->>'userId' AS by FROM graphile_worker._private_jobs
       WHERE key LIKE '% end_departure ${id}'`,
    )
    expect(job?.by).toBe(test.actor('sindico').userId)
  })
})
