import {
  accessesAnswer,
  passersAnswer,
  trialAnswer,
  waysAnswer,
} from '@portaria/contract/modules/access/access-answers'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleCpf } from '../../../parts/sample-values.ts'
import { type AccessWorld, openAccessWorld } from '../../../testing/access-world.ts'

let world: AccessWorld
beforeAll(async () => {
  world = await openAccessWorld()
})
afterAll(() => world.close())

const list = async () =>
  accessesAnswer.parse((await world.test.as('sindico').get('/accesses?per_page=100')).body)

describe('on paper', () => {
  const trial = async (payload: object) => {
    const { body, raw } = await world.test.as('funcionario').post('/access/trials', { payload })
    expect(raw).not.toContain('problem')
    return trialAnswer.parse(body).data
  }
  const resident = () => ({ kind: 'resident', id: world.own.residentId })

  it('a passage is decided without an event, and the trail says who asked', async () => {
    const before = (await list()).data.length
    const asked = { point_id: world.gate, person: resident(), credentials: ['card'] }
    expect(await trial(asked)).toMatchObject({
      outcome: 'granted',
      rule: { title: 'Moradores e convidados' },
    })
    expect((await list()).data).toHaveLength(before)
    expect(
      await world.past(`SELECT actor_role FROM audit_log WHERE register = 'residents'
        AND operation = 'read' AND row_id = '${world.own.residentId}'`),
    ).toContainEqual({ actor_role: 'funcionario' })
  })

  it('a face without consent, and a visitor without a pass, are refused', async () => {
    const { id } = await world.addVisitor()
    const point_id = world.gate
    expect(await trial({ point_id, person: resident(), credentials: ['face'] })).toMatchObject({
      reason: 'no_consent',
    })
    expect(
      await trial({ point_id, person: { kind: 'visitor', id }, credentials: ['qr'] }),
    ).toMatchObject({ outcome: 'denied', reason: 'revoked' })
  })

  it('points and people of nobody are refused on their fields', async () => {
    for (const [payload, field] of [
      [{ point_id: newId(), person: resident() }, 'point_id'],
      [{ point_id: world.gate, person: { kind: 'resident', id: newId() } }, 'person.id'],
    ] as const) {
      const sent = { payload: { ...payload, credentials: ['card'] } }
      const { status, body } = await world.test.as('sindico').post('/access/trials', sent)
      expect([status, body.errors]).toMatchObject([422, [{ field, code: 'not_found' }]])
    }
  })

  it('the ways of a person are the points of their rules', async () => {
    const { body } = await world.test
      .as('funcionario')
      .get(`/access/ways?kind=resident&id=${world.own.residentId}`)
    expect(waysAnswer.parse(body).data).toMatchObject([
      { point: { title: 'Hall' }, now: 'granted' },
      { point: { title: 'Portão' }, now: 'granted', rules: [{ schedule: null }] },
    ])
    const { status } = await world.test
      .as('sindico')
      .get(`/access/ways?kind=resident&id=${newId()}`)
    expect(status).toBe(404)
  })

  it('the people who pass a point are those whom a trial lets in', async () => {
    const point_id = await world.make('access-points', { name: 'Academia', direction: 'in' })
    await world.make('access-rules', {
      name: 'Academia dos moradores da 101',
      kinds: ['resident'],
      apartments: [{ apartment_id: world.own.apartmentId }],
      people: [{ resident_id: world.neighbours.residentId }],
      points: [{ point_id }],
    })
    const { body } = await world.test.as('funcionario').get(`/access-points/${point_id}/passers`)
    const { data, meta } = passersAnswer.parse(body)
    expect(meta.total).toBe(data.length)
    expect(data.map(({ person }) => person.title)).toEqual(
      expect.arrayContaining(['Ana Prado', 'Bruno Reis']),
    )
    expect(data.every(({ rules }) => rules.length === 1)).toBe(true)
    const residents = await world.past<{ id: string }>(`SELECT id FROM residents`)
    for (const { id } of residents) {
      const { outcome } = await trial({
        point_id,
        person: { kind: 'resident', id },
        credentials: ['card'],
      })
      expect(data.some(({ person }) => person.id === id)).toBe(outcome === 'granted')
    }
    const found = await world.test.as('sindico').get(`/access-points/${point_id}/passers?q=bruno`)
    expect(passersAnswer.parse(found.body).data).toMatchObject([
      { person: { title: 'Bruno Reis' } },
    ])
  })
})

