import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openRoundWorld, type RoundWorld } from '../../../testing/round-world.ts'
import { pointCodes } from './point-codes.ts'

let world: RoundWorld
beforeAll(async () => {
  world = await openRoundWorld()
})
afterAll(() => world.close())

const print = (ids: readonly string[], role: 'sindico' | 'funcionario' = 'sindico') =>
  world.test.as(role).post('/patrol-points/labels', { payload: { ids } })

it('codes leave the server only on the sheet of labels, which is in the trail', async () => {
  const [one = '', other = ''] = world.points
  const { status, body } = await print([other, one])
  expect(status).toBe(200)
  const labels = body.data as unknown as { id: string; code: string; code_number: number }[]
  expect(labels.map(({ id }) => id)).toEqual([other, one])
  const { raw } = await world.test.as('sindico').get(`/patrol-points/${one}`)
  for (const { code } of labels) {
    expect(code).toMatch(/^[A-Z2-7]{77}$/)
    expect(raw).not.toContain(code)
  }
  const trail = await world.look<{ operation: string; who: string }>(`
    SELECT operation, actor_id::text AS who FROM audit_log
    WHERE row_id = '${one}' AND operation = 'print_label'`)
  expect(trail).toEqual([{ operation: 'print_label', who: world.test.person('sindico').userId }])
  expect((await print([one], 'funcionario')).status).toBe(403)
})

it('a changed code is another one, and the old one is known as the point’s', async () => {
  const point = await world.point({ name: 'Cisterna' })
  const [before] = (await print([point])).body.data as unknown as { code: string }[]
  const renewed = await world.test.as('sindico').post(`/patrol-points/${point}/renew-code`)
  expect(renewed.body.data).toEqual({ code_number: 2 })
  const [after] = (await print([point])).body.data as unknown as { code: string }[]
  expect(after?.code).not.toBe(before?.code)
  const codes = pointCodes(world.test.parts.secret)
  const old = codes.read(before?.code ?? '')
  expect([old?.id, old?.isOf(1), old?.isOf(2)]).toEqual([point, true, false])
  expect(codes.read(after?.code ?? '')?.isOf(2)).toBe(true)
  const { data } = await world.read(`/patrol-points/${point}`)
  expect(data).toMatchObject({ code_number: 2 })
  expect(data['code_renewed_at']).not.toBeNull()
  expect(
    (await world.test.as('funcionario').post(`/patrol-points/${point}/renew-code`)).status,
  ).toBe(403)
})

it('an unknown point, or one of another company, is refused by its place', async () => {
  const [one = ''] = world.points
  const refused = await print([one, newId()])
  expect(refused.body.errors).toMatchObject([{ field: 'ids.1', code: 'not_found' }])
  const theirs = await world.test
    .as('sindico', 'acacias')
    .post('/patrol-points/labels', { payload: { ids: [one] } })
  expect(theirs.body.errors).toMatchObject([{ field: 'ids.0', code: 'not_found' }])
})

it('a place on the map has both numbers, and a patrol has points, each once', async () => {
  const { test, points } = world
  const half = await test
    .as('sindico')
    .post('/patrol-points', { payload: { name: 'Torre', latitude: '-23.5' } })
  expect(half.body.errors).toMatchObject([{ field: 'longitude', code: 'place_whole' }])
  const patrol = (more: object) =>
    test.as('sindico').post('/patrols', { payload: { name: 'Volta', range_min: 30, ...more } })
  expect((await patrol({ points: [] })).body.errors).toMatchObject([
    { field: 'points', code: 'points_missing' },
  ])
  const twice = [points[0], points[0]].map((point_id) => ({ point_id }))
  expect((await patrol({ points: twice })).body.errors).toMatchObject([
    { field: 'points.1.point_id', code: 'named_twice' },
  ])
  const schedule = [
    { weekdays: ['mon', 'tue'], starts_at: '22:00' },
    { weekdays: ['tue'], starts_at: '22:00' },
  ]
  expect((await patrol({ points: [{ point_id: points[0] }], schedule })).body.errors).toMatchObject(
    [{ field: 'schedule.1.starts_at', code: 'start_repeated' }],
  )
})
