import type { Role } from '@portaria/contract/actors/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { whileHeld } from '../../../testing/held-change.ts'
import { openTestApp, rowsOf, type TestApp } from '../../../testing/test-app.ts'

describe('vehicles', () => {
  let test: TestApp
  let brand: string
  beforeAll(async () => {
    test = await openTestApp()
    const { body } = await test.as('sindico').get('/brands?q=fiat')
    brand = String(rowsOf(body)[0]?.id)
  })
  afterAll(() => test.close())

  const add = (plate: string, more: object = {}) =>
    test.as('sindico').post('/vehicles', {
      payload: { plate, brand_id: brand, model: 'Uno', ...more },
    })
  const change = (id: string, version: number, payload: object) =>
    test
      .as('sindico')
      .patch(`/vehicles/${id}`, { headers: { 'if-match': `"${version}"` }, payload })

  it('shows the brand that all tenants share, without its owner', async () => {
    const { body } = await add('QWE-4567')
    expect(body.data).toMatchObject({ brand: { id: brand, title: 'Fiat', deleted: false } })
    expect(body.data).not.toHaveProperty('brand_tenant_id')
  })

  it('treats an old plate and its Mercosul form as one car', async () => {
    const old = await add('ABC-1234')
    expect(old.status).toBe(201)
    const mercosul = await add('abc1c34')
    expect([mercosul.status, mercosul.body.existing, mercosul.body.errors]).toMatchObject([
      409,
      { id: old.body.data.id, title: 'ABC1234 · Uno' },
      [{ field: 'plate', code: 'duplicate' }],
    ])
    for (const typed of ['ABC-1234', 'abc1c34', 'ABC 1C34']) {
      const found = await test.as('funcionario').get(`/vehicles?q=${encodeURIComponent(typed)}`)
      expect(rowsOf(found.body).map(({ id }) => id)).toEqual([old.body.data.id])
    }
  })

  it('leaves the plate of a sold car to the next row, and cannot take it back', async () => {
    const papers = { renavam: '00639884962', chassis: '9BWZZZ377VT004251' }
    const old = await add('KLM-2345', papers)
    expect(old.status).toBe(201)
    const sold = await change(old.body.data.id, 1, { status: 'INATIVO' })
    expect(sold.status).toBe(200)
    const next = await add('KLM2D45', papers)
    expect(next.status).toBe(201)
    const back = await change(old.body.data.id, 2, { status: 'ATIVO' })
    expect([back.status, back.body.code]).toEqual([409, 'duplicate'])
    const items = [{ id: old.body.data.id, version: 2 }]
    const payload = { action: 'activate', items }
    const many = await test.as('sindico').post('/vehicles/bulk', { payload })
    expect(many.body.data).toMatchObject([{ outcome: 'refused', code: 'duplicate' }])
    const renavam = await add('KLM-9999', { renavam: papers.renavam })
    expect(renavam.body.errors).toMatchObject([{ field: 'renavam', code: 'duplicate' }])
  })

  it('activates one of two rows with one plate', async () => {
    const ids: string[] = []
    for (const plate of ['NOP-3456', 'NOP3E56']) {
      const made = await add(plate, { status: 'INATIVO' })
      ids.push(made.body.data.id)
    }
    const items = ids.map((id) => ({ id, version: 1 }))
    const many = await test
      .as('sindico')
      .post('/vehicles/bulk', { payload: { action: 'activate', items } })
    const outcomes: unknown = many.body.data
    expect(outcomes).toMatchObject([
      { outcome: 'done', code: null },
      { outcome: 'refused', code: 'duplicate' },
    ])
  })

  const move = (id: string, transition: string, payload: object = {}, role: Role = 'sindico') =>
    test.as(role).post(`/vehicles/${id}/${transition}`, { payload })

  it('are sold with a date, leave their plate, and stay inactive until the sale is undone', async () => {
    const { body: made } = await add('SLD-1001', { tag: 'E280 1001', starts_on: '2024-03-01' })
    const { id } = made.data
    const early = await move(id, 'sell', { ends_on: '2024-02-28' })
    expect(early.body.errors).toMatchObject([{ field: 'ends_on', code: 'ends_before_start' }])
    const sold = await move(id, 'sell', { ends_on: '2026-10-01' })
    expect(sold.body.data).toMatchObject({
      ownership: 'sold',
      ends_on: '2026-10-01',
      status: 'INATIVO',
    })
    expect((await move(id, 'sell', { ends_on: '2026-10-02' })).body.code).toBe('state_conflict')
    const back = await change(id, 2, { status: 'ATIVO' })
    expect(back.body.errors).toMatchObject([{ field: 'status', code: 'vehicle_sold' }])
    const items = [{ id, version: 2 }]
    const many = await test
      .as('sindico')
      .post('/vehicles/bulk', { payload: { action: 'activate', items } })
    expect(many.body.data).toMatchObject([{ outcome: 'refused' }])

    expect((await add('SLD1A01', { starts_on: '2026-10-01' })).status).toBe(201)
    const undone = await move(id, 'undo-sale')
    expect(undone.body.data).toMatchObject({ ownership: 'held', ends_on: null, status: 'INATIVO' })
  })

  it('leave a tag to the next active one, unless they were sold', async () => {
    const first = await add('TAG-1001', { tag: 'E280 77' })
    const second = await add('TAG-1002', { tag: 'e280 77' })
    expect([second.status, second.body.errors, second.body.existing]).toMatchObject([
      409,
      [{ field: 'tag', code: 'duplicate' }],
      { id: first.body.data.id, title: 'TAG1001 · Uno' },
    ])
    await change(first.body.data.id, 1, { status: 'INATIVO' })
    const third = await add('TAG-1003', { tag: 'e280 77' })
    expect(third.status).toBe(201)
    const again = await change(first.body.data.id, 2, { status: 'ATIVO' })
    expect(again.body.errors).toMatchObject([{ field: 'tag', code: 'duplicate' }])
    await move(third.body.data.id, 'sell', { ends_on: '2026-10-01' })
    for (const refused of [
      await add('TAG-1004', { tag: 'E280 77' }),
      await change(first.body.data.id, 2, { status: 'ATIVO' }),
    ]) {
      expect(refused.body.errors).toMatchObject([{ field: 'tag', code: 'tag_sold' }])
    }
  })

  it('share no tag when many are written at once', async () => {
    // Each request has searched for the tag, or waits to search, before any of them can write.
    const held = `SELECT 1 FROM brands WHERE id = '${brand}' FOR UPDATE`
    const addAll = () =>
      Promise.all([1, 2, 3, 4].map((nth) => add(`RAC-200${nth}`, { tag: 'E280 99' })))
    const written = await whileHeld(test, held, addAll, { waits: 4 })
    expect(written.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409,
    ])
  })

  it('need a brand of vehicles', async () => {
    const payload = { name: 'Só Catracas', kind: 'equipment' }
    const { body } = await test.as('sindico').post('/brands', { payload })
    const refused = await add('BRD-1001', { brand_id: body.data.id })
    expect([refused.status, refused.body.errors]).toMatchObject([
      422,
      [{ field: 'brand_id', code: 'wrong_kind' }],
    ])
  })

  it('get their tag from the gate, never from a resident', async () => {
    const payload = { plate: 'RES-1001', brand_id: brand, model: 'Uno', tag: 'E280 55' }
    const { status, body } = await test.as('condomino').post('/vehicles', { payload })
    expect([status, body.errors]).toMatchObject([422, [{ field: 'tag', code: 'not_allowed' }]])
  })

  it('have the model year they were made in, or the next', async () => {
    for (const [made, model, status] of [
      [2024, 2024, 201],
      [2024, 2025, 201],
      [2024, 2026, 422],
      [2024, 2023, 422],
    ] as const) {
      const plate = `RST-${made % 100}${model % 100}`
      const answer = await add(plate, { year_manufacture: made, year_model: model })
      const told = (answer.body.errors ?? []).map(({ field, code }) => `${field} ${code}`)
      expect([model, answer.status, told]).toEqual([
        model,
        status,
        status === 201 ? [] : ['year_model out_of_range'],
      ])
    }
  })
})
