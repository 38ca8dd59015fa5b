import { DOCUMENT_MARK_BYTES, PACK_HOURS } from '@portaria/contract/modules/gate/desk-pack'
import { PARTY_MIN } from '@portaria/contract/modules/gate/party-size'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleCpf } from '../../../parts/sample-values.ts'
import { type DeskWorld, openDeskWorld } from '../../../testing/desk-world.ts'
import { rowsOf } from '../../../testing/test-app.ts'
import { codeDigest, documentMark } from './desk-seal.ts'

type Pass = { id: string; visit_id: string; code: string; pin: string }

describe('the pack of a desk', () => {
  let world: DeskWorld
  beforeAll(async () => {
    world = await openDeskWorld()
  })
  afterAll(() => world.close())

  async function invite(more: object = {}): Promise<Pass> {
    const { body, raw } = await world.test.as('condomino').post('/visits/invite', {
      payload: {
        apartment_id: world.own.apartmentId,
        guests: [{ name: 'Convidada do Pacote' }],
        ...more,
      },
    })
    const [pass] = rowsOf(body)
    if (!pass) throw new Error(raw)
    return pass as unknown as Pass
  }

  it('ends after half a day, and is for the gate alone', async () => {
    const pack = await world.pack()
    const lastsMs = Date.parse(pack.expires_at) - Date.parse(pack.at)
    expect(Math.abs(lastsMs - PACK_HOURS * 3_600_000)).toBeLessThan(5_000)
    expect((await world.test.as('condomino').get('/gate/pack')).status).toBe(403)
    expect((await world.test.as('service_provider').get('/gate/pack')).status).toBe(403)
  })

  it('counts those who live here as the emergency list does, each once', async () => {
    const { own, neighbours, test } = world
    const payload = {
      apartment_id: neighbours.apartmentId,
      resident_id: own.residentId,
      relation: 'owner',
      starts_on: '2020-01-01',
    }
    expect((await test.as('sindico').post('/occupancies', { payload })).status).toBe(201)
    const { residents, units } = await world.pack()
    const muster = await test.as('funcionario').get('/gate/muster')
    expect(residents).toBe(muster.body.data['residents'])
    expect(residents).toBeLessThan(units.reduce((sum, unit) => sum + unit.residents, 0))
  })

  it('identifies a pass by the digest of its code, and has neither code nor PIN', async () => {
    const pass = await invite({ uses_allowed: 3 })
    const pack = await world.pack()
    const packed = pack.passes.find(({ id }) => id === pass.id)
    expect(packed).toMatchObject({
      code: codeDigest(pass.code),
      uses_allowed: 3,
      uses_done: 0,
      apartment: { id: world.own.apartmentId },
    })
    const raw = JSON.stringify(pack)
    expect(raw).not.toContain(pass.code)
    expect(raw).not.toContain(pass.pin)
  })

  it('has the rules of points in use these days, and no card (access §66)', async () => {
    const make = async (register: string, payload: object) => {
      const { body, raw } = await world.test.as('sindico').post(`/${register}`, { payload })
      if (!body.data) throw new Error(raw)
      return body.data.id
    }
    const point = await make('access-points', { name: 'Portão do pacote', direction: 'in' })
    const shut = await make('access-points', { name: 'Fora de uso', direction: 'in' })
    await world.test.past(`UPDATE access_points SET status = 'INATIVO' WHERE id = '${shut}'`)
    const people = [{ resident_id: world.own.residentId }]
    const points = [{ point_id: point }, { point_id: shut }]
    await make('access-rules', { name: 'Do pacote', kinds: ['visitor'], people, points })
    const ended = { name: 'Vencida', kinds: ['employee'], points, valid_to: '2026-01-01' }
    await make('access-rules', ended)
    const card = await make('cards', { number: '9988776', kind: 'card' })
    await world.test
      .as('sindico')
      .post(`/cards/${card}/assign`, { payload: { resident_id: world.own.residentId } })
    const pack = await world.pack()
    expect(pack.access.points.map(({ title }) => title)).toEqual(['Portão do pacote'])
    expect(pack.access.rules).toMatchObject([
      { kinds: ['visitor'], point_ids: [point], person_ids: [world.own.residentId], hours: null },
    ])
    expect(pack.access.names).toEqual([{ id: world.own.residentId, title: 'Ana Prado' }])
    expect(JSON.stringify(pack)).not.toContain('9988776')
    expect((await world.test.as('condomino').get('/gate/pack')).status).toBe(403)
  })

  it('has the visits of today and those inside, and no photo', async () => {
    const expected = await invite()
    const waiting = await world.walkIn()
    const { visits } = await world.pack()
    const states = new Map(visits.map(({ id, state }) => [id, state]))
    expect([states.get(expected.visit_id), states.get(waiting)]).toEqual(['expected', 'waiting'])
    expect(visits.every((visit) => !('photo' in visit))).toBe(true)
  })

  it('has parties, and the cars that guests are known by', async () => {
    const guests = Array.from({ length: PARTY_MIN }, (_, nth) => ({ name: `Convidada ${nth}` }))
    await invite({ guests, purpose: 'Festa do pacote' })
    const driver = await world.addVisitor({ plate: 'BRA2E21' })
    const id = await world.walkIn({ visitor_id: driver.id })
    const { parties, visits, events } = await world.pack()
    expect(parties).toMatchObject([{ purpose: 'Festa do pacote', guests: PARTY_MIN, arrived: 0 }])
    expect(visits.find((visit) => visit.id === id)?.usual_plate).toBe('BRA2E21')
    expect(events).toEqual([])
  })

  it('identifies documents by two bytes alone, the same for the same document', async () => {
    const guest = await world.addVisitor()
    const id = await world.walkIn({ visitor_id: guest.id })
    const pack = await world.pack()
    const key = Buffer.from(pack.mark_key, 'base64url')
    const mark = pack.visits.find((visit) => visit.id === id)?.document
    expect(mark).toBe(documentMark(key, `cpf:${guest.cpf}`))
    expect(Buffer.from(mark ?? '', 'base64url')).toHaveLength(DOCUMENT_MARK_BYTES)
    expect(JSON.stringify(pack)).not.toContain(guest.cpf)
    const foreign = await world.pack('funcionario', 'acacias')
    expect(foreign.mark_key).not.toBe(pack.mark_key)
  })

  it('has blocked visitors, by mark and plate', async () => {
    const cpf = sampleCpf(840_001)
    const guest = await world.addVisitor({ cpf, plate: 'BRA2E19' })
    const ended = await world.addVisitor({ plate: 'BRA2E20' })
    await world.past(`UPDATE visitors SET blocked = true, blocked_reason = 'briga',
      blocked_at = now(), blocked_until = CASE WHEN id = '${ended.id}'
        THEN now() - interval '1 minute' END WHERE id IN ('${guest.id}', '${ended.id}')`)
    const { blocked, mark_key: key } = await world.pack()
    expect(blocked.documents).toContain(documentMark(Buffer.from(key, 'base64url'), `cpf:${cpf}`))
    expect(blocked.plates).toEqual(['BRA2E19'])
  })

  it('leaves out passes that never admit anybody again', async () => {
    const revoked = await invite({ uses_allowed: 2 })
    const over = await invite({ uses_allowed: 2 })
    const gone = await invite({ uses_allowed: 2 })
    await world.test.as('condomino').post(`/passes/${revoked.id}/revoke`)
    await world.past(`UPDATE passes SET uses_done = 2 WHERE id = '${over.id}'`)
    const residence = `resident_id = '${world.own.residentId}'`
    await world.past(`UPDATE occupancies SET ends_on = starts_on WHERE ${residence}`)
    const without = await world.pack()
    await world.past(`UPDATE occupancies SET ends_on = NULL WHERE ${residence}`)
    const { passes } = await world.pack()
    const ids = passes.map(({ id }) => id)
    expect([revoked.id, over.id, gone.id].map((id) => ids.includes(id))).toEqual([
      false,
      false,
      true,
    ])
    expect(without.passes.map(({ id }) => id)).not.toContain(gone.id)
  })

  it('has nothing of another company', async () => {
    const pass = await invite({ uses_allowed: 2 })
    const foreign = JSON.stringify(await world.pack('funcionario', 'acacias'))
    for (const id of [pass.id, pass.visit_id, world.own.apartmentId]) {
      expect(foreign).not.toContain(id)
    }
  })
})
