import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, rowsOf, type TestApp } from '../testing/test-app.ts'

describe('registers', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp()
  })
  afterAll(() => test.close())

  const addTower = async (name: string) => {
    const { status, body } = await test.as('sindico').post('/towers', { payload: { name } })
    expect(status).toBe(201)
    return body.data
  }
  const addApartment = async (towerId: string, number: string) => {
    const payload = { tower_id: towerId, number }
    const { status, body } = await test.as('sindico').post('/apartments', { payload })
    expect(status).toBe(201)
    return body.data
  }

  it('creates a record and reads it back with its references', async () => {
    const tower = await addTower('Ipê Amarelo')
    const apartment = await addApartment(tower.id, '101')
    const { body, headers } = await test.as('sindico').get(`/apartments/${apartment.id}`)
    expect(body.data).toMatchObject({
      number: '101',
      tower_id: tower.id,
      tower: { id: tower.id, title: 'Ipê Amarelo', deleted: false },
      version: 1,
      status: 'ATIVO',
    })
    expect(headers['etag']).toBe('"1"')
  })

  it('lists with search, filter, sort and total', async () => {
    const tower = await addTower('Jacarandá')
    for (const number of ['1001', '101', '201']) await addApartment(tower.id, number)
    const list = await test.as('sindico').get(`/apartments?filter[tower_id]=${tower.id}`)
    const rows = list.body.data as unknown as { number: string }[]
    expect(rows.map(({ number }) => number)).toEqual(['101', '201', '1001'])
    expect(list.body.meta).toMatchObject({ total: 3, total_is: 'exact' })
    const found = await test.as('sindico').get('/apartments?q=jacaranda 20')
    expect(found.body.meta.total).toBe(1)
    const all = await test.as('sindico').get('/towers')
    expect(all.body.meta.total).toBeGreaterThanOrEqual(1)
  })

  it('refuses unknown fields and filters, on the field', async () => {
    const bad = await test.as('sindico').post('/towers', { payload: { nome: 'x', floors: 0 } })
    expect(bad.status).toBe(422)
    expect(bad.body.errors.map(({ field, code }) => `${field} ${code}`)).toEqual(
      expect.arrayContaining(['floors out_of_range', 'name required', 'nome unknown_field']),
    )
    const filter = await test.as('sindico').get('/towers?filter[nome]=x')
    expect(filter.status).toBe(422)
  })

  it('changes a record at its version only', async () => {
    const tower = await addTower('Versões')
    const path = `/towers/${tower.id}`
    const sindico = test.as('sindico')
    expect((await sindico.patch(path, { payload: { code: 'V' } })).status).toBe(428)
    const first = await sindico.patch(path, {
      payload: { code: 'V' },
      headers: { 'if-match': '"1"' },
    })
    expect(first.body.data).toMatchObject({ code: 'V', version: 2 })
    const stale = await sindico.patch(path, {
      payload: { code: 'W' },
      headers: { 'if-match': '"1"' },
    })
    expect(stale.status).toBe(412)
    expect(stale.body.current).toMatchObject({ code: 'V', version: 2 })
    const same = await sindico.patch(path, {
      payload: { code: 'V' },
      headers: { 'if-match': '"2"' },
    })
    expect(same.body.data.version).toBe(2)
  })

  it('answers a repeated create once, and names a duplicate', async () => {
    const id = '01900000-0000-7000-8000-000000000001'
    const sindico = test.as('sindico')
    expect((await sindico.post('/towers', { payload: { id, name: 'Única' } })).status).toBe(201)
    expect((await sindico.post('/towers', { payload: { id, name: 'Única' } })).status).toBe(200)
    const other = await sindico.post('/towers', { payload: { id, name: 'Outra' } })
    expect([other.status, other.body.code]).toEqual([409, 'id_taken'])
    const twice = await sindico.post('/towers', { payload: { name: 'unica' } })
    expect([twice.status, twice.body.existing]).toEqual([409, { id, title: 'Única' }])
  })

  it('makes a row once if the same create comes twice at once', async () => {
    const payload = { id: '01900000-0000-7000-8000-000000000002', name: 'Duas vezes' }
    const both = await Promise.all(
      [1, 2].map(() => test.as('sindico').post('/towers', { payload })),
    )
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 201,
    ])
  })

  it('refuses to remove a row in use, moves its references on request, and restores it', async () => {
    const sindico = test.as('sindico')
    const [tower, other] = [await addTower('Velha'), await addTower('Nova')]
    const apartment = await addApartment(tower.id, '1')
    const ifMatch = { headers: { 'if-match': '"1"' } }
    const refused = await sindico.delete(`/towers/${tower.id}`, ifMatch)
    expect([refused.status, refused.body.uses]).toEqual([
      409,
      [{ register: 'apartments', count: 1 }],
    ])
    const moved = await sindico.delete(`/towers/${tower.id}?reassign_to=${other.id}`, ifMatch)
    expect(moved.status).toBe(204)
    expect((await sindico.get(`/towers/${tower.id}`)).status).toBe(404)
    expect((await sindico.get(`/apartments/${apartment.id}`)).body.data['tower_id']).toBe(other.id)
    const removed = await sindico.get('/towers?filter[deleted]=true')
    expect(removed.body.meta.total).toBe(1)
    expect((await sindico.post(`/towers/${tower.id}/restore`)).body.data['deleted_at']).toBeNull()
  })

  it('stores residents with owned rows, an occupancy and sensitive values', async () => {
    const tower = await addTower('Araucária')
    const apartment = await addApartment(tower.id, '77')
    const payload = {
      name: 'José da Silva',
      cpf: '529.982.247-25',
      phones: ['(11) 98765-4321'],
      birth_date: '01/02/1980',
      consents: [{ purpose: 'image', term_version: '1', given_on: '2026-01-01' }],
      occupancy: { apartment_id: apartment.id, relation: 'owner', starts_on: '2020-01-01' },
    }
    const made = await test.as('sindico').post('/residents', { payload })
    expect(made.status).toBe(201)
    expect(made.body.data).toMatchObject({
      cpf: '52998224725',
      phones: ['+5511987654321'],
      birth_date: '1980-02-01',
      facial_status: 'none',
      consents: [{ purpose: 'image' }],
    })
    const path = `/residents/${made.body.data.id}`
    const gate = await test.as('funcionario').get(path)
    expect(gate.body.data).toMatchObject({
      cpf: null,
      cpf_masked: '***.***.*47-**',
      birth_date: null,
    })
    const byCpf = await test.as('funcionario').get('/residents?q=529.982.247-25')
    expect(byCpf.body.meta.total).toBe(1)
    const inApartment = await test
      .as('sindico')
      .get(`/residents?filter[apartment_id]=${apartment.id}`)
    expect(inApartment.body.meta.total).toBe(1)
    const found = await test.as('sindico').get('/residents?q=jose')
    expect(found.body.meta.total).toBe(1)

    const edited = await test.as('sindico').patch(path, {
      payload: { consents: [], notes: 'x' },
      headers: { 'if-match': '"1"' },
    })
    expect(edited.body.data).toMatchObject({ consents: [], version: 2 })
    const history = await test.as('sindico').get(`${path}/history`)
    const entries = history.body.data as unknown as { operation: string; changes: object }[]
    expect(entries.map(({ operation }) => operation)).toEqual(['update', 'create'])
    expect(Object.keys(entries[0]?.changes ?? {}).toSorted()).toEqual(['consents', 'notes'])
  })

  it('requires a guardian for a minor', async () => {
    const child = await test
      .as('sindico')
      .post('/residents', { payload: { name: 'Bia', birth_date: '2020-01-01' } })
    expect(child.status).toBe(422)
    expect(child.body.errors).toMatchObject([{ field: 'guardian_id', code: 'guardian_required' }])
  })

  it('changes many rows at once, each separately', async () => {
    const [one, two] = [await addTower('Lote A'), await addTower('Lote B')]
    await addApartment(two.id, '1')
    const { body } = await test.as('sindico').post('/towers/bulk', {
      payload: {
        action: 'delete',
        items: [
          { id: one.id, version: 1 },
          { id: two.id, version: 1 },
        ],
      },
    })
    expect(body.data).toEqual([
      { id: one.id, outcome: 'done', code: null, version: 2 },
      { id: two.id, outcome: 'refused', code: 'in_use', version: null },
    ])
  })

  it('returns the versions by which a change of many rows is undone', async () => {
    const [one, two] = [await addTower('Ida'), await addTower('Volta')]
    const bulk = async (action: string, items: object[]) => {
      const payload = { action, items }
      return rowsOf((await test.as('sindico').post('/towers/bulk', { payload })).body)
    }
    const done = await bulk('inactivate', [
      { id: one.id, version: 1 },
      { id: two.id, version: 1 },
    ])
    expect(done.map(({ version }) => version)).toEqual([2, 2])
    await test.as('sindico').patch(`/towers/${two.id}`, {
      payload: { code: 'V' },
      headers: { 'if-match': '"2"' },
    })
    const back = await bulk(
      'activate',
      done.map(({ id, version }) => ({ id, version })),
    )
    expect(back.map(({ outcome, version }) => [outcome, version])).toEqual([
      ['done', 3],
      ['stale', null],
    ])
  })

  it('makes the apartments of a tower, after a preview', async () => {
    const tower = await addTower('Nova torre')
    const plan = { floors: 2, units_per_floor: 2, pattern: 'floor_unit' }
    const path = `/towers/${tower.id}/generate-apartments`
    const preview = await test.as('sindico').post(path, { payload: { ...plan, preview: true } })
    expect(preview.body.data).toEqual({ create: ['101', '102', '201', '202'], existing: [] })
    const done = await test.as('sindico').post(path, { payload: { ...plan, preview: false } })
    expect(done.status).toBe(200)
    const { of_tower, of_apartments } = await test.database.system.query((queries) =>
      queries.one(sql<{ of_tower: number; of_apartments: number }>`
        SELECT count(*) FILTER (WHERE payload -> 'ids' ? ${tower.id})::int AS of_tower,
          count(*) FILTER (WHERE payload ->> 'count' = '4')::int AS of_apartments
        FROM outbox WHERE topic = 'register.changed' AND tenant_id = ${test.tenants.bosque}`),
    )
    // One event each for making the tower and for the action on it; the four apartments share one.
    expect({ of_tower, of_apartments }).toEqual({ of_tower: 2, of_apartments: 1 })
    const again = await test.as('sindico').post(path, { payload: { ...plan, preview: true } })
    expect(again.body.data).toEqual({ create: [], existing: ['101', '102', '201', '202'] })
  })
})
