import { sampleCpf } from '../parts/sample-values.ts'
import { settle } from './seeded-tenants.ts'
import { type AppOptions, openTestApp, type TestApp } from './test-app.ts'

/** A company with the history of one unit; `ids` has its rows by short names. */
export type RecordWorld = {
  test: TestApp
  ids: Record<string, string>
  add(register: string, payload: object): Promise<string>
  /** Makes the condomino of bosque the login of a resident. */
  settleAs(name: string): Promise<void>
  /** Runs a statement as the database's owner, for states that otherwise only time brings about. */
  past(statement: string): Promise<unknown>
  close(): Promise<void>
}

/**
 * Unit 11 through the years: Paulo rented it until the end of 2022, Ana since 2023 with her daughter
 * Nina, her partner Bia since 2024 and Rosa, who works there; Dora has let it to them since 2019. Caio lives
 * next door. Each has a car, a pet or a card and had visits.
 */
export async function openRecordWorld(options?: AppOptions): Promise<RecordWorld> {
  const test = await openTestApp(options)
  const { past } = test
  const ids: Record<string, string> = {}

  async function add(register: string, payload: object): Promise<string> {
    const { status, body, raw } = await test.as('sindico').post(`/${register}`, { payload })
    if (status !== 201) throw new Error(`${register} was refused: ${raw}`)
    return body.data.id
  }
  const id = (name: string) => {
    const known = ids[name]
    if (!known) throw new Error(`nobody is called ${name}`)
    return known
  }

  ids['tower'] = await add('towers', { name: 'Torre das Fichas' })
  ids['home'] = await add('apartments', { tower_id: id('tower'), number: '11' })
  ids['next'] = await add('apartments', { tower_id: id('tower'), number: '12' })
  ids['brand'] = await add('brands', { name: 'Marca da ficha', kind: 'vehicle' })
  ids['species'] = await add('species', { name: 'Espécie da ficha' })

  const people = ['paulo', 'ana', 'bia', 'rosa', 'dora', 'caio'] as const
  for (const [nth, name] of people.entries()) {
    const first = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
    ids[name] = await add('residents', {
      name: first,
      cpf: sampleCpf(810_000 + nth),
      birth_date: '1980-05-0'.concat(String(nth + 1)),
    })
  }
  ids['nina'] = await add('residents', {
    name: 'Nina',
    birth_date: `${new Date().getFullYear() - 12}-01-02`,
    guardian_id: id('ana'),
  })

  const lives = (who: string, where: string, relation: string, more: object) =>
    add('occupancies', {
      apartment_id: id(where),
      resident_id: id(who),
      relation,
      ...more,
    })
  await lives('paulo', 'home', 'tenant', { starts_on: '2020-01-01', ends_on: '2022-12-31' })
  await lives('dora', 'home', 'owner', { starts_on: '2010-01-01', ends_on: '2018-12-31' })
  await lives('dora', 'home', 'landlord', { starts_on: '2019-01-01' })
  await lives('ana', 'home', 'tenant', { starts_on: '2023-01-01' })
  await lives('nina', 'home', 'dependent', { starts_on: '2023-01-01' })
  await lives('bia', 'home', 'dependent', { starts_on: '2024-03-01' })
  await lives('rosa', 'home', 'domestic_staff', { starts_on: '2023-06-01' })
  await lives('caio', 'next', 'owner', { starts_on: '2020-01-01' })

  const drives = (plate: string, who: string, where: string, starts_on: string) =>
    add('vehicles', {
      plate,
      brand_id: id('brand'),
      model: 'Modelo',
      apartment_id: id(where),
      resident_id: id(who),
      starts_on,
    })
  // Nobody took the car and the dog of the former tenant off the register.
  await drives('PAU1A00', 'paulo', 'home', '2020-02-01')
  await drives('ANA1A00', 'ana', 'home', '2023-02-01')
  await drives('CAI1A00', 'caio', 'next', '2020-02-01')
  const pet = (name: string, who: string, where: string) =>
    add('pets', {
      name,
      species_id: id('species'),
      apartment_id: id(where),
      tutor_id: id(who),
    })
  ids['rex'] = await pet('Rex', 'paulo', 'home')
  await past(`UPDATE pets SET created_at = '2020-03-01T12:00Z' WHERE id = '${id('rex')}'`)
  await pet('Mimi', 'ana', 'home')
  const garage = { code: 'F-11', level: 'G1', kind: 'fixed', apartment_id: id('home') }
  await test.as('admin').post('/garages', { payload: garage })
  // One card belongs to the unit, the other to Ana alone.
  const given = { '8100001': { apartment_id: id('home') }, '8100002': {} }
  for (const [number, place] of Object.entries(given)) {
    const card = await add('cards', { number, kind: 'card', ...place })
    const payload = { resident_id: id('ana') }
    const assigned = await test.as('sindico').post(`/cards/${card}/assign`, { payload })
    if (assigned.status !== 200) throw new Error(assigned.raw)
  }

  async function visited(guest: string, where: string, at: string, more: object = {}) {
    const visitor = await add('visitors', { name: guest, cpf: sampleCpf(820_000 + guest.length) })
    const visit = await add('visits', {
      visitor_id: visitor,
      kind: 'social',
      apartment_id: id(where),
      ...more,
    })
    await past(`UPDATE visits SET created_at = '${at}', expected_from = '${at}', state = 'left',
      checked_in_at = '${at}', checked_out_at = '${at}'::timestamptz + interval '2 hours',
      checked_out_how = 'desk' WHERE id = '${visit}'`)
    return visitor
  }
  await visited('De Paulo', 'home', '2021-05-05T15:00:00Z')
  const guest = await visited('Visita de Ana', 'home', '2024-05-05T15:00:00Z')
  await visited('Oficial de justiça', 'home', '2024-05-06T15:00:00Z', {
    kind: 'official',
    authority: 'TJ 1234',
  })
  await visited('Alguém de Caio', 'next', '2024-05-07T15:00:00Z')

  await add('passes', {
    visitor_id: guest,
    kind: 'social',
    apartment_id: id('home'),
    valid_from: new Date().toISOString(),
    valid_to: new Date(Date.now() + 5 * 86_400_000).toISOString(),
  })
  await add('item-passes', {
    description: 'Sofá',
    direction: 'out',
    carrier: 'Transportadora',
    apartment_id: id('home'),
  })

  return {
    test,
    ids,
    add,
    settleAs: (name) => settle(test, 'bosque', id(name)),
    past,
    close: () => test.close(),
  }
}
