import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GateWorld, openGateWorld } from '../../testing/gate-world.ts'
import { runImport } from '../../testing/run-import.ts'
import { rowsOf } from '../../testing/test-app.ts'

type Typed = { kind: string; number: string; country?: string; issuer?: string }

const figures = (salt: number) => String(10_000_000 + ((salt * 7_919) % 89_999_999))

/**
 * A document of each kind, as people type it, and the other forms in which its number is searched.
 */
const documents: readonly [string, (salt: number) => Typed, ...((bare: string) => string)[]][] = [
  [
    'RG',
    (salt) => ({ kind: 'rg', number: `${figures(salt)}X`, issuer: 'SSP/SP' }),
    (bare) => `RG ${bare}`,
  ],
  ['CRNM', (salt) => ({ kind: 'crnm', number: `F${figures(salt)}` }), (bare) => `RNM ${bare}`],
  [
    'passport of Argentina',
    (salt) => ({ kind: 'passport', number: `aab ${figures(salt)}`, country: 'AR' }),
    (bare) => `passaporte ${bare}`,
  ],
  [
    'DNI of Argentina',
    (salt) => ({ kind: 'national_id', number: `DNI 0${figures(salt)}`, country: 'AR' }),
    (bare) => `DNI ${bare}`,
    (bare) => `0${bare}`,
    (bare) => bare.replace(/\B(?=(?:\d{3})+$)/g, '.'),
  ],
  ['CI of Paraguay', (salt) => ({ kind: 'national_id', number: figures(salt), country: 'PY' })],
  ['CI of Uruguay', (salt) => ({ kind: 'national_id', number: figures(salt), country: 'UY' })],
  [
    'CI of Bolivia',
    (salt) => ({ kind: 'national_id', number: `${figures(salt)} LP`, country: 'BO' }),
    (bare) => `CI ${bare} LP`,
  ],
  [
    'RUN of Chile',
    (salt) => ({ kind: 'national_id', number: `${figures(salt)}-k`, country: 'CL' }),
    (bare) => `RUN ${bare.slice(0, -1)}-${bare.slice(-1)}`,
  ],
  ['another', (salt) => ({ kind: 'other', number: `Z${figures(salt)}`, country: 'PT' })],
]

