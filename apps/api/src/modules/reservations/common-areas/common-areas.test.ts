import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

describe('common areas', () => {
  let test: TestApp
  let nth = 0
  beforeAll(async () => {
    test = await openTestApp()
  })
  afterAll(() => test.close())

  const post = (more: object) =>
    test.as('sindico').post('/common-areas', {
      payload: { name: `Área ${(nth += 1)}`, capacity: 20, booking_mode: 'free', ...more },
    })
  async function addArea(more: object = {}): Promise<string> {
    const { status, body } = await post(more)
    expect([status, body.errors]).toEqual([201, undefined])
    return body.data.id
  }
  const read = async (id: string) =>
    (await test.as('condomino').get(`/common-areas/${id}`)).body.data as unknown as {
      version: number
      linked_from: object[]
      blackouts: object[]
      fee: string
    }

  it('show their links from both sides, whichever names them', async () => {
    const hall = await addArea({ name: 'Salão nobre' })
    const grill = await addArea({ linked_areas: [{ linked_area_id: hall }] })
    expect((await read(hall)).linked_from).toMatchObject([{ id: grill }])
    expect((await read(grill)).linked_from).toEqual([])
    const { status } = await test.as('sindico').patch(`/common-areas/${grill}`, {
      headers: { 'if-match': '"1"' },
      payload: { linked_areas: [] },
    })
    expect(status).toBe(200)
    expect((await read(hall)).linked_from).toEqual([])
  })

  it('link to another only once, and never to themselves', async () => {
    const other = await addArea()
    const twice = [{ linked_area_id: other }, { linked_area_id: other }]
    expect((await post({ linked_areas: twice })).body.errors).toMatchObject([
      { field: 'linked_areas.1.linked_area_id', code: 'named_twice' },
    ])
    const own = await test.as('sindico').patch(`/common-areas/${other}`, {
      headers: { 'if-match': '"1"' },
      payload: { linked_areas: [{ linked_area_id: other }] },
    })
    expect(own.body.errors).toMatchObject([
      { field: 'linked_areas.0.linked_area_id', code: 'linked_to_itself' },
    ])
  })

  it('accept only a published version as their rule', async () => {
    const rule = await test.as('sindico').post('/rules', {
      payload: { title: 'Uso das áreas', body: '<p>Até 22h.</p>' },
    })
    const { id } = rule.body.data
    expect((await post({ rule_id: id })).body.errors).toMatchObject([
      { field: 'rule_id', code: 'wrong_kind' },
    ])
    await test
      .as('sindico')
      .post(`/rules/${id}/publish`, { payload: { effective_from: '2024-01-01' } })
    await addArea({ rule_id: id })
  })

  it('keep a closure without weekdays, and money as it was typed', async () => {
    const id = await addArea({
      fee: '180.5',
      blackouts: [
        { blackout: 'holiday', reason: 'Sem equipe' },
        { blackout: 'weekday', weekdays: ['mon'] },
      ],
    })
    expect(await read(id)).toMatchObject({
      fee: '180.5',
      blackouts: [
        { blackout: 'holiday', weekdays: [], reason: 'Sem equipe' },
        { blackout: 'weekday', weekdays: ['mon'] },
      ],
    })
  })
})
