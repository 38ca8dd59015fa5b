import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { writableFields } from '@portaria/contract/define-register/define-register'
import { registers } from '@portaria/contract/modules/registers'
import { recordRuleOf } from '@portaria/contract/record-checks/record-checks'
import { createSchema } from '@portaria/contract/record-checks/validation'
import { cnpj } from '@portaria/contract/value-types/cnpj'
import { cpf } from '@portaria/contract/value-types/cpf'
import { plateKey } from '@portaria/contract/value-types/plate'
import { describe, expect, it } from 'vitest'
import { LAST_DAY } from './calendar.ts'
import { buildSite, type Site } from './site.ts'
import { sitePlans } from './site-plan.ts'

const bosque = buildSite(sitePlans.bosque)
const acacias = buildSite(sitePlans.acacias)
const sites = [
  { name: 'bosque', site: bosque, plan: sitePlans.bosque },
  { name: 'acacias', site: acacias, plan: sitePlans.acacias },
] as const

/** Returns the row that the API would store, and its errors. */
function accept(register: AnyRegister, row: Record<string, unknown>) {
  const names = new Set(['id', 'status', ...writableFields(register).map(([name]) => name)])
  const sent = Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name)))
  const broken = (register.rules ?? []).map((rule) => recordRuleOf(register, rule)(row, LAST_DAY))
  return { sent, stored: createSchema(register).parse(sent), broken: broken.filter(Boolean) }
}

const dayFirst = (day: string | null) => day?.split('-').toReversed().join('/') ?? '-'

const shareOf = (site: Site, state: string) =>
  site.apartments.filter(({ occupancy }) => occupancy === state).length / site.apartments.length

it('is the same at every load, down to the ids', () => {
  expect(buildSite(sitePlans.bosque)).toEqual(bosque)
  expect(buildSite({ ...sitePlans.acacias, seed: 'another' })).not.toEqual(acacias)
})

