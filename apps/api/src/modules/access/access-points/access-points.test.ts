import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

describe('a point with a reader', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp()
  })
  afterAll(() => test.close())

  const sindico = () => test.as('sindico')
  const exit = { way_out: 'exit_button', exit_tried_on: '2026-11-02' }
  const reader = async () => {
    const payload = { name: `Leitor ${newId()}`, kind: 'facial', driver: 'none', serial: newId() }
    return (await test.as('admin').post('/equipment', { payload })).body.data.id
  }
  const point = (more: object) =>
    sindico().post('/access-points', { payload: { name: `Porta ${newId()}`, ...more } })
  const change = (id: string, version: number, payload: object) =>
    sindico().patch(`/access-points/${id}`, { headers: { 'if-match': `"${version}"` }, payload })

  it('has its first channel unless it names one, and none without a reader', async () => {
    const made = await point({ direction: 'in', equipment_id: await reader() })
    expect(made.body.data).toMatchObject({ channel: 1 })
    expect((await point({ direction: 'in', channel: 3 })).body.data).toMatchObject({
      channel: null,
    })
  })

  it('that is passed in both directions excludes others of its channel while active', async () => {
    const equipment_id = await reader()
    const both = await point({ direction: 'both', equipment_id, ...exit })
    expect(both.status).toBe(201)
    for (const direction of ['in', 'out'])
      expect((await point({ direction, equipment_id, ...exit })).body.errors).toMatchObject([
        { field: 'channel', code: 'channel_taken' },
      ])
    expect((await point({ direction: 'in', equipment_id, channel: 2 })).status).toBe(201)
    await change(both.body.data.id, 1, { status: 'INATIVO' })
    expect((await point({ direction: 'in', equipment_id })).status).toBe(201)
    expect((await point({ direction: 'out', equipment_id, ...exit })).status).toBe(201)
    const again = await change(both.body.data.id, 2, { status: 'ATIVO' })
    expect(again.body.errors).toMatchObject([{ field: 'channel', code: 'channel_taken' }])
  })

  it('has its exit tried again once the exit is another one', async () => {
    const { body } = await point({ direction: 'both', equipment_id: await reader(), ...exit })
    const { id } = body.data
    for (const payload of [
      { channel: 2 },
      { equipment_id: await reader() },
      { equipment_id: null },
      { way_out: 'free_passage' },
    ])
      expect((await change(id, 1, payload)).body.errors).toMatchObject([
        { field: 'exit_tried_on', code: 'exit_not_tried' },
      ])
    expect((await change(id, 1, { channel: 1, notes: 'A mesma' })).status).toBe(200)
    const tried = { channel: 2, exit_tried_on: '2026-11-20' }
    expect((await change(id, 2, tried)).body.data).toMatchObject({ channel: 2 })
  })

  it('that is not in use forgets the trial of another exit', async () => {
    const { body } = await point({ direction: 'both', equipment_id: await reader(), ...exit })
    const { id } = body.data
    await change(id, 1, { status: 'INATIVO' })
    expect((await change(id, 2, { channel: 4 })).body.data).toMatchObject({ exit_tried_on: null })
    expect((await change(id, 3, { status: 'ATIVO' })).body.errors).toMatchObject([
      { field: 'exit_tried_on', code: 'exit_not_tried' },
    ])
  })

  it('tells at once that both its exit and the trial are missing, and one of many stays inactive', async () => {
    const { body } = await point({ direction: 'out' })
    expect(body.errors).toMatchObject([
      { field: 'way_out', code: 'way_out_missing' },
      { field: 'exit_tried_on', code: 'exit_not_tried' },
    ])
    const idle = await point({ direction: 'out', status: 'INATIVO' })
    const items = [{ id: idle.body.data.id, version: 1 }]
    const many = await sindico().post('/access-points/bulk', {
      payload: { action: 'activate', items },
    })
    expect([many.status, many.body.data]).toMatchObject([200, [{ outcome: 'refused' }]])
  })
})
