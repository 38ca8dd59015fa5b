import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bind } from '../../../testing/seeded-tenants.ts'
import { openTestApp, rowsOf, type TestApp } from '../../../testing/test-app.ts'

describe('service providers', () => {
  let test: TestApp
  let own: string
  const paper = { document_kind: 'insurance', number: 'AP-1', expires_on: '2020-01-31' }
  const company = {
    kind: 'company',
    name: 'Elevar',
    legal_name: 'Elevar Ltda.',
    category: 'Elevadores',
    phones: ['+552133445566'],
  }

  beforeAll(async () => {
    test = await openTestApp()
    const technicians = [{ name: 'Davi', cpf: '39053344705', document: 'MG 12', phone: null }]
    const made = await add({ documents: [paper], technicians })
    own = made.body.data.id
    await bind(test, 'bosque', 'service_provider', { provider_id: own })
  })
  afterAll(() => test.close())

  const add = (more: object = {}) =>
    test.as('sindico').post('/service-providers', { payload: { ...company, ...more } })
  const read = async (role: 'sindico' | 'funcionario' | 'condomino' | 'service_provider') =>
    (await test.as(role).get(`/service-providers/${own}`)).body.data
  const change = async (role: 'funcionario' | 'service_provider', payload: object) => {
    const { version } = await read('sindico')
    const headers = { 'if-match': `"${version}"` }
    return test.as(role).patch(`/service-providers/${own}`, { headers, payload })
  }
  const ownedBy = (row: Record<string, unknown>, name: string) =>
    (row[name] ?? []) as Record<string, unknown>[]
  const errorsOf = (body: { errors?: { field: string; code: string }[] }) =>
    (body.errors ?? []).map(({ field, code }) => `${field} ${code}`)

  it('are companies or people, never both', async () => {
    expect(errorsOf((await add({ legal_name: null })).body)).toEqual(['legal_name required'])
    expect(errorsOf((await add({ cpf: '39053344705' })).body)).toEqual(['cpf of_people'])
    expect(errorsOf((await add({ kind: 'person' })).body)).toEqual(['legal_name of_companies'])
  })

  it('wait for approval, and can be blocked with a reason that approving removes', async () => {
    const { body } = await add({ name: 'Bloco' })
    expect(body.data.approval).toBe('pending')
    const move = (transition: string, payload: object = {}) =>
      test.as('sindico').post(`/service-providers/${body.data.id}/${transition}`, { payload })
    expect(errorsOf((await move('block')).body)).toEqual(['block_reason required'])
    const blocked = await move('block', { block_reason: 'Seguro vencido' })
    expect(blocked.body.data).toMatchObject({ approval: 'blocked', block_reason: 'Seguro vencido' })
    const approved = await move('approve')
    expect(approved.body.data).toMatchObject({ approval: 'approved', block_reason: null })
    const mine = await test
      .as('funcionario')
      .post(`/service-providers/${body.data.id}/block`, { payload: { block_reason: 'x' } })
    expect(mine.status).toBe(403)
  })

  it('show residents their name, category and telephones, and nothing else', async () => {
    const seen = await read('condomino')
    const common = ['id', 'status', 'version', 'name', 'category', 'phones', 'access_types']
    const told = Object.entries(seen).filter(
      ([name, value]) => !common.includes(name) && value !== null && value !== false,
    )
    expect(told.map(([name]) => name).toSorted()).toEqual(
      ['created_at', 'created_by', 'updated_at', 'updated_by'].filter((name) => name in seen),
    )
    expect(seen).toMatchObject({ name: 'Elevar', category: 'Elevadores', documents: null })
    const person = { kind: 'person', name: 'Rui', category: 'Pintura', cpf: '52998224725' }
    const rui = await test.as('sindico').post('/service-providers', { payload: person })
    expect(rui.status).toBe(201)
    const asked = await test.as('condomino').get('/service-providers?q=52998224725')
    expect([asked.status, rowsOf(asked.body)]).toEqual([200, []])
    const filtered = await test.as('condomino').get('/service-providers?filter[approval]=pending')
    expect(filtered.status).toBe(422)
    const expired = await test
      .as('condomino')
      .get('/service-providers?filter[documents_expired]=true')
    expect(expired.status).toBe(422)
    const [row] = rowsOf((await test.as('condomino').get('/service-providers')).body)
    expect(row).toHaveProperty('category')
    expect(row).not.toHaveProperty('documents_expired')
  })

  it('with an expired document are marked and found', async () => {
    const { body } = await test
      .as('sindico')
      .get('/service-providers?filter[documents_expired]=true')
    expect(rowsOf(body).map(({ id }) => id)).toEqual([own])
    expect((await read('funcionario')).documents_expired).toBe(true)
  })

  it('add documents of their own, and neither change nor remove one', async () => {
    const documents = ownedBy(await read('service_provider'), 'documents')
    const added = await change('service_provider', {
      documents: [...documents, { document_kind: 'health', expires_on: '2099-01-31' }],
    })
    expect([added.status, ownedBy(added.body.data, 'documents').length]).toEqual([200, 2])
    const changed = { documents: [{ ...documents[0], expires_on: '2099-01-31' }] }
    const refused = await change('service_provider', changed)
    expect(errorsOf(refused.body)).toEqual(['documents not_allowed'])
    await change('service_provider', { documents: [] })
    expect((await read('sindico')).documents).toMatchObject([{ number: 'AP-1' }, {}])
    const name = await change('service_provider', { name: 'Outra' })
    expect(errorsOf(name.body)).toEqual(['name not_allowed'])
    const { body } = await test.as('service_provider').get('/service-providers')
    expect(rowsOf(body).map(({ id }) => id)).toEqual([own])
  })

  it('hide the documents of technicians from the gate, also when it writes', async () => {
    const technicians = ownedBy(await read('funcionario'), 'technicians')
    expect(technicians).toMatchObject([{ name: 'Davi', cpf: null, document: null }])
    const named = [{ ...technicians[0], phone: '+5521990817265' }]
    expect((await change('funcionario', { technicians: named })).status).toBe(200)
    expect((await read('sindico')).technicians).toMatchObject([
      { cpf: '39053344705', document: 'MG 12', phone: '+5521990817265' },
    ])
  })
})
