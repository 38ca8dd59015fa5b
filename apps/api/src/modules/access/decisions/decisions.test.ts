import {
  accessesAnswer,
  passersAnswer,
  trialAnswer,
  waysAnswer,
} from '@portaria/contract/modules/access/access-answers'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
