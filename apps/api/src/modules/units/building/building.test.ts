import { buildingAnswer } from '@portaria/contract/modules/units/building'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleCpf } from '../../../parts/sample-values.ts'
import { bind } from '../../../testing/seeded-tenants.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let tower: string
beforeAll(async () => {
  test = await openTestApp()
  tower = await make('/towers', { name: 'Torre da planta', floors: 2, units_per_floor: 2 })
})
afterAll(() => test.close())

async function make(path: string, payload: object): Promise<string> {
  const { status, body, raw } = await test.as('sindico').post(path, { payload })
  expect([status, raw]).toEqual([201, raw])
  return body.data.id
}

const unit = (number: string, floor: number) =>
  make('/apartments', { tower_id: tower, number, floor })

async function shown() {
  const { body } = await test.as('funcionario').get(`/buildings/${tower}`)
  return buildingAnswer.parse(body).data
}

describe('a tower with its units', () => {
  it('shows who lives there, who is inside, what is held and who called for help', async () => {
    const [quiet, busy] = [await unit('101', 1), await unit('201', 2)]
    const elsewhere = await make('/apartments', {
      tower_id: await make('/towers', { name: 'Outra torre' }),
      number: '101',
    })
    const sender = await make('/residents', { name: 'Quem pede ajuda', cpf: sampleCpf(71_000_001) })
    await bind(test, 'bosque', 'condomino', { resident_id: sender })
    await make('/occupancies', {
      apartment_id: busy,
      resident_id: sender,
      relation: 'dependent',
      starts_on: '2020-01-01',
    })
    for (const [nth, apartment] of [busy, busy, elsewhere].entries()) {
      const visitor = await make('/visitors', {
        name: `Visita ${nth}`,
        cpf: sampleCpf(71_000_010 + nth),
      })
      const visit = await make('/visits', {
        visitor_id: visitor,
        apartment_id: apartment,
        kind: 'social',
      })
      await test.database.app.inTenant(test.actor('sindico'), ({ queries }) =>
        queries.count(
          sql`UPDATE visits SET state = 'inside', checked_in_at = now() WHERE id = ${visit}`,
        ),
      )
    }
    await make('/parcels', { kind: 'parcel', apartment_id: busy, place: 'desk' })
    const raised = await test.as('condomino').post('/notifications/panic', { payload: {} })
    expect(raised.status).toBe(201)
    expect(await shown()).toEqual({
      id: tower,
      name: 'Torre da planta',
      units: [
        { id: quiet, number: '101', floor: 1, occupied: false, inside: 0, parcels: 0, alerts: 0 },
        { id: busy, number: '201', floor: 2, occupied: true, inside: 2, parcels: 1, alerts: 1 },
      ],
    })
  })

  it('leaves out units that are inactive or removed', async () => {
    const gone = await unit('301', 3)
    const headers = { 'if-match': '"1"' }
    const removed = await test.as('sindico').delete(`/apartments/${gone}`, { headers })
    expect(removed.status).toBe(204)
    expect((await shown()).units.map(({ number }) => number)).toEqual(['101', '201'])
  })

  it.each(['condomino', 'service_provider'] as const)('is hidden from a %s', async (role) => {
    expect((await test.as(role).get(`/buildings/${tower}`)).status).toBe(403)
  })

  it('is hidden from another company', async () => {
    expect((await test.as('sindico', 'acacias').get(`/buildings/${tower}`)).status).toBe(404)
  })
})
