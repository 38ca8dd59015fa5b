import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GateWorld, openGateWorld } from '../../../testing/gate-world.ts'
import { rowsOf } from '../../../testing/test-app.ts'

describe('invitations', () => {
  let world: GateWorld
  beforeAll(async () => {
    world = await openGateWorld()
  })
  afterAll(() => world.close())

  const invite = (payload: object, role: 'condomino' | 'funcionario' = 'condomino') =>
    world.test.as(role).post('/visits/invite', {
      payload: { apartment_id: world.own.apartmentId, ...payload },
    })
  const countOf = async (register: string) =>
    (await world.test.as('sindico').get(`/${register}?per_page=1`)).body.meta.total

  it('make a provisional visitor, a pass and an expected visit for each guest', async () => {
    const { status, body } = await invite({
      guests: [{ name: 'Carla Dias', plate: 'abc-1234', companions: 2 }, { name: 'Davi Luz' }],
    })
    expect(status).toBe(201)
    const [carla, davi] = rowsOf(body)
    expect([carla?.['guest_name'], davi?.['guest_name']]).toEqual(['Carla Dias', 'Davi Luz'])
    expect(carla?.['code']).toMatch(/^[A-Z2-7]{77}$/)
    expect(carla?.['pin']).toMatch(/^\d{8}$/)
    expect(carla?.['url']).toBe(`http://localhost:3000/apps/guests/pass/${String(carla?.['code'])}`)
    expect(davi?.['code']).not.toBe(carla?.['code'])
    const visit = await world.test.as('funcionario').get(`/visits/${String(carla?.['visit_id'])}`)
    expect(visit.body.data).toMatchObject({
      guest_name: 'Carla Dias',
      state: 'expected',
      plate: 'ABC1234',
      companions: 2,
      host: { id: world.own.residentId },
      pass: { id: carla?.id },
    })
    const pass = await world.test.as('funcionario').get(`/passes/${carla?.id}`)
    expect(pass.body.data).toMatchObject({ uses_allowed: 1, uses_done: 0, state: 'active' })
  })

  it('for days and hours are a pass alone, whose entries become visits', async () => {
    const { body } = await invite({
      guests: [{ name: 'Eva Nunes' }],
      weekdays: ['mon', 'thu'],
      from_time: '08:00',
      to_time: '17:00',
      valid_from: '2030-01-01T03:00:00.000Z',
      valid_to: '2030-06-01T03:00:00.000Z',
    })
    const [pass] = rowsOf(body)
    expect(pass?.['visit_id']).toBeNull()
    const stored = await world.test.as('funcionario').get(`/passes/${pass?.id}`)
    expect(stored.body.data).toMatchObject({ kind: 'recurring', uses_allowed: null })
  })

  it('that are sent twice are made once, and are nobody else’s', async () => {
    const guests = [{ id: newId(), name: 'Fábio Sá' }]
    const first = await invite({ guests })
    const before = await countOf('visits')
    const again = await invite({ guests })
    expect(rowsOf(again.body)).toEqual(rowsOf(first.body))
    expect(await countOf('visits')).toBe(before)
    expect((await invite({ guests }, 'funcionario')).body.code).toBe('id_taken')
  })

  it('are all made or none, and show which guest is wrong', async () => {
    const [visitors, passes] = [await countOf('visitors'), await countOf('passes')]
    const { status, body } = await invite({
      guests: [{ name: 'Gil Braga' }, { name: 'Hugo Melo', phone: '123' }],
    })
    expect([status, body.errors[0]?.field]).toEqual([422, 'guests.1.phone'])
    const past = await invite({
      guests: [{ name: 'Gil Braga' }],
      valid_from: '2020-01-01T03:00:00.000Z',
      valid_to: '2020-01-02T03:00:00.000Z',
    })
    expect(past.body.errors).toMatchObject([{ field: 'valid_to', code: 'ends_in_past' }])
    const long = await invite({
      guests: [{ name: 'Gil Braga' }],
      valid_to: '2031-01-02T03:00:00.000Z',
    })
    expect(long.body.errors).toMatchObject([{ field: 'valid_to', code: 'out_of_range' }])
    expect([await countOf('visitors'), await countOf('passes')]).toEqual([visitors, passes])
  })

  it('are to units where the resident may authorise visitors, and to no other', async () => {
    const guests = [{ name: 'Inês Rocha' }]
    const other = await invite({ guests, apartment_id: world.neighbours.apartmentId })
    expect(other.body.errors).toMatchObject([{ field: 'apartment_id', code: 'not_found' }])
    const none = await invite({ guests, apartment_id: null })
    expect(none.body.errors).toMatchObject([{ field: 'apartment_id', code: 'required' }])
    await world.past(`UPDATE occupancies SET may_authorize_visitors = false
      WHERE resident_id = '${world.own.residentId}'`)
    const dependent = await invite({ guests })
    await world.past(`UPDATE occupancies SET may_authorize_visitors = true
      WHERE resident_id = '${world.own.residentId}'`)
    expect(dependent.body.errors).toMatchObject([{ field: 'apartment_id', code: 'may_not_invite' }])
  })

  it('are shared with the same link until it is renewed', async () => {
    const [made] = rowsOf((await invite({ guests: [{ name: 'Joana Lima' }] })).body)
    const share = (payload: object = {}) =>
      world.test.as('condomino').post(`/passes/${made?.id}/share`, { payload })
    const same = await share()
    expect(same.body.data).toMatchObject({ code: made?.['code'], pin: made?.['pin'] })
    const history = await world.test.as('sindico').get(`/passes/${made?.id}/history`)
    expect(rowsOf(history.body)[0]).toMatchObject({ operation: 'share', changes: {} })
    const renewed = await share({ renew: true })
    expect(renewed.body.data['code']).not.toBe(made?.['code'])
    expect(renewed.body.data['pin']).not.toBe(made?.['pin'])
    expect((await share()).body.data['code']).toBe(renewed.body.data['code'])
    await world.test.as('condomino').post(`/passes/${made?.id}/revoke`)
    expect((await share()).body.code).toBe('state_conflict')
    const visit = await world.test.as('funcionario').get(`/visits/${String(made?.['visit_id'])}`)
    expect(visit.body.data['state']).toBe('cancelled')
  })

  it('that are moved to another time move their pass', async () => {
    const [made] = rowsOf((await invite({ guests: [{ name: 'Kátia Moraes' }] })).body)
    const [expected_from, expected_to] = ['2030-05-01T20:00:00.000Z', '2030-05-02T02:00:00.000Z']
    const moved = await world.test.as('condomino').patch(`/visits/${String(made?.['visit_id'])}`, {
      headers: { 'if-match': '"1"' },
      payload: { expected_from, expected_to, plate: 'BRA0S17' },
    })
    expect(moved.status).toBe(200)
    const pass = await world.test.as('condomino').get(`/passes/${made?.id}`)
    expect(pass.body.data).toMatchObject({
      valid_from: expected_from,
      valid_to: expected_to,
      plate: 'BRA0S17',
    })
  })

  it('of one resident at once, in many calls, are a hundred valid ones at most', async () => {
    const guests = (call: number) =>
      Array.from({ length: 40 }, (_, nth) => ({ name: `Convidado ${call} ${nth}` }))
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, call) => invite({ guests: guests(call) })),
    )
    expect(
      answers.map(({ status }) => status).filter((status) => status === 201).length,
    ).toBeLessThan(3)
    const { body } = await world.test.as('condomino').get('/passes?filter[state]=active&per_page=1')
    expect(body.meta.total).toBeLessThanOrEqual(100)
  })
})
