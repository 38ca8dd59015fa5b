import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runImport } from '../../../testing/run-import.ts'
import { settle } from '../../../testing/seeded-tenants.ts'
import { openTestApp, rowsOf, type TestApp } from '../../../testing/test-app.ts'

describe('a person whom a resident proposes', () => {
  let test: TestApp
  let unit = ''
  let nth = 0
  beforeAll(async () => {
    test = await openTestApp()
    const tower = await make('/towers', { name: 'Aroeira' })
    unit = (await make('/apartments', { tower_id: tower.id, number: '101' })).id
    const owner = await person()
    await make('/occupancies', { ...lives, apartment_id: unit, resident_id: owner.id })
    await settle(test, 'bosque', owner.id)
  })
  afterAll(() => test.close())

  const lives = { relation: 'owner', starts_on: '2020-01-01' }
  async function make(path: string, payload: object, role: 'sindico' | 'condomino' = 'sindico') {
    const { status, body, raw } = await test.as(role).post(path, { payload })
    expect([status, raw]).toEqual([201, raw])
    return body.data
  }
  const person = () =>
    make('/residents', { name: `Pessoa ${(nth += 1)}`, birth_date: '1980-01-01' })
  const proposed = () => {
    const occupancy = { apartment_id: unit, relation: 'dependent', starts_on: '2026-01-01' }
    const payload = { name: `Proposta ${(nth += 1)}`, birth_date: '1990-01-01', occupancy }
    return make('/residents', payload, 'condomino')
  }
  const read = async (id: string, role: 'sindico' | 'condomino' = 'sindico') =>
    (await test.as(role).get(`/residents/${id}`)).body.data
  const bonds = async (id: string) =>
    rowsOf((await test.as('sindico').get(`/occupancies?filter[resident_id]=${id}`)).body)
  const refusal_reason = 'Não mora aqui'

  it('is accepted by síndico or administrator, who can read who did it', async () => {
    for (const role of ['sindico', 'admin'] as const) {
      const { id } = await proposed()
      expect((await test.as('funcionario').post(`/residents/${id}/accept`)).status).toBe(403)
      const { status, body } = await test.as(role).post(`/residents/${id}/accept`)
      expect([status, body.data]).toMatchObject([200, { approval: 'accepted', status: 'ATIVO' }])
      const { userId } = test.person(role)
      expect(body.data).toMatchObject({ decided_by_id: userId, decided_by: { id: userId } })
      expect(await read(id, 'condomino')).toMatchObject({
        approval: 'accepted',
        decided_at: body.data['decided_at'],
        decided_by_id: null,
        decided_by: null,
      })
      expect(await bonds(id)).toHaveLength(1)
    }
  })

  it('shows who proposed it to readers of the history, in lists that ask for it too', async () => {
    const { id } = await proposed()
    const { userId } = test.person('condomino')
    for (const role of ['sindico', 'admin'] as const) {
      const { body } = await test.as(role).get(`/residents/${id}`)
      expect(body.data).toMatchObject({ creator: { id: userId, deleted: false } })
      const list = `/residents?filter[id]=${id}&fields=name`
      expect(rowsOf((await test.as(role).get(`${list},creator`)).body)).toMatchObject([
        { creator: { id: userId } },
      ])
      expect(rowsOf((await test.as(role).get(list)).body)[0]).not.toHaveProperty('creator')
    }
    for (const role of ['funcionario', 'condomino'] as const) {
      const { body } = await test.as(role).get(`/residents/${id}?fields=creator`)
      expect(body.data).toMatchObject({ creator: null })
    }
  })

  it('are accepted and refused many at once; the refused leave their units', async () => {
    const [one, other, settled] = [await proposed(), await proposed(), await person()]
    const items = [one, other, settled].map(({ id, version }) => ({ id, version }))
    const many = (action: string, values?: object) =>
      test.as('sindico').post('/residents/bulk', { payload: { action, items, values } })
    expect((await many('refuse')).body.errors).toMatchObject([
      { field: 'values.refusal_reason', code: 'required' },
    ])
    expect((await many('refuse', { refusal_reason })).body.data).toMatchObject([
      { outcome: 'done' },
      { outcome: 'done' },
      { outcome: 'refused', code: 'state_conflict' },
    ])
    for (const { id } of [one, other]) {
      const refused = { approval: 'refused', refusal_reason, status: 'INATIVO' }
      expect(await read(id, 'condomino')).toMatchObject(refused)
      expect(await bonds(id)).toEqual([])
    }
    const more = [await proposed(), await proposed()]
    const payload = {
      action: 'accept',
      items: more.map(({ id, version }) => ({ id, version })),
    }
    const { body } = await test.as('sindico').post('/residents/bulk', { payload })
    expect(body.data).toMatchObject([{ outcome: 'done' }, { outcome: 'done' }])
    expect(await read(more[0]?.id ?? '')).toMatchObject({ approval: 'accepted' })
  })

  it('is not decided by an import, which leaves the value of the row', async () => {
    const { id } = await proposed()
    const { name } = await read(id)
    const sheet = (...lines: string[]) => {
      const file = Buffer.from(['id;Nome;Aprovação;Motivo da recusa', ...lines].join('\r\n'))
      return runImport(test, 'residents', file, { dry_run: 'false', existing: 'update' })
    }
    const kept = await sheet(`${id};${String(name)};Aguarda aprovação;`)
    expect(kept).toMatchObject({ unchanged: 1, invalid: 0 })
    const { errors } = await sheet(
      `${id};${String(name)};Aceito;`,
      `${id};${String(name)};;Nenhum`,
      ';Recusada de saída;Recusado;',
      ';Com motivo;Aceito;Nenhum',
    )
    expect(errors).toMatchObject([
      { line: 2, field: 'approval', code: 'not_allowed' },
      { line: 3, field: 'refusal_reason', code: 'not_allowed' },
      { line: 4, field: 'approval', code: 'not_allowed' },
      { line: 5, field: 'refusal_reason', code: 'not_allowed' },
    ])
    expect(await read(id)).toMatchObject({ approval: 'pending', refusal_reason: null, version: 1 })
    expect(await sheet(';De outra empresa;Aceito;')).toMatchObject({ created: 1, invalid: 0 })
  })

  it('is not decided by a create or a change', async () => {
    const { id } = await proposed()
    const headers = { 'if-match': '"1"' }
    for (const field of ['approval', 'refusal_reason', 'decided_at', 'decided_by_id']) {
      const payload = { [field]: 'accepted' }
      const { status, body } = await test
        .as('sindico')
        .patch(`/residents/${id}`, { headers, payload })
      expect([status, body.errors]).toMatchObject([422, [{ field, code: 'not_allowed' }]])
    }
    const create = (approval: string, role: 'sindico' | 'condomino') =>
      test.as(role).post('/residents', {
        payload: {
          name: 'Já',
          birth_date: '1990-01-01',
          approval,
          occupancy: { apartment_id: unit, relation: 'dependent', starts_on: '2026-01-01' },
        },
      })
    for (const [approval, role] of [
      ['refused', 'sindico'],
      ['accepted', 'condomino'],
    ] as const) {
      const { status, body } = await create(approval, role)
      const wrong = [422, [{ field: 'approval', code: 'not_allowed' }]]
      expect([status, body.errors]).toMatchObject(wrong)
    }
    expect((await create('accepted', 'sindico')).status).toBe(201)
  })
})
