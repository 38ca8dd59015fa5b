import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleCpf } from '../../parts/sample-values.ts'
import { type GateWorld, openGateWorld } from '../../testing/gate-world.ts'
import { rowsOf } from '../../testing/test-app.ts'

describe('undoing, deciding and correcting at the desk', () => {
  let world: GateWorld
  let nth = 0
  beforeAll(async () => {
    world = await openGateWorld()
  })
  afterAll(() => world.close())

  const desk = () => world.test.as('funcionario')
  const nextCpf = () => sampleCpf(840_000 + (nth += 1))
  const enter = (payload: object) => desk().post('/gate/entries', { payload })
  const codesOf = ({ body }: { body: { errors?: { field: string; code: string }[] } }) =>
    (body.errors ?? []).map(({ field, code }) => `${field} ${code}`)
  async function invite(more: object = {}) {
    const payload = {
      apartment_id: world.own.apartmentId,
      guests: [{ name: `Convidada ${(nth += 1)}` }],
      ...more,
    }
    const { body } = await world.test.as('condomino').post('/visits/invite', { payload })
    const [pass] = rowsOf(body)
    return { id: String(pass?.id), visit: String(pass?.['visit_id']), code: String(pass?.['code']) }
  }
  const passOf = async (id: string) => (await desk().get(`/passes/${id}`)).body.data
  const visitOf = async (id: string) => (await desk().get(`/visits/${id}`)).body.data
  async function inside(more: object = {}) {
    const id = await world.walkIn(more)
    await world.test.as('condomino').post(`/visits/${id}/authorise`)
    expect((await enter({ visit_id: id })).status).toBe(200)
    return id
  }

  describe('within ten seconds', () => {
    it('an entry by a pass leaves no trace, and the pass opens again', async () => {
      const pass = await invite()
      await enter({ code: pass.code, cpf: nextCpf() })
      const undone = await desk().post(`/visits/${pass.visit}/undo-entry`)
      expect([undone.status, undone.body.data]).toMatchObject([200, { state: 'expected' }])
      expect(await passOf(pass.id)).toMatchObject({ uses_done: 0, state: 'active' })
      expect(await visitOf(pass.visit)).toMatchObject({ checked_in_at: null, state: 'expected' })
      expect((await enter({ code: pass.code })).body.data['state']).toBe('inside')
    })

    it('an entry by a pass for many leaves no open visit', async () => {
      const pass = await invite({ uses_allowed: 3 })
      const { body } = await enter({ code: pass.code, cpf: nextCpf() })
      const undone = await desk().post(`/visits/${body.data.id}/undo-entry`)
      expect(undone.body.data['state']).toBe('cancelled')
      expect((await passOf(pass.id))['uses_done']).toBe(0)
    })

    it('an entry despite a used-up pass gives no use back', async () => {
      const pass = await invite()
      await enter({ code: pass.code, cpf: nextCpf() })
      await desk().post(`/visits/${pass.visit}/check-out`)
      const again = await enter({ code: pass.code, let_in_reason: 'Esqueceu a bolsa' })
      expect(again.status).toBe(200)
      await desk().post(`/visits/${again.body.data.id}/undo-entry`)
      expect((await passOf(pass.id))['uses_done']).toBe(1)
      expect(codesOf(await enter({ code: pass.code }))).toEqual(['pass pass_used_up'])
    })

    it('an entry with a reason loses the reason', async () => {
      const pass = await invite({ valid_from: new Date(Date.now() + 5 * 3_600_000).toISOString() })
      await enter({ code: pass.code, cpf: nextCpf(), let_in_reason: 'Chegou antes' })
      await desk().post(`/visits/${pass.visit}/undo-entry`)
      expect((await visitOf(pass.visit))['let_in_reason']).toBeNull()
    })

    it('an entry that somebody authorised waits for the desk again', async () => {
      const id = await inside()
      await desk().post(`/visits/${id}/undo-entry`)
      expect((await visitOf(id))['state']).toBe('authorised')
    })

    it('an exit can be undone', async () => {
      const id = await inside()
      await desk().post(`/visits/${id}/check-out`)
      const { body } = await desk().post(`/visits/${id}/undo-exit`)
      expect(body.data['state']).toBe('inside')
      expect(await visitOf(id)).toMatchObject({ checked_out_at: null, checked_out_how: null })
    })

    it('an exit cannot, once the same person is inside again', async () => {
      const visitor = await world.addVisitor()
      const first = await inside({ visitor_id: visitor.id })
      await desk().post(`/visits/${first}/check-out`)
      await inside({ visitor_id: visitor.id })
      expect((await desk().post(`/visits/${first}/undo-exit`)).status).toBe(409)
    })

    it('nothing can later, nor an act that did not happen', async () => {
      const id = await inside()
      await world.past(
        `UPDATE visits SET checked_in_at = now() - interval '20 seconds' WHERE id = '${id}'`,
      )
      expect((await desk().post(`/visits/${id}/undo-entry`)).status).toBe(409)
      expect((await desk().post(`/visits/${id}/undo-exit`)).status).toBe(409)
      await desk().post(`/visits/${id}/check-out`)
      await world.past(
        `UPDATE visits SET checked_out_at = now() - interval '20 seconds' WHERE id = '${id}'`,
      )
      expect((await desk().post(`/visits/${id}/undo-exit`)).status).toBe(409)
    })

    it('not by a household', async () => {
      const id = await inside()
      const { status } = await world.test.as('condomino').post(`/visits/${id}/undo-entry`)
      expect(status).toBe(403)
    })
  })

  describe('a pass that is not valid', () => {
    const set = (id: string, values: string) =>
      world.past(`UPDATE passes SET ${values} WHERE id = '${id}'`)

    it.each([
      ['pass_not_yet', `valid_from = now() + interval '5 hours'`],
      [
        'pass_expired',
        `valid_from = now() - interval '9 hours', valid_to = now() - interval '5 hours'`,
      ],
      ['pass_used_up', 'uses_done = 1'],
    ])('admits with a reason that is stored: %s', async (code, values) => {
      const pass = await invite()
      await set(pass.id, values)
      expect(codesOf(await enter({ code: pass.code, cpf: nextCpf() }))).toEqual([`pass ${code}`])
      const reason = 'A moradora confirmou pelo interfone'
      const { status, body } = await enter({ code: pass.code, let_in_reason: reason })
      expect([status, body.data]).toMatchObject([200, { state: 'inside', let_in_reason: reason }])
    })

    it('admits nobody with a reason once it is revoked', async () => {
      const pass = await invite()
      await world.test.as('condomino').post(`/passes/${pass.id}/revoke`)
      const refused = await enter({ code: pass.code, cpf: nextCpf(), let_in_reason: 'Insistiu' })
      expect([refused.status, codesOf(refused)]).toEqual([409, ['pass pass_revoked']])
    })

    it('is reported together with a block: one reason decides about both', async () => {
      const pass = await invite()
      await enter({ code: pass.code, cpf: nextCpf(), apartment_id: world.neighbours.apartmentId })
      await world.past(`UPDATE visitors SET blocked = true, blocked_reason = 'briga', blocked_at = now(),
        provisional = false, cpf = '${nextCpf()}'
        WHERE id = (SELECT visitor_id FROM passes WHERE id = '${pass.id}')`)
      await set(pass.id, `valid_from = now() + interval '5 hours'`)
      expect(codesOf(await enter({ code: pass.code }))).toEqual([
        'pass pass_not_yet',
        'let_in_reason visitor_blocked',
      ])
    })

    it('to another destination than the guest names is refused, or needs a reason', async () => {
      const pass = await invite()
      const sent = { visit_id: pass.visit, apartment_id: world.neighbours.apartmentId }
      expect(codesOf(await enter(sent))).toEqual(['pass pass_wrong_destination'])
      const let_in = { ...sent, cpf: nextCpf(), let_in_reason: 'Enganou-se de apartamento' }
      expect((await enter(let_in)).body.data['state']).toBe('inside')
    })

    it('shows the reason in the box and in the list of today', async () => {
      const pass = await invite()
      await set(pass.id, `valid_from = now() + interval '5 hours'`)
      const { body } = await desk().get('/gate/expected')
      const { visits } = body.data as unknown as { visits: { id: string; refusal: string }[] }
      expect(visits.find(({ id }) => id === pass.visit)).toMatchObject({ refusal: 'pass_not_yet' })
      const found = await desk().post('/gate/box', { payload: { q: `convidada ${nth}` } })
      expect(found.body.data).toMatchObject({
        visits: [{ id: pass.visit, refusal: 'pass_not_yet' }],
      })
    })
  })

  it('closes a forgotten exit with an unknown time and admits, in one action', async () => {
    const visitor = await world.addVisitor()
    const forgotten = await inside({ visitor_id: visitor.id })
    const again = await world.walkIn({ visitor_id: visitor.id })
    await world.test.as('condomino').post(`/visits/${again}/authorise`)
    const refused = await enter({ visit_id: again })
    expect([codesOf(refused), refused.body.existing]).toMatchObject([
      ['visitor_id already_inside'],
      { id: forgotten },
    ])
    const { status, body } = await enter({ visit_id: again, close_visit_id: forgotten })
    expect([status, body.data['state']]).toEqual([200, 'inside'])
    expect(await visitOf(forgotten)).toMatchObject({
      state: 'left',
      checked_out_how: 'unknown_time',
      checked_out_at: null,
    })
  })

  it('closes nobody else’s visit on the way', async () => {
    const other = await inside()
    const pass = await invite()
    const refused = await enter({ code: pass.code, cpf: nextCpf(), close_visit_id: other })
    expect([refused.status, (await visitOf(other))['state']]).toEqual([404, 'inside'])
  })

  describe('a visit that is over', () => {
    const patch = async (id: string, payload: object, role: 'funcionario' | 'sindico') => {
      const { body } = await world.test.as(role).get(`/visits/${id}`)
      const headers = { 'if-match': `"${body.data.version}"` }
      return world.test.as(role).patch(`/visits/${id}`, { headers, payload })
    }

    it('is never changed or removed, only added to, with a reason', async () => {
      const id = await inside()
      await desk().post(`/visits/${id}/check-out`)
      for (const role of ['funcionario', 'sindico'] as const) {
        expect((await patch(id, { plate: 'ABC1D23' }, role)).status).toBe(409)
        const { body } = await world.test.as(role).get(`/visits/${id}`)
        const headers = { 'if-match': `"${body.data.version}"` }
        expect((await world.test.as(role).delete(`/visits/${id}`, { headers })).status).toBe(409)
      }
      const payload = { text: 'Saiu com uma mala da unidade', reason: 'Só visto na câmera' }
      expect((await desk().post(`/visits/${id}/correct`, { payload })).status).toBe(200)
      expect((await visitOf(id))['corrections']).toMatchObject([payload])
      const ofHousehold = await world.test.as('condomino').get(`/visits/${id}`)
      expect(ofHousehold.body.data['corrections']).toBeUndefined()
    })

    it('cannot get an addition while it is open', async () => {
      const id = await world.walkIn()
      const payload = { text: 'Nada', reason: 'Nada' }
      expect((await desk().post(`/visits/${id}/correct`, { payload })).status).toBe(409)
    })
  })

  describe('permissions of a household', () => {
    it('can be read and revoked by the gate, but not its terms, link and PIN', async () => {
      const pass = await invite()
      const headers = { 'if-match': '"1"' }
      const payload = { valid_to: new Date(Date.now() + 300 * 86_400_000).toISOString() }
      expect((await desk().patch(`/passes/${pass.id}`, { headers, payload })).status).toBe(403)
      expect((await desk().delete(`/passes/${pass.id}`, { headers })).status).toBe(403)
      expect((await desk().post(`/passes/${pass.id}/share`)).status).toBe(403)
      const moved = { expected_to: payload.valid_to }
      const visit = await desk().patch(`/visits/${pass.visit}`, { headers, payload: moved })
      expect(visit.status).toBe(403)
      expect((await desk().delete(`/visits/${pass.visit}`, { headers })).status).toBe(403)
      expect((await desk().post(`/passes/${pass.id}/revoke`)).body.data['state']).toBe('revoked')
    })

    it('can be made by the gate only on the word of the unit, until tonight, and the unit is notified', async () => {
      const visitor = await world.addVisitor()
      const common = {
        visitor_id: visitor.id,
        kind: 'social',
        apartment_id: world.own.apartmentId,
        valid_from: new Date().toISOString(),
        valid_to: new Date(Date.now() + 1_000).toISOString(),
      }
      const give = (payload: object) =>
        desk().post('/passes', { payload: { ...common, ...payload } })
      expect(codesOf(await give({}))).toEqual(['host_id required'])
      expect(codesOf(await give({ host_id: world.neighbours.residentId }))).toEqual([
        'host_id host_elsewhere',
      ])
      const host_id = world.own.residentId
      const late = new Date(Date.now() + 2 * 86_400_000).toISOString()
      expect(codesOf(await give({ host_id, valid_to: late }))).toEqual(['valid_to ends_with_today'])
      const { status, body } = await give({ host_id })
      expect([status, body.data['given_by']]).toEqual([201, 'gate'])
      const told = rowsOf((await world.test.as('condomino').get('/inbox')).body)
      expect(told.find(({ kind }) => kind === 'pass_given')).toMatchObject({
        subject: { register: 'passes', id: body.data.id },
      })
      expect((await desk().post(`/passes/${body.data.id}/share`)).status).toBe(200)
    })

    it('name the person of the unit who permitted an item, and notify them', async () => {
      const payload = {
        description: 'Furadeira',
        direction: 'out',
        carrier: 'Marcos',
        apartment_id: world.own.apartmentId,
      }
      const permit = (more: object) =>
        desk().post('/item-passes', { payload: { ...payload, ...more } })
      expect(codesOf(await permit({}))).toEqual(['host_id required'])
      expect(codesOf(await permit({ host_id: world.neighbours.residentId }))).toEqual([
        'host_id may_not_authorise',
      ])
      const { body } = await permit({ host_id: world.own.residentId })
      const told = rowsOf((await world.test.as('condomino').get('/inbox')).body)
      expect(told.find(({ kind }) => kind === 'item_permitted')).toMatchObject({
        subject: { register: 'item-passes', id: body.data.id },
      })
    })
  })
})
