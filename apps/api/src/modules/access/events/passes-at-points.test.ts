import { accessesAnswer } from '@portaria/contract/modules/access/access-answers'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AccessWorld, openAccessWorld } from '../../../testing/access-world.ts'
import { whileHeld } from '../../../testing/held-change.ts'
import type { Passage } from '../decisions/judge.ts'
import type { Presented } from '../decisions/presented.ts'

let world: AccessWorld
beforeAll(async () => {
  world = await openAccessWorld()
})
afterEach(() => {
  world.answerPins(async () => null)
  world.faults.length = 0
})
afterAll(() => world.close())

const attempt = (presented: Presented, more: Partial<Passage> = {}) =>
  world.recorder.recordAttempt(
    world.tenantId,
    { pointId: world.gate, presented: [presented], ...more },
    null,
  )
const card = (number: string): Presented => ({ kind: 'card', number })
const qr = (text: string): Presented => ({ kind: 'qr', text })

const list = async (role: 'sindico' | 'funcionario' | 'condomino', query = '') =>
  accessesAnswer.parse((await world.test.as(role).get(`/accesses?${query}`)).body)
const find = async (role: 'sindico' | 'funcionario' | 'condomino', id: string | null) =>
  (await list(role, 'per_page=100')).data.find((one) => one.id === id)
const usesOf = async (id: string) =>
  (await world.past<{ uses_done: number }>(`SELECT uses_done FROM passes WHERE id = '${id}'`))[0]
    ?.uses_done

describe('a pass at points', () => {
  it('is spent by the entry, opens further inside, and is used up at the gate', async () => {
    const pass = await world.invite()
    expect(await attempt(qr(pass.code))).toMatchObject({ outcome: 'granted' })
    expect(await usesOf(pass.id)).toBe(1)
    const inside = { pointId: world.hall }
    expect(await attempt(qr(pass.code), inside)).toMatchObject({ outcome: 'granted' })
    expect(await attempt({ kind: 'pin', digits: pass.pin })).toMatchObject({ reason: 'used_up' })
    const out = { direction: 'out' } as const
    expect(await attempt(qr(pass.code), out)).toMatchObject({ outcome: 'granted', marks: [] })
    expect(await attempt(qr(pass.code), inside)).toMatchObject({ reason: 'used_up' })
    expect(await usesOf(pass.id)).toBe(1)
  })

  it('still opens inside after the door of a tower was left', async () => {
    const tower = await world.make('access-areas', { name: 'Hall da torre' })
    const pointId = await world.make('access-points', {
      name: 'Porta da torre',
      direction: 'both',
      area_from_id: world.yard,
      area_to_id: tower,
      way_out: 'exit_button',
      exit_tried_on: '2026-11-02',
    })
    await world.make('access-rules', {
      name: 'Convidados da torre',
      kinds: ['visitor'],
      points: [{ point_id: pointId }],
    })
    const { code } = await world.invite()
    await attempt(qr(code))
    await attempt(qr(code), { pointId })
    await attempt(qr(code), { pointId, direction: 'out' })
    expect(await attempt(qr(code), { pointId })).toMatchObject({ outcome: 'granted' })
  })

  it('opens inside for 24 hours from the entry, however many doors it opened since', async () => {
    const { code } = await world.invite()
    const { eventId } = await attempt(qr(code))
    const inside = { pointId: world.hall }
    expect(await attempt(qr(code), inside)).toMatchObject({ outcome: 'granted' })
    await world.past(`UPDATE access_events SET at = now() - interval '25 hours'
      WHERE id = '${eventId}'`)
    expect(await attempt(qr(code), inside)).toMatchObject({ reason: 'used_up' })
  })

  it('lets one in where two gates read it at once', async () => {
    const pass = await world.invite()
    const later = await whileHeld(
      world.test,
      `UPDATE passes SET uses_done = 1, state = 'used' WHERE id = '${pass.id}'`,
      () => attempt(qr(pass.code)),
    )
    expect(later).toMatchObject({ outcome: 'denied', reason: 'used_up' })
    const both = await world.invite()
    const answers = await Promise.all([attempt(qr(both.code)), attempt(qr(both.code))])
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['denied', 'granted'])
    expect(world.faults).toEqual([])
  })

  it('opens nothing for a blocked guest, whose household does not read why', async () => {
    const pass = await world.invite()
    await world.past(`UPDATE visitors SET blocked = true, blocked_reason = 'Briga'
      WHERE id = (SELECT visitor_id FROM passes WHERE id = '${pass.id}')`)
    const { eventId, ...answer } = await attempt(qr(pass.code))
    expect(answer).toMatchObject({ outcome: 'denied', reason: 'blocked' })
    expect(await find('funcionario', eventId)).toMatchObject({ reason: 'blocked' })
    const own = await find('condomino', eventId)
    expect(own).toMatchObject({ reason: 'revoked', person: { kind: 'visitor', id: pass.id } })
    expect((await list('condomino', 'reason=blocked')).data).toEqual([])
  })

  it('of a withdrawn link is revoked', async () => {
    const pass = await world.invite()
    const { status } = await world.test
      .as('condomino')
      .post(`/passes/${pass.id}/share`, { payload: { renew: true } })
    expect(status).toBe(200)
    expect(await attempt(qr(pass.code))).toMatchObject({ outcome: 'denied', reason: 'revoked' })
  })
})

