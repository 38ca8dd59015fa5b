import { newId } from '@portaria/contract/value-types/uuid'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sampleCpf } from '../../parts/sample-values.ts'
import { settle } from '../seeded-tenants.ts'
import { openTestApp, rowsOf, type TestApp } from '../test-app.ts'

/** A day that is yesterday in one of these zones is today in the other: they lie 25 hours apart. */
const [EAST, WEST] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago']
const dayIn = (zone: string) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format()

/** Ana lives with Bia in unit 11 of tower A, Caio next door; Dora owns unit 11, lives elsewhere. */
describe('a condomino', () => {
  let test: TestApp
  let admin: Client
  let nth = 0
  let ids: Record<string, string>

  const sindico = () => test.as('sindico')
  const condomino = () => test.as('condomino')

  async function add(register: string, payload: object): Promise<string> {
    const { status, body } = await sindico().post(`/${register}`, { payload })
    expect(status).toBe(201)
    return body.data.id
  }
  const adds = (register: string, payload: object) => condomino().post(`/${register}`, { payload })
  const lives = (who: string, where: string, relation: string, more: object = {}) =>
    add('occupancies', {
      apartment_id: where,
      resident_id: who,
      relation,
      starts_on: '2020-01-01',
      ...more,
    })

  /** Ids in the condomino's list, whose total must agree. */
  async function seen(register: string, query = ''): Promise<string[]> {
    const { status, body } = await condomino().get(`/${register}?per_page=100&${query}`)
    expect(status).toBe(200)
    const found = rowsOf(body).map(({ id }) => id)
    expect(body.meta.total).toBe(found.length)
    return found.toSorted()
  }

  const setZone = (zone: string) =>
    admin.query('UPDATE tenants SET time_zone = $1 WHERE id = $2', [zone, test.tenants.bosque])

  beforeAll(async () => {
    test = await openTestApp()
    admin = new Client({ connectionString: test.database.adminUrl })
    await admin.connect()
  })
  afterAll(async () => {
    await admin.end()
    await test.close()
  })

  beforeEach(async () => {
    nth += 1
    await setZone('America/Sao_Paulo')
    const [a, b] = [
      await add('towers', { name: `A ${nth}` }),
      await add('towers', { name: `B ${nth}` }),
    ]
    const home = await add('apartments', { tower_id: a, number: '11' })
    const next = await add('apartments', { tower_id: b, number: '12' })
    const [ana, bia, caio, dora] = [
      await add('residents', { name: 'Ana', cpf: sampleCpf(nth) }),
      await add('residents', { name: 'Bia' }),
      await add('residents', { name: 'Caio' }),
      await add('residents', { name: 'Dora' }),
    ]
    ids = { a, b, home, next, ana, bia, caio, dora }
    ids['anaHome'] = await lives(ana, home, 'tenant')
    ids['biaHome'] = await lives(bia, home, 'dependent')
    ids['caioNext'] = await lives(caio, next, 'owner')
    ids['doraHome'] = await lives(dora, home, 'landlord')
    await settle(test, 'bosque', ana)
  })

  const of = (...names: string[]) => names.map((name) => ids[name] ?? '').toSorted()

  it('sees the own household, units, towers and occupancies, and nothing else', async () => {
    expect(await seen('residents')).toEqual(of('ana', 'bia'))
    expect(await seen('apartments')).toEqual(of('home'))
    expect(await seen('towers')).toEqual(of('a'))
    expect(await seen('occupancies')).toEqual(of('anaHome', 'biaHome'))
    expect(await seen('residents', 'q=caio')).toEqual([])
    expect(await seen('residents', `filter[apartment_id]=${ids['next']}`)).toEqual([])
    expect(await seen('residents', `filter[id]=${ids['caio']},${ids['bia']}`)).toEqual(of('bia'))
    const found = await condomino().get(`/residents/${ids['bia']}`)
    expect(found.status).toBe(200)
    for (const path of [
      `residents/${ids['caio']}`,
      `apartments/${ids['next']}`,
      `towers/${ids['b']}`,
    ])
      expect((await condomino().get(`/${path}`)).status).toBe(404)
    expect((await condomino().get(`/residents/${ids['ana']}/history`)).status).toBe(403)
    const payload = { action: 'inactivate', items: [{ id: ids['ana'], version: 1 }] }
    expect((await condomino().post('/residents/bulk', { payload })).status).toBe(403)
  })

  it('who is no resident sees nothing', async () => {
    await settle(test, 'bosque', null)
    for (const register of ['residents', 'apartments', 'towers', 'occupancies'])
      expect(await seen(register)).toEqual([])
  })

  it('a landlord keeps the unit and does not see who lives there', async () => {
    await settle(test, 'bosque', ids['dora'] ?? null)
    expect(await seen('apartments')).toEqual(of('home'))
    expect(await seen('residents')).toEqual(of('dora'))
    expect(await seen('occupancies')).toEqual(of('doraHome'))
  })

  it('sees until the last day of an occupancy, by the day of the tenant', async () => {
    const payload = { ends_on: dayIn(WEST) }
    const headers = { 'if-match': '"1"' }
    const ended = await sindico().patch(`/occupancies/${ids['anaHome']}`, { headers, payload })
    expect(ended.status).toBe(200)
    await setZone(WEST)
    expect(await seen('apartments')).toEqual(of('home'))
    await setZone(EAST)
    expect(await seen('apartments')).toEqual([])
    expect(await seen('towers')).toEqual([])
    expect(await seen('residents')).toEqual(of('ana'))
    expect(await seen('occupancies')).toEqual(of('anaHome'))
  })

  it('sees from the first day of an occupancy, by the day of the tenant', async () => {
    await lives(ids['ana'] ?? '', ids['next'] ?? '', 'owner', { starts_on: dayIn(EAST) })
    await setZone(WEST)
    expect(await seen('apartments')).toEqual(of('home'))
    await setZone(EAST)
    expect(await seen('apartments')).toEqual(of('home', 'next'))
  })

  it('an occupancy that was removed opens nothing', async () => {
    const headers = { 'if-match': '"1"' }
    expect((await sindico().delete(`/occupancies/${ids['anaHome']}`, { headers })).status).toBe(204)
    expect(await seen('apartments')).toEqual([])
    expect(await seen('residents')).toEqual(of('ana'))
  })

  it('changes own contact data, and those of minors whose guardian they are', async () => {
    const headers = { 'if-match': '"1"' }
    const patch = (id: string | undefined, payload: object) =>
      condomino().patch(`/residents/${id}`, { headers, payload })
    const child = async (birthDate: string, guardian: string) => {
      const payload = { name: 'Filha', birth_date: birthDate, guardian_id: ids[guardian] }
      const id = await add('residents', payload)
      await lives(id, ids['home'] ?? '', 'dependent')
      return id
    }
    const today = dayIn('America/Sao_Paulo')
    const born = (years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`
    const contact = { phones: ['(11) 98765-4321'] }
    const of18 = born(18).replace('-02-29', '-03-01')
    for (const [id, status, payload] of [
      [ids['ana'], 200, contact],
      [ids['bia'], 403, contact],
      [ids['caio'], 404, contact],
      [await child(born(17), 'ana'), 200, contact],
      [await child(born(17), 'bia'), 403, contact],
      [await child(of18, 'ana'), 403, contact],
      [ids['ana'], 422, { name: 'Outra', approval: 'accepted' }],
      [ids['ana'], 422, { guardian_id: ids['bia'] }],
    ] as const) {
      const { body } = await condomino().get(`/residents/${id}`)
      const isSeen = status !== 404
      expect([id, body.data?.['changeable']]).toEqual([id, isSeen ? status !== 403 : undefined])
      expect([id, (await patch(id, payload)).status]).toEqual([id, status])
    }
    const tower = await condomino().patch(`/towers/${ids['a']}`, { headers, payload: {} })
    expect(tower.status).toBe(403)
  })

  it('proposes a member of the household, who waits for the síndico', async () => {
    const proposal = (where: string | undefined, relation: string) =>
      condomino().post('/residents', {
        payload: {
          name: 'Eva',
          occupancy: {
            apartment_id: where,
            relation,
            starts_on: '2026-01-01',
            may_authorize_visitors: true,
            may_book: true,
          },
        },
      })
    const made = await proposal(ids['home'], 'dependent')
    expect(made.body.data).toMatchObject({ approval: 'pending', status: 'ATIVO' })
    const eva = made.body.data.id
    expect(await seen('residents')).toEqual([...of('ana', 'bia'), eva].toSorted())
    const { body } = await sindico().get(`/occupancies?filter[resident_id]=${eva}`)
    expect(body.data).toMatchObject([{ may_authorize_visitors: false, may_book: false }])

    expect((await proposal(ids['home'], 'owner')).body.errors).toMatchObject([
      { field: 'occupancy.relation', code: 'not_allowed' },
    ])
    expect((await proposal(ids['next'], 'dependent')).body.errors).toMatchObject([
      { field: 'occupancy.apartment_id', code: 'not_found' },
    ])
    expect((await condomino().post(`/residents/${eva}/accept`)).status).toBe(403)
    expect((await sindico().post(`/residents/${eva}/accept`)).status).toBe(200)
    expect((await sindico().post(`/residents/${eva}/accept`)).body.code).toBe('state_conflict')
    expect((await sindico().get(`/residents/${eva}`)).body.data['approval']).toBe('accepted')
  })

  it.each(['landlord', 'dependent', 'domestic_staff'])(
    'proposes nobody as %s',
    async (relation) => {
      const id = await add('residents', { name: 'Gil' })
      await lives(id, ids['home'] ?? '', relation)
      await settle(test, 'bosque', id)
      const starts_on = '2026-01-01'
      const occupancy = { apartment_id: ids['home'], relation: 'dependent', starts_on }
      const { status, body } = await adds('residents', { name: 'Eva', occupancy })
      expect([status, body.errors]).toMatchObject([
        422,
        [{ field: 'occupancy.apartment_id', code: 'not_found' }],
      ])
    },
  )

  it('proposes nobody without a unit', async () => {
    const { status, body } = await adds('residents', { name: 'Solta' })
    expect([status, body.errors]).toMatchObject([422, [{ field: 'occupancy', code: 'required' }]])
    const { body: found } = await sindico().get('/residents?q=solta')
    expect(rowsOf(found)).toEqual([])
  })

  it('reads why the síndico refused a person they proposed, who is not of the unit', async () => {
    const occupancy = { apartment_id: ids['home'], relation: 'dependent', starts_on: '2026-01-01' }
    const made = await adds('residents', { name: 'Eva', occupancy })
    const eva = made.body.data.id
    const refuse = (payload: object) => sindico().post(`/residents/${eva}/refuse`, { payload })
    expect((await refuse({ refusal_reason: ' ' })).status).toBe(422)
    expect((await refuse({ refusal_reason: 'Não mora aqui' })).status).toBe(200)
    const { body } = await condomino().get(`/residents/${eva}`)
    const refused = { approval: 'refused', refusal_reason: 'Não mora aqui', status: 'INATIVO' }
    expect(body.data).toMatchObject(refused)
    expect(await seen('occupancies', `filter[resident_id]=${eva}`)).toEqual([])
    expect((await refuse({ refusal_reason: 'Outra vez' })).body.code).toBe('state_conflict')
    expect((await sindico().post(`/residents/${eva}/accept`)).body.code).toBe('state_conflict')
  })

  it('keeps vehicles and pets of the own household, and sees no others', async () => {
    const brand = String(rowsOf((await sindico().get('/brands?q=fiat')).body)[0]?.id)
    const dog = String(rowsOf((await sindico().get('/species?q=cao')).body)[0]?.id)
    const car = (plate: string, more: object) => ({ plate, brand_id: brand, model: 'Uno', ...more })
    const pet = (tutor: string, home: string) => ({
      name: 'Rex',
      species_id: dog,
      tutor_id: ids[tutor],
      apartment_id: ids[home],
    })
    const cars = [
      await add('vehicles', car('AAA-0001', { apartment_id: ids['home'] })),
      await add('vehicles', car('AAA-0002', { resident_id: ids['ana'] })),
    ]
    await add('vehicles', car('AAA-0003', { apartment_id: ids['next'] }))
    await add('vehicles', car('AAA-0004', { resident_id: ids['caio'] }))
    const pets = [await add('pets', pet('bia', 'home'))]
    await add('pets', pet('caio', 'next'))
    expect(await seen('vehicles')).toEqual(cars.toSorted())
    expect(await seen('pets')).toEqual(pets)

    const made = await adds('vehicles', car('AAA-0005', { apartment_id: ids['home'] }))
    expect(made.status).toBe(201)
    expect(await seen('vehicles')).toEqual([...cars, made.body.data.id].toSorted())
    expect((await adds('vehicles', car('AAA-0006', {}))).body.errors).toMatchObject([
      { field: 'apartment_id', code: 'required' },
    ])
    for (const [register, payload, field] of [
      ['vehicles', car('AAA-0007', { apartment_id: ids['next'] }), 'apartment_id'],
      ['pets', pet('bia', 'next'), 'apartment_id'],
      ['pets', pet('caio', 'home'), 'tutor_id'],
    ] as const)
      expect((await adds(register, payload)).body.errors).toMatchObject([
        { field, code: 'not_found' },
      ])

    await settle(test, 'bosque', ids['dora'] ?? null)
    expect(await seen('vehicles')).toEqual([])
    const landlord = await adds('vehicles', car('AAA-0008', { apartment_id: ids['home'] }))
    expect(landlord.body.errors).toMatchObject([{ field: 'apartment_id', code: 'not_found' }])
  })

  it('does not learn by an id whether somebody else is there', async () => {
    const payload = { id: newId(), name: 'Filho', guardian_id: ids['caio'] }
    const answer = await condomino().post('/residents', { payload })
    expect(answer.body.errors).toMatchObject([{ field: 'guardian_id', code: 'not_found' }])
  })
})
