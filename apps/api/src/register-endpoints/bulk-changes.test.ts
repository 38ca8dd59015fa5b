import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { machineriesOf, unnotedReads } from '../machineries.ts'
import { startJobs } from '../platform/jobs/job-runner.ts'
import { onServer } from '../testing/database-server.ts'
import { samples } from '../testing/samples.ts'
import { openTestApp, rowsOf, type TestApp } from '../testing/test-app.ts'
import { bulkChangeTasks } from './bulk-changes.ts'

describe('a change of all rows that a filter matches', () => {
  let test: TestApp
  let nth = 0
  beforeAll(async () => {
    test = await openTestApp()
  })
  afterAll(() => test.close())
  beforeEach(() => onServer(test.database.adminUrl, 'DELETE FROM graphile_worker._private_jobs'))

  /** Makes a tower with some apartments. */
  async function tower(apartments: number): Promise<string> {
    nth += 1
    const made = await test.as('sindico').post('/towers', { payload: { name: `Torre ${nth}` } })
    for (let number = 1; number <= apartments; number += 1) {
      const payload = { tower_id: made.body.data.id, number: `${number}` }
      await test.as('sindico').post('/apartments', { payload })
    }
    return made.body.data.id
  }

  const ask = (
    filter: object,
    total: number,
    action = 'inactivate',
    role: 'sindico' | 'funcionario' = 'sindico',
  ) =>
    test.as(role).post('/apartments/bulk', { payload: { action, filter, expected_total: total } })

  /** Runs the queue until the change has ended, and returns its outcome. */
  async function outcome(id: string) {
    const runner = await startJobs({
      connectionString: test.database.roleUrl('system'),
      database: test.database.app,
      system: test.database.system,
      tasks: bulkChangeTasks(machineriesOf(test.parts, unnotedReads)),
      schedules: [],
      log: () => undefined,
    })
    const look = async () => (await test.as('sindico').get(`/bulk-changes/${id}`)).body.data
    await expect.poll(async () => (await look())['state']).toBe('done')
    await runner.stop()
    return look()
  }

  const statuses = async (filter: string) => {
    const { body } = await test.as('sindico').get(`/apartments?${filter}&per_page=100`)
    return rowsOf(body).map(({ status }) => status)
  }

  it('is a job that changes exactly those, and notifies open screens once', async () => {
    const [mine, other] = [await tower(3), await tower(2)]
    const events = () =>
      onServer<{ payload: { count: number } }>(
        test.database.adminUrl,
        `SELECT payload FROM outbox WHERE payload ->> 'register' = 'apartments'
         UNION ALL SELECT payload FROM live_events WHERE payload ->> 'register' = 'apartments'`,
      )
    const before = (await events()).length
    const { status, body } = await ask({ 'filter[tower_id]': mine }, 3)
    expect(status).toBe(202)
    expect(await outcome(body.data.id)).toMatchObject({ state: 'done', done: 3, refused: 0 })
    expect(await statuses(`filter[tower_id]=${mine}`)).toEqual(['INATIVO', 'INATIVO', 'INATIVO'])
    expect(await statuses(`filter[tower_id]=${other}`)).toEqual(['ATIVO', 'ATIVO'])
    expect(await events()).toHaveLength(before + 1)
  })

  it('goes past a thousand rows', async () => {
    const id = await tower(0)
    await test.database.app.inTenant(test.actor('sindico'), ({ queries, actor: { tenantId } }) =>
      queries.count(sql`INSERT INTO apartments (tenant_id, id, tower_id, number)
        SELECT ${tenantId}, gen_random_uuid(), ${id}, n::text FROM generate_series(1, 1201) n`),
    )
    const { body } = await ask({ 'filter[tower_id]': id }, 1201)
    expect(await outcome(body.data.id)).toMatchObject({ done: 1201 })
  })

  it('leaves rows in use unchanged, with their titles and reasons', async () => {
    const id = await tower(2)
    const { body: list } = await test.as('sindico').get(`/apartments?filter[tower_id]=${id}`)
    const [used] = rowsOf(list)
    const resident = await test.as('sindico').post('/residents', {
      payload: {
        ...samples.residents.values(600_000),
        occupancy: { apartment_id: used?.id, relation: 'owner', starts_on: '2020-01-01' },
      },
    })
    expect(resident.status).toBe(201)
    const { body } = await ask({ 'filter[tower_id]': id }, 2, 'delete')
    expect(await outcome(body.data.id)).toMatchObject({
      done: 1,
      refused: 1,
      refusals: [{ id: used?.id, title: `Torre ${nth} · 1`, code: 'in_use' }],
    })
  })

  it('is refused if the list has changed, and writes nothing', async () => {
    const id = await tower(2)
    const { status, body } = await ask({ 'filter[tower_id]': id }, 3)
    expect([status, body.code]).toEqual([409, 'total_changed'])
    expect(await statuses(`filter[tower_id]=${id}`)).toEqual(['ATIVO', 'ATIVO'])
  })

  it('is for roles that may change many rows, and visible only to the person who asked', async () => {
    const id = await tower(1)
    expect((await ask({ 'filter[tower_id]': id }, 1, 'delete', 'funcionario')).status).toBe(403)
    const { body } = await ask({ 'filter[tower_id]': id }, 1)
    const path = `/bulk-changes/${body.data.id}`
    for (const stranger of [
      test.as('admin'),
      test.as('sindico', 'acacias'),
      test.as('funcionario'),
    ])
      expect((await stranger.get(path)).status).toBe(404)
    expect((await test.as('sindico').get(`/bulk-changes/${newId()}`)).status).toBe(404)
  })

  it.each([
    ['neither rows nor a filter', {}],
    ['both', { items: [{ id: newId(), version: 1 }], filter: {}, expected_total: 1 }],
    ['a filter without a total', { filter: {} }],
  ])('is not %s', async (_words, more) => {
    const payload = { action: 'activate', ...more }
    const { status, body } = await test.as('sindico').post('/apartments/bulk', { payload })
    expect([status, body.errors[0]?.field]).toEqual([422, 'items'])
  })

  it('accepts only the filters of the list', async () => {
    const { status, body } = await ask({ 'filter[owner]': 'x' }, 1)
    expect([status, body.errors[0]]).toMatchObject([
      422,
      { field: 'filter.filter[owner]', code: 'unknown_field' },
    ])
  })
})
