import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onServer } from '../../../testing/database-server.ts'
import { type GateWorld, openGateWorld } from '../../../testing/gate-world.ts'

describe('visits that do not come in', () => {
  let world: GateWorld
  beforeAll(async () => {
    world = await openGateWorld()
  })
  afterAll(() => world.close())

  const stateOf = async (id: string) =>
    (await world.test.as('funcionario').get(`/visits/${id}`)).body.data['state']
  const authorise = (id: string) => world.test.as('condomino').post(`/visits/${id}/authorise`)
  const age = (id: string, column: 'waiting_since' | 'answered_at', hours: number) =>
    world.past(`UPDATE visits SET ${column} = now() - interval '${hours} hours' WHERE id = '${id}'`)
  /** Hours until the visit is ended, by its waiting jobs. */
  const plans = async (id: string) => {
    const rows = await onServer<{ hours: number }>(
      world.test.database.adminUrl,
      `SELECT round(extract(epoch FROM run_at - now()) / 3600)::int AS hours FROM graphile_worker.jobs
        WHERE key LIKE '% end_stale_visit ${id}'`,
    )
    return rows.map(({ hours }) => hours)
  }

  it('are cancelled a day after they began to wait', async () => {
    const id = await world.walkIn()
    expect(await plans(id)).toEqual([24])
    await age(id, 'waiting_since', 23)
    await world.runJob('end_stale_visit', id)
    expect([await stateOf(id), await plans(id)]).toEqual(['waiting', [1]])
    await age(id, 'waiting_since', 24)
    await world.runJob('end_stale_visit', id)
    await world.runJob('end_stale_visit', id)
    expect(await stateOf(id)).toBe('cancelled')
    expect((await authorise(id)).status).toBe(409)
  })

  it('open nothing a day after they were authorised, after any wait', async () => {
    const id = await world.walkIn()
    await age(id, 'waiting_since', 23)
    expect((await authorise(id)).status).toBe(200)
    expect(await plans(id)).toEqual([24])
    await world.runJob('end_stale_visit', id)
    expect(await stateOf(id)).toBe('authorised')
    await age(id, 'answered_at', 25)
    await world.runJob('end_stale_visit', id)
    expect(await stateOf(id)).toBe('cancelled')
    const entry = await world.test
      .as('funcionario')
      .post('/gate/entries', { payload: { visit_id: id } })
    expect(entry.status).toBe(409)
  })

  it('are left alone once they are inside', async () => {
    const id = await world.walkIn()
    await authorise(id)
    await world.test.as('funcionario').post('/gate/entries', { payload: { visit_id: id } })
    await age(id, 'answered_at', 30)
    await world.runJob('end_stale_visit', id)
    expect(await stateOf(id)).toBe('inside')
  })
})
