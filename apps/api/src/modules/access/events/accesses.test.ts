import {
  accessAnswer,
  accessesAnswer,
  passersAnswer,
  trialAnswer,
  waysAnswer,
} from '@portaria/contract/modules/access/access-answers'
import { inboxAnswer } from '@portaria/contract/modules/notices/inbox'
import { panicAlertsAnswer } from '@portaria/contract/modules/panic/panic'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AccessWorld, openAccessWorld } from '../../../testing/access-world.ts'
import { whileHeld } from '../../../testing/held-change.ts'
import { countStatements } from '../../../testing/statements/count-statements.ts'
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

describe('an attempt at a point', () => {
  it('is granted by a rule, stored, and explained with a row in the trail', async () => {
    const { id: cardId, number } = await world.card(world.own.residentId)
    const answer = await attempt(card(number))
    const person = { kind: 'resident', id: world.own.residentId }
    expect(answer).toMatchObject({ outcome: 'granted', reason: null, marks: [], person })
    expect(await find('funcionario', answer.eventId)).toMatchObject({
      fact: 'granted',
      direction: 'in',
      point: { title: 'Portão' },
      credential: 'card',
      person: { title: 'Ana Prado', units: [expect.stringContaining('101')] },
    })
    const { body } = await world.test.as('sindico').get(`/accesses/${answer.eventId}`)
    expect(accessAnswer.parse(body).data).toMatchObject({
      rule: { title: 'Moradores e convidados' },
      considered: [{ missed: null }],
    })
    expect(
      await world.past(`SELECT operation, actor_role FROM audit_log
        WHERE register = 'access_events' AND row_id = '${answer.eventId}'`),
    ).toEqual([{ operation: 'read', actor_role: 'sindico' }])
    expect(await attempt({ kind: 'card', cardId })).toMatchObject({ outcome: 'granted' })
    // The same number as a reader shows it.
    expect(await attempt(card(`0x${Number(number).toString(16)}`))).toMatchObject({
      outcome: 'granted',
    })
  })

  it('takes few statements, however many rules there are', async () => {
    const { number } = await world.card(world.own.residentId)
    for (const nth of Array.from({ length: 5 }, (_, index) => index))
      await world.make('access-rules', {
        name: `Outra ${nth}`,
        kinds: ['employee'],
        points: [{ point_id: world.gate }],
      })
    const { statements } = await countStatements(() => attempt(card(number)))
    // Point, moment, holidays, card, person, rules; the event, and that there is one.
    expect(statements.filter((one) => !one.includes('set_config'))).toHaveLength(8)
  })

  it.each([
    ['lose', 'lost_card'],
    ['return', 'revoked'],
    ['block', 'revoked'],
  ])('is refused with a card after %s', async (action, reason) => {
    const { id, number } = await world.card(world.own.residentId)
    await world.test.as('sindico').post(`/cards/${id}/${action}`, { payload: {} })
    expect(await attempt(card(number))).toMatchObject({ outcome: 'denied', reason })
  })

  it.each([
    [{ valid_to: '2026-01-31' }, 'expired'],
    [{ valid_from: '2099-01-01' }, 'not_yet'],
  ])('is refused with a card outside its days: %j', async (payload, reason) => {
    const { id, number } = await world.card(world.own.residentId)
    const headers = { 'if-match': '"2"' }
    await world.test.as('sindico').patch(`/cards/${id}`, { headers, payload })
    expect(await attempt(card(number))).toMatchObject({ outcome: 'denied', reason })
  })

  it('is refused with what nobody knows, and where no rule names the person', async () => {
    expect(await attempt(card('99999999'))).toMatchObject({ outcome: 'denied', reason: 'unknown' })
    expect(await attempt(qr('https://portaria.example'))).toMatchObject({ reason: 'unknown' })
    const closed = await world.make('access-points', { name: 'Cofre', direction: 'in' })
    const { number } = await world.card(world.own.residentId)
    expect(await attempt(card(number), { pointId: closed })).toMatchObject({
      outcome: 'denied',
      reason: 'wrong_point',
    })
  })

  it('is refused once somebody has moved out, and granted on the way out', async () => {
    const resident_id = await world.make('residents', { name: 'Célia Vaz' })
    const occupancy = await world.make('occupancies', {
      apartment_id: world.neighbours.apartmentId,
      resident_id,
      relation: 'tenant',
      starts_on: '2021-01-01',
    })
    const { number } = await world.card(resident_id)
    expect(await attempt(card(number))).toMatchObject({ outcome: 'granted' })
    await world.past(`UPDATE occupancies SET ends_on = '2026-01-31' WHERE id = '${occupancy}'`)
    expect(await attempt(card(number))).toMatchObject({ outcome: 'denied', reason: 'revoked' })
    expect(await attempt(card(number), { direction: 'out' })).toMatchObject({
      outcome: 'granted',
      marks: ['revoked'],
    })
  })

  it('lets a landlord in by a rule that names the relation alone', async () => {
    const resident_id = await world.make('residents', { name: 'Otto Lins' })
    await world.make('occupancies', {
      apartment_id: world.neighbours.apartmentId,
      resident_id,
      relation: 'landlord',
      starts_on: '2021-01-01',
    })
    const { number } = await world.card(resident_id)
    expect(await attempt(card(number))).toMatchObject({ reason: 'wrong_point' })
    const door = await world.make('access-points', { name: 'Sala do conselho', direction: 'in' })
    await world.make('access-rules', {
      name: 'Locadores',
      kinds: ['resident'],
      relations: ['landlord'],
      points: [{ point_id: door }],
    })
    expect(await attempt(card(number), { pointId: door })).toMatchObject({ outcome: 'granted' })
  })

  it('that a reader sends again gets its first answer, and stores nothing', async () => {
    const pass = await world.invite()
    const reader = { equipmentId: await world.reader(), epoch: 1, id: '41', time: null, zone: null }
    const send = () =>
      world.recorder.recordAttempt(
        world.tenantId,
        { pointId: world.gate, presented: [qr(pass.code)] },
        reader,
      )
    const first = await send()
    expect(first).toMatchObject({ outcome: 'granted' })
    expect(await send()).toEqual(first)
    expect(await usesOf(pass.id)).toBe(1)
    // As if it had been stored in another month.
    await world.past(`UPDATE access_events SET at = at - interval '40 days'
      WHERE id = '${first.eventId}'`)
    expect(await send()).toEqual(first)
    const again = { ...reader, epoch: 2 }
    expect(
      await world.recorder.recordAttempt(
        world.tenantId,
        { pointId: world.gate, presented: [qr(pass.code)] },
        again,
      ),
    ).toMatchObject({ outcome: 'denied', reason: 'used_up' })
  })
})

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

