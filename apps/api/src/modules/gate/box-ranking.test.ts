import { type DeskHit, deskHits } from '@portaria/contract/modules/gate/desk-hits'
import type { BoxFound } from '@portaria/contract/modules/gate/gate'
import { searchAnswer } from '@portaria/contract/modules/search/search'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleCpf } from '../../parts/sample-values.ts'
import { companyDay } from '../../testing/company-day.ts'
import { type GateWorld, openGateWorld } from '../../testing/gate-world.ts'
import { rowsOf } from '../../testing/test-app.ts'

/** Returns a hit in words: its kind or register, and its title. */
function nameOf(hit: DeskHit): string {
  if (hit.kind === 'visit') return `${hit.visit.state} ${hit.visit.guest_name}`
  if (hit.kind === 'pass') return `pass ${hit.pass.guest_name}`
  if (hit.kind === 'car') return `car ${hit.car.plate}`
  if (hit.kind === 'parcel') return `parcel ${hit.parcel.apartment?.title ?? ''}`
  if (hit.kind === 'record') return `${hit.register} ${hit.hit.by ?? hit.hit.title}`
  return hit.kind
}

const cpf = { blocked: sampleCpf(81_001), gustavo: sampleCpf(81_002), ana: sampleCpf(81_003) }
const cpfOf = { technician: sampleCpf(81_004), known: sampleCpf(81_005) }
const masked = (value: string) =>
  value.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, (_, a, b, c, d) => `${a}.${b}.${c}-${d}`)

const IPE_606 = 'apartments Ipê Amarelo · 606'
const JACARANDA_606 = 'apartments Jacarandá · 606'
const IPE_1203 = 'apartments Ipê Amarelo · 1203'
const JACARANDA_1203 = 'apartments Jacarandá · 1203'
const MARFIM_12 = 'apartments Marfim · 12'
const CAMILA = 'residents Camila Duarte'
const GUSTAVO = 'pass Gustavo Pires'
const ANA = 'inside Ana Clara Reis'

/** Typed texts with their first hits; none if nothing is found. */
const ranking: readonly (readonly [typed: string, ...first: string[]])[] = [
  // A unit comes before everything else, even if a telephone contains its digits.
  ['606', IPE_606, JACARANDA_606],
  ['ap 606', IPE_606, JACARANDA_606],
  ['apto 606', IPE_606],
  ['Apto. 606', IPE_606],
  ['apartamento 606', IPE_606],
  ['60', IPE_606],
  ['12', MARFIM_12],
  ['1203', IPE_1203, JACARANDA_1203],
  // A tower, any beginning of its name or its code, with a number.
  ['ipe 606', IPE_606],
  ['ipê 606', IPE_606],
  ['606 ipe', IPE_606],
  ['ip 606', IPE_606],
  ['jac 606', JACARANDA_606],
  ['jacaranda 606', JACARANDA_606],
  ['torre jacarandá 606', JACARANDA_606],
  ['amarelo 606', IPE_606],
  ['mar 12', MARFIM_12],
  ['m 12', MARFIM_12],
  ['ipe 1203', IPE_1203],
  ['Ipê Amarelo · 1203', IPE_1203],
  ['ipe amarelo, 1203', IPE_1203],
  ['torre ipe apto 1203', IPE_1203],
  ['bloco b 1203', JACARANDA_1203],
  ['b1203', JACARANDA_1203],
  ['b-1203', JACARANDA_1203],
  ['bl b ap 1203', JACARANDA_1203],
  ['1203b', JACARANDA_1203],
  ['z 606'],
  // A resident.
  ['camila 1203', CAMILA],
  ['1203 camila', CAMILA],
  ['camila ipe 1203', CAMILA],
  ['duarte 1203', CAMILA],
  ['camila jac 1203'],
  ['camila', CAMILA],
  ['camila d', CAMILA],
  // Only beginnings of words, the first name first.
  ['lara'],
  ['ara'],
  ['clara', ANA],
  ['nunes', 'residents Clara Nunes'],
  ['ana', ANA],
  ['ana c', ANA],
  ['clara reis', ANA],
  // Visitors who wait, are inside, are expected, or have a pass that is valid today.
  ['gustavo', GUSTAVO],
  ['gus', GUSTAVO],
  ['pires', GUSTAVO],
  ['gustavo 606', GUSTAVO],
  ['otavio', 'waiting Otávio Lima'],
  ['olga', 'expected Olga Lins'],
  // A document finds the visit that it belongs to before the person.
  [cpf.gustavo, GUSTAVO],
  [masked(cpf.gustavo), GUSTAVO],
  [cpf.ana, ANA],
  [cpfOf.known, 'visitors Otília Sem Visita'],
  [cpfOf.technician, 'service-providers Sandro Melo'],
  // A blocked person comes first among people.
  ['bruno', 'visitors Bruno Braga'],
  [cpf.blocked, 'visitors Bruno Braga'],
  ['BLK1A23', 'car BLK1A23'],
  // Providers by their technicians, cars by their plates.
  ['sandro', 'service-providers Sandro Melo'],
  ['atlas', 'service-providers Atlas Elevadores'],
  // A name before a note about somebody else, such as a position.
  ['zela', 'service-providers Zelar Predial', 'employees Nilo Prado'],
  // A parcel that the text names, and waiting parcels by their carrier.
  ['encomenda 1', 'parcel Ipê Amarelo · 1203'],
  ['Encomenda nº 1', 'parcel Ipê Amarelo · 1203'],
  ['transportes', 'parcel Ipê Amarelo · 1203'],
  ['ipe-1d23', 'car IPE1D23'],
  ['ipe 1d', 'vehicles IPE1D23 · X-12'],
  ['AB 123', 'vehicles AB123CD · Niva'],
  ['ab 123 c', 'vehicles AB123CD · Niva'],
  ['ipe 1d23', 'car IPE1D23'],
  // A code that looks like a plate, in the name of a guest and of a carrier.
  ['uno-9', 'expected Turma UNO-9'],
  ['JET-1', 'parcel Jacarandá · 606'],
  // A telephone, by at least eight digits or by its last four; it comes last.
  ['960661212', 'residents Telmo Rocha'],
  ['1212', 'residents Telmo Rocha'],
  ['96066'],
]

