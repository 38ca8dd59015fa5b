import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GateWorld, openGateWorld } from '../../../testing/gate-world.ts'
import { samples } from '../../../testing/samples.ts'
import { rowsOf } from '../../../testing/test-app.ts'

/** Given passes stay unchanged, and reveal nothing to readers from whom something is hidden. */
describe('given passes, visits and permits', () => {
  let world: GateWorld
  beforeAll(async () => {
    world = await openGateWorld()
  })
  afterAll(() => world.close())

  const desk = () => world.test.as('funcionario')
  const office = () => world.test.as('sindico')
  const headers = { 'if-match': '"1"' }
  const refusalOf = (body: { errors?: { field: string; code: string }[] }) =>
    body.errors?.map(({ field, code }) => `${field} ${code}`)
  const made = async (register: string, payload: object, role: 'condomino' | 'sindico') => {
    const { body, raw } = await world.test.as(role).post(`/${register}`, { payload })
    if (!body.data) throw new Error(raw)
    return body.data.id
  }
  const pass = async (more: object = {}) => ({
    visitor_id: (await world.addVisitor()).id,
    kind: 'service',
    apartment_id: world.own.apartmentId,
    host_id: world.own.residentId,
    valid_from: '2029-01-05T10:00:00.000Z',
    valid_to: '2029-01-06T10:00:00.000Z',
    ...more,
  })

  it('allow no fewer uses than a pass had', async () => {
    const id = await made('passes', await pass({ uses_allowed: 5 }), 'sindico')
    await world.past(`UPDATE passes SET uses_done = 2 WHERE id = '${id}'`)
    const fewer = await office().patch(`/passes/${id}`, { headers, payload: { uses_allowed: 1 } })
    expect([fewer.status, refusalOf(fewer.body)]).toEqual([422, ['uses_allowed out_of_range']])
    const as = await office().patch(`/passes/${id}`, { headers, payload: { uses_allowed: 2 } })
    expect(as.status).toBe(200)
  })

  it('cannot be given to an official', async () => {
    const refused = await office().post('/passes', { payload: await pass({ kind: 'official' }) })
    expect([refused.status, refusalOf(refused.body)]).toEqual([422, ['kind invalid_choice']])
  })

  it('keep their host, with whose household they end', async () => {
    const given = await made('passes', await pass(), 'sindico')
    const visit = await world.walkIn({ host_id: world.own.residentId })
    for (const path of [`/passes/${given}`, `/visits/${visit}`]) {
      const { body } = await office().patch(path, { headers, payload: { host_id: null } })
      expect(refusalOf(body)).toEqual(['host_id not_allowed'])
    }
  })

  it('keep the things that the resident permitted to leave, at the desk and in the office', async () => {
    const permit = { ...samples['item-passes'].values(1), apartment_id: world.own.apartmentId }
    const id = await made('item-passes', permit, 'condomino')
    for (const role of ['funcionario', 'sindico'] as const) {
      const changed = await world.test
        .as(role)
        .patch(`/item-passes/${id}`, { headers, payload: { quantity: 9, carrier: 'Outro' } })
      expect(refusalOf(changed.body)?.toSorted()).toEqual([
        'carrier not_allowed',
        'quantity not_allowed',
      ])
    }
    const payload = { visit_id: await world.walkIn() }
    expect((await desk().patch(`/item-passes/${id}`, { headers, payload })).status).toBe(200)
  })

  it('are found by a provider for readers who may see the provider', async () => {
    const provider = { ...samples['service-providers'].values(1), name: 'Elevadores Quixaba' }
    const provider_id = await made('service-providers', provider, 'sindico')
    const id = await made('passes', await pass({ provider_id }), 'sindico')
    const found = async (role: 'condomino' | 'funcionario', q: string) =>
      rowsOf((await world.test.as(role).get(`/passes?q=${q}`)).body).map((row) => row.id)
    expect(await found('funcionario', 'quixaba')).toEqual([id])
    expect(await found('condomino', 'quixaba')).toEqual([])
    const { body } = await desk().get(`/passes/${id}`)
    const name = encodeURIComponent(String(body.data['guest_name']))
    expect(await found('condomino', name)).toContain(id)
  })
})