describe('a PIN for duress', () => {
  it('opens, raises one silent alert, and shows nothing to the person', async () => {
    const person = { kind: 'resident', id: world.own.residentId } as const
    world.answerPins(async () => ({ person, isDuress: true }))
    const { eventId, ...answer } = await attempt({ kind: 'pin', digits: '654321' })
    expect(answer).toMatchObject({ outcome: 'granted', marks: ['duress'] })
    const alerts = async (role: 'funcionario' | 'condomino') =>
      panicAlertsAnswer.parse((await world.test.as(role).get('/notifications/panic')).body).data
    expect(await alerts('funcionario')).toMatchObject([
      { source: 'access', silent: true, message: 'Portão', user_id: expect.any(String) },
    ])
    expect(await alerts('condomino')).toEqual([])
    expect(await find('funcionario', eventId)).toMatchObject({ marks: ['duress'] })
    expect(await find('condomino', eventId)).toMatchObject({ fact: 'granted', marks: [] })
  })
})

describe('a minor who leaves', () => {
  const minor = async (exit_permission: string) => {
    const resident_id = await world.make('residents', {
      name: `Lia ${exit_permission}`,
      birth_date: '2018-03-01',
      guardian_id: world.own.residentId,
      exit_permission,
    })
    await world.make('occupancies', {
      apartment_id: world.own.apartmentId,
      resident_id,
      relation: 'dependent',
      starts_on: '2021-01-01',
    })
    return { resident_id, ...(await world.card(resident_id)) }
  }
  const told = async (role: 'condomino' | 'funcionario', id: string) => {
    const { body } = await world.test.as(role).get('/inbox?per_page=100')
    return inboxAnswer
      .parse(body)
      .data.filter((item) => item.kind === 'minor_left_alone' && item.subject.id === id)
  }
  const out = { direction: 'out' } as const

  it('without permission is let out, marked, and told to guardian and gate', async () => {
    const { resident_id, number } = await minor('guardian')
    const answer = await attempt(card(number), out)
    expect(answer).toMatchObject({ outcome: 'granted', marks: ['minor_alone'] })
    expect(await told('condomino', resident_id)).toHaveLength(1)
    expect(await told('funcionario', resident_id)).toHaveLength(1)
    expect(await find('condomino', answer.eventId)).toMatchObject({ marks: ['minor_alone'] })
  })

  it('with permission is told to nobody', async () => {
    const { resident_id, number } = await minor('free')
    expect(await attempt(card(number), out)).toMatchObject({ outcome: 'granted', marks: [] })
    expect(await told('condomino', resident_id)).toEqual([])
  })
})