describe('hours', () => {
  it('are those of the company, with its holidays, and none of a schedule out of use', async () => {
    const { make, test } = world
    const point_id = await make('access-points', { name: 'Piscina', direction: 'in' })
    const schedule_id = await make('access-schedules', {
      name: 'Noites',
      hours: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], from_time: '20:00', to_time: '02:00' }],
    })
    await make('holidays', { day: '2026-11-25', name: 'Dia da piscina' })
    const rule = await make('access-rules', {
      name: 'Piscina à noite',
      kinds: ['resident'],
      schedule_id,
      points: [{ point_id }],
    })
    const person = { kind: 'resident', id: world.own.residentId }
    const reasonAt = async (at: string) => {
      const payload = { point_id, person, credentials: ['card'], at }
      const { body } = await test.as('funcionario').post('/access/trials', { payload })
      return trialAnswer.parse(body).data.reason
    }
    // The company is three hours behind UTC, and 2026-11-25 is a Wednesday.
    expect(await reasonAt('2026-11-25T02:59:00Z')).toBeNull()
    expect(await reasonAt('2026-11-25T03:00:00Z')).toBe('holiday')
    expect(await reasonAt('2026-11-26T02:59:00Z')).toBe('holiday')
    expect(await reasonAt('2026-11-26T03:00:00Z')).toBeNull()
    const change = (path: string, payload: object) =>
      test.as('sindico').patch(path, { headers: { 'if-match': '"1"' }, payload })
    const open = '2026-11-24T23:30:00Z'
    await change(`/access-schedules/${schedule_id}`, { status: 'INATIVO' })
    expect(await reasonAt(open)).toBe('schedule')
    await change(`/access-rules/${rule}`, { schedule_id: null })
    expect(await reasonAt(open)).toBeNull()
    await change(`/access-points/${point_id}`, { status: 'INATIVO' })
    expect(await reasonAt(open)).toBe('wrong_point')
  })
})

