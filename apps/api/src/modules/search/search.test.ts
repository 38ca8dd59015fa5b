import type { Role } from '@portaria/contract/actors/roles'
import { searchAnswer } from '@portaria/contract/modules/search/search'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleCpf } from '../../parts/sample-values.ts'
import type { Queries } from '../../platform/database/queries.ts'
import { openTestApp, rowsOf, type TenantName, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let tower = ''
let brand = ''
let species = ''
beforeAll(async () => {
  test = await openTestApp()
  tower = await make('/towers', { name: 'Jatobá' })
  brand = await make('/brands', { name: 'Gurgel', kind: 'vehicle' })
  species = await make('/species', { name: 'Furão' })
})
afterAll(() => test.close())

async function make(path: string, payload: object, tenant: TenantName = 'bosque') {
  const { status, body, raw } = await test.as('sindico', tenant).post(path, { payload })
  expect([status, raw]).toEqual([201, raw])
  return body.data.id
}

const inTenant = <T>(tenant: TenantName, work: (queries: Queries) => Promise<T>) =>
  test.database.pools.app.transaction({ 'app.tenant_id': test.tenants[tenant] }, work)

const resident = (name: string, more: object = {}, tenant?: TenantName) =>
  make('/residents', { name, birth_date: '1980-01-01', ...more }, tenant)
const unit = (number: string) => make('/apartments', { tower_id: tower, number })
const lives = (resident_id: string, apartment_id: string, more: object = {}) =>
  make('/occupancies', {
    resident_id,
    apartment_id,
    relation: 'owner',
    starts_on: '2020-01-01',
    ...more,
  })
const ifMatch = (version: number) => ({ headers: { 'if-match': `"${version}"` } })

async function search(typed: string, role: Role = 'sindico', tenant?: TenantName) {
  const answer = await test.as(role, tenant).get(`/search?q=${encodeURIComponent(typed)}`)
  expect([answer.status, answer.raw]).toEqual([200, answer.raw])
  return searchAnswer.parse(answer.body).data
}

/** Titles by register, in the order of the answer. */
async function found(typed: string, role?: Role, tenant?: TenantName) {
  const groups = await search(typed, role, tenant)
  return groups.map(({ register, hits }) => [register, hits.map(({ title }) => title)])
}

describe('the search of everything', () => {
  it('finds people, units, cars, animals, visitors and towers in one answer', async () => {
    const home = await unit('9031')
    const person = await resident('Zenóbia Quaresma', { phones: ['+5511987001122'] })
    await lives(person, home)
    await make('/vehicles', {
      plate: 'QRS1C34',
      brand_id: brand,
      model: 'Zenobio',
      apartment_id: home,
    })
    await make('/pets', { name: 'Zenó', species_id: species, apartment_id: home, tutor_id: person })
    await make('/visitors', { name: 'Zenobildo', cpf: sampleCpf(61_000_001) })
    await make('/towers', { name: 'Zenobial' })
    await make('/cabinets', { name: 'Chaves do Zenobial' })
    expect(await found('ZENÓB')).toEqual([
      ['residents', ['Zenóbia Quaresma']],
      ['vehicles', ['QRS1C34 · Zenobio']],
      ['visitors', ['Zenobildo']],
      ['towers', ['Zenobial']],
      ['cabinets', ['Chaves do Zenobial']],
    ])
    expect(await found('zeno')).toContainEqual(['pets', ['Zenó']])
    expect(await found('9031')).toEqual([['apartments', ['Jatobá · 9031']]])
    expect(await found('jatoba 903')).toEqual([['apartments', ['Jatobá · 9031']]])
    // An animal by the name of its tutor and its own.
    expect(await found('quaresma zen')).toEqual([
      ['residents', ['Zenóbia Quaresma']],
      ['pets', ['Zenó']],
    ])
  })

  it('shows with a hit the values that its definition names, and nothing else', async () => {
    const home = await unit('9032')
    const person = await resident('Evilásio Torto', {
      phones: ['+5511987001133'],
      cpf: sampleCpf(61_000_002),
      social_name: 'Eva',
    })
    await lives(person, home)
    const [group] = await search('evilasio')
    expect(group).toMatchObject({ register: 'residents', more: false })
    expect(group?.hits).toEqual([
      {
        id: person,
        title: 'Eva',
        former: false,
        by: null,
        record: {
          id: person,
          status: 'ATIVO',
          version: 1,
          name: 'Evilásio Torto',
          social_name: 'Eva',
          photo: null,
          photo_file_id: null,
          is_minor: false,
          former: false,
          gender: null,
          phones: ['+5511987001133'],
          approval: 'accepted',
          apartment: [{ id: home, title: 'Jatobá · 9032' }],
        },
      },
    ])
  })

  it.each([
    '11987001144',
    '(11) 98700-1144',
    '+55 11 98700-1144',
    '98700 1144',
    '98700114',
    '1144',
  ])('finds a telephone typed as %s', async (typed) => {
    const name = 'Dono do telefone'
    const known = (await found(name)).length > 0
    if (!known) await resident(name, { phones: ['+5511987001144'] })
    expect(await found(typed)).toContainEqual(['residents', expect.arrayContaining([name])])
  })

  it('finds a car by a misread plate, and one of a neighbouring country', async () => {
    const [misread, foreign] = [
      await make('/vehicles', { plate: 'ACT0396', brand_id: brand, model: 'Miura' }),
      await make('/vehicles', { plate: 'AB 123 CD', brand_id: brand, model: 'Torino' }),
    ]
    for (const [typed, id] of [
      ['ACTO396', misread],
      ['AB123CD', foreign],
      ['ab 123 cd', foreign],
    ]) {
      const path = `q=${encodeURIComponent(String(typed))}`
      const everywhere = await test.as('sindico').get(`/search?${path}`)
      const list = await test.as('sindico').get(`/vehicles?${path}`)
      expect([typed, everywhere.raw.includes(String(id)), list.raw.includes(String(id))]).toEqual([
        typed,
        true,
        true,
      ])
    }
  })

  it('finds a car by its plate, old or Mercosul, from its beginning', async () => {
    await make('/vehicles', { plate: 'KLM2D45', brand_id: brand, model: 'BR-800' })
    for (const typed of ['KLM-2345', 'klm 2d45', 'klm23', 'klm2d', 'KLM2345', '2d45', '2345']) {
      expect([typed, await found(typed)]).toEqual([typed, [['vehicles', ['KLM2D45 · BR-800']]]])
    }
  })

  it('finds a code with a hyphen that looks like a plate or a telephone, beside the plates', async () => {
    const garage = (code: string) => test.as('admin').post('/garages', { payload: { code } })
    for (const code of ['EXT-01', 'EXT-02', '2026-0001']) {
      expect((await garage(code)).status).toBe(201)
    }
    const car = { plate: 'EXT0123', brand_id: brand, model: 'Carajás' }
    await make('/vehicles', car)
    expect(await found('ext-01')).toEqual([
      ['vehicles', ['EXT0123 · Carajás']],
      ['garages', ['EXT-01']],
    ])
    expect(await found('2026-0001')).toEqual([['garages', ['2026-0001']]])
    for (const typed of ['EXT-01', '2026-0001']) {
      const list = rowsOf((await test.as('sindico').get(`/garages?q=${typed}`)).body)
      expect(list.map(({ code }) => code)).toEqual([typed])
    }
    const cars = rowsOf((await test.as('sindico').get('/vehicles?q=EXT-01')).body)
    expect(cars.map(({ plate }) => plate)).toEqual(['EXT0123'])
  })

  it('finds only beginnings of words, and lists current rows before former ones', async () => {
    const home = await unit('9033')
    const [gone, here] = [await resident('Ubirata Antigo'), await resident('Ubirata Atual')]
    const inactive = await resident('Ubirata Apagado')
    await lives(gone, home, { ends_on: '2021-01-01' })
    await lives(here, home)
    const off = { ...ifMatch(1), payload: { status: 'INATIVO' } }
    const patched = await test.as('sindico').patch(`/residents/${inactive}`, off)
    expect([patched.status, patched.raw]).toEqual([200, patched.raw])
    await make('/towers', { name: 'Ubiratan' })
    const [first, second] = await search('ubirata')
    expect(first?.hits.map(({ title, former }) => [title, former])).toEqual([
      ['Ubirata Atual', false],
      ['Ubirata Antigo', true],
      ['Ubirata Apagado', true],
    ])
    expect(second?.register).toBe('towers')
    // The inside of a word finds nobody.
    expect(await found('biratan')).toEqual([])
  })

  it('shows that there are more hits than it lists', async () => {
    for (let nth = 0; nth < 8; nth += 1) await resident(`Multidão ${nth}`)
    const [group] = await search('multidao')
    expect([group?.hits.length, group?.more]).toEqual([6, true])
  })

  it('forgets removed rows and knows renamed, restored and bulk-changed ones', async () => {
    const id = await resident('Capistrano Velho')
    const call = test.as('sindico')
    const renamed = { ...ifMatch(1), payload: { name: 'Deodato Novo' } }
    expect((await call.patch(`/residents/${id}`, renamed)).status).toBe(200)
    expect(await found('capistrano')).toEqual([])
    expect(await found('deodato')).toEqual([['residents', ['Deodato Novo']]])
    expect((await call.delete(`/residents/${id}`, ifMatch(2))).status).toBe(204)
    expect(await found('deodato')).toEqual([])
    expect((await call.post(`/residents/${id}/restore`)).status).toBe(200)
    const bulk = { action: 'inactivate', items: [{ id, version: 4 }] }
    const { body } = await call.post('/residents/bulk', { payload: bulk })
    expect(rowsOf(body)[0]?.['outcome']).toBe('done')
    const [group] = await search('deodato')
    expect(group?.hits.map(({ former }) => former)).toEqual([true])
  })

  it('is empty for an empty text, and refuses unknown parameters', async () => {
    expect(await found('')).toEqual([])
    expect(await found(' % _ ')).toEqual([])
    const unknown = await test.as('sindico').get('/search?q=a&sort=name')
    expect([unknown.status, unknown.body.errors[0]?.code]).toEqual([422, 'unknown_field'])
    const { status, body } = await test.as('admin').get('/search?q=a', {
      headers: { 'x-tenant-id': '' },
    })
    expect([status, body.code]).toEqual([400, 'tenant_required'])
  })
})

describe('rights in the search', () => {
  it('stays in one company', async () => {
    await resident('Segredo das Acácias', {}, 'acacias')
    expect(await found('segredo das')).toEqual([])
    expect(await found('segredo das', 'sindico', 'acacias')).toEqual([
      ['residents', ['Segredo das Acácias']],
    ])
  })

  it('leaves out registers that a role does not read, and all of them for a role that reads none', async () => {
    await resident('Visitada Fulana')
    await make('/visitors', { name: 'Visitada Beltrana', cpf: sampleCpf(61_000_003) })
    expect((await found('visitada')).map(([register]) => register)).toEqual([
      'residents',
      'visitors',
    ])
    expect((await found('visitada', 'staff')).map(([register]) => register)).toEqual(['residents'])
    expect(await found('visitada', 'service_provider')).toEqual([])
  })

  it('shows a condomino the own household, cars and invitations, and nobody else', async () => {
    const { membershipId } = test.person('condomino')
    const [home, other] = [await unit('9041'), await unit('9042')]
    const [me, neighbour] = [await resident('Vizinhança Minha'), await resident('Vizinhança Outra')]
    await lives(me, home)
    await lives(neighbour, other)
    await inTenant('bosque', (queries) =>
      queries.count(sql`UPDATE memberships SET resident_id = ${me} WHERE id = ${membershipId}`),
    )
    const car = { plate: 'VZM1A11', brand_id: brand, model: 'Vizinhance' }
    await make('/vehicles', { ...car, apartment_id: other })
    await make('/visitors', { name: 'Vizinhança Visita', cpf: sampleCpf(61_000_004) })
    expect(await found('vizinhanca', 'condomino')).toEqual([['residents', ['Vizinhança Minha']]])
    expect(await found('izinh', 'condomino')).toEqual([])
    expect(await found('minha vizi', 'condomino')).toEqual([['residents', ['Vizinhança Minha']]])
    expect(await found('VZM-1111', 'condomino')).toEqual([])
  })
})
