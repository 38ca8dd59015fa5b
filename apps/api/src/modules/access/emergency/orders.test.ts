import { ordersAnswer } from '@portaria/contract/modules/access/emergency/order-answers'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AccessWorld, openAccessWorld } from '../../../testing/access-world.ts'
import { countStatements } from '../../../testing/statements/count-statements.ts'
import { rowsOf, type TestApp } from '../../../testing/test-app.ts'
import { ordersService } from './orders.service.ts'

let world: AccessWorld
let test: TestApp
let exit: string
beforeAll(async () => {
  world = await openAccessWorld()
  test = world.test
  exit = await world.make('access-points', {
    name: 'Saída do jardim',
    direction: 'out',
    way_out: 'exit_button',
    exit_tried_on: '2026-11-02',
  })
})
afterAll(() => world.close())
beforeEach(() =>
  world.past(`UPDATE access_order_points SET ended_at = now();
    UPDATE access_orders SET ended_at = now(), ended_by = started_by`),
)

type Who = 'admin' | 'staff' | 'sindico' | 'funcionario' | 'condomino'

const start = (more: object = {}, role: Who = 'funcionario') =>
  test.as(role).post('/access-orders', {
    payload: { id: newId(), kind: 'release', point_ids: 'all', reason: 'Incêndio', ...more },
  })
const lockdown = (more: object = {}, role: Who = 'sindico') =>
  start({ kind: 'lockdown', reason: 'Invasão no portão', ...more }, role)
const end = (id: string, role: Who = 'funcionario') =>
  test.as(role).post(`/access-orders/${id}/end`)
const read = async (role: Who = 'funcionario') =>
  ordersAnswer.parse((await test.as(role).get('/access-orders')).body).data
const titles = (order?: { points: { point: { title: string } }[] }) =>
  order?.points.map(({ point }) => point.title)

const attempt = (number: string, pointId: string, more: object = {}) =>
  world.recorder.recordAttempt(
    world.tenantId,
    { pointId, presented: [{ kind: 'card', number }], ...more },
    null,
  )

