import type { Role } from '@portaria/contract/actors/roles'
import { BULK_LIMIT } from '@portaria/contract/schemas/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { machineriesOf, unnotedReads } from '../machineries.ts'
import { startJobs } from '../platform/jobs/job-runner.ts'
import { onServer } from '../testing/database-server.ts'
import { whileHeld } from '../testing/held-change.ts'
import { plantStates } from '../testing/planted-states.ts'
import { openTestApp, rowsOf, type TestApp } from '../testing/test-app.ts'
import { openOwnDatabase } from '../testing/test-database.ts'
import { bulkChangeTasks } from './bulk-changes.ts'
import type { UntypedRow } from './untyped-row.ts'

const note = { closing_note: 'Obra' }

describe('transitions of a state', () => {
  let test: TestApp
  let uproot = async () => {}
  let nth = 0
  const closed: UntypedRow[][] = []
  beforeAll(async () => {
    const { adminUrl, close } = await openOwnDatabase()
    await close()
    uproot = await plantStates(adminUrl, (rows) => void closed.push([...rows]))
    test = await openTestApp({ alone: 'gives a register states that its table lacks' })
  })
  afterAll(async () => {
    await test.close()
    await uproot()
  })
  beforeEach(() => void closed.splice(0))

  const as = (role: Role = 'sindico') => test.as(role)
  const make = async (stage = 'open') => {
    const payload = { name: `Torre ${(nth += 1)}`, stage }
    const { status, body, raw } = await as().post('/towers', { payload })
    expect([status, raw]).toEqual([201, raw])
    return body.data
  }
  const read = async (id: string) => (await as().get(`/towers/${id}`)).body.data
  const close = (id: string, payload: object = note, role: Role = 'sindico') =>
    as(role).post(`/towers/${id}/close`, { payload })
  const bulk = (action: string, more: object, role: Role = 'sindico') =>
    as(role).post('/towers/bulk', { payload: { action, ...more } })
  const item = ({ id, version }: { id: string; version: number }) => ({ id, version })

  it('writes state, asked fields and stamps, at any version, and returns the row', async () => {
    const { id } = await make()
    const { status, headers, body } = await close(id, { ...note, code: 'T1' })
    const { userId } = test.person('sindico')
    expect([status, headers['etag']]).toEqual([200, '"2"'])
    expect(body.data).toMatchObject({
      stage: 'closed',
      closing_note: 'Obra',
      code: 'T1',
      closed_by_id: userId,
      closed_by: { id: userId, title: 'sindico bosque' },
      version: 2,
      updated_by: userId,
    })
    expect(body.data['closed_at']).toBe(body.data['updated_at'])
    expect(await read(id)).toEqual(body.data)
    // The hook gets the row as it was written.
    const [[written] = []] = closed
    expect(written).toMatchObject({ stage: 'closed', closing_note: 'Obra', version: 2 })
    expect(body.data).toMatchObject(JSON.parse(JSON.stringify(written)) as object)
    expect(closed).toHaveLength(1)
  })

  it('is in the audit by its name, with its changes, and one event', async () => {
    const { id } = await make()
    const events = () =>
      onServer(
        test.database.adminUrl,
        `SELECT payload FROM outbox WHERE payload -> 'ids' ->> 0 = '${id}'
         UNION ALL SELECT payload FROM live_events WHERE payload -> 'ids' ->> 0 = '${id}'`,
      )
    const before = (await events()).length
    await close(id)
    expect(await events()).toHaveLength(before + 1)
    const { body } = await as().get(`/towers/${id}/history`)
    expect(rowsOf(body)[0]).toMatchObject({
      operation: 'close',
      changes: {
        stage: ['open', 'closed'],
        closing_note: [null, 'Obra'],
        closed_at: [null, expect.any(String) as string],
      },
    })
  })

  it('is refused from another state, with the current row', async () => {
    const { id } = await make('planned')
    const { status, body } = await close(id)
    expect([status, body.code]).toEqual([409, 'state_conflict'])
    expect(body.current).toMatchObject({ id, stage: 'planned', version: 1 })
    expect(await read(id)).toMatchObject({ stage: 'planned', closing_note: null })
    expect(closed).toEqual([])
  })

  it('waits for a concurrent one, and is refused by the row that it made', async () => {
    const { id } = await make()
    const earlier = `UPDATE towers SET stage = 'closed' WHERE id = '${id}'`
    const { status } = await whileHeld(test, earlier, () => close(id))
    expect(status).toBe(409)
  })

  it('is made by only one of two at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await make()
      const both = await Promise.all([close(id), close(id, { closing_note: 'Festa' })])
      const statuses = both.map(({ status }) => status)
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409])
      expect(await read(id)).toMatchObject({ version: 2 })
    }
  })

  it.each([
    [{}, 'closing_note', 'required'],
    [{ closing_note: ' ' }, 'closing_note', 'required'],
    [{ closing_note: 'x'.repeat(41) }, 'closing_note', 'too_long'],
    [{ ...note, code: 'x'.repeat(21) }, 'code', 'too_long'],
    [{ ...note, floors: 3 }, 'floors', 'unknown_field'],
    [{ ...note, stage: 'closed' }, 'stage', 'unknown_field'],
  ])('refuses %o as any write does', async (payload, field, code) => {
    const { id, version } = await make()
    const one = await close(id, payload)
    expect([one.status, one.body.errors]).toMatchObject([422, [{ field, code }]])
    const many = await bulk('close', { items: [{ id, version }], values: payload })
    expect([many.status, many.body.errors]).toMatchObject([
      422,
      [{ field: `values.${field}`, code }],
    ])
    expect(await read(id)).toMatchObject({ stage: 'open', version: 1 })
  })

  it('is for its roles, and for the rows that they see', async () => {
    const { id, version } = await make()
    for (const role of ['staff', 'funcionario', 'condomino', 'service_provider'] as const) {
      expect([role, (await close(id, note, role)).status]).toEqual([role, 403])
      const many = await bulk('close', { items: [{ id, version }], values: note }, role)
      expect([role, many.status]).toEqual([role, 403])
    }
    // The role's row rule shows no tower.
    expect((await as('condomino').post(`/towers/${id}/open`)).status).toBe(404)
    const many = await bulk('open', { items: [{ id, version }] }, 'condomino')
    expect(many.body.data).toMatchObject([{ outcome: 'refused', code: 'not_found' }])
    expect((await test.as('sindico', 'acacias').post(`/towers/${id}/open`)).status).toBe(404)
    expect((await close(id, note, 'admin')).status).toBe(200)
    expect((await as('funcionario').post(`/towers/${id}/open`)).status).toBe(200)
  })

  it('alone writes its fields: no POST, PATCH or bulk does', async () => {
    const { id, version } = await make()
    const values = { stage: 'closed', closing_note: 'x', closed_at: null, closed_by_id: null }
    for (const [field, value] of Object.entries(values)) {
      const wrong = [422, [{ field, code: 'not_allowed' }]]
      const payload = { [field]: value }
      const made = await as().post('/towers', { payload: { name: `Fora ${field}`, ...payload } })
      expect([made.status, made.body.errors]).toMatchObject(wrong)
      const headers = { 'if-match': `"${version}"` }
      const changed = await as().patch(`/towers/${id}`, { headers, payload })
      expect([changed.status, changed.body.errors]).toMatchObject(wrong)
      const many = await bulk('inactivate', { items: [{ id, version }], values: payload })
      expect([many.status, many.body.errors]).toMatchObject([422, [{ field: `values.${field}` }]])
    }
    expect(await read(id)).toMatchObject({ stage: 'open', version })
  })

  it('is a bulk action: each row is done, stale or refused as a whole', async () => {
    const [one, other, planned, changed] = [
      await make(),
      await make(),
      await make('planned'),
      await make(),
    ]
    const headers = { 'if-match': '"1"' }
    await as().patch(`/towers/${changed.id}`, { headers, payload: { floors: 3 } })
    const items = [one, other, planned, changed].map(item)
    const { status, body } = await bulk('close', { items, values: note })
    expect([status, body.data]).toEqual([
      200,
      [
        { id: one.id, outcome: 'done', code: null, version: 2 },
        { id: other.id, outcome: 'done', code: null, version: 2 },
        { id: planned.id, outcome: 'refused', code: 'state_conflict', version: null },
        { id: changed.id, outcome: 'stale', code: 'stale', version: null },
      ],
    ])
    for (const { id } of [one, other]) {
      const { userId } = test.person('sindico')
      expect(await read(id)).toMatchObject({ stage: 'closed', ...note, closed_by_id: userId })
      const { body: told } = await as().get(`/towers/${id}/history`)
      expect(rowsOf(told)[0]).toMatchObject({ operation: 'close' })
    }
    expect(await read(planned.id)).toMatchObject({ stage: 'planned', version: 1 })
    const ids = [one.id, other.id].toSorted()
    const stored = { stage: 'closed', ...note, version: 2, updated_at: expect.any(Date) as Date }
    expect(closed).toMatchObject([ids.map((id) => ({ id, ...stored }))])
  })

  it('writes a thousand rows together', async () => {
    const made = await test.database.app.inTenant(
      test.actor('sindico'),
      ({ queries, actor: { tenantId } }) =>
        queries.all(sql<{ id: string; version: number }>`
          INSERT INTO towers (tenant_id, id, name, stage)
          SELECT ${tenantId}, gen_random_uuid(), 'Mil ' || n, 'open'
          FROM generate_series(1, ${BULK_LIMIT}::int) n RETURNING id, version`),
    )
    // Rows that one statement wrote have one command id.
    const written = () =>
      test.database.app.inTenant(test.actor('sindico'), ({ queries }) =>
        queries.all(sql<{ rows: number }>`SELECT count(*)::int AS rows FROM towers
          WHERE closing_note = 'Mil' GROUP BY cmin::text`),
      )
    const { body } = await bulk('close', { items: made, values: { closing_note: 'Mil' } })
    expect(rowsOf(body).filter(({ outcome }) => outcome === 'done')).toHaveLength(BULK_LIMIT)
    expect(await written()).toEqual([{ rows: BULK_LIMIT }])
  })

  it('is made by a job of all rows that a filter matches', async () => {
    const before = (await as().get('/towers?filter[stage]=planned&per_page=1')).body.meta.total
    await Promise.all([make('planned'), make('planned')])
    const total = before + 2
    const filter = { 'filter[stage]': 'planned' }
    const { status, body } = await bulk('open', { filter, expected_total: total })
    expect(status).toBe(202)
    const runner = await startJobs({
      connectionString: test.database.roleUrl('system'),
      database: test.database.app,
      system: test.database.system,
      tasks: bulkChangeTasks(machineriesOf(test.parts, unnotedReads)),
      schedules: [],
      log: () => undefined,
    })
    const look = async () => (await as().get(`/bulk-changes/${body.data.id}`)).body.data
    await expect.poll(async () => (await look())['state']).toBe('done')
    await runner.stop()
    expect(await look()).toMatchObject({ done: total, refused: 0 })
    expect(await look()).not.toHaveProperty('asked_values')
    expect((await as().get('/towers?filter[stage]=planned')).body.meta.total).toBe(0)
  })

  it('counts the waiting rows on the landing page, for roles that may make it', async () => {
    await make('planned')
    const waiting = async (role: Role) => {
      const { body } = await as(role).get('/dashboard/totals')
      return rowsOf(body).find(({ register }) => register === 'towers')?.['waiting']
    }
    expect(await waiting('sindico')).toEqual({ planned: 1 })
    expect(await waiting('admin')).toEqual({})
  })
})