describe('the people of a point and the points of a person', () => {
  const tower = async () =>
    (
      await world.past<{ id: string }>(
        `SELECT tower_id AS id FROM apartments WHERE id = '${world.own.apartmentId}'`,
      )
    )[0]?.id

  /** People of all kinds: with one unit, several or none, and some who may not come. */
  async function addPeople() {
    const { own, neighbours } = world
    const lives = async (resident_id: string, relation: string, more: object = {}) => {
      await world.make('occupancies', {
        apartment_id: neighbours.apartmentId,
        resident_id,
        relation,
        starts_on: '2020-01-01',
        ...more,
      })
      return { kind: 'resident', id: resident_id }
    }
    const provider = async (nth: number, more: object = {}) => {
      const id = await world.make('service-providers', {
        kind: 'person',
        name: `Encanador ${nth}`,
        cpf: sampleCpf(61_000 + nth),
        category: 'Hidráulica',
        ...more,
      })
      await world.past(`UPDATE service_providers SET approval = 'approved' WHERE id = '${id}'`)
      return { kind: 'provider', id }
    }
    const visitorOf = async ({ id }: { id: string }) => {
      const [row] = await world.past<{ id: string }>(
        `SELECT visitor_id AS id FROM passes WHERE id = '${id}'`,
      )
      return { kind: 'visitor', id: String(row?.id) }
    }
    const landlord = await lives(await world.make('residents', { name: 'Otto Lins' }), 'landlord')
    const former = await lives(await world.make('residents', { name: 'Célia Vaz' }), 'tenant', {
      ends_on: '2021-01-01',
    })
    const employee = {
      kind: 'employee',
      id: await world.make('employees', {
        name: 'Rui Porto',
        cpf: sampleCpf(61_000),
        position: 'Porteiro',
        kind: 'own',
        admitted_on: '2022-02-01',
      }),
    }
    const providers = [
      await provider(1),
      await provider(2, { apartments: [{ apartment_id: own.apartmentId }] }),
    ]
    const ofOwn = await visitorOf(await world.invite())
    // The pass to the neighbours ends first.
    const twice = await visitorOf(await world.invite())
    const shorter = await world.invite()
    await world.past(`UPDATE passes SET visitor_id = '${twice.id}',
      apartment_id = '${neighbours.apartmentId}', host_id = '${neighbours.residentId}',
      valid_to = valid_to - interval '1 minute' WHERE id = '${shorter.id}'`)
    const blockedCar = await world.invite({ guests: [{ name: 'Ivo Sá', plate: 'XYZ1A23' }] })
    await world.past(`UPDATE visitors SET blocked = true, blocked_reason = 'Briga'
      WHERE id = '${(await world.addVisitor({ plate: 'XYZ1A23' })).id}'`)
    const residents = [own, neighbours].map(({ residentId: id }) => ({ kind: 'resident', id }))
    return {
      named: { landlord, employee, provider: providers[0]?.id },
      all: [
        ...residents,
        landlord,
        former,
        employee,
        ...providers,
        ofOwn,
        twice,
        await visitorOf(blockedCar),
      ],
    }
  }

  it('agree for rules of all terms', async () => {
    const { named, all } = await addPeople()
    const [ofOwn, ofNeighbours] = [world.own, world.neighbours].map(({ apartmentId }) => [
      { apartment_id: apartmentId },
    ])
    const inUnits = ['resident', 'provider', 'visitor']
    const rules = [
      { kinds: ['employee', ...inUnits] },
      { kinds: inUnits, apartments: ofOwn },
      { kinds: inUnits, apartments: ofNeighbours },
      { kinds: inUnits, towers: [{ tower_id: await tower() }] },
      { kinds: ['resident'], relations: ['landlord'] },
      { kinds: ['resident'], relations: ['owner', 'landlord'], apartments: ofNeighbours },
      {
        kinds: ['visitor'],
        apartments: ofOwn,
        people: [
          { resident_id: named.landlord.id },
          { employee_id: named.employee.id },
          { provider_id: named.provider },
        ],
      },
    ]
    const points: string[] = []
    for (const [nth, rule] of rules.entries()) {
      const point_id = await world.make('access-points', { name: `Sala ${nth}`, direction: 'in' })
      await world.make('access-rules', { name: `Regra ${nth}`, ...rule, points: [{ point_id }] })
      points.push(point_id)
    }
    const ways = new Map<string, Set<string>>()
    for (const { kind, id } of all) {
      const { body } = await world.test.as('funcionario').get(`/access/ways?kind=${kind}&id=${id}`)
      const own = waysAnswer.parse(body).data
      const isGone = ({ reason }: { reason: string | null }) =>
        reason === 'revoked' || reason === 'blocked'
      ways.set(id, new Set(own.filter((one) => !isGone(one)).map(({ point }) => point.id)))
    }
    for (const [nth, point] of points.entries()) {
      const { body } = await world.test.as('funcionario').get(`/access-points/${point}/passers`)
      const { data, meta } = passersAnswer.parse(body)
      expect(meta.total).toBe(data.length)
      const listed = new Set(data.map(({ person }) => person.id))
      for (const { id, kind } of all)
        expect([nth, kind, id, listed.has(id)]).toEqual([nth, kind, id, ways.get(id)?.has(point)])
      expect(data.filter((one) => one.rules.length === 0)).toEqual([])
    }
  })
})
