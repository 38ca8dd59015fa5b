import type { GateExpected, GateUnit } from '@portaria/contract/modules/gate/gate'
import type { Movement } from '@portaria/contract/modules/gate/gate-rolls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GateWorld, openGateWorld } from '../../testing/gate-world.ts'
import { bind } from '../../testing/seeded-tenants.ts'
import { rowsOf } from '../../testing/test-app.ts'

describe('the desk’s view of units, movements and parties', () => {
  let world: GateWorld
  beforeAll(async () => {
    world = await openGateWorld()
  })
  afterAll(() => world.close())

  const desk = () => world.test.as('funcionario')
  const read = async <Data>(path: string) => {
    const { status, body, raw } = await desk().get(`/gate/${path}`)
    expect([status, raw]).toEqual([200, raw])
    return body.data as unknown as Data
  }
  const invite = async (names: readonly string[], more: object = {}) => {
    const payload = {
      apartment_id: world.own.apartmentId,
      guests: names.map((name) => ({ name })),
      ...more,
    }
    const { body } = await world.test.as('condomino').post('/visits/invite', { payload })
    return rowsOf(body).map((row) => ({
      code: String(row['code']),
      visit: String(row['visit_id']),
    }))
  }
  async function inside(more: object = {}): Promise<string> {
    const id = await world.walkIn(more)
    await world.test.as('condomino').post(`/visits/${id}/authorise`)
    await desk().post('/gate/entries', { payload: { visit_id: id } })
    return id
  }

  it("shows a unit's contacts, expected visitors and those inside, cars and parcels", async () => {
    const sindico = world.test.as('sindico')
    const brand = await sindico.post('/brands', { payload: { name: 'Lada', kind: 'vehicle' } })
    const apartment_id = world.own.apartmentId
    await sindico.post('/vehicles', {
      payload: { plate: 'LAD1A23', brand_id: brand.body.data.id, model: 'Niva', apartment_id },
    })
    await desk().post('/parcels', {
      payload: { kind: 'parcel', place: 'desk', carrier: 'Expresso', apartment_id },
    })
    const [guest] = await invite(['Esperada da Unidade'])
    const here = await inside()
    await inside({ apartment_id: world.neighbours.apartmentId })
    await world.past(`UPDATE apartments SET intercom = '1203#' WHERE id = '${apartment_id}'`)
    const unit = await read<GateUnit>(`apartments/${apartment_id}`)
    expect(unit).toMatchObject({
      intercom: '1203#',
      people: [{ name: 'Ana Prado', may_authorize: true }],
    })
    expect(new Set(unit.visits.map(({ id }) => id))).toEqual(new Set([guest?.visit, here]))
    expect(unit.cars).toMatchObject([{ plate: 'LAD1A23' }])
    expect(unit.parcels).toMatchObject([{ carrier: 'Expresso', held: true }])
    const foreign = await world.test
      .as('funcionario', 'acacias')
      .get(`/gate/apartments/${apartment_id}`)
    expect(foreign.status).toBe(404)
  })

  it('lists the last entries and exits, newest first, with who recorded them', async () => {
    const id = await inside()
    await desk().post(`/visits/${id}/check-out`)
    const moves = await read<Movement[]>('movements')
    expect(moves.slice(0, 2)).toMatchObject([
      { visit_id: id, act: 'left' },
      { visit_id: id, act: 'entered' },
    ])
    expect(moves[0]?.by).toBeTruthy()
  })

  it('groups guests who were invited together, and counts those who have come', async () => {
    const names = Array.from({ length: 5 }, (_, nth) => `Convidado da festa ${nth}`)
    const guests = await invite(names, { purpose: 'Festa da Bia' })
    await world.past(`UPDATE visitors SET provisional = false
      WHERE id IN (SELECT visitor_id FROM visits WHERE id = '${guests[0]?.visit}')`)
    const before = await read<GateExpected>('expected')
    await desk().post('/gate/entries', { payload: { code: guests[0]?.code } })
    await invite(['Sozinha de Todo'], { purpose: 'Jantar' })
    const { parties } = await read<GateExpected>('expected')
    expect(parties).toMatchObject([
      { purpose: 'Festa da Bia', guests: 5, arrived: 1, apartment: { id: world.own.apartmentId } },
    ])
    // The party keeps its row after its first guest has come.
    expect(parties[0]?.id).toBe(before.parties[0]?.id)
    expect(parties[0]?.visit_ids).toEqual(guests.slice(1).map(({ visit }) => visit))
  })

  it('reports an overstay until somebody has looked', async () => {
    const id = await inside()
    await world.past(
      `UPDATE visits SET checked_in_at = now() - interval '25 hours' WHERE id = '${id}'`,
    )
    const told = async () =>
      rowsOf((await desk().get('/inbox?per_page=100')).body).filter(
        ({ kind, subject }) => kind === 'visit_overstayed' && (subject as { id: string }).id === id,
      )
    await world.runJob('tell_overstay', id)
    const [first] = await told()
    await desk().post(`/inbox/${String(first?.id)}/read`)
    expect(await told()).toMatchObject([{ read: true }])
    await world.runJob('tell_overstay', id)
    expect(await told()).toMatchObject([{ read: false, done: false }])
    expect((await desk().post(`/visits/${id}/may-stay`)).status).toBe(200)
    expect(await told()).toMatchObject([{ done: true }])
    await world.runJob('tell_overstay', id)
    expect(await told()).toMatchObject([{ done: true }])
    const inIt = rowsOf((await desk().get('/gate/inside')).body).find((row) => row.id === id)
    expect(inIt?.['overstayed']).toBe(false)
  })

  it('lets an employee answer for their own guests without a name', async () => {
    const { body } = await world.test.as('sindico').post('/employees', {
      payload: { name: 'Rute Gerente', position: 'Gerente', kind: 'own' },
    })
    const visitor = await world.addVisitor()
    const made = await desk().post('/visits', {
      payload: { visitor_id: visitor.id, kind: 'social', employee_id: body.data.id },
    })
    const visit = made.body.data.id
    expect((await desk().post(`/visits/${visit}/authorise`)).body.errors).toMatchObject([
      { code: 'name_required' },
    ])
    await bind(world.test, 'bosque', 'funcionario', { employee_id: body.data.id })
    try {
      const answered = await desk().post(`/visits/${visit}/authorise`)
      expect(answered.body.data).toMatchObject({ state: 'authorised', answered_through: 'app' })
    } finally {
      await bind(world.test, 'bosque', 'funcionario', { employee_id: null })
    }
  })

  it('gives the device the contacts and number of residents of a unit, and visitors who may still be inside', async () => {
    await world.past(`UPDATE residents SET phones = '{+5511987654321}'
      WHERE id = '${world.own.residentId}'`)
    await world.past(
      `UPDATE apartments SET intercom = '4101' WHERE id = '${world.own.apartmentId}'`,
    )
    const id = await inside()
    await world.past(
      `UPDATE visits SET checked_in_at = now() - interval '25 hours' WHERE id = '${id}'`,
    )
    await world.runJob('close_forgotten_visit', id)
    const pack = await read<{
      units: { id: string; intercom: string; residents: number; people: object[] }[]
      unconfirmed: { id: string; place: string }[]
    }>('pack')
    expect(pack.units.find((unit) => unit.id === world.own.apartmentId)).toMatchObject({
      intercom: '4101',
      residents: 1,
      people: [{ name: 'Ana Prado', phones: ['+5511987654321'] }],
    })
    expect(pack.unconfirmed.map((one) => one.id)).toEqual([id])
  })

  it('shows at an exit the items that the unit released, with that visit or by the first name', async () => {
    const permit = (more: object) =>
      world.test.as('condomino').post('/item-passes', {
        payload: {
          description: 'Escada',
          direction: 'out',
          carrier: 'Marcos da obra',
          apartment_id: world.own.apartmentId,
          ...more,
        },
      })
    await permit({})
    await permit({ description: 'Sofá', direction: 'in' })
    await permit({ description: 'Quadro', carrier: 'Outra pessoa' })
    const marcos = await world.addVisitor({ name: 'Marcos Antunes' })
    const id = await inside({ visitor_id: marcos.id })
    const rows = rowsOf((await desk().get('/gate/inside')).body)
    expect(rows.find((row) => row.id === id)?.['items']).toMatchObject([{ description: 'Escada' }])
  })
})
