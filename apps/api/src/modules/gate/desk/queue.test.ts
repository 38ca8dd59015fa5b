import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleCpf } from '../../../parts/sample-values.ts'
import { type DeskWorld, openDeskWorld } from '../../../testing/desk-world.ts'
import { rowsOf } from '../../../testing/test-app.ts'

type Pass = { id: string; visit_id: string; visitor_id: string; code: string }

const HALF_A_MINUTE = 30_000

describe('the queue of a desk without a network', () => {
  let world: DeskWorld
  let nth = 0
  beforeAll(async () => {
    world = await openDeskWorld()
  })
  afterAll(() => world.close())

  const nextCpf = () => sampleCpf(820_000 + (nth += 1))
  const doorman = () => world.test.as('funcionario')

  /** Invites a guest who has shown a document already. */
  async function invite(more: object = {}): Promise<Pass> {
    const { body, raw } = await world.test.as('condomino').post('/visits/invite', {
      payload: {
        apartment_id: world.own.apartmentId,
        guests: [{ name: `Convidada ${(nth += 1)}` }],
        ...more,
      },
    })
    const [pass] = rowsOf(body)
    if (!pass) throw new Error(raw)
    await world.past(`UPDATE visitors SET provisional = false, cpf = '${nextCpf()}'
      WHERE id = (SELECT visitor_id FROM passes WHERE id = '${pass['id']}')`)
    return pass as unknown as Pass
  }
  const visit = async (id: string | null) => (await doorman().get(`/visits/${id}`)).body.data
  const walkIn = (more: object = {}) => ({
    name: 'walk-in' as const,
    kind: 'social',
    apartment_id: world.own.apartmentId,
    told_by: 'Ana Prado',
    told_through: 'intercom',
    ...more,
  })

  it('records an entry at the time at which it happened, by its author', async () => {
    const pass = await invite()
    const before = Date.now()
    const outcome = await world.record({
      act: { name: 'enter', pass_id: pass.id, plate: 'ABC1D23' },
      ago: HALF_A_MINUTE,
    })
    expect(outcome).toMatchObject({ outcome: 'done', visit_id: pass.visit_id, codes: [] })
    const stored = await visit(pass.visit_id)
    expect(stored).toMatchObject({ state: 'inside', plate: 'ABC1D23' })
    const at = Date.parse(String(stored['checked_in_at']))
    expect(Math.abs(at - (before - HALF_A_MINUTE))).toBeLessThan(5_000)
    expect(stored['checked_in_by']).toMatchObject({
      id: world.test.person('funcionario', 'bosque').userId,
    })
  })

  it('keeps the author when another person sends it', async () => {
    const pass = await invite()
    const entry = await world.seal(await world.pack('funcionario'), {
      act: { name: 'enter', visit_id: pass.visit_id },
    })
    await world.send([entry], 'sindico')
    const stored = await visit(pass.visit_id)
    expect(stored['checked_in_by']).toMatchObject({
      id: world.test.person('funcionario', 'bosque').userId,
    })
  })

  it('admits by a pass that was revoked afterwards, and not by one revoked before', async () => {
    const later = await invite()
    await world.test.as('condomino').post(`/passes/${later.id}/revoke`)
    const entered = await world.record({
      act: { name: 'enter', pass_id: later.id },
      ago: HALF_A_MINUTE,
    })
    expect(entered).toMatchObject({ outcome: 'done' })
    const before = await invite()
    await world.test.as('condomino').post(`/passes/${before.id}/revoke`)
    const refused = await world.record({ act: { name: 'enter', pass_id: before.id }, ago: -1_000 })
    expect(refused).toMatchObject({ outcome: 'conflict', codes: ['pass_revoked'] })
  })

  it('admits visitors who were blocked afterwards, and stores entries of those blocked before', async () => {
    const guest = await world.addVisitor()
    const authorised = async () => {
      const id = await world.walkIn({ visitor_id: guest.id })
      await doorman().post(`/visits/${id}/authorise`, { payload: { answered_name: 'Ana Prado' } })
      return id
    }
    const [first, second] = [await authorised(), await authorised()]
    const enter = (id: string, ago: number) =>
      world.record({ act: { name: 'enter', visit_id: id }, ago })
    await world.past(`UPDATE visitors SET blocked = true, blocked_reason = 'briga',
      blocked_at = now() - interval '10 seconds' WHERE id = '${guest.id}'`)
    const earlier = await enter(first, HALF_A_MINUTE)
    expect(earlier).toMatchObject({ outcome: 'done' })
    await doorman().post(`/visits/${earlier.visit_id}/check-out`)
    expect(await enter(second, 1_000)).toMatchObject({
      outcome: 'conflict',
      codes: ['visitor_blocked'],
    })
  })

  it('stores a pass that was used elsewhere meanwhile for a person, and enters nobody twice', async () => {
    await world.past(`UPDATE inbox_items SET made_at = made_at - interval '2 minutes'`)
    const pass = await invite()
    const { status } = await doorman().post('/gate/entries', { payload: { code: pass.code } })
    const outcome = await world.record({
      act: { name: 'enter', pass_id: pass.id },
      guest_name: 'Convidada em dobro',
      ago: HALF_A_MINUTE,
    })
    expect([status, outcome]).toMatchObject([
      200,
      { outcome: 'conflict', visit_id: null, codes: ['pass_used_up'] },
    ])
    const { body } = await doorman().get('/gate/queue')
    const listed = rowsOf(body).find(({ id }) => id === outcome.id)
    expect(listed).toMatchObject({
      guest_name: 'Convidada em dobro',
      act: 'enter',
      codes: ['pass_used_up'],
      apartment: { id: world.own.apartmentId },
      against: { id: pass.visit_id, state: 'inside' },
    })
    const stored = await doorman().get(`/passes/${pass.id}`)
    expect(stored.body.data['uses_done']).toBe(1)
    const inside = await doorman().get('/gate/inside')
    const ofPass = rowsOf(inside.body).filter((one) => one['pass_id'] === pass.id)
    expect(ofPass.map(({ id }) => id)).toEqual([pass.visit_id])
    for (const role of ['funcionario', 'sindico'] as const) {
      const inbox = await world.test.as(role).get('/inbox')
      expect(JSON.stringify(inbox.body)).toContain(`?entry=${outcome.id}`)
    }
  })

  it('judges an entry once, however often and by however many people it is sent', async () => {
    const pass = await invite({ uses_allowed: 5 })
    const entry = await world.seal(await world.pack(), {
      act: { name: 'enter', pass_id: pass.id },
    })
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, one) =>
        world.send([entry, entry], one % 2 ? 'sindico' : 'funcionario'),
      ),
    )
    const outcomes = new Set(answers.flat().map((one) => JSON.stringify(one)))
    expect([...outcomes]).toHaveLength(1)
    expect(answers[0]?.[0]).toMatchObject({ outcome: 'done' })
    const stored = await doorman().get(`/passes/${pass.id}`)
    expect(stored.body.data['uses_done']).toBe(1)
  })

  it('reads nothing that is not of the company, not sealed for its id, or forged', async () => {
    const pass = await invite()
    const act = { name: 'enter' as const, pass_id: pass.id }
    const [own, foreign] = [await world.pack(), await world.pack('funcionario', 'acacias')]
    const sealed = await world.seal(own, { act })
    const unreadable = await world.send([
      await world.seal(foreign, { act }),
      await world.seal(own, { act, ticket: 'A'.repeat(120) }),
      await world.seal(own, { act, ticket: '' }),
      { ...sealed, id: newId() },
      { ...sealed, key: 'another' },
      { ...sealed, sealed: sealed.sealed.slice(0, 40) },
    ])
    expect(unreadable.map(({ outcome }) => outcome)).toEqual(Array(6).fill('unreadable'))
    const visitNow = await visit(pass.visit_id)
    expect(visitNow['state']).toBe('expected')
    const refused = await world.test
      .as('condomino')
      .post('/gate/queue', { payload: { entries: [sealed] } })
    expect(refused.status).toBe(403)
  })

  it('stores entries at an impossible time, or from after its author had left', async () => {
    const guest = await invite()
    const act = { name: 'enter' as const, visit_id: guest.visit_id }
    for (const ago of [2 * 3_600_000, -13 * 3_600_000, -120_000]) {
      expect(await world.record({ act, ago })).toMatchObject({
        outcome: 'conflict',
        codes: ['entry_time'],
      })
    }
    const entry = await world.seal(await world.pack('sindico'), { act })
    const { membershipId } = world.test.person('sindico', 'bosque')
    await world.past(`UPDATE memberships SET status = 'INATIVO' WHERE id = '${membershipId}'`)
    const [kept] = await world.send([entry])
    await world.past(`UPDATE memberships SET status = 'ATIVO' WHERE id = '${membershipId}'`)
    expect(kept).toMatchObject({ outcome: 'conflict', codes: ['entry_author'] })
  })

  it('records an unknown visitor once, with the person who answered for them', async () => {
    const cpf = nextCpf()
    const entry = await world.seal(await world.pack(), {
      act: walkIn({ cpf }),
      guest_name: 'Visita sem aviso',
    })
    const [first] = await world.send([entry])
    const [second] = await world.send([entry])
    expect([first?.outcome, second]).toEqual(['done', first])
    expect(await visit(first?.visit_id ?? null)).toMatchObject({
      state: 'inside',
      guest_name: 'Visita sem aviso',
      answered_name: 'Ana Prado',
      answered_through: 'intercom',
    })
    const again = await world.record({ act: walkIn({ cpf }), guest_name: 'Visita sem aviso' })
    expect(again).toMatchObject({ outcome: 'conflict', codes: ['already_inside'] })
    const unanswered = await world.record({ act: walkIn({ cpf: nextCpf(), told_by: null }) })
    expect(unanswered).toMatchObject({ outcome: 'conflict', codes: ['name_required'] })
  })

  it('records exits, of its own entries too', async () => {
    const entered = await world.record({ act: walkIn({ cpf: nextCpf() }), ago: HALF_A_MINUTE })
    const left = await world.record({ act: { name: 'leave', entry_id: entered.id }, ago: 1_000 })
    expect(left).toMatchObject({ outcome: 'done', visit_id: entered.visit_id })
    expect(await visit(entered.visit_id)).toMatchObject({ state: 'left' })
    const twice = await world.record({ act: { name: 'leave', visit_id: entered.visit_id } })
    expect(twice).toMatchObject({ outcome: 'done' })
    const unknown = await world.record({ act: { name: 'leave', entry_id: newId() } })
    expect(unknown).toMatchObject({ outcome: 'conflict', codes: ['entry_unrecorded'] })
    const inside = await world.record({ act: walkIn({ cpf: nextCpf() }), ago: 1_000 })
    const early = await world.record({
      act: { name: 'leave', visit_id: inside.visit_id },
      ago: HALF_A_MINUTE,
    })
    expect(early).toMatchObject({ outcome: 'conflict', codes: ['left_before'] })
  })

  it("waits for a person's decision", async () => {
    const resolve = (id: string, as: string, note = 'Conferido com o morador') =>
      doorman().post(`/gate/queue/${id}/resolve`, { payload: { as, note } })
    const conflict = async () => {
      const pass = await invite()
      await doorman().post('/gate/entries', { payload: { code: pass.code } })
      const outcome = await world.record({
        act: { name: 'enter', pass_id: pass.id },
        ago: HALF_A_MINUTE,
      })
      return { ...outcome, pass }
    }
    const same = await conflict()
    expect((await resolve(same.id, 'same')).body.data).toMatchObject({
      visit_id: same.pass.visit_id,
    })
    expect((await resolve(same.id, 'same')).status).toBe(409)
    const none = await conflict()
    expect((await resolve(none.id, 'not_entered', '  ')).status).toBe(422)
    expect((await resolve(none.id, 'not_entered')).status).toBe(200)
    const other = await conflict()
    const left = await world.record({ act: { name: 'leave', entry_id: other.id }, ago: 1_000 })
    expect(left).toMatchObject({ outcome: 'done', visit_id: null })
    const { body, raw } = await resolve(other.id, 'entered')
    const visitId = (body.data as unknown as { visit_id: string | null } | undefined)?.visit_id
    if (!visitId) throw new Error(raw)
    expect(visitId).not.toBe(other.pass.visit_id)
    expect(await visit(visitId)).toMatchObject({
      state: 'left',
      apartment: { id: world.own.apartmentId },
      let_in_reason: 'Conferido com o morador',
    })
    const waiting = rowsOf((await doorman().get('/gate/queue')).body).map(({ id }) => id)
    expect(waiting).not.toEqual(expect.arrayContaining([same.id]))
    expect(waiting).not.toEqual(expect.arrayContaining([other.id]))
    const history = await world.test.as('sindico').get(`/visits/${visitId}/history`)
    expect(history.raw).toContain('resolve-entry')
  })
})
