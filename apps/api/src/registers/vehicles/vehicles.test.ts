import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, rowsOf, type TestApp } from '../../testing/test-app.ts'

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

  it('shows the brand that all tenants share, without telling whose it is', async () => {
    const { body } = await add('QWE-4567')
    expect(body.data).toMatchObject({ brand: { id: brand, title: 'Fiat', deleted: false } })
    expect(body.data).not.toHaveProperty('brand_tenant_id')
  })

  it('knows an old plate and its Mercosul form as one car', async () => {
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

  it('leaves the plate of a sold car to the next row, and takes none back', async () => {
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

  it('are of the model year they were made in, or of the next', async () => {
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
