import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleCpf } from '../../parts/sample-values.ts'
import { type GateWorld, openGateWorld } from '../../testing/gate-world.ts'
import { rowsOf } from '../../testing/test-app.ts'

type Pass = { id: string; visit: string; code: string }

describe('an authority that ended', () => {
  let world: GateWorld
  let nth = 0
  beforeAll(async () => {
    world = await openGateWorld()
  })
  afterAll(() => world.close())

  const nextCpf = () => {
    nth += 1
    return sampleCpf(900_000 + nth)
  }
  const enter = async (payload: object) => {
    const { status, body } = await world.test
      .as('funcionario')
      .post('/gate/entries', { payload: { cpf: nextCpf(), ...payload } })
    return [status, ...(body.errors ?? []).map(({ code }) => code)]
  }
  const act = (role: 'condomino' | 'funcionario' | 'sindico', id: string, name: string) =>
    world.test.as(role).post(`/visits/${id}/${name}`)
  async function invite(more: object = {}): Promise<Pass> {
    const { body, raw } = await world.test.as('condomino').post('/visits/invite', {
      payload: {
        apartment_id: world.own.apartmentId,
        guests: [{ name: `Convidado ${(nth += 1)}` }],
        ...more,
      },
    })
    const [pass] = rowsOf(body)
    if (!pass) throw new Error(raw)
    return { id: pass.id, visit: String(pass['visit_id']), code: String(pass['code']) }
  }
  /** Runs work while the resident has other rights, or no longer lives there. */
  async function while_(set: string, work: () => Promise<void>): Promise<void> {
    const who = `WHERE resident_id = '${world.own.residentId}'`
    await world.past(`UPDATE occupancies SET ${set} ${who}`)
    try {
      await work()
    } finally {
      await world.past(
        `UPDATE occupancies SET may_authorize_visitors = true, ends_on = NULL ${who}`,
      )
    }
  }

  it('on the household’s word does not admit by the pass', async () => {
    const denied = await invite()
    await act('funcionario', denied.visit, 'arrive')
    await act('condomino', denied.visit, 'deny')
    expect(await enter({ code: denied.code })).toEqual([409, 'pass_cancelled'])
    const missed = await invite()
    await act('funcionario', missed.visit, 'miss')
    expect(await enter({ code: missed.code })).toEqual([409, 'pass_cancelled'])
    const removed = await invite()
    const headers = { 'if-match': '"1"' }
    await world.test.as('sindico').delete(`/visits/${removed.visit}`, { headers })
    expect(await enter({ code: removed.code })).toEqual([409, 'pass_cancelled'])
  })

  it('admits once by a pass for one, even if somebody answered at the gate', async () => {
    const pass = await invite()
    await act('funcionario', pass.visit, 'arrive')
    await act('condomino', pass.visit, 'authorise')
    expect(await enter({ visit_id: pass.visit })).toEqual([200])
    await act('funcionario', pass.visit, 'check-out')
    expect(await enter({ code: pass.code })).toEqual([409, 'pass_used_up'])
  })

  it('stays blocked when the gate learns who they are', async () => {
    const known = await world.addVisitor()
    const pass = await invite()
    const { body } = await world.test.as('funcionario').get(`/visits/${pass.visit}`)
    await world.test.as('sindico').post(`/visitors/${String(body.data['visitor_id'])}/block`, {
      payload: { reason: 'Ordem judicial' },
    })
    expect(await enter({ code: pass.code, cpf: known.cpf })).toEqual([409, 'visitor_blocked'])
    const kept = await world.test.as('sindico').get(`/visitors/${known.id}`)
    expect(kept.body.data).toMatchObject({ blocked: true, blocked_reason: 'Ordem judicial' })
  })

  it('cannot be renamed by the person who invited them, once the gate knows them', async () => {
    const pass = await invite()
    const { body } = await world.test.as('funcionario').get(`/visits/${pass.visit}`)
    const visitor = String(body.data['visitor_id'])
    const rename = async () => {
      const { body: now } = await world.test.as('sindico').get(`/visitors/${visitor}`)
      const headers = { 'if-match': `"${now.data.version}"` }
      const payload = { name: 'Outra Pessoa', plate: 'BRA0S17' }
      const changed = await world.test
        .as('condomino')
        .patch(`/visitors/${visitor}`, { headers, payload })
      return changed.status
    }
    expect(await rename()).toBe(200)
    expect(await enter({ code: pass.code })).toEqual([200])
    expect(await rename()).toBe(409)
  })

  it('of a resident without the right admits nobody any more', async () => {
    const pass = await invite()
    await while_('may_authorize_visitors = false', async () => {
      const headers = { 'if-match': '"1"' }
      const payload = { companions: 3 }
      const changed = await world.test
        .as('condomino')
        .patch(`/visits/${pass.visit}`, { headers, payload })
      expect([changed.status, changed.body.errors?.[0]?.code]).toEqual([422, 'may_not_invite'])
      const shared = await world.test.as('condomino').post(`/passes/${pass.id}/share`)
      expect(shared.status).toBe(422)
      expect(await enter({ code: pass.code })).toEqual([409, 'pass_host_gone'])
    })
    expect(await enter({ code: pass.code })).toEqual([200])
  })

  it('given by the desk for a household ends with it, and for an employee with them', async () => {
    const visitor = await world.addVisitor()
    const terms = {
      visitor_id: visitor.id,
      kind: 'recurring',
      valid_from: new Date(Date.now() - 60_000).toISOString(),
      valid_to: new Date(Date.now() + 86_400_000).toISOString(),
    }
    const give = async (to: object) => {
      const made = await world.test.as('sindico').post('/passes', { payload: { ...terms, ...to } })
      return made.body.data.id
    }
    const ofUnit = await give({ apartment_id: world.own.apartmentId })
    await world.past(`UPDATE passes SET created_at = now() - interval '3 days'
      WHERE id = '${ofUnit}'`)
    await while_(`ends_on = current_date - 2`, async () => {
      expect(await enter({ pass_id: ofUnit })).toEqual([409, 'pass_host_gone'])
    })
    const employee = await world.test.as('sindico').post('/employees', {
      payload: { name: 'Téo Zelador', position: 'Zelador', kind: 'own' },
    })
    const ofEmployee = await give({ employee_id: employee.body.data.id })
    await world.past(`UPDATE employees SET status = 'INATIVO'
      WHERE id = '${employee.body.data.id}'`)
    expect(await enter({ pass_id: ofEmployee })).toEqual([409, 'pass_host_gone'])
  })

  it('ends with the household at the same moment', async () => {
    const visitor = await world.addVisitor()
    const payload = {
      visitor_id: visitor.id,
      kind: 'social',
      valid_from: new Date(Date.now() - 60_000).toISOString(),
      valid_to: new Date(Date.now() + 86_400_000).toISOString(),
      apartment_id: world.own.apartmentId,
    }
    const desk = world.test.as('funcionario')
    const give = async (more: object) =>
      (await world.test.as('sindico').post('/passes', { payload: { ...payload, ...more } })).body
        .data.id
    const { visitor_id, kind, apartment_id } = payload
    const hosted = { host_id: world.own.residentId }
    const { code } = await invite()
    const passes = [{ code }, { pass_id: await give({}) }]
    const ofHost = { pass_id: await give(hosted) }
    const visit = { visitor_id, kind, apartment_id, ...hosted }
    const who = `WHERE id = '${world.own.residentId}'`
    try {
      for (const [gone, refused] of [
        ["status = 'INATIVO'", 'host_elsewhere'],
        ['deleted_at = now()', 'not_found'],
      ] as const) {
        await world.past(`UPDATE residents SET ${gone} ${who}`)
        for (const pass of passes) expect(await enter(pass)).toEqual([409, 'pass_host_gone'])
        for (const { status, body } of [
          await desk.post('/passes', { payload: { ...payload, ...hosted } }),
          await desk.post('/visits', { payload: visit }),
        ])
          expect([status, body.errors]).toMatchObject([422, [{ field: 'host_id', code: refused }]])
        const [status] = await enter(ofHost)
        expect([409, 422]).toContain(status)
        await world.past(`UPDATE residents SET status = 'ATIVO', deleted_at = NULL ${who}`)
      }
    } finally {
      await world.past(`UPDATE residents SET status = 'ATIVO', deleted_at = NULL ${who}`)
    }
    expect(await enter({ code })).toEqual([200])
  })

  it('lasts at most a year, with plausible times', async () => {
    const pass = await invite()
    for (const [payload, field, code] of [
      [{ expected_to: '2035-01-01T00:00:00.000Z' }, 'expected_to', 'out_of_range'],
      [{ expected_to: '2020-01-01T00:00:00.000Z' }, 'expected_to', 'ends_before_start'],
      [{ expected_to: null }, 'expected_to', 'required'],
      [{ expected_from: null }, 'expected_from', 'required'],
    ] as const) {
      const headers = { 'if-match': '"1"' }
      const { status, body } = await world.test
        .as('condomino')
        .patch(`/visits/${pass.visit}`, { headers, payload })
      expect([status, body.errors]).toMatchObject([422, [{ field, code }]])
    }
  })

  it('does not extend to a neighbour’s guests: those made in another role are not one’s own', async () => {
    const visit = await world.walkIn({ apartment_id: world.neighbours.apartmentId })
    const { userId } = world.test.person('condomino')
    await world.past(`UPDATE visits SET created_by = '${userId}' WHERE id = '${visit}'`)
    expect((await world.test.as('condomino').get(`/visits/${visit}`)).status).toBe(404)
  })

  it('makes no new link by the id of a pass that is over', async () => {
    const id = newId()
    const guests = [{ id, name: 'Olga Paz' }]
    await invite({ guests })
    await world.test.as('condomino').post(`/passes/${id}/revoke`)
    await expect(invite({ guests })).rejects.toThrow('id_taken')
  })

  it('has at most a hundred guests, and none of long ago', async () => {
    const many = Array.from({ length: 50 }, (_, one) => ({ name: `Convidado ${one}` }))
    await world.past(`UPDATE passes SET state = 'revoked', revoked_at = now()`)
    await invite({ guests: many })
    await invite({ guests: many })
    await expect(invite()).rejects.toThrow('too_big')
    await world.past(`UPDATE passes SET state = 'revoked', revoked_at = now()`)
    await expect(
      invite({
        valid_from: new Date(Date.now() - 3 * 86_400_000).toISOString(),
        valid_to: new Date(Date.now() + 86_400_000).toISOString(),
      }),
    ).rejects.toThrow('out_of_range')
  })

  it('admits one at a time: an entry is not a bulk change', async () => {
    const visit = await world.walkIn()
    const items = [{ id: visit, version: 1 }]
    const refused = await world.test
      .as('funcionario')
      .post('/visits/bulk', { payload: { action: 'check-in', items } })
    expect(refused.body.errors).toMatchObject([{ field: 'action', code: 'invalid_choice' }])
  })
})