describe('accesses', () => {
  const fact = (more: object = {}) =>
    world.recorder.recordFact(
      world.tenantId,
      { pointId: world.gate, fact: 'exit_button', direction: 'out', ...more },
      null,
    )

  it('hold facts that nothing decided about, each once', async () => {
    const reader = { equipmentId: await world.reader(), epoch: 1, id: '7', time: null, zone: null }
    const plain = { pointId: world.gate, fact: 'forced', direction: 'in' } as const
    const send = () => world.recorder.recordFact(world.tenantId, plain, reader)
    const id = await send()
    expect(await send()).toBe(id)
    expect(await find('sindico', id)).toMatchObject({ fact: 'forced', person: null })
  })

  it('are paged, newest first, and filtered', async () => {
    const ids = [await fact(), await fact(), await fact()].toReversed()
    const query = 'per_page=2&fact=exit_button'
    const first = await list('sindico', query)
    const next = await list('sindico', `${query}&after=${first.meta.next}`)
    expect([...first.data, ...next.data].map(({ id }) => id).slice(0, 3)).toEqual(ids)
    expect((await list('sindico', `point_id=${newId()}`)).data).toEqual([])
    const { status } = await world.test.as('sindico').get('/accesses?after=x')
    expect(status).toBe(422)
  })

  it('of neighbours, staff and other companies are hidden', async () => {
    const { number } = await world.card(world.neighbours.residentId)
    const { eventId } = await attempt(card(number))
    const nobody = await fact()
    for (const id of [eventId, nobody]) {
      expect(await find('condomino', id)).toBeUndefined()
      expect((await world.test.as('condomino').get(`/accesses/${id}`)).status).toBe(404)
      expect((await world.test.as('sindico', 'acacias').get(`/accesses/${id}`)).status).toBe(404)
    }
    const { body } = await world.test.as('sindico', 'acacias').get('/accesses')
    expect(accessesAnswer.parse(body).data).toEqual([])
    const passed = await attempt(qr((await world.invite()).code))
    expect(await find('condomino', passed.eventId)).toMatchObject({ person: { kind: 'visitor' } })
  })

  it('are erased once their term is over, with their keys, and the trail says how many', async () => {
    const reader = { equipmentId: await world.reader(), epoch: 1, id: '9', time: null, zone: null }
    const plain = { pointId: world.gate, fact: 'held', direction: 'in' } as const
    const old = await world.recorder.recordFact(world.tenantId, plain, reader)
    const young = await fact()
    await world.past(`UPDATE access_events SET at = at - interval '400 days' WHERE id = '${old}'`)
    const erased = await world.past<{ n: number }>(
      `SELECT erase_access_events(ARRAY['${old}', '${young}']::uuid[], 'test') AS n`,
    )
    expect(erased).toEqual([{ n: 1 }])
    expect(await find('sindico', old)).toBeUndefined()
    expect(await find('sindico', young)).toBeDefined()
    expect(await world.past(`SELECT 1 FROM access_event_keys WHERE event_id = '${old}'`)).toEqual(
      [],
    )
    expect(
      await world.past(`SELECT changes FROM audit_log
        WHERE register = 'access_events' AND operation = 'erase'`),
    ).toEqual([{ changes: { count: [null, 1] } }])
  })
})

describe('on paper', () => {
  const trial = async (payload: object) => {
    const { body, raw } = await world.test.as('funcionario').post('/access/trials', { payload })
    expect(raw).not.toContain('problem')
    return trialAnswer.parse(body).data
  }
  const resident = () => ({ kind: 'resident', id: world.own.residentId })

  it('a passage is decided without an event, and the trail says who asked', async () => {
    const before = (await list('sindico', 'per_page=100')).data.length
    const asked = { point_id: world.gate, person: resident(), credentials: ['card'] }
    expect(await trial(asked)).toMatchObject({
      outcome: 'granted',
      rule: { title: 'Moradores e convidados' },
    })
    expect((await list('sindico', 'per_page=100')).data).toHaveLength(before)
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
