import {
  buildingsAnswer,
  hoursAnswer,
  litAnswer,
  unitDayAnswer,
} from '@portaria/contract/modules/units/buildings'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { machineriesOf, unnotedReads } from '../../../machineries.ts'
import { gathered } from '../../../modules.ts'
import { sampleCpf } from '../../../parts/sample-values.ts'
import { bind } from '../../../testing/seeded-tenants.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { readLit } from './buildings.repository.ts'

let test: TestApp
let tower: string
let quiet: string
let busy: string
let nth = 0
beforeAll(async () => {
  test = await openTestApp()
  tower = await make('/towers', { name: 'Torre da planta', floors: 2, units_per_floor: 2 })
  quiet = await unit('101', 1)
  busy = await unit('201', 2)
})
afterAll(() => test.close())

async function make(path: string, payload: object): Promise<string> {
  const { status, body, raw } = await test.as('sindico').post(path, { payload })
  expect([status, raw]).toEqual([201, raw])
  return body.data.id
}

const unit = (number: string, floor: number) =>
  make('/apartments', { tower_id: tower, number, floor })

/** Changes a row as hours that have passed would. */
const change = (table: string, id: string, set: ReturnType<typeof sql>) =>
  test.database.app.inTenant(test.actor('sindico'), ({ queries }) =>
    queries.count(sql`UPDATE ${sql.table(table)} SET ${set} WHERE id = ${id}`),
  )

async function visit(apartment: string, set: ReturnType<typeof sql>): Promise<string> {
  nth += 1
  const cpf = sampleCpf(71_000_010 + nth)
  const visitor = await make('/visitors', { name: `Visita ${nth}`, cpf })
  const id = await make('/visits', {
    visitor_id: visitor,
    apartment_id: apartment,
    kind: 'social',
  })
  await change('visits', id, set)
  return id
}

const inside = sql`state = 'inside', checked_in_at = now()`

async function moveIn(apartment: string, name: string): Promise<string> {
  nth += 1
  const resident = await make('/residents', { name, cpf: sampleCpf(71_000_010 + nth) })
  await make('/occupancies', {
    apartment_id: apartment,
    resident_id: resident,
    relation: 'dependent',
    starts_on: '2020-01-01',
  })
  return resident
}

async function overdueRequest(apartment: string): Promise<string> {
  const id = await make('/requests', {
    subject: 'Vazamento',
    description: 'Pinga no teto.',
    apartment_id: apartment,
  })
  await change('requests', id, sql`due_on = '2020-01-01'`)
  return id
}

async function buildings(role: 'funcionario' | 'sindico' | 'admin' = 'funcionario') {
  const { body } = await test.as(role).get('/buildings')
  return buildingsAnswer.parse(body).data
}

async function litBy(id: string, role: 'funcionario' | 'sindico' = 'funcionario') {
  const { body } = await test.as(role).get(`/buildings/lit?ids=${id}`)
  return litAnswer.parse(body).data
}

async function dayOf(id: string) {
  const { body } = await test.as('funcionario').get(`/buildings/units/${id}`)
  return unitDayAnswer.parse(body).data
}

const nothing = { alerts: [], inside: [], expected: [], events: [], requests: [], parcels: [] }

describe('all towers with their units', () => {
  it('lists active units in their towers, and who lives there today', async () => {
    await moveIn(busy, 'Moradora')
    const gone = await unit('301', 3)
    const headers = { 'if-match': '"1"' }
    expect((await test.as('sindico').delete(`/apartments/${gone}`, { headers })).status).toBe(204)
    expect((await test.as('sindico').get(`/buildings/units/${gone}`)).status).toBe(404)
    const { towers } = await buildings()
    expect(towers.find(({ id }) => id === tower)).toEqual({
      id: tower,
      name: 'Torre da planta',
      units: [
        { id: quiet, number: '101', floor: 1, occupied: false },
        { id: busy, number: '201', floor: 2, occupied: true },
      ],
    })
  })

  it('lights a window for each visit, parcel and overdue request of its unit', async () => {
    const entered = await visit(busy, inside)
    const parcel = await make('/parcels', { kind: 'parcel', apartment_id: busy, place: 'desk' })
    const request = await overdueRequest(busy)
    const { lit } = await buildings()
    expect(lit.inside).toContainEqual({ id: entered, unit_id: busy })
    expect(lit.parcels).toContainEqual({ id: parcel, unit_id: busy })
    expect(lit.requests).toContainEqual({ id: request, unit_id: busy })
    expect(lit.parcels).not.toContainEqual(expect.objectContaining({ unit_id: quiet }))
  })

  it.each([
    ['today', sql`state = 'expected', expected_from = now()`, true],
    ['at the gate', sql`state = 'waiting', waiting_since = now()`, true],
    ['in a week', sql`state = 'expected', expected_from = now() + interval '7 days'`, false],
    ['never', sql`state = 'cancelled', expected_from = now()`, false],
  ] as const)('a visitor who comes %s lights the window: %#', async (_, set, isLit) => {
    const id = await visit(busy, sql`expected_to = NULL`)
    await change('visits', id, set)
    expect((await litBy(id)).expected).toEqual(isLit ? [{ id, unit_id: busy }] : [])
  })

  it('reads the windows of given rows alone, and nothing of a row that lights none', async () => {
    const id = await visit(busy, inside)
    await visit(busy, inside)
    expect(await litBy(id)).toEqual({ ...nothing, inside: [{ id, unit_id: busy }] })
    await change(
      'visits',
      id,
      sql`state = 'left', checked_out_at = now(), checked_out_how = 'desk'`,
    )
    expect(await litBy(id)).toEqual(nothing)
  })

  it('takes at most a hundred ids, and only ids', async () => {
    const many = Array.from({ length: 101 }, () => quiet).join(',')
    for (const ids of [many, 'x', '', `${quiet},`]) {
      expect((await test.as('sindico').get(`/buildings/lit?ids=${ids}`)).status).toBe(422)
    }
  })
})

