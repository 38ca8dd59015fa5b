import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ConsoleWorld, openConsoleWorld } from '../../../testing/console-world.ts'
import { rowsOf, type TestApp } from '../../../testing/test-app.ts'

let world: ConsoleWorld
let test: TestApp
let reader: string
let point: string
beforeAll(async () => {
  world = await openConsoleWorld()
  test = world.test
  reader = await world.added()
  const payload = { name: 'Garagem', direction: 'in', equipment_id: reader }
  point = (await test.as('sindico').post('/access-points', { payload })).body.data.id
})
afterAll(() => world.close())

type Opener = 'admin' | 'staff' | 'sindico' | 'funcionario' | 'condomino'

const open = (more: object = {}, role: Opener = 'funcionario', of = point) =>
  test.as(role).post(`/access-points/${of}/openings`, {
    payload: { id: newId(), reason: 'Entregador conferido', ...more },
  })

const end = () =>
  world.owner(`UPDATE reader_commands SET state = 'refused', reason = 'expired',
    settled_at = now() WHERE point_id = '${point}' AND state = 'waiting'`)

describe('an opening from afar', () => {
  it('is one command with a reason, which expires after five seconds', async () => {
    const id = newId()
    const made = await open({ id })
    expect([made.status, made.body.data]).toMatchObject([202, { id, state: 'waiting' }])
    const { asked_at: asked, expires_at: expires } = made.body.data
    expect(Date.parse(String(expires)) - Date.parse(String(asked))).toBe(5_000)
    expect((await open({ id })).body.data).toMatchObject({ id })
    expect(
      await world.owner(`SELECT kind, opening_reason FROM reader_commands WHERE id = '${id}'`),
    ).toEqual([{ kind: 'open', opening_reason: 'Entregador conferido' }])
    const again = await open()
    expect(again.body.errors).toMatchObject([{ field: 'kind', code: 'command_waiting' }])
    const read = await test.as('funcionario').get(`/access-points/${point}/openings/${id}`)
    expect(read.body.data).toMatchObject({ id, state: 'waiting' })
    const elsewhere = await test.as('funcionario').get(`/access-points/${newId()}/openings/${id}`)
    expect(elsewhere.status).toBe(404)
    const trail = rowsOf((await test.as('sindico').get(`/equipment/${reader}/history`)).body)
    expect(trail[0]).toMatchObject({ operation: 'reader_open' })
    await end()
  })

  it('is refused without a reason, and at a point that no reader opens', async () => {
    expect((await open({ reason: '  ' })).body.errors).toMatchObject([{ field: 'reason' }])
    expect((await open({}, 'funcionario', world.yard)).status).toBe(404)
    const payload = { name: 'Sem leitor', direction: 'in' }
    const bare = (await test.as('sindico').post('/access-points', { payload })).body.data.id
    expect((await open({}, 'funcionario', bare)).status).toBe(404)
  })

  it('is for the gate and the síndico of the company alone', async () => {
    for (const role of ['admin', 'staff', 'condomino'] as const)
      expect([role, (await open({}, role)).status]).toEqual([role, 403])
    const other = await test.as('sindico', 'acacias').post(`/access-points/${point}/openings`, {
      payload: { id: newId(), reason: 'De outro lugar' },
    })
    expect(other.status).toBe(404)
    expect((await open({}, 'sindico')).status).toBe(202)
    await end()
  })

  it('has a limit for each person, beside that of other commands', async () => {
    await world.owner(`INSERT INTO reader_commands (tenant_id, id, equipment_id, kind, point_id,
        opening_reason, asked_by, expires_at, state, reason, settled_at)
      SELECT '${world.tenantId}', gen_random_uuid(), '${reader}', 'open', '${point}', 'muitas',
        '${test.person('funcionario').userId}', now(), 'refused', 'expired', now()
      FROM generate_series(1, 600)`)
    expect(await open()).toMatchObject({ status: 429, body: { code: 'throttled' } })
    expect((await world.give(reader, 'clock')).status).toBe(202)
    expect((await open({}, 'sindico')).status).toBe(202)
  })
})

it('the monitor lists points in use with the states of their readers', async () => {
  const points = rowsOf((await test.as('funcionario').get('/access-monitor')).body)
  expect(points).toContainEqual({
    point: { id: point, title: 'Garagem', deleted: false },
    direction: 'in',
    area: null,
    photo: null,
    reader: 'never',
    since: null,
  })
  expect(points).toContainEqual(expect.objectContaining({ area: 'Pátio', reader: null }))
  expect((await test.as('condomino').get('/access-monitor')).status).toBe(403)
})