describe('a point of one direction', () => {
  it('lets nobody in who is said to leave by it', async () => {
    const out = { pointId: world.hall, direction: 'out' } as const
    const { eventId, ...answer } = await attempt(card('99999999'), out)
    expect(answer).toMatchObject({ outcome: 'denied', reason: 'unknown' })
    expect(await find('sindico', eventId)).toMatchObject({ direction: 'in' })
  })
})

describe('two passes', () => {
  it('that are shown in either order do not wait for each other', async () => {
    const [first, second] = [await world.invite(), await world.invite()]
    const lock = (id: string) => `SELECT 1 FROM passes WHERE id = '${id}' FOR NO KEY UPDATE`
    const both: Passage['presented'] = [qr(first.code), { kind: 'pin', digits: second.pin }]
    const answer = await whileHeld(
      world.test,
      lock(second.id),
      () =>
        world.recorder.recordAttempt(
          world.tenantId,
          { pointId: world.gate, presented: both },
          null,
        ),
      { next: lock(first.id) },
    )
    expect([answer, world.faults]).toMatchObject([{ outcome: 'granted' }, []])
  })
})

describe('a fault', () => {
  const broken = async () => {
    throw new Error('the look-up of PINs is broken')
  }

  it('lets nobody in, and is stored', async () => {
    world.answerPins(broken)
    const answer = await attempt({ kind: 'pin', digits: '123456' })
    expect(answer).toMatchObject({ outcome: 'denied', reason: 'error' })
    expect(await find('sindico', answer.eventId)).toMatchObject({ fact: 'denied', reason: 'error' })
    expect(world.faults).toHaveLength(1)
  })

  it('keeps nobody from leaving', async () => {
    world.answerPins(broken)
    const out = { direction: 'out' } as const
    const answer = await attempt({ kind: 'pin', digits: '123456' }, out)
    expect(answer).toMatchObject({ outcome: 'granted', marks: ['error'] })
    const inner = await attempt({ kind: 'pin', digits: '123456' }, { ...out, pointId: world.hall })
    expect(inner).toMatchObject({ outcome: 'denied', reason: 'error' })
  })

  it('at a point of nobody, or of another company, opens nothing', async () => {
    const { number } = await world.card(world.own.residentId)
    for (const tenantId of [world.tenantId, world.test.tenants.acacias])
      expect(
        await world.recorder.recordAttempt(
          tenantId,
          {
            pointId: tenantId === world.tenantId ? newId() : world.gate,
            presented: [card(number)],
          },
          null,
        ),
      ).toMatchObject({ eventId: null, outcome: 'denied', reason: 'error' })
  })
})