describe('the day of a unit', () => {
  it('has what lights it and what was there today, earliest first', async () => {
    const unitId = await unit('102', 1)
    const left = await visit(
      unitId,
      sql`state = 'left', checked_in_at = now() - interval '1 minute', checked_out_at = now(),
        checked_out_how = 'desk'`,
    )
    const old = await visit(
      unitId,
      sql`state = 'left', checked_in_at = now() - interval '3 days',
        checked_out_at = now() - interval '3 days', checked_out_how = 'desk'`,
    )
    const parcel = await make('/parcels', { kind: 'parcel', apartment_id: unitId, place: 'desk' })
    const day = await dayOf(unitId)
    expect(day.unit).toMatchObject({
      id: unitId,
      number: '102',
      tower: { name: 'Torre da planta' },
    })
    expect(day.rows.map(({ id, lit }) => [id, lit])).toEqual([
      [left, false],
      [parcel, true],
    ])
    expect(day.rows.map(({ id }) => id)).not.toContain(old)
  })
})

describe('the hours of the day', () => {
  it('count entries, and visitors who have not come, in the company’s zone', async () => {
    const zone = async (name: string) =>
      test.database.app.inTenant(test.actor('admin'), ({ queries }) =>
        queries.one(sql<{ hour: number }>`
          SELECT extract(hour FROM now() AT TIME ZONE ${name})::int AS hour`),
      )
    const { hour } = await zone('America/Sao_Paulo')
    const read = async () => {
      const { body } = await test.as('funcionario').get('/buildings/hours')
      return hoursAnswer.parse(body).data
    }
    const before = await read()
    await visit(busy, inside)
    await visit(busy, sql`state = 'expected', expected_from = now()`)
    await visit(busy, sql`state = 'cancelled', expected_from = now()`)
    const after = await read()
    expect(after.entered[hour]).toBe((before.entered[hour] ?? 0) + 1)
    expect(after.expected[hour]).toBe((before.expected[hour] ?? 0) + 1)
    expect(after.entered).toHaveLength(24)
  })
})

describe('who sees it', () => {
  const paths = ['/buildings', '/buildings/hours', '/buildings/lit?ids=', '/buildings/units/'].map(
    (path) => (id: string) => (path.endsWith('=') || path.endsWith('units/') ? path + id : path),
  )

  it.each(['condomino', 'service_provider'] as const)('nothing is shown to a %s', async (role) => {
    for (const path of paths) expect((await test.as(role).get(path(busy))).status).toBe(403)
  })

  it('nothing of another company is shown', async () => {
    const id = await visit(busy, inside)
    const other = test.as('sindico', 'acacias')
    const { body } = await other.get('/buildings')
    expect(JSON.stringify(body)).not.toContain(busy)
    expect(JSON.stringify(body)).not.toContain(id)
    const { body: lit } = await other.get(`/buildings/lit?ids=${id}`)
    expect(litAnswer.parse(lit).data).toEqual(nothing)
    expect((await other.get(`/buildings/units/${busy}`)).status).toBe(404)
  })

  it('a row that its row rule hides from the reader lights nothing for them', async () => {
    await visit(busy, inside)
    await overdueRequest(busy)
    await make('/parcels', { kind: 'parcel', apartment_id: busy, place: 'desk' })
    const machineries = machineriesOf(test.parts, unnotedReads)
    const litFor = (role: 'condomino' | 'service_provider' | 'sindico') =>
      test.database.app.readInTenant(test.actor(role), (context) =>
        readLit(context, { ...gathered, machineries }),
      )
    expect((await litFor('sindico')).requests).not.toEqual([])
    // Somebody who lives elsewhere, and somebody who may read requests assigned to them alone.
    expect(await litFor('condomino')).toEqual(nothing)
    expect(await litFor('service_provider')).toEqual({ alerts: [], requests: [] })
  })

  it('an alarm lights the units of its sender; a silent one not for who lives there', async () => {
    const sender = await moveIn(quiet, 'Quem pede ajuda')
    await bind(test, 'bosque', 'condomino', { resident_id: sender })
    const raised = await test.as('condomino').post('/notifications/panic', {
      payload: { silent: true },
    })
    expect(raised.status).toBe(201)
    const id = raised.body.data.id
    const shown = { ...nothing, alerts: [{ id, unit_id: quiet }] }
    expect(await litBy(id, 'sindico')).toEqual(shown)
    expect((await dayOf(quiet)).alerts).toMatchObject([{ id, state: 'active' }])
    const together = await moveIn(quiet, 'Síndica que mora junto')
    await bind(test, 'bosque', 'sindico', { resident_id: together })
    expect(await litBy(id, 'sindico')).toEqual(nothing)
    expect((await buildings('sindico')).lit.alerts).toEqual([])
    expect(await litBy(id)).toEqual(shown)
  })
})