describe('documents that are no CPF', () => {
  let world: GateWorld
  let salt = Date.now() % 1_000_000
  beforeAll(async () => {
    world = await openGateWorld()
  })
  afterAll(() => world.close())

  const bareOf = ({ number, country }: Typed) => {
    const bare = number
      .replace(/^DNI 0/, '')
      .replace(/[^\da-z]/gi, '')
      .toUpperCase()
    return country === 'BO' ? bare.replace(/LP$/, '') : bare
  }
  const made = async (register: string, payload: object, role: 'sindico' | 'funcionario') => {
    const { status, body, raw } = await world.test.as(role).post(`/${register}`, { payload })
    expect([status, raw]).toEqual([201, raw])
    return body.data.id
  }
  const invited = async (name: string) => {
    const { body } = await world.test.as('condomino').post('/visits/invite', {
      payload: { apartment_id: world.own.apartmentId, guests: [{ name }] },
    })
    return String(rowsOf(body)[0]?.['code'])
  }

  /** Adds a person with a document, by the register that stores it. */
  const places: Record<string, (name: string, id_doc: Typed) => Promise<unknown>> = {
    residents: (name, id_doc) => made('residents', { name, id_doc }, 'sindico'),
    employees: (name, id_doc) =>
      made('employees', { name, id_doc, position: 'Zelador', kind: 'own' }, 'sindico'),
    'service-providers': (name, id_doc) =>
      made('service-providers', { name, kind: 'person', id_doc, category: 'Elétrica' }, 'sindico'),
    visitors: (name, id_doc) => made('visitors', { name, id_doc }, 'funcionario'),
    'the gate': async (name, id_doc) => {
      const payload = {
        id: newId(),
        kind: 'social',
        name,
        id_doc,
        apartment_id: world.own.apartmentId,
      }
      const { status, raw } = await world.test.as('funcionario').post('/gate/walk-ins', { payload })
      expect([status, raw]).toEqual([201, raw])
    },
    'an invitation': async (name, id_doc) => {
      const payload = { code: await invited(name), id_doc }
      const { status, raw } = await world.test.as('funcionario').post('/gate/entries', { payload })
      expect([status, raw]).toEqual([200, raw])
    },
  }

  const cases = documents.flatMap((one) =>
    Object.keys(places).map((place) => [one[0], place, one] as const),
  )

  it.each(cases)('%s is stored and found: %s', async (_kind, place, [, document, ...writings]) => {
    const typed = document((salt += 1))
    const name = `Pessoa ${salt} ${newId().slice(-6)}`
    await places[place]?.(name, typed)
    const bare = bareOf(typed)
    const box = async (role: 'sindico' | 'funcionario', q: string) => {
      const { raw } = await world.test.as(role).post('/gate/box', { payload: { q } })
      return { found: raw.includes(name), read: raw.includes(`"number":"${bare}"`) }
    }
    expect(await box('sindico', bare)).toMatchObject({ found: true })
    // Roles that cannot see documents find people by a document, but do not read it.
    for (const q of [bare, ...writings.map((write) => write(bare))])
      expect([q, await box('funcionario', q)]).toEqual([q, { found: true, read: false }])
  })

  it('find a technician whose document was typed with the word for it', async () => {
    const [argentine, bolivian] = [figures((salt += 1)), figures((salt += 1))]
    const name = `Elevadores ${salt}`
    const technicians = [
      { name: 'Luis', document: `DNI ${argentine}` },
      { name: 'Paz', document: `C.I. ${bolivian}` },
    ]
    const company = { name, kind: 'company', legal_name: name, category: 'Elevador', technicians }
    await made('service-providers', company, 'sindico')
    for (const q of [argentine, `DNI ${argentine}`, bolivian]) {
      const { raw } = await world.test.as('funcionario').post('/gate/box', { payload: { q } })
      expect([q, raw]).toEqual([q, expect.stringContaining(name)])
    }
  })

  it('are one person in any form, and names of countries distinguish them', async () => {
    salt += 1
    const number = figures(salt)
    const card = (typed: string, country: string) => ({
      name: 'Sosa',
      id_doc: { kind: 'national_id', number: typed, country },
    })
    await made('visitors', card(number, 'AR'), 'sindico')
    const again = await world.test
      .as('sindico')
      .post('/visitors', { payload: card(`DNI 0${number}`, 'AR') })
    expect(again.status).toBe(409)
    await made('visitors', card(number, 'PY'), 'sindico')
    const nowhere = await world.test
      .as('sindico')
      .post('/visitors', { payload: card(number, 'BR') })
    expect([nowhere.status, nowhere.body.errors]).toMatchObject([
      422,
      [{ field: 'id_doc.country', code: 'id_doc_country_other' }],
    ])
  })

  it('are exported and imported again, by the words of people too', async () => {
    const lines = documents.map(([name, document]) => {
      const { kind, number, country = '', issuer = '' } = document((salt += 1))
      return `${name} ${salt};${kind};${number};${issuer};${country}`
    })
    const words = [
      `Ana Sosa ${salt};Passaporte;AAB${figures(salt)};;Argentina`,
      `Luis Vera ${salt};;C.I. ${figures(salt + 1)};;Paraguai`,
      `Paz Soto ${salt};;RUT ${figures(salt + 2)}-k;;`,
    ]
    const head = 'Nome;Tipo de documento;Documento;Órgão emissor;País do documento'
    const sheet = Buffer.from([head, ...lines, ...words].join('\n'))
    const read = await runImport(world.test, 'visitors', sheet, { dry_run: 'false' })
    expect(read).toMatchObject({ created: lines.length + words.length, invalid: 0, errors: [] })
    const exported = await world.test.as('sindico').get('/visitors/export?format=csv')
    expect(exported.raw).toMatch(/Luis Vera.*national_id.*PY/)
    const back = await runImport(world.test, 'visitors', Buffer.from(exported.raw), {
      dry_run: 'true',
      existing: 'update',
    })
    expect(back).toMatchObject({ updated: 0, created: 0, invalid: 0 })
  })
})