describe('an order', () => {
  it('of all points lives until it is ended, and a repeat is the same order', async () => {
    const id = newId()
    const made = await start({ id })
    expect([made.status, made.body.data]).toMatchObject([201, { id, kind: 'release' }])
    expect((await start({ id })).body.data).toMatchObject({ id })
    expect((await start({ id }, 'sindico')).body).toMatchObject({ code: 'id_taken' })
    const { live, points } = await read()
    expect(live.map((order) => order.id)).toEqual([id])
    expect(titles(live[0])).toEqual(['Hall', 'Portão', 'Saída do jardim'])
    expect(live[0]?.points[0]).toMatchObject({ state: 'by_hand', reason: 'no_reader' })
    expect(points.every(({ released }) => released)).toBe(true)
    const over = await end(id, 'sindico')
    expect(over.body.data).toMatchObject({ id })
    expect(over.body.data['ended_by']).toEqual(expect.any(String))
    const again = await end(id)
    expect(again.body.data).toMatchObject({ ended_by: over.body.data['ended_by'] })
    expect((await read()).live).toEqual([])
    expect((await read()).ended[0]).toMatchObject({ id, points: [{ state: null }, {}, {}] })
    expect((await end(newId())).status).toBe(404)
  })

  it('leaves points under another one to that one, and is refused where none is left', async () => {
    const first = await start({ point_ids: [world.hall] })
    const second = await start()
    expect(titles(second.body.data as never)).toEqual(['Portão', 'Saída do jardim'])
    expect((await start()).body).toMatchObject({
      code: 'state_conflict',
      errors: [{ field: 'point_ids', code: 'already_ordered' }],
    })
    await end(first.body.data.id)
    expect((await read()).points.map(({ released }) => released)).toEqual([false, true, true])
  })

  it('is refused without a reason, without points, and at points of nobody', async () => {
    expect((await start({ reason: ' a ' })).body.errors).toMatchObject([{ field: 'reason' }])
    expect((await start({ point_ids: [] })).body.errors).toMatchObject([{ field: 'point_ids' }])
    expect((await start({ point_ids: [newId()] })).body.errors).toMatchObject([
      { field: 'point_ids', code: 'not_found' },
    ])
    const other = await test.as('sindico', 'acacias').post('/access-orders', {
      payload: { id: newId(), kind: 'release', point_ids: [world.hall], reason: 'Outro lugar' },
    })
    expect(other.body.errors).toMatchObject([{ field: 'point_ids', code: 'not_found' }])
  })

  it('keeps its company active until it is ended, and starts in no inactive one', async () => {
    const url = `/tenants/${world.tenantId}`
    const turn = async (status: string) => {
      const [row] = await test.past<{ version: number }>(
        `SELECT version FROM tenants WHERE id = '${world.tenantId}'`,
      )
      const headers = { 'if-match': `"${row?.version}"` }
      return test.as('admin').call('PATCH', url, { headers, payload: { status } })
    }
    const { body } = await lockdown()
    expect((await turn('INATIVO')).body).toMatchObject({
      code: 'state_conflict',
      errors: [{ field: 'status', code: 'order_live' }],
    })
    await end(body.data.id, 'sindico')
    expect((await turn('INATIVO')).status).toBe(200)
    // The session of whoever asks may have been let in just before.
    const late = ordersService(test.parts.database).start(test.actor('sindico'), {
      id: newId(),
      kind: 'lockdown',
      point_ids: 'all',
      reason: 'Invasão no portão',
    })
    await expect(late).rejects.toMatchObject({ code: 'forbidden' })
    expect((await turn('ATIVO')).status).toBe(200)
    expect((await read()).live).toEqual([])
  })

  it('is the gate’s and the síndico’s; a lockdown is the síndico’s alone', async () => {
    for (const role of ['admin', 'staff', 'condomino'] as const) {
      expect([role, (await start({}, role)).status]).toEqual([role, 403])
      expect([role, (await test.as(role).get('/access-orders')).status]).toEqual([role, 403])
    }
    expect((await lockdown({}, 'funcionario')).status).toBe(403)
    const locked = await lockdown()
    expect(locked.status).toBe(201)
    expect((await end(locked.body.data.id)).status).toBe(403)
    expect((await read()).live).toHaveLength(1)
    const elsewhere = await test
      .as('sindico', 'acacias')
      .post(`/access-orders/${locked.body.data.id}/end`)
    expect(elsewhere.status).toBe(404)
    expect((await end(locked.body.data.id, 'sindico')).status).toBe(200)
  })

  it('is in the trail of each point, and in the inbox of the gate and the síndico until its end', async () => {
    const { body } = await start({ point_ids: [world.hall] })
    await end(body.data.id, 'sindico')
    const history = await test.as('sindico').get(`/access-points/${world.hall}/history`)
    expect(rowsOf(history.body).slice(0, 2)).toMatchObject([
      { operation: 'points_release_ended' },
      { operation: 'points_released', changes: { reason: [null, 'Incêndio'] } },
    ])
    const told = await world.past<{ user_id: string }>(`SELECT user_id, done_at IS NOT NULL AS done,
        words ->> 'reason' AS reason FROM inbox_items WHERE key = '${body.data.id}'`)
    expect(told).toEqual(
      expect.arrayContaining(
        (['sindico', 'funcionario'] as const).map((role) => ({
          user_id: test.person(role).userId,
          done: true,
          reason: 'Incêndio',
        })),
      ),
    )
    expect(told.map(({ user_id }) => user_id)).not.toContain(test.person('condomino').userId)
  })

  it('has a limit for each person and kind, so that nobody uses up the release of others', async () => {
    await world.past(`INSERT INTO access_orders (tenant_id, id, kind, reason, started_by, ended_at,
        ended_by)
      SELECT '${world.tenantId}', gen_random_uuid(), 'lockdown', 'muitas', u, now(), u
      FROM generate_series(1, 20), (SELECT '${test.person('sindico').userId}'::uuid AS u) of`)
    expect(await lockdown()).toMatchObject({ status: 429, body: { code: 'throttled' } })
    await world.past(`UPDATE access_orders SET kind = 'release' WHERE reason = 'muitas'`)
    expect((await start({}, 'sindico')).status).toBe(429)
    expect((await start({}, 'funcionario')).status).toBe(201)
    await world.past(`DELETE FROM access_orders WHERE reason = 'muitas'`)
  })
})