it('gives every row an id of its own in the shape of a UUID v7', () => {
  const rows = sites.flatMap(({ site }) =>
    Object.values(site).flatMap((one): { id: string }[] => (typeof one === 'string' ? [] : one)),
  )
  const ids = [...rows, ...sites.map(({ plan }) => plan.tenant)].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

describe.each(sites)('every row of $name', ({ site, plan }) => {
  it.each([
    'towers',
    'apartments',
    'occupancies',
    'vehicles',
    'pets',
    'visitors',
    'cabinets',
    'equipment',
    'employees',
    'garages',
    'cards',
  ] as const)('%s is as the API stores it', (name) => {
    for (const row of site[name]) {
      const { sent, stored, broken } = accept(registers[name], row)
      expect(stored).toEqual(sent)
      expect(broken).toEqual([])
    }
  })

  it('lockers, their makers and their addresses are as the API stores them', () => {
    const doors = site.locker_doors.map(({ number, channel, size }) => ({ number, channel, size }))
    const [locker] = site.lockers
    for (const { sent, stored } of [
      accept(registers.lockers, { ...locker, doors }),
      ...site.locker_manufacturers.map((one) => accept(registers['locker-manufacturers'], one)),
      ...site.device_addresses.map((one) => accept(registers['device-addresses'], one)),
      ...site.holidays.map((one) => accept(registers.holidays, one)),
    ])
      expect(stored).toEqual(sent)
    const asked = new Set(site.device_addresses.map(({ host, port }) => `${host}:${port}`))
    for (const { host, port } of [...site.equipment, ...site.locker_manufacturers])
      expect(asked).toContain(`${host}:${port}`)
  })

  it('gives each car one space and each person one card that opens', () => {
    const standing = site.garages.flatMap(({ vehicle_id: car }) => car ?? [])
    expect(new Set(standing).size).toBe(standing.length)
    expect(standing.length).toBeGreaterThan(0)
    const open = site.cards.filter(({ state }) => state === 'assigned')
    const holders = open.map((card) => card.resident_id ?? card.employee_id ?? card.provider_id)
    expect(new Set(holders).size).toBe(open.length)
    expect(site.cards.filter(({ state }) => state === 'stock')).toHaveLength(20)
  })

  it('service providers are as the API stores them, with technicians and documents', () => {
    for (const provider of site.service_providers) {
      const of = ({ service_provider_id: id }: { service_provider_id: string }) =>
        id === provider.id
      const isOwn = ([name]: [string, unknown]) =>
        !['service_provider_id', 'ordinal'].includes(name)
      const inner = (rows: readonly { service_provider_id: string; ordinal: number }[]) =>
        rows.filter(of).map((row) => Object.fromEntries(Object.entries(row).filter(isOwn)))
      const whole = {
        ...provider,
        apartments: inner(site.service_provider_apartments),
        technicians: inner(site.service_provider_technicians),
        documents: inner(site.service_provider_documents),
      }
      const { sent, stored, broken } = accept(registers['service-providers'], whole)
      expect(stored).toEqual(sent)
      expect(broken).toEqual([])
    }
    const expired = site.service_provider_documents.filter((one) => one.expires_on < LAST_DAY)
    expect(expired.length).toBeGreaterThan(0)
    expect(expired.length).toBeLessThan(site.service_provider_documents.length / 2)
  })

  it('residents is as the API stores it, with consents', () => {
    const consents = Map.groupBy(site.resident_consents, ({ resident_id }) => resident_id)
    for (const resident of site.residents) {
      const own = (consents.get(resident.id) ?? []).map(
        ({ id, purpose, term_version, given_on, revoked_on }) => ({
          id,
          purpose,
          term_version,
          given_on,
          revoked_on,
        }),
      )
      const { sent, stored, broken } = accept(registers.residents, { ...resident, consents: own })
      expect(stored).toEqual(sent)
      expect(broken).toEqual([])
    }
  })

  it('lies between the first day of the house and the last of the story', () => {
    for (const { starts_on, ends_on } of site.occupancies) {
      expect(starts_on >= plan.builtOn && starts_on <= LAST_DAY).toBe(true)
      expect(ends_on === null || (ends_on >= starts_on && ends_on < LAST_DAY)).toBe(true)
    }
    for (const { birth_date } of site.residents) expect(String(birth_date) <= LAST_DAY).toBe(true)
  })

  it('names the area code of the city in every phone', () => {
    const numbers = site.residents.flatMap(({ phones, emergency_contact }) => [
      ...phones,
      ...(emergency_contact ? [emergency_contact.phone] : []),
    ])
    expect(numbers.length).toBeGreaterThan(site.residents.length / 2)
    for (const number of numbers) expect(number).toMatch(new RegExp(`^\\+55${plan.areaCode}`))
  })
})

describe('documents', () => {
  const everybody = sites.flatMap(({ site }) => site.residents)
  const cpfs = everybody.flatMap((one) => one.cpf ?? [])
  const fixtures = path.resolve(import.meta.dirname, '../../../../../e2e/fixtures')
  const register = new TextDecoder('windows-1252').decode(
    readFileSync(path.join(fixtures, 'moradores.csv')),
  )

  it('has valid CPFs, each once in both condominiums', () => {
    expect(cpfs.length).toBeGreaterThan(1_300)
    expect(new Set(cpfs).size).toBe(cpfs.length)
    for (const number of cpfs) expect(cpf.parse(number)).toEqual({ ok: true, value: number })
  })

  it('contains nobody of the import file, so that all of its good lines are new', () => {
    const lines = register.split('\r\n').slice(1)
    const digits = new Set(lines.map((line) => (line.split(';')[3] ?? '').replace(/\D/g, '')))
    expect(digits.size).toBeGreaterThan(1_800)
    expect(cpfs.filter((number) => digits.has(number))).toEqual([])
    const namesakes = everybody.filter(({ name, birth_date }) =>
      lines.some((line) => line.includes(name) && line.includes(dayFirst(birth_date))),
    )
    expect(namesakes).toEqual([])
  })

  it('gives foreigners a document of their own and no CPF', () => {
    const foreign = everybody.filter(({ nationality }) => nationality !== 'BR')
    expect(foreign.length).toBeGreaterThan(10)
    for (const { cpf: number, id_doc } of foreign) {
      expect(number).toBeNull()
      expect(['crnm', 'passport']).toContain(id_doc?.kind)
    }
  })

  it('has valid CNPJs', () => {
    const numbers = sites.map(({ plan }) => plan.tenant.cnpj)
    expect(numbers.map((number) => cnpj.parse(number).ok)).toEqual([true, true])
  })
})

describe('counts by a síndico', () => {
  it('finds the four towers with their 640 apartments and some 1,500 residents', () => {
    expect(bosque.towers.map(({ name }) => name)).toEqual([
      'Ipê Amarelo',
      'Jacarandá',
      'Jequitibá',
      'Araucária',
    ])
    for (const { id } of bosque.towers) {
      const numbers = bosque.apartments
        .filter((one) => one.tower_id === id)
        .map((one) => one.number)
      expect(numbers).toHaveLength(160)
      expect([numbers[0], numbers[7], numbers[8], numbers.at(-1)]).toEqual([
        '101',
        '108',
        '201',
        '2008',
      ])
    }
    expect(Math.abs(bosque.residents.length - 1_500)).toBeLessThan(75)
    expect(acacias.apartments).toHaveLength(32)
    expect(Math.abs(acacias.residents.length - 60)).toBeLessThan(10)
  })

  it.each(sites)('has every apartment of $name occupied as its column says', ({ site }) => {
    const allowed = {
      vacant: [[], ['landlord']],
      short_stay: [['landlord']],
      rented: [['tenant'], ['landlord', 'tenant']],
      owner: [['owner']],
      works: [['owner']],
    }
    const ties = new Set(['landlord', 'owner', 'tenant'])
    const current = site.occupancies.filter(({ ends_on }) => ends_on === null)
    for (const { id, occupancy } of site.apartments) {
      const here = current.filter(({ apartment_id }) => apartment_id === id)
      const relations = new Set(here.map(({ relation }) => relation))
      const found = [...relations].filter((relation) => ties.has(relation)).toSorted()
      expect(allowed[occupancy ?? 'vacant']).toContainEqual(found)
      expect(here.length > 1 || relations.size === found.length).toBe(true)
    }
  })

  it('finds about 6 % of Bosque vacant, 20 % rented, a few under renovation or let by the day', () => {
    expect(shareOf(bosque, 'vacant')).toBeCloseTo(0.06, 1)
    expect(shareOf(bosque, 'rented')).toBeCloseTo(0.2, 1)
    expect(shareOf(bosque, 'works')).toBeGreaterThan(0)
    expect(shareOf(bosque, 'short_stay')).toBeGreaterThan(0)
  })

  it('finds a car in three of five homes, an animal in one of four, and some visitors', () => {
    const homes = bosque.apartments.filter(({ id }) =>
      bosque.occupancies.some(
        (one) => one.apartment_id === id && one.ends_on === null && one.relation !== 'landlord',
      ),
    )
    const shareWith = (rows: readonly { apartment_id: string | null }[]) =>
      new Set(rows.map((one) => one.apartment_id)).size / homes.length
    expect(Math.abs(shareWith(bosque.vehicles) - 0.6)).toBeLessThan(0.06)
    expect(Math.abs(shareWith(bosque.pets) - 0.25)).toBeLessThan(0.04)
    const keys = bosque.vehicles.map((one) => plateKey(one.plate))
    expect(new Set(keys).size).toBe(keys.length)
    expect(
      keys.filter((key, index) => key !== bosque.vehicles[index]?.plate).length,
    ).toBeGreaterThan(50)
    // The provider's visitor comes on top of those of the plan.
    expect(bosque.visitors).toHaveLength(sitePlans.bosque.visitors + 1)
    expect(bosque.visitors.filter(({ blocked }) => blocked)).toHaveLength(1)
  })

  it('finds a little of everything', () => {
    const count = (test: (one: Site['residents'][number]) => unknown) =>
      bosque.residents.filter(test).length
    expect(count(({ social_name }) => social_name)).toBeGreaterThanOrEqual(3)
    expect(count(({ approval }) => approval === 'pending')).toBe(5)
    expect(count(({ status }) => status === 'INATIVO')).toBeGreaterThan(50)
    expect(count(({ emergency_contact }) => emergency_contact)).toBeGreaterThan(50)
    expect(count(({ cnh_number }) => cnh_number)).toBeGreaterThan(300)
    expect(count(({ guardian_id }) => guardian_id)).toBeGreaterThan(150)
    const relations = new Set(bosque.occupancies.map(({ relation }) => relation))
    expect(relations).toEqual(
      new Set(['owner', 'tenant', 'dependent', 'domestic_staff', 'landlord']),
    )
  })
})
