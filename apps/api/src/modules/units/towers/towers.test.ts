import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

describe('towers', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp()
  })
  afterAll(() => test.close())

  async function addTower(name: string) {
    const { body } = await test.as('sindico').post('/towers', { payload: { name } })
    const { id } = body.data
    const plan = { floors: 2, units_per_floor: 2, pattern: 'floor_unit', preview: false }
    await test.as('sindico').post(`/towers/${id}/generate-apartments`, { payload: plan })
    return id
  }
  const bulk = (register: string, action: string, items: object[]) =>
    test.as('sindico').post(`/${register}/bulk`, { payload: { action, items } })

  it('show in their history which apartments were made', async () => {
    const id = await addTower('Torre contada')
    const { body } = await test.as('sindico').get(`/towers/${id}/history`)
    expect(body.data).toMatchObject([
      { operation: 'generate-apartments', changes: { apartments: [null, '4 (101–202)'] } },
      { operation: 'create' },
    ])
    // A second run finds all of them, and writes no event.
    const plan = { floors: 2, units_per_floor: 2, pattern: 'floor_unit', preview: false }
    const again = await test
      .as('sindico')
      .post(`/towers/${id}/generate-apartments`, { payload: plan })
    expect(again.body.data).toMatchObject({ create: [] })
    const after = await test.as('sindico').get(`/towers/${id}/history`)
    expect(after.body.data).toHaveLength(2)
  })

  it('become inactive only when their apartments are', async () => {
    const id = await addTower('Torre cheia')
    const inactivate = () =>
      test.as('sindico').patch(`/towers/${id}`, {
        headers: { 'if-match': '"1"' },
        payload: { status: 'INATIVO' },
      })
    const refused = await inactivate()
    expect([refused.status, refused.body.errors]).toMatchObject([
      422,
      [{ field: 'status', code: 'active_units' }],
    ])
    const many = await bulk('towers', 'inactivate', [{ id, version: 1 }])
    expect(many.body.data).toMatchObject([{ outcome: 'refused' }])

    const { body } = await test.as('sindico').get(`/apartments?filter[tower_id]=${id}`)
    const units = body.data as unknown as { id: string }[]
    const items = units.map((unit) => ({ id: unit.id, version: 1 }))
    await bulk('apartments', 'inactivate', items)
    expect((await inactivate()).status).toBe(200)
  })
})