describe('a released point', () => {
  it('lets in whoever is identified, and marks what spoke against them', async () => {
    const card = await world.card(world.own.residentId)
    const bare = await world.make('access-points', { name: 'Sem regra', direction: 'in' })
    expect(await attempt(card.number, bare)).toMatchObject({ reason: 'wrong_point' })
    const { body } = await start({ point_ids: [bare] })
    expect(await attempt(card.number, bare)).toMatchObject({
      outcome: 'granted',
      marks: ['wrong_point'],
    })
    await end(body.data.id)
    expect(await attempt(card.number, bare)).toMatchObject({ outcome: 'denied' })
  })

  it('spends no use of a pass that has none left', async () => {
    const { id, code } = await world.invite()
    await world.past(`UPDATE passes SET uses_allowed = 1, uses_done = 1, state = 'used'
      WHERE id = '${id}'`)
    const show = () =>
      world.recorder.recordAttempt(
        world.tenantId,
        { pointId: world.gate, direction: 'in', presented: [{ kind: 'qr', text: code }] },
        null,
      )
    expect(await show()).toMatchObject({ outcome: 'denied', reason: 'used_up' })
    await start({ point_ids: [world.gate] })
    expect(await show()).toMatchObject({ outcome: 'granted', marks: ['used_up'] })
    expect(world.faults).toEqual([])
  })

  it('lets in by a fault too, which is a mark', async () => {
    await start({ point_ids: [world.gate] })
    world.answerPins(async () => {
      throw new Error('the PINs cannot be read')
    })
    const answer = await world.recorder.recordAttempt(
      world.tenantId,
      { pointId: world.gate, direction: 'in', presented: [{ kind: 'pin', digits: '918273' }] },
      null,
    )
    expect(answer).toMatchObject({ outcome: 'granted', marks: ['error'] })
    world.answerPins(async () => null)
    world.faults.length = 0
  })

  it('wins over a lockdown', async () => {
    const card = await world.card(world.own.residentId)
    await lockdown({ point_ids: [world.hall] })
    expect(await attempt(card.number, world.hall)).toMatchObject({ reason: 'lockdown' })
    await start({ point_ids: [world.hall] })
    expect(await attempt(card.number, world.hall)).toMatchObject({ outcome: 'granted' })
  })
})

describe('a locked point', () => {
  it('refuses whoever enters, and lets everybody leave', async () => {
    const card = await world.card(world.own.residentId)
    const { body } = await lockdown()
    expect(titles(body.data as never)).not.toContain('Saída do jardim')
    expect(await attempt(card.number, world.gate, { direction: 'in' })).toMatchObject({
      outcome: 'denied',
      reason: 'lockdown',
    })
    expect(await attempt(card.number, world.gate, { direction: 'out' })).toMatchObject({
      outcome: 'granted',
      marks: ['lockdown'],
    })
    expect(await attempt(card.number, exit)).toMatchObject({ outcome: 'granted' })
    const { body: ways } = await test
      .as('sindico')
      .get(`/access/ways?kind=resident&id=${world.own.residentId}`)
    expect(rowsOf(ways)).toContainEqual(
      expect.objectContaining({ now: 'denied', reason: 'lockdown' }),
    )
    expect((await lockdown({ point_ids: [exit] })).body.errors).toMatchObject([
      { field: 'point_ids', code: 'not_allowed' },
    ])
  })

  it('costs a decision no further statement', async () => {
    const card = await world.card(world.own.residentId)
    const count = async () =>
      (await countStatements(() => attempt(card.number, world.hall))).statements.length
    const free = await count()
    await lockdown({ point_ids: [world.hall] })
    expect(await count()).toBeLessThanOrEqual(free)
  })
})
