import { roles } from '@portaria/contract/actors/roles'
import { expectedAnswer } from '@portaria/contract/modules/gate/gate'
import { assignedAnswer } from '@portaria/contract/modules/landing/landing'
import { inboxAnswer } from '@portaria/contract/modules/notices/inbox'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GateWorld, openGateWorld } from '../../../testing/gate-world.ts'
import { bind } from '../../../testing/seeded-tenants.ts'

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()

describe('a provider on the way to a visit', () => {
  let world: GateWorld
  let own: string
  let other: string
  beforeAll(async () => {
    world = await openGateWorld()
    own = await provider('Elétrica Matos')
    other = await provider('Hidrofix')
    await bind(world.test, 'bosque', 'service_provider', { provider_id: own })
    await world.test.as('sindico').patch(`/residents/${world.own.residentId}`, {
      headers: { 'if-match': '"1"' },
      payload: { phones: ['+5511987654321'] },
    })
  })
  afterAll(() => world.close())

  const provider = async (name: string): Promise<string> => {
    const payload = { kind: 'person', name, category: 'Elétrica' }
    return (await world.test.as('sindico').post('/service-providers', { payload })).body.data.id
  }
  async function visit(provider_id: string, from: number, to: number): Promise<string> {
    const { id: visitor_id } = await world.addVisitor()
    const { apartmentId: apartment_id, residentId: host_id } = world.own
    const times = { expected_from: inHours(from), expected_to: inHours(to) }
    const payload = { visitor_id, kind: 'service', apartment_id, host_id, provider_id, ...times }
    const { body } = await world.test.as('sindico').post('/visits', { payload })
    await world.past(`UPDATE visits SET state = 'expected', waiting_since = NULL
      WHERE id = '${body.data.id}'`)
    return body.data.id
  }
  const say = (id: string, role: (typeof roles)[number] = 'service_provider') =>
    world.test.as(role).post(`/visits/${id}/on-the-way`)
  const assigned = async (id: string) => {
    const { body } = await world.test.as('service_provider').get('/dashboard/assigned')
    return assignedAnswer.parse(body).data.visits.find((one) => one.id === id)
  }
  const items = async (role: 'condomino' | 'funcionario', id: string) => {
    const { body } = await world.test.as(role).get('/inbox?per_page=100')
    const { data } = inboxAnswer.parse(body)
    return data.filter((item) => item.kind === 'visit_on_the_way' && item.subject.id === id)
  }
  const told = async (...whom: Parameters<typeof items>) => (await items(...whom)).length
  const open = async (...whom: Parameters<typeof items>) =>
    (await items(...whom)).filter((item) => !item.done).length

  it('notifies the household and the desk once, and the desk reads it in its line', async () => {
    // The visit's time began a moment ago, so that it is due today at every hour of the company's
    // day.
    const id = await visit(own, -0.1, 3)
    expect(await assigned(id)).toMatchObject({ soon: true, on_the_way_at: null })
    const first = await say(id)
    expect(first.status).toBe(200)
    const again = await say(id)
    expect(again.body.data).toEqual(first.body.data)
    expect([await told('condomino', id), await told('funcionario', id)]).toEqual([1, 1])
    const { body } = await world.test.as('funcionario').get('/gate/expected')
    const line = expectedAnswer.parse(body).data.visits.find((one) => one.id === id)
    expect(line?.on_the_way_at).toBe(first.body.data.on_the_way_at)
    expect((await assigned(id))?.on_the_way_at).toBe(first.body.data.on_the_way_at)
  })

  it('cannot be reported for another provider’s visit, for none, or long before', async () => {
    expect((await say(await visit(other, 1, 3))).status).toBe(404)
    expect((await say(newId())).status).toBe(404)
    const later = await visit(own, 20, 22)
    const refused = await say(later)
    expect([refused.status, refused.body.code]).toEqual([409, 'state_conflict'])
    expect(await told('condomino', later)).toBe(0)
  })

  it('cannot be reported for a visit that is over or already here', async () => {
    const id = await visit(own, 1, 3)
    await world.test.as('funcionario').post(`/visits/${id}/arrive`)
    expect((await say(id)).status).toBe(409)
    const over = await visit(own, 1, 3)
    await world.past(`UPDATE visits SET expected_from = now() - interval '3 hours',
      expected_to = now() - interval '1 hour' WHERE id = '${over}'`)
    expect((await say(over)).status).toBe(409)
  })

  it('sees who asked for the visit and their telephone while it is due, not before', async () => {
    const soon = await visit(own, 1, 3)
    const later = await visit(own, 20, 22)
    expect((await assigned(soon))?.host).toEqual({ name: 'Ana Prado', phone: '+5511987654321' })
    expect((await assigned(later))?.host).toBeNull()
  })

  it('is due only for a time: a visit without an end for half a day, one without a beginning never', async () => {
    const id = await visit(own, 1, 3)
    const timed = (times: string) => world.past(`UPDATE visits SET ${times} WHERE id = '${id}'`)
    await timed(`expected_from = now() - interval '11 hours', expected_to = NULL`)
    expect(await assigned(id)).toMatchObject({ soon: true, host: { name: 'Ana Prado' } })
    await timed(`expected_from = now() - interval '13 hours', expected_to = NULL`)
    expect(await assigned(id)).toMatchObject({ soon: false, host: null })
    await timed(`expected_from = NULL, expected_to = NULL`)
    expect(await assigned(id)).toMatchObject({ soon: false, host: null })
    expect((await say(id)).status).toBe(409)
  })

  it('is no longer news once the provider stands at the gate', async () => {
    const id = await visit(own, 1, 3)
    await say(id)
    expect(await open('funcionario', id)).toBe(1)
    await world.test.as('funcionario').post(`/visits/${id}/arrive`)
    expect([await open('funcionario', id), await open('condomino', id)]).toEqual([0, 0])
  })

  it('can be reported by providers only', async () => {
    const id = await visit(own, 1, 3)
    for (const role of roles.filter((one) => one !== 'service_provider'))
      expect([role, (await say(id, role)).status]).toEqual([role, 403])
  })
})
