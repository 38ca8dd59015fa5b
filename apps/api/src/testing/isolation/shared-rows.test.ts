import { platformRoles, roles } from '@portaria/contract/actors/roles'
import { may } from '@portaria/contract/define-register/permissions'
import { registers } from '@portaria/contract/modules/registers'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samples } from '../samples.ts'
import { openTestApp, rowsOf, type TestApp } from '../test-app.ts'
import { mayBulk } from './register-calls.ts'

const catalogues = Object.values(registers)
  .filter(({ scope }) => scope === 'catalogue')
  .map((register) => ({ register, name: register.name }))

const first = { headers: { 'if-match': '"1"' } }
const insiders = roles.filter((role) => !(platformRoles as readonly string[]).includes(role))

describe('what a catalogue shares', () => {
  let test: TestApp
  let admin: Client
  let nth = 1_000
  beforeAll(async () => {
    test = await openTestApp()
    admin = new Client({ connectionString: test.database.adminUrl })
    await admin.connect()
  })
  afterAll(async () => {
    await admin.end()
    await test.close()
  })

  const sample = (register: (typeof catalogues)[number]['register']) =>
    samples[register.name].values((nth += 1))

  it.each(catalogues)('of $name is read by every tenant', async ({ register, name }) => {
    const made = await test.as('admin').post(`/${name}`, { payload: sample(register) })
    expect(made.body.data).toMatchObject({ shared: true, version: 1 })
    for (const tenant of ['bosque', 'acacias'] as const) {
      for (const role of insiders.filter((one) => may(one, register, 'read'))) {
        const { body } = await test.as(role, tenant).get(`/${name}/${made.body.data.id}`)
        expect(body.data).toMatchObject({ id: made.body.data.id, shared: true })
      }
    }
  })

  it.each(catalogues)('of $name is changed by no tenant', async ({ register, name }) => {
    const { body } = await test.as('admin').post(`/${name}`, { payload: sample(register) })
    const path = `/${name}/${body.data.id}`
    for (const role of insiders) {
      const caller = test.as(role)
      const payload = { status: 'INATIVO' }
      const changed = await caller.patch(path, { ...first, payload })
      expect([role, changed.status]).toEqual([role, 403])
      expect([role, (await caller.delete(path, first)).status]).toEqual([role, 403])
      for (const action of ['activate', 'inactivate', 'delete']) {
        if (!mayBulk(register, role, action)) continue
        const items = [{ id: body.data.id, version: 1 }]
        const many = await caller.post(`/${name}/bulk`, { payload: { action, items } })
        expect(many.body.data).toEqual([
          { id: body.data.id, outcome: 'refused', code: 'forbidden', version: null },
        ])
      }
    }
    expect((await test.as('sindico').get(path)).body.data).toEqual(body.data)
    const payload = { status: 'INATIVO' }
    expect((await test.as('master').patch(path, { ...first, payload })).status).toBe(200)
    const again = { headers: { 'if-match': '"2"' } }
    expect((await test.as('admin', 'acacias').delete(path, again)).status).toBe(204)
    const removed = await test.as('sindico').get(`/${name}?filter[deleted]=true`)
    expect(rowsOf(removed.body)).toEqual([])
  })

  it.each(catalogues)('of $name is not what a tenant adds', async ({ register, name }) => {
    const own = await test.as('sindico').post(`/${name}`, { payload: sample(register) })
    expect(own.body.data).toMatchObject({ shared: false })
    const path = `/${name}/${own.body.data.id}`
    expect((await test.as('funcionario').get(path)).status).toBe(200)
    for (const stranger of [test.as('sindico', 'acacias'), test.as('admin')])
      expect((await stranger.get(path)).status).toBe(404)
    const twin = sample(register)
    for (const tenant of ['bosque', 'acacias'] as const) {
      const added = await test.as('sindico', tenant).post(`/${name}`, { payload: twin })
      expect(added.status).toBe(201)
    }
  })

  it.each(catalogues)(
    'of $name has a name and an id that are taken',
    async ({ register, name }) => {
      const payload = sample(register)
      const { body } = await test.as('admin').post(`/${name}`, { payload })
      const [title = ''] = register.title
      const shouted = { ...payload, [title]: ` ${String(payload[title]).toUpperCase()} ` }
      const second = await test.as('sindico').post(`/${name}`, { payload: shouted })
      expect([second.status, second.body.existing]).toEqual([
        409,
        { id: body.data.id, title: payload[title] },
      ])
      const sameId = { ...sample(register), id: body.data.id }
      const other = await test.as('sindico').post(`/${name}`, { payload: sameId })
      expect([other.status, other.body.code]).toEqual([409, 'id_taken'])
    },
  )

  it('has pictures that nobody in a tenant can claim, and everybody sees', async () => {
    const { token } = test.person('admin')
    const form = new FormData()
    const { default: sharp } = await import('sharp')
    const create = { width: 8, height: 8, channels: 3, background: 'teal' } as const
    const png = await sharp({ create }).png().toBuffer()
    form.set('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'logo.png')
    const encoded = new Response(form)
    const uploaded = await test.app.inject({
      method: 'POST',
      url: '/api/v1/files',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': encoded.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })
    expect(uploaded.statusCode).toBe(201)
    const { id } = uploaded.json<{ data: { id: string } }>().data
    const payload = { ...sample(registers.brands), logo_file_id: id }
    const stolen = await test.as('sindico').post('/brands', { payload })
    expect(stolen.body.errors).toMatchObject([{ field: 'logo_file_id', code: 'not_found' }])
    const made = await test.as('admin').post('/brands', { payload })
    const seen = await test.as('condomino').get(`/brands/${made.body.data.id}`)
    const logo: unknown = seen.body.data['logo']
    const url = String(Reflect.get(Object(logo), 'url'))
    expect((await test.app.inject(url)).statusCode).toBe(200)
  })

  describe('and tenants use', () => {
    /** Adds a shared brand, and a vehicle of that brand in each tenant. */
    async function used() {
      const made = await test.as('admin').post('/brands', { payload: sample(registers.brands) })
      const brand = made.body.data.id
      const vehicles = await Promise.all(
        (['bosque', 'acacias'] as const).map(async (tenant) => {
          const payload = { ...sample(registers.vehicles), brand_id: brand }
          const { body } = await test.as('sindico', tenant).post('/vehicles', { payload })
          return { tenant, id: body.data.id }
        }),
      )
      return { brand, vehicles }
    }

    it('is not removed, alone or among many, and only their number is told', async () => {
      const { brand } = await used()
      const { status, body } = await test.as('admin').delete(`/brands/${brand}`, first)
      expect([status, body.uses]).toEqual([409, [{ register: 'vehicles', count: 2 }]])
      const payload = { action: 'delete', items: [{ id: brand, version: 1 }] }
      const many = await test.as('master').post('/brands/bulk', { payload })
      expect(many.body.data).toEqual([
        { id: brand, outcome: 'refused', code: 'in_use', version: null },
      ])
    })

    it('is merged into another shared row, in every tenant and its trail', async () => {
      const [{ brand, vehicles }, kept] = [await used(), await used()]
      const path = `/brands/${brand}?reassign_to=${kept.brand}`
      expect((await test.as('admin').delete(path, first)).status).toBe(204)
      for (const { tenant, id } of vehicles) {
        const { body } = await test.as('sindico', tenant).get(`/vehicles/${id}`)
        expect(body.data).toMatchObject({ brand_id: kept.brand, version: 2 })
        const history = await test.as('sindico', tenant).get(`/vehicles/${id}/history`)
        expect(rowsOf(history.body)[0]).toMatchObject({
          actor_role: 'admin',
          changes: { brand_id: [{ id: brand }, { id: kept.brand }] },
        })
      }
    })

    it('is neither counted nor moved for anybody of a tenant', async () => {
      for (const call of [
        `SELECT * FROM uses_of_shared('vehicles', 'brand_id', '{}')`,
        `SELECT move_uses_of_shared('vehicles', 'brand_id', 'vehicles', gen_random_uuid(),
           gen_random_uuid(), null, 'sindico', null, null)`,
      ]) {
        const asked = test.database.app.inTenant(test.actor('sindico'), ({ queries }) =>
          queries.all(sql.raw(call)),
        )
        await expect(asked).rejects.toThrow('only who keeps the shared rows')
      }
    })
  })

  it('is there from the first day', async () => {
    const { rows } = await admin.query<{ base: string; terms: Record<string, object> }>(
      `SELECT base, terms FROM segments
       WHERE created_by IS NULL AND tenant_id = '00000000-0000-0000-0000-000000000000'`,
    )
    expect(rows.map(({ base }) => base).toSorted()).toEqual([
      'condominium',
      'construction',
      'education',
      'health',
      'industry',
    ])
    for (const { terms } of rows) {
      for (const language of ['pt', 'en']) {
        expect(Object.keys(terms[language] ?? {}).toSorted()).toEqual([
          'apartment',
          'employee',
          'manager',
          'resident',
          'tower',
        ])
      }
    }
    const species = await test.as('condomino').get('/species?q=cao')
    expect(rowsOf(species.body)).toMatchObject([
      { name: 'Cão', icon: '🐕', requires_vaccine: true, shared: true },
    ])
  })
})
