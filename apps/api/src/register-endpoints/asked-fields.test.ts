import { registers } from '@portaria/contract/modules/registers'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { machineriesOf, unnotedReads } from '../machineries.ts'
import type { Queries } from '../platform/database/queries.ts'
import { type Seeds, seedTenants } from '../testing/seeded-tenants.ts'
import { openTestApp, rowsOf, type TestApp } from '../testing/test-app.ts'
import { listRecords } from './list-records.ts'
import { readOne } from './read-records.ts'

const always = ['id', 'status', 'version']

const namesOf = (record: object | undefined) => Object.keys(record ?? {}).toSorted()

const titleIn = (reference: unknown) => String(Reflect.get(Object(reference), 'title'))

describe('fields=', () => {
  let test: TestApp
  let seeds: Seeds
  beforeAll(async () => {
    test = await openTestApp({ alone: 'fills the catalogues that companies share' })
    seeds = await seedTenants(test, { bosque: ['household', 'neighbours'], acacias: [] })
  })
  afterAll(() => test.close())

  const one = async (path: string, role: Parameters<TestApp['as']>[0] = 'sindico') =>
    (await test.as(role).get(path)).body.data
  const firstOf = async (path: string, role: Parameters<TestApp['as']>[0] = 'sindico') =>
    rowsOf((await test.as(role).get(path)).body)[0]

  it('reads only those names, with id, version and status, in lists and of one record', async () => {
    const { residents, vehicles } = seeds.bosque.household
    const list = await firstOf('/residents?fields=name,apartment')
    expect(namesOf(list)).toEqual([...always, 'apartment', 'name'].toSorted())
    expect(namesOf(await one(`/residents/${residents}?fields=email,created_at`))).toEqual(
      [...always, 'created_at', 'email'].toSorted(),
    )
    expect(namesOf(await one(`/vehicles/${vehicles}?fields=id`))).toEqual(always)
  })

  it('returns both halves of a reference by either name', async () => {
    const { vehicles } = seeds.bosque.household
    const whole = await one(`/vehicles/${vehicles}`)
    for (const name of ['brand', 'brand_id']) {
      const wanted = { brand: whole['brand'], brand_id: whole['brand_id'] }
      const record = await one(`/vehicles/${vehicles}?fields=${name}`)
      expect(record).toMatchObject(wanted)
      expect(namesOf(record)).toEqual([...always, 'brand', 'brand_id'].toSorted())
      expect(await firstOf(`/vehicles?filter[id]=${vehicles}&fields=${name}`)).toEqual(record)
    }
  })

  it('returns derived values by name: a picture, units with the titles of their towers', async () => {
    const { residents, apartments } = seeds.bosque.household
    const unit = await one(`/apartments/${apartments}`)
    const title = `${titleIn(unit['tower'])} · ${String(unit['number'])}`
    const wanted = { photo: null, apartment: [{ id: apartments, title }] }
    expect(await one(`/residents/${residents}?fields=photo,apartment`)).toMatchObject(wanted)
    const path = `/residents?filter[id]=${residents}&fields=photo,apartment_id`
    expect(await firstOf(path)).toMatchObject(wanted)
    const visitor = await one(`/visitors/${seeds.bosque.household.visitors}?fields=block`)
    expect(visitor).toMatchObject({ block: null })
  })

  it('says whether a catalogue’s row is shared, and nothing else about its owner', async () => {
    const id = seeds.bosque.household.brands
    const record = await one(`/brands/${id}?fields=shared`)
    expect(record).toMatchObject({ shared: false })
    expect(namesOf(record)).toEqual([...always, 'shared'].toSorted())
  })

  it('marks a removed row where a reference to it is read', async () => {
    const { brands, vehicles } = seeds.bosque.neighbours
    await test.database.pools.app.transaction({ 'app.tenant_id': test.tenants.bosque }, (queries) =>
      queries.count(sql`UPDATE brands SET deleted_at = now() WHERE id = ${brands}`),
    )
    const record = await one(`/vehicles/${vehicles}?fields=brand`)
    expect(record['brand']).toMatchObject({ id: brands, deleted: true })
  })

  it('refuses a name that no answer has, on `fields`', async () => {
    const { residents } = seeds.bosque.household
    for (const path of ['/residents', `/residents/${residents}`, '/residents/export']) {
      for (const name of ['nome', 'password', 'tenant_id', 'search_text', 'occupancy.x', '']) {
        const format = path.endsWith('export') ? '&format=csv' : ''
        const { status, body } = await test.as('sindico').get(`${path}?fields=${name}${format}`)
        expect([path, name, status]).toEqual([path, name, 422])
        expect(body.errors).toMatchObject([{ field: 'fields', code: 'unknown_field' }])
      }
    }
  })

  it('returns null and a mask for a hidden cpf that is asked for by name', async () => {
    const { residents } = seeds.bosque.household
    const { cpf } = await one(`/residents/${residents}`)
    for (const name of ['cpf', 'cpf_masked']) {
      const path = `/residents/${residents}?fields=${name}`
      const record = await one(path, 'funcionario')
      expect(namesOf(record)).toEqual([...always, 'cpf', 'cpf_masked'].toSorted())
      expect(record).toMatchObject({
        cpf: null,
        cpf_masked: expect.stringMatching(/^\*{3}/) as unknown,
      })
      expect(await one(path)).toMatchObject({ cpf })
    }
  })

  it('sorts and pages as usual: every row comes once, even without the sorted column', async () => {
    for (let nth = 0; nth < 3; nth += 1) await seeds.add('bosque', registers.residents)
    const all = rowsOf((await test.as('sindico').get('/residents?per_page=100')).body)
    expect(all.length).toBeGreaterThan(2)
    const seen: string[] = []
    for (let after: string | null = ''; after !== null; ) {
      const { body } = await test
        .as('sindico')
        .get(`/residents?fields=email&per_page=1${after && `&after=${after}`}`)
      for (const row of rowsOf(body)) seen.push(row.id)
      expect(rowsOf(body).every((row) => !('name' in row))).toBe(true)
      const next: unknown = Reflect.get(body.meta, 'next')
      after = typeof next === 'string' ? next : null
    }
    expect(seen).toEqual(all.map(({ id }) => id))
    const sorted = await test.as('sindico').get('/residents?fields=email&sort=-name&per_page=100')
    expect(rowsOf(sorted.body).map(({ id }) => id)).toEqual(seen.toReversed())
  })

  it('does not apply to writes: a create and a change return the whole record', async () => {
    const made = await test
      .as('sindico')
      .post('/towers?fields=id', { payload: { name: 'Inteira' } })
    const whole = namesOf(await one(`/towers/${made.body.data.id}`))
    expect(namesOf(made.body.data)).toEqual(whole)
    const changed = await test.as('sindico').patch(`/towers/${made.body.data.id}?fields=id`, {
      payload: { code: 'I' },
      headers: { 'if-match': '"1"' },
    })
    expect(namesOf(changed.body.data)).toEqual(whole)
  })

  it('narrows the columns of a file, with id and version', async () => {
    const head = async (fields: string) => {
      const { raw } = await test.as('sindico').get(`/residents/export?format=csv&fields=${fields}`)
      return raw.replace('\uFEFF', '').split('\r\n')[0]?.split(';')
    }
    expect(await head('name')).toEqual(['id', 'version', 'Nome', 'Nome social', 'Situação'])
    expect(await head('name,apartment')).toEqual([
      'id',
      'version',
      'Torre',
      'Apartamento',
      'Nome',
      'Nome social',
      'Situação',
    ])
    expect((await head('occupancy'))?.length).toBeGreaterThan(6)
  })

  it('reads references in as many statements for many rows as for one', async () => {
    const machinery = machineriesOf(test.parts, unnotedReads).get('vehicles')
    if (!machinery) throw new Error('there are no vehicles')
    let statements = 0
    const counting = (queries: Queries): Queries => ({
      ...queries,
      all: (statement) => queries.all((statements++, statement)),
      one: (statement) => queries.one((statements++, statement)),
      first: (statement) => queries.first((statements++, statement)),
    })
    const database: typeof machinery.database = {
      ...test.parts.database,
      readInTenant: (actor, work) =>
        test.parts.database.readInTenant(actor, (context) =>
          work({ ...context, queries: counting(context.queries) }),
        ),
    }
    const asked = async (perPage: number) => {
      statements = 0
      const query = { per_page: perPage, fields: 'brand,apartment,resident' }
      const { data } = await listRecords({ ...machinery, database }, test.actor('sindico'), query)
      return { rows: data.length, statements }
    }
    // The count, the page, and a statement for each referenced register.
    expect(await asked(1)).toEqual({ rows: 1, statements: 5 })
    const many = await asked(100)
    expect(many.rows).toBeGreaterThan(1)
    expect(many.statements).toBe(5)
  })

  it('writes to the audit trail only if a sensitive name is asked for by an actor who may read it', async () => {
    const noted: unknown[] = []
    const machinery = machineriesOf(test.parts, {
      note: (actor, { rowId }) => void noted.push([actor.role, rowId]),
      flush: async () => undefined,
    }).get('residents')
    if (!machinery) throw new Error('there are no residents')
    const id = seeds.bosque.household.residents
    for (const role of ['sindico', 'funcionario'] as const) {
      for (const fields of ['name,apartment,created_at', 'name,cpf']) {
        await listRecords(machinery, test.actor(role), { fields })
        await readOne(machinery, test.actor(role), id, fields)
      }
    }
    expect(noted).toEqual([
      ['sindico', null],
      ['sindico', id],
    ])
  })
})
