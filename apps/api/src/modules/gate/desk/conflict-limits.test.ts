import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sampleCpf } from '../../../parts/sample-values.ts'
import { type DeskWorld, openDeskWorld } from '../../../testing/desk-world.ts'
import { rowsOf } from '../../../testing/test-app.ts'
import { OPEN_MAX } from './conflicts.repository.ts'

describe('many entries of a desk without a network that wait for a person', () => {
  let world: DeskWorld
  let nth = 0
  beforeAll(async () => {
    world = await openDeskWorld()
  })
  afterEach(() => world.past('DELETE FROM desk_entries; DELETE FROM inbox_items'))
  afterAll(() => world.close())

  const doorman = () => world.test.as('funcionario')
  const cpf = () => sampleCpf(850_000 + (nth += 1))
  const walkIn = (more: object = {}) => ({
    name: 'walk-in' as const,
    kind: 'social',
    apartment_id: world.own.apartmentId,
    cpf: cpf(),
    told_by: 'Ana Prado',
    ...more,
  })
  const unanswered = () => walkIn({ told_by: null })
  const told = async () => {
    const { body } = await world.test.as('sindico').get('/inbox')
    return rowsOf(body).filter(({ kind }) => kind === 'desk_conflict')
  }
  const resolve = (id: string) =>
    doorman().post(`/gate/queue/${id}/resolve`, { payload: { as: 'not_entered', note: 'Ninguém' } })

  it('accepts no more of one author than a person can resolve, and what it has judged already', async () => {
    const pack = await world.pack()
    const { userId } = world.test.person('funcionario', 'bosque')
    await world.past(`
      INSERT INTO desk_entries
        (tenant_id, id, author_id, sender_id, act, guest_name, happened_at, device_at, outcome, codes, typed)
      SELECT '${world.test.tenants.bosque}', gen_random_uuid(), '${userId}', '${userId}', 'leave', 'Cheia',
        now(), now(), 'conflict', '{entry_unrecorded}', '{"name":"leave"}'
      FROM generate_series(2, ${OPEN_MAX})`)
    const [last, none] = [
      await world.seal(pack, { act: unanswered() }),
      await world.seal(pack, { act: unanswered() }),
    ]
    expect((await world.send([last])).map(({ outcome }) => outcome)).toEqual(['conflict'])
    const full = await doorman().post('/gate/queue', { payload: { entries: [none] } })
    expect([full.status, full.raw]).toEqual([429, expect.stringContaining('throttled')])
    // An entry that found no room did not register its visitor.
    expect((await world.test.as('sindico').get(`/visitors/${none.id}`)).status).toBe(404)
    const good = await world.seal(pack, { act: walkIn() })
    const judged = await world.send([none, good, last])
    expect(judged.map(({ id, outcome }) => [id, outcome])).toEqual([
      [good.id, 'done'],
      [last.id, 'conflict'],
    ])
    const other = await world.seal(await world.pack('sindico'), { act: unanswered() })
    expect((await world.send([other]))[0]).toMatchObject({ outcome: 'conflict' })
    expect((await resolve(last.id)).status).toBe(200)
    expect((await world.send([none]))[0]).toMatchObject({ outcome: 'conflict' })
  })

  it("notifies once of one author's entries within a minute, and then of the next", async () => {
    const pack = await world.pack()
    const sealed = await Promise.all(
      [3_000, 2_000, 1_000].map((ago) =>
        world.seal(pack, { act: unanswered(), guest_name: `Fila ${ago}`, ago }),
      ),
    )
    await world.send(sealed)
    const [first, ...others] = await told()
    expect(others).toEqual([])
    expect(first).toMatchObject({ subject: { id: sealed[0]?.id }, done: false })
    await world.test.as('sindico').post('/notifications/read-all')
    await resolve(String(sealed[0]?.id))
    const [next] = await told()
    expect(next).toMatchObject({ subject: { id: sealed[1]?.id }, read: true, done: false })
    await world.past(`UPDATE inbox_items SET made_at = made_at - interval '1 minute'`)
    const later = await world.record({ act: unanswered() })
    expect(await told()).toMatchObject([{ subject: { id: later.id }, read: false }])
    for (const { id } of [...sealed.slice(1), later]) await resolve(id)
    expect((await told()).filter(({ done }) => done === false)).toEqual([])
    const again = await world.record({ act: unanswered() })
    expect(await told()).toMatchObject([{ subject: { id: again.id }, read: false, done: false }])
  })
})
