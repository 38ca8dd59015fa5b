import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, rowsOf, type TestApp } from '../../../testing/test-app.ts'

describe('garages', () => {
  let test: TestApp
  let unit: string
  let other: string
  let brand: string
  beforeAll(async () => {
    test = await openTestApp()
    const { body } = await test.as('sindico').get('/brands?q=fiat')
    brand = String(rowsOf(body)[0]?.id)
    const tower = await make('/towers', { name: 'Jatobá' })
    unit = (await make('/apartments', { tower_id: tower, number: '101' })) ?? ''
    other = (await make('/apartments', { tower_id: tower, number: '102' })) ?? ''
  })
  afterAll(() => test.close())

  async function make(path: string, payload: object): Promise<string> {
    const { status, body, raw } = await test.as('sindico').post(path, { payload })
    expect([status, raw]).toEqual([201, raw])
    return body.data.id
  }
  const add = (payload: object) => test.as('admin').post('/garages', { payload })
  const car = (plate: string) => make('/vehicles', { plate, brand_id: brand, model: 'Uno' })

  it('have one code a level, also without a level', async () => {
    for (const level of ['Subsolo 1', null]) {
      const first = await add({ code: 'A12', level })
      expect(first.status).toBe(201)
      const second = await add({ code: 'a12', level })
      expect([second.status, second.body.errors, second.body.existing]).toMatchObject([
        409,
        [{ field: 'code', code: 'duplicate' }],
        { id: first.body.data.id },
      ])
    }
    expect((await add({ code: 'A12', level: 'Subsolo 2' })).status).toBe(201)
    const many = await Promise.all([1, 2, 3, 4].map(() => add({ code: 'R1' })))
    expect(many.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(many.filter(({ status }) => status === 409)).toHaveLength(3)
  })

  it('hold one vehicle, which stands in one of them', async () => {
    const vehicle_id = await car('GAR-1001')
    const { body } = await add({ code: 'B1', vehicle_id })
    const second = await add({ code: 'B2', vehicle_id })
    expect([second.status, second.body.errors]).toMatchObject([
      409,
      [{ field: 'vehicle_id', code: 'duplicate' }],
    ])
    const path = `/vehicles?filter[garage_id]=${body.data.id}`
    const { body: found } = await test.as('sindico').get(path)
    expect(rowsOf(found)).toMatchObject([
      { id: vehicle_id, garage: [{ id: body.data.id, title: 'B1' }] },
    ])
  })

  it('are free when their vehicle is sold', async () => {
    const vehicle_id = await car('GAR-2002')
    const { body } = await add({ code: 'C1', vehicle_id })
    const payload = { ends_on: '2026-10-01' }
    await test.as('sindico').post(`/vehicles/${vehicle_id}/sell`, { payload })
    const { body: now } = await test.as('sindico').get(`/garages/${body.data.id}`)
    expect(now.data).toMatchObject({ vehicle_id: null, version: 2 })
  })

  it('are lent to another unit than their own', async () => {
    const own = await add({ code: 'D1', apartment_id: unit, lent_to_id: unit })
    expect(own.body.errors).toMatchObject([{ field: 'lent_to_id', code: 'lent_to_owner' }])
    expect((await add({ code: 'D1', apartment_id: unit, lent_to_id: other })).status).toBe(201)
  })
})