describe('the ranking of the box', () => {
  let world: GateWorld

  async function made(register: string, payload: object): Promise<string> {
    const { status, body, raw } = await world.test.as('sindico').post(`/${register}`, { payload })
    expect([status, raw]).toEqual([201, raw])
    return body.data.id
  }

  async function resident(name: string, apartmentId: string, more: object = {}) {
    const resident_id = await made('residents', { name, ...more })
    const bond = { apartment_id: apartmentId, resident_id, relation: 'owner' }
    await made('occupancies', { ...bond, starts_on: '2020-01-01', may_authorize_visitors: true })
    return resident_id
  }

  beforeAll(async () => {
    world = await openGateWorld()
    const [ipe, jacaranda, marfim] = [
      await made('towers', { name: 'Ipê Amarelo', code: 'A' }),
      await made('towers', { name: 'Jacarandá', code: 'B' }),
      await made('towers', { name: 'Marfim', code: 'C' }),
    ]
    const unit = (tower_id: string, number: string) => made('apartments', { tower_id, number })
    const [ipe606, ipe1203] = [await unit(ipe, '606'), await unit(ipe, '1203')]
    const jacaranda606 = await unit(jacaranda, '606')
    await unit(jacaranda, '1203')
    const ipe108 = await unit(ipe, '108')
    const marfim12 = await unit(marfim, '12')
    await resident('Telmo Rocha', ipe108, { phones: ['+5511960661212'] })
    const camila = await resident('Camila Duarte', ipe1203)
    await resident('Ana Clara Prates', marfim12)
    await resident('Clara Nunes', marfim12)
    await made('parcels', {
      kind: 'parcel',
      place: 'desk',
      carrier: 'Camila Transportes',
      apartment_id: ipe1203,
      resident_id: camila,
    })
    const carried = { kind: 'parcel', place: 'desk', carrier: 'JET-1 Entregas' }
    await made('parcels', { ...carried, apartment_id: jacaranda606 })
    const visitor = async (name: string, more: object) =>
      (await world.addVisitor({ name, ...more })).id
    const gustavo = await visitor('Gustavo Pires', { cpf: cpf.gustavo })
    const day = companyDay()
    await made('passes', {
      visitor_id: gustavo,
      kind: 'recurring',
      apartment_id: ipe606,
      valid_from: `${day}T03:00:00.000Z`,
      valid_to: new Date(Date.now() + 40 * 86_400_000).toISOString(),
    })
    const ana = await visitor('Ana Clara Reis', { cpf: cpf.ana })
    const inside = await world.walkIn({ visitor_id: ana })
    await world.test.as('condomino').post(`/visits/${inside}/authorise`)
    await world.test.as('funcionario').post('/gate/entries', { payload: { visit_id: inside } })
    await world.walkIn({ visitor_id: await visitor('Otávio Lima', {}) })
    const invited = {
      apartment_id: world.own.apartmentId,
      guests: [{ name: 'Olga Lins' }, { name: 'Turma UNO-9' }],
    }
    await world.test.as('condomino').post('/visits/invite', { payload: invited })
    await visitor('Otília Sem Visita', { cpf: cpfOf.known })
    const bruno = await visitor('Bruno Braga', { cpf: cpf.blocked, plate: 'BLK1A23' })
    await world.test
      .as('sindico')
      .post(`/visitors/${bruno}/block`, { payload: { reason: 'Ameaçou um morador' } })
    await made('service-providers', {
      kind: 'company',
      name: 'Atlas Elevadores',
      legal_name: 'Atlas Elevadores Ltda',
      category: 'Elevadores',
      technicians: [{ name: 'Sandro Melo', cpf: cpfOf.technician }],
    })
    await made('service-providers', {
      kind: 'company',
      name: 'Zelar Predial',
      legal_name: 'Zelar Predial Ltda',
      category: 'Limpeza',
    })
    await made('employees', { name: 'Nilo Prado', position: 'Zelador' })
    const brand_id = await made('brands', { name: 'Gurgel', kind: 'vehicle' })
    await made('vehicles', { plate: 'IPE1D23', brand_id, model: 'X-12', apartment_id: ipe606 })
    await made('vehicles', { plate: 'AB123CD', brand_id, model: 'Niva', apartment_id: ipe606 })
  })
  afterAll(() => world.close())

  it('has at least sixty inputs', () => expect(ranking.length).toBeGreaterThanOrEqual(60))

  it.each(ranking)('%s', async (typed, ...first) => {
    const { status, body, raw } = await world.test
      .as('sindico')
      .post('/gate/box', { payload: { q: typed } })
    expect([status, raw]).toEqual([200, raw])
    const names = deskHits(body.data as unknown as BoxFound, typed).map(nameOf)
    expect(names.slice(0, Math.max(1, first.length))).toEqual(first)
  })

  it('is the doorman’s too, who sees no documents', async () => {
    for (const [typed = '', first] of ranking.filter(([text]) => /^[\d.-]{11,14}$/.test(text))) {
      const { body } = await world.test
        .as('funcionario')
        .post('/gate/box', { payload: { q: typed } })
      const names = deskHits(body.data as unknown as BoxFound, typed).map(nameOf)
      expect([typed, names[0]]).toEqual([typed, first])
    }
  })

  const ofRegisters = ranking.filter(([, first]) => /^(apartments|residents) /.test(first ?? ''))

  it.each(ofRegisters)('is that of the global search: %s', async (typed, ...first) => {
    const answer = await world.test.as('sindico').get(`/search?q=${encodeURIComponent(typed)}`)
    const [group] = searchAnswer.parse(answer.body).data
    const names = (group?.hits ?? []).map(({ title }) => `${group?.register} ${title}`)
    expect(names.slice(0, first.length)).toEqual(first)
  })

  // The search of lists does not know codes of towers, since their rows do not show them.
  const ofLists = ofRegisters.filter(([typed]) => !/(^|\s)b[\s-]|b-?1203|1203b/.test(typed))

  it.each(ofLists)('is that of lists: %s', async (typed, first = '') => {
    const [, register = '', title] = /^(\S+) (.*)$/.exec(first) ?? []
    const { body } = await world.test
      .as('sindico')
      .get(`/${register}?q=${encodeURIComponent(typed)}`)
    const [row] = rowsOf(body)
    const tower = row?.['tower'] as { title: string } | undefined
    expect(tower ? `${tower.title} · ${String(row?.['number'])}` : row?.['name']).toBe(title)
  })
})
