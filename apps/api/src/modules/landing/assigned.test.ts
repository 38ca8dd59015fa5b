import { roles } from '@portaria/contract/actors/roles'
import { assignedAnswer } from '@portaria/contract/modules/landing/landing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samplePlate } from '../../parts/sample-values.ts'
import { type GateWorld, openGateWorld } from '../../testing/gate-world.ts'
import { bind } from '../../testing/seeded-tenants.ts'

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()

describe('things assigned to a provider', () => {
  let world: GateWorld
  let own: string
  let other: string
  let nth = 0
  beforeAll(async () => {
    world = await openGateWorld()
    own = await provider('Elétrica Matos')
    other = await provider('Hidrofix')
  })
  afterAll(() => world.close())

  async function made(register: string, payload: object): Promise<string> {
    const { status, body, raw } = await world.test.as('sindico').post(`/${register}`, { payload })
    if (status !== 201) throw new Error(raw)
    return body.data.id
  }
  const provider = (name: string) =>
    made('service-providers', { kind: 'person', name, category: 'Elétrica' })

  async function card(provider_id: string): Promise<string> {
    nth += 1
    const id = await made('cards', { number: String(4_000_000 + nth), kind: 'card' })
    const payload = { provider_id }
    expect((await world.test.as('sindico').post(`/cards/${id}/assign`, { payload })).status).toBe(
      200,
    )
    return id
  }
  async function vehicle(provider_id: string): Promise<string> {
    nth += 1
    const brand_id = await made('brands', { name: `Marca ${nth}`, kind: 'vehicle' })
    return made('vehicles', {
      plate: samplePlate(900 + nth),
      model: 'Kangoo',
      brand_id,
      provider_id,
    })
  }
  async function visit(provider_id: string, more: object): Promise<string> {
    const { id: visitor_id } = await world.addVisitor()
    const { apartmentId: apartment_id } = world.own
    return made('visits', { visitor_id, kind: 'service', apartment_id, provider_id, ...more })
  }
  const read = async () => {
    const { body } = await world.test.as('service_provider').get('/dashboard/assigned')
    return assignedAnswer.parse(body).data
  }
  const nothing = { requests: [], cards: [], vehicles: [], visits: [] }

  it('are none if a membership has no provider', async () => {
    await card(other)
    expect(await read()).toEqual(nothing)
  })

  it('are their cards, vehicles and future visits, and those of nobody else', async () => {
    await bind(world.test, 'bosque', 'service_provider', { provider_id: own })
    const [held, blocked, returned] = [await card(own), await card(own), await card(own)]
    await world.test.as('sindico').post(`/cards/${blocked}/block`)
    await world.test.as('sindico').post(`/cards/${returned}/return`)
    const car = await vehicle(own)
    const later = await visit(own, { expected_from: inHours(30), expected_to: inHours(32) })
    const next = await visit(own, { expected_from: inHours(2), expected_to: inHours(4) })
    const over = await visit(own, { expected_from: inHours(2), expected_to: inHours(4) })
    await world.past(`UPDATE visits SET expected_from = now() - interval '3 hours',
      expected_to = now() - interval '1 hour' WHERE id = '${over}'`)
    const cancelled = await visit(own, { expected_from: inHours(3), expected_to: inHours(5) })
    await world.test.as('sindico').post(`/visits/${cancelled}/cancel`)
    await card(other)
    await vehicle(other)
    await visit(other, { expected_from: inHours(2), expected_to: inHours(4) })
    const { cards, vehicles, visits } = await read()
    expect(cards.map((one) => [one.id, one.blocked])).toEqual([
      [held, false],
      [blocked, true],
    ])
    expect(vehicles.map(({ id }) => id)).toEqual([car])
    expect(visits.map(({ id }) => id)).toEqual([next, later])
    expect(visits[0]?.place).toMatch(/ · 101$/)
  })

  it('are for providers alone', async () => {
    for (const role of roles.filter((one) => one !== 'service_provider')) {
      const { status } = await world.test.as(role).get('/dashboard/assigned')
      expect([role, status]).toEqual([role, 403])
    }
  })
})
