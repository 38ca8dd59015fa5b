import { accessAnswer, accessesAnswer } from '@portaria/contract/modules/access/access-answers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccessWorld, openAccessWorld } from '../../../testing/access-world.ts'
import { countStatements } from '../../../testing/statements/count-statements.ts'
import type { Passage } from '../decisions/judge.ts'
import type { Presented } from '../decisions/presented.ts'

let world: AccessWorld
beforeAll(async () => {
  world = await openAccessWorld()
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
    // The gate tells no passage, so that the person is there by their entry alone.
    // Point, moment, holidays, card, person, rules; presence; the event, and that there is one.
    expect(statements.filter((one) => !one.includes('set_config'))).toHaveLength(9)
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

  it('that its reader waits for no longer is not recorded, and spends nothing', async () => {
    const pass = await world.invite()
    const reader = { equipmentId: await world.reader(), epoch: 1, id: '41', time: null, zone: null }
    const passage = { pointId: world.gate, presented: [qr(pass.code)] } as const
    const { recordAttempt } = world.recorder
    expect(await recordAttempt(world.tenantId, passage, reader, () => false)).toMatchObject({
      eventId: null,
      outcome: 'denied',
    })
    expect(await usesOf(pass.id)).toBe(0)
    const stored = `SELECT 1 FROM access_events WHERE equipment_id = '${reader.equipmentId}'`
    expect(await world.past(stored)).toEqual([])
    expect(await recordAttempt(world.tenantId, passage, reader, () => true)).toMatchObject({
      outcome: 'granted',
    })
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
