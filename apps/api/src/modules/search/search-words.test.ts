import { registers } from '@portaria/contract/modules/registers'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleCpf } from '../../parts/sample-values.ts'
import type { Queries } from '../../platform/database/queries.ts'
import { tableOf } from '../../register-endpoints/record-columns.ts'
import { openTestApp, type TenantName, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let tower = ''
beforeAll(async () => {
  test = await openTestApp()
  tower = await make('/towers', { name: 'Jatobá' })
  const home = await unit('9030')
  const person = await make('/residents', { name: 'Zélia', birth_date: '1980-01-01' })
  await lives(person, home)
  const own = { apartment_id: home }
  const brand_id = await make('/brands', { name: 'Gurgel', kind: 'vehicle' })
  await make('/vehicles', {
    ...own,
    plate: 'ZZZ1A11',
    model: 'Tocantins',
    brand_id,
    resident_id: person,
  })
  const species_id = await make('/species', { name: 'Furão' })
  await make('/pets', { ...own, name: 'Zeca', species_id, tutor_id: person })
  await make('/cabinets', { name: 'Zona das chaves', kind: 'keys' })
  await make('/visitors', { name: 'Zulu', cpf: sampleCpf(61_000_009) })
})
afterAll(() => test.close())

async function make(path: string, payload: object) {
  const { status, body, raw } = await test.as('sindico').post(path, { payload })
  expect([status, raw]).toEqual([201, raw])
  return body.data.id
}

const inTenant = <T>(tenant: TenantName, work: (queries: Queries) => Promise<T>) =>
  test.database.pools.app.transaction({ 'app.tenant_id': test.tenants[tenant] }, work)

const unit = (number: string) => make('/apartments', { tower_id: tower, number })
const lives = (resident_id: string, apartment_id: string) =>
  make('/occupancies', { resident_id, apartment_id, relation: 'owner', starts_on: '2020-01-01' })

const zum = { name: 'Zum', group: 'resident' }

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

describe('the stored words', () => {
  const searched = Object.values(registers).filter(({ globalSearch }) => globalSearch)
  beforeAll(async () => {
    const device = { name: 'Leitor do hall', serial: 'B-1', driver: 'none' }
    await test.as('admin').post('/equipment', { payload: device })
    const maker = { name: 'Kerong', host: 'found.lockers.example', port: 4001 }
    const manufacturer_id = await make('/locker-manufacturers', maker)
    const doors = [{ number: 1, channel: 0, size: 'P' }]
    await make('/lockers', { name: 'Locker do hall', manufacturer_id, doors })
  })

  beforeAll(async () => {
    await make('/access-points', { name: 'Zaguão', direction: 'in' })
    await make('/employees', { name: 'Zulmira', position: 'Zeladora' })
    await make('/cards', { number: '4501' })
    const provider = { kind: 'person', name: 'Zoroastro', category: 'Pintura' }
    await make('/service-providers', provider)
    await test.as('admin').post('/garages', { payload: { code: 'Z1', level: 'Subsolo' } })
    const rule_id = await make('/rules', { title: 'Zelo', body: '<p>Zumbido, nunca.</p>' })
    const told = { kind: 'common', body: '<p>Zunido.</p>', audience: 'all' }
    await make('/announcements', { title: 'Zéfiro', ...told })
    const noise = { title: 'Zoeira', description: 'Na quadra', happened_at: inDays(-1) }
    const type_id = await make('/occurrence-types', zum)
    const occurrence_id = await make('/occurrences', { ...noise, type_id })
    await make('/requests', { subject: 'Zunido', description: 'No elevador' })
    const resident_id = await make('/residents', { name: 'Zenaide' })
    await make('/parcels', { kind: 'parcel', place: 'desk', carrier: 'Zapt', resident_id })
    const apartment_id = await unit('9071')
    await lives(resident_id, apartment_id)
    await make('/violations', {
      subject: 'Zorra',
      facts: 'Na quadra',
      happened_at: inDays(-1),
      defence_days: 10,
      answer_to: 'Na portaria',
      occurrence_id,
      apartment_id,
      rule_id,
    })
    const area = { name: 'Zimbro', capacity: 10, booking_mode: 'free', relations: ['owner'] }
    await make('/events', {
      title: 'Zabumba',
      common_area_id: await make('/common-areas', area),
      apartment_id,
      resident_id,
      starts_at: inDays(3),
      ends_at: inDays(4),
    })
  })

  it.each(searched.map(({ name }) => name))('are those of all live rows of %s', async (name) => {
    const register = registers[name]
    const { missing, extra, kept } = await inTenant('bosque', (queries) =>
      queries.one(sql<{ missing: number; extra: number; kept: number }>`
        WITH kept AS (
          SELECT row_id, former, word FROM search_words
          WHERE tenant_id = ${test.tenants.bosque} AND register = ${register.table}),
        expected AS (
          SELECT r.id, r.status <> 'ATIVO', left(word, 60) FROM ${tableOf(register)} r,
            LATERAL string_to_table(r.search_text, ' ') word
          WHERE r.tenant_id = ${test.tenants.bosque} AND r.deleted_at IS NULL AND word <> '')
        SELECT (SELECT count(*) FROM (TABLE expected EXCEPT TABLE kept) a)::int AS missing,
          (SELECT count(*) FROM kept WHERE NOT EXISTS (
            SELECT 1 FROM ${tableOf(register)} r WHERE r.id = kept.row_id
              AND r.deleted_at IS NULL AND (r.status <> 'ATIVO') = kept.former
              AND strpos(r.search_text, kept.word) > 0))::int AS extra,
          (SELECT count(*) FROM kept)::int AS kept`),
    )
    expect({ missing, extra }).toEqual({ missing: 0, extra: 0 })
    expect(kept).toBeGreaterThan(0)
  })
})
