import { LOOK_UPS_AN_HOUR, WRONG_CODES_AN_HOUR } from '@portaria/contract/define-register/look-ups'
import { GATE_BLOCK_HOURS } from '@portaria/contract/schemas/constants'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleCpf } from '../../parts/sample-values.ts'
import { type GateWorld, openGateWorld } from '../../testing/gate-world.ts'
import { whileHeld } from '../../testing/held-change.ts'
import { rowsOf } from '../../testing/test-app.ts'

type Pass = { id: string; visit_id: string; code: string; pin: string }

describe('entries at the desk', () => {
  let world: GateWorld
  let nth = 0
  beforeAll(async () => {
    world = await openGateWorld()
  })
  afterAll(() => world.close())

  const enter = (payload: object) => world.test.as('funcionario').post('/gate/entries', { payload })
  const nextCpf = () => {
    nth += 1
    return sampleCpf(800_000 + nth)
  }
  async function invite(more: object = {}, guest: object = {}): Promise<Pass> {
    const { body, raw } = await world.test.as('condomino').post('/visits/invite', {
      payload: {
        apartment_id: world.own.apartmentId,
        guests: [{ name: `Convidado ${(nth += 1)}`, ...guest }],
        ...more,
      },
    })
    const [pass] = rowsOf(body)
    if (!pass) throw new Error(raw)
    return pass as unknown as Pass
  }
  const refusalOf = async (payload: object) => {
    const { status, body } = await enter(payload)
    return [status, ...(body.errors ?? []).map(({ field, code }) => `${field} ${code}`)]
  }
  const window = (id: string, set: string) =>
    world.past(`UPDATE passes SET ${set} WHERE id = '${id}'`)

  it('are made by a code, once, with the missing document', async () => {
    const pass = await invite()
    expect(await refusalOf({ code: pass.code })).toEqual([409, 'visitor_id visitor_unidentified'])
    const { status, body } = await enter({ code: pass.code, cpf: nextCpf() })
    expect([status, body.data]).toMatchObject([200, { id: pass.visit_id, state: 'inside' }])
    expect(await refusalOf({ code: pass.code })).toEqual([409, 'pass pass_used_up'])
    const stored = await world.test.as('funcionario').get(`/passes/${pass.id}`)
    expect(stored.body.data).toMatchObject({ uses_done: 1, state: 'used' })
  })

  it('are made by one of two desks that read the same code at the same moment', async () => {
    const pass = await invite()
    await enter({ code: pass.code })
    const cpf = nextCpf()
    await enter({ visit_id: pass.visit_id, cpf, let_in_reason: null }).catch(() => null)
    const again = await invite()
    await world.past(`UPDATE visitors SET provisional = false, cpf = '${nextCpf()}'
      WHERE id = (SELECT visitor_id FROM passes WHERE id = '${again.id}')`)
    const answers = await Promise.all(Array.from({ length: 8 }, () => enter({ code: again.code })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409, 409, 409,
    ])
    const codes = answers.flatMap(({ body }) => (body.errors ?? []).map(({ code }) => code))
    expect(new Set(codes)).toEqual(new Set(['pass_used_up']))
  })

  it('wait for the desk that is using the pass, and are judged by the result', async () => {
    const pass = await invite()
    const used = `UPDATE passes SET uses_done = 1, state = 'used' WHERE id = '${pass.id}'`
    const come = () => refusalOf({ code: pass.code, cpf: nextCpf() })
    expect(await whileHeld(world.test, used, come)).toEqual([409, 'pass pass_used_up'])
  })

  it('of a pass for many become a visit each', async () => {
    const pass = await invite({ uses_allowed: 2 })
    const first = await enter({ pin: pass.pin, cpf: nextCpf() })
    expect(first.body.data).toMatchObject({ state: 'inside', answered_through: 'pass' })
    expect(await refusalOf({ code: pass.code })).toEqual([409, 'visitor_id already_inside'])
    await world.test.as('funcionario').post(`/visits/${first.body.data.id}/check-out`)
    const second = await enter({ code: pass.code })
    expect(second.body.data.id).not.toBe(first.body.data.id)
    await world.test.as('funcionario').post(`/visits/${second.body.data.id}/check-out`)
    expect(await refusalOf({ code: pass.code })).toEqual([409, 'pass pass_used_up'])
  })

  it('of regular visitors are made by their pass, which the desk lists', async () => {
    const pass = await invite({ uses_allowed: 2 })
    expect(await refusalOf({ pass_id: pass.id, code: pass.code })).toEqual([
      422,
      'visit_id required',
    ])
    const { status, body } = await enter({ pass_id: pass.id, cpf: nextCpf() })
    expect([status, body.data]).toMatchObject([200, { state: 'inside', answered_through: 'pass' }])
    await world.past(`UPDATE passes SET state = 'revoked' WHERE id = '${pass.id}'`)
    await world.test.as('funcionario').post(`/visits/${body.data.id}/check-out`)
    expect(await refusalOf({ pass_id: pass.id })).toEqual([409, 'pass pass_revoked'])
    const foreign = await world.test
      .as('funcionario', 'acacias')
      .post('/gate/entries', { payload: { pass_id: pass.id } })
    expect(foreign.body.errors).toMatchObject([{ field: 'pass', code: 'pass_unknown' }])
  })

  it('are refused with a reason: not yet, over, revoked, cancelled, elsewhere, unknown', async () => {
    const pass = await invite()
    await window(pass.id, `valid_from = now() + interval '31 minutes'`)
    expect(await refusalOf({ code: pass.code })).toEqual([409, 'pass pass_not_yet'])
    await window(
      pass.id,
      `valid_from = now() - interval '2 days',
      valid_to = now() - interval '31 minutes'`,
    )
    expect(await refusalOf({ code: pass.code })).toEqual([409, 'pass pass_expired'])
    // The company's tolerance is half an hour.
    await window(pass.id, `valid_to = now() - interval '29 minutes'`)
    expect(await refusalOf({ code: pass.code })).toEqual([409, 'visitor_id visitor_unidentified'])
    const elsewhere = { apartment_id: world.neighbours.apartmentId }
    expect(await refusalOf({ code: pass.code, ...elsewhere })).toEqual([
      409,
      'pass pass_wrong_destination',
    ])
    const share = await world.test
      .as('condomino')
      .post(`/passes/${pass.id}/share`, { payload: { renew: true } })
    expect(await refusalOf({ code: pass.code })).toEqual([409, 'pass pass_revoked'])
    await world.test.as('condomino').post(`/visits/${pass.visit_id}/cancel`)
    expect(await refusalOf({ code: share.body.data['code'] })).toEqual([409, 'pass pass_cancelled'])
    const other = await invite()
    await world.test.as('condomino').post(`/passes/${other.id}/revoke`)
    expect(await refusalOf({ code: other.code })).toEqual([409, 'pass pass_revoked'])
    expect(await refusalOf({ code: 'A'.repeat(77) })).toEqual([409, 'pass pass_unknown'])
    const foreign = await world.test
      .as('funcionario', 'acacias')
      .post('/gate/entries', { payload: { code: other.code } })
    expect(foreign.body.errors).toMatchObject([{ field: 'pass', code: 'pass_unknown' }])
  })

  it('end with the household of the person who invited', async () => {
    const pass = await invite()
    const residence = `resident_id = '${world.own.residentId}'`
    await world.past(`UPDATE occupancies SET ends_on = starts_on WHERE ${residence}`)
    const refused = await refusalOf({ code: pass.code })
    await world.past(`UPDATE occupancies SET ends_on = NULL WHERE ${residence}`)
    expect(refused).toEqual([409, 'pass pass_host_gone'])
  })

  it('count wrong PINs, and stop a person who tries them', async () => {
    const tries = await Promise.all(
      Array.from({ length: WRONG_CODES_AN_HOUR + 1 }, (_, one) =>
        enter({ pin: String(10_000_000 + one) }),
      ),
    )
    const statuses = tries.map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(WRONG_CODES_AN_HOUR)
    await world.past('DELETE FROM look_ups')
  })

  it('by a signed code or a right PIN are not delayed by earlier typos', async () => {
    const box = (q: string) => world.test.as('funcionario').post('/gate/box', { payload: { q } })
    const known = await world.addVisitor()
    // Eight digits may be a PIN, a pick-up code or a document; these numbers are none of the three.
    for (let one = 0; one < LOOK_UPS_AN_HOUR.misses; one += 1)
      expect((await box(String(20_000_000 + one))).status).toBe(200)
    const guest = await invite()
    expect((await enter({ code: guest.code, cpf: nextCpf() })).status).toBe(200)
    const merged = await invite()
    expect((await enter({ pin: merged.pin, cpf: known.cpf })).status).toBe(200)
    const expected = await invite()
    expect((await enter({ visit_id: expected.visit_id, cpf: nextCpf() })).status).toBe(200)
    // The document look-ups of this hour are used up, but PINs can still be tried.
    expect((await world.test.as('funcionario').get(`/visitors?q=${nextCpf()}`)).status).toBe(429)
    for (let one = LOOK_UPS_AN_HOUR.misses; one < WRONG_CODES_AN_HOUR; one += 1)
      expect((await enter({ pin: String(20_000_000 + one) })).status).toBe(409)
    const other = await invite()
    expect((await enter({ pin: other.pin, cpf: nextCpf() })).status).toBe(429)
    expect((await enter({ code: other.code, cpf: nextCpf() })).status).toBe(200)
    // A person without PIN tries left still finds things with as many digits.
    await world.past(`DELETE FROM look_ups WHERE kind = 'document'`)
    await world.addVisitor({
      name: 'Ivo Pena',
      cpf: null,
      id_doc: { kind: 'other', number: '30000001' },
    })
    expect((await box('30000001')).body.data['found']).toHaveLength(1)
    expect((await box('30000002')).status).toBe(429)
    await world.past('DELETE FROM look_ups')
  })

  it('identify a guest: with the document of a known visitor they are the same person', async () => {
    const known = await world.addVisitor({ name: 'Marta Vieira' })
    const pass = await invite({}, { name: 'Tia Marta' })
    const { body } = await enter({ code: pass.code, cpf: known.cpf })
    expect(body.data).toMatchObject({
      guest_name: 'Tia Marta',
      visitor: { id: known.id, title: 'Marta Vieira' },
    })
    // The household still sees the name that it typed, and learns nothing of the known visitor.
    const seen = await world.test.as('condomino').get(`/visits/${pass.visit_id}`)
    expect(seen.body.data).toMatchObject({ guest_name: 'Tia Marta', visitor_id: null })
    expect(seen.raw).not.toContain('Marta Vieira')
  })

  it('of a blocked visitor need a reason, for the person and for the plate', async () => {
    const known = await world.addVisitor({ plate: 'QWE1R23' })
    const authorised = { answered_name: 'Ana Prado', answered_through: 'intercom' }
    const byPerson = await world.walkIn({ visitor_id: known.id })
    const byPlate = await world.walkIn({ plate: 'QWE1B23' })
    await world.test
      .as('sindico')
      .post(`/visitors/${known.id}/block`, { payload: { reason: 'Ordem judicial' } })
    await world.test
      .as('funcionario')
      .post(`/visits/${byPerson}/authorise`, { payload: authorised })
    expect(await refusalOf({ visit_id: byPerson })).toEqual([409, 'let_in_reason visitor_blocked'])
    await world.test.as('funcionario').post(`/visits/${byPlate}/authorise`, { payload: authorised })
    expect((await enter({ visit_id: byPlate, plate: 'QWE1R23' })).body.errors).toMatchObject([
      { field: 'let_in_reason', code: 'plate_blocked' },
    ])
    const history = await world.test.as('sindico').get(`/visits/${byPlate}/history`)
    expect(rowsOf(history.body)[0]).toMatchObject({ operation: 'refuse-entry' })
    const told = await world.test.as('sindico').get('/inbox')
    expect(rowsOf(told.body).map(({ kind }) => kind)).toContain('visit_blocked')
    const reason = 'Autorizado pelo síndico por telefone'
    const let_in = await enter({ visit_id: byPerson, let_in_reason: reason })
    expect(let_in.body.data).toMatchObject({ state: 'inside', let_in_reason: reason })
    const hours = `now() - interval '${GATE_BLOCK_HOURS} hours'`
    await world.past(`UPDATE visitors SET blocked_until = ${hours} WHERE id = '${known.id}'`)
    expect((await enter({ visit_id: byPlate, plate: 'QWE1R23' })).status).toBe(200)
  })

  it('of officials are recorded without waiting, and reported to nobody', async () => {
    const visit = await world.walkIn({ kind: 'official', authority: 'Polícia Militar, 123456-7' })
    const read = await world.test.as('funcionario').get(`/visits/${visit}`)
    expect(read.body.data['state']).toBe('authorised')
    expect((await enter({ visit_id: visit })).body.data['state']).toBe('inside')
    expect((await world.test.as('condomino').get(`/visits/${visit}`)).status).toBe(404)
    const told = await world.test.as('condomino').get('/inbox')
    expect(rowsOf(told.body).map((one) => one['subject_id'] ?? one['subject'])).not.toContainEqual(
      expect.objectContaining({ id: visit }),
    )
    const unnamed = { kind: 'official', visitor_id: (await world.addVisitor()).id }
    const payload = { ...unnamed, apartment_id: world.own.apartmentId }
    const refused = await world.test.as('funcionario').post('/visits', { payload })
    expect(refused.body.errors).toMatchObject([{ field: 'authority', code: 'required' }])
  })

  it("observe the unit's limit of visitors, except with a reason", async () => {
    await world.past(`UPDATE visits SET state = 'left', checked_out_how = 'unknown_time'
      WHERE state = 'inside'`)
    await world.past(`UPDATE apartments SET visitor_cap = 2 WHERE id = '${world.own.apartmentId}'`)
    const pass = await invite({}, { companions: 2 })
    const refused = await refusalOf({ code: pass.code, cpf: nextCpf() })
    const two = await enter({ code: pass.code, companions: 1 })
    await world.past(`UPDATE apartments SET visitor_cap = NULL
      WHERE id = '${world.own.apartmentId}'`)
    expect(refused).toEqual([409, 'let_in_reason visitor_cap'])
    expect(two.status).toBe(200)
  })

  it('of one guest whose document two desks type at once are one, without an error on the document', async () => {
    const pass = await invite()
    const cpf = nextCpf()
    const answers = await Promise.all([1, 2, 3, 4].map(() => enter({ code: pass.code, cpf })))
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, 409, 409, 409])
  })

  it('read typed text as the registers do, before anything is done', async () => {
    const pass = await invite()
    const typed = { code: pass.code, plate: 'xyz', cpf: '111.111.111-11' }
    const { status, body } = await enter(typed)
    expect([status, body.errors.map(({ field }) => field).toSorted()]).toMatchObject([
      422,
      ['cpf', 'plate'],
    ])
    const kind = { code: pass.code, id_doc: { kind: 'nothing', number: '1' } }
    expect((await enter(kind)).status).toBe(422)
    const entered = await enter({ code: pass.code, plate: 'abc-1234', cpf: nextCpf() })
    expect(entered.body.data).toMatchObject({ state: 'inside', plate: 'ABC1234' })
  })

  it('are for the gate alone', async () => {
    const pass = await invite()
    const own = await world.test
      .as('condomino')
      .post('/gate/entries', { payload: { code: pass.code } })
    expect(own.status).toBe(403)
    const none = await enter({})
    expect(none.body.errors).toMatchObject([{ field: 'visit_id', code: 'required' }])
  })
})
