import type { Role } from '@portaria/contract/actors/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleCpf } from '../../../parts/sample-values.ts'
import { type DeskWorld, openDeskWorld } from '../../../testing/desk-world.ts'
import { rowsOf } from '../../../testing/test-app.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('entries of a desk without a network that a person resolves', () => {
  let world: DeskWorld
  let nth = 0
  beforeAll(async () => {
    world = await openDeskWorld()
  })
  afterAll(() => world.close())

  const doorman = () => world.test.as('funcionario')
  const nextCpf = () => sampleCpf(840_000 + (nth += 1))
  const walkIn = (more: object = {}) => ({
    name: 'walk-in' as const,
    kind: 'social',
    apartment_id: world.own.apartmentId,
    cpf: nextCpf(),
    told_by: 'Ana Prado',
    ...more,
  })
  const visit = async (id: string | null | undefined) =>
    (await doorman().get(`/visits/${id}`)).body.data
  const leave = (id: string, ago: number) =>
    world.record({ act: { name: 'leave', entry_id: id }, ago })

  async function resolve(id: string, as: string, role: Role = 'sindico') {
    const payload = { as, note: 'Conferido com o morador' }
    const { status, body, raw } = await world.test
      .as(role)
      .post(`/gate/queue/${id}/resolve`, { payload })
    const { visit_id: visitId = null } = (body.data ?? {}) as { visit_id?: string | null }
    return { status, raw, visitId }
  }

  const unanswered = { told_by: null }
  it.each([
    ['name_required', { ...unanswered }],
    ['name_required', { ...unanswered, cpf: null }],
    ['visitor_unidentified', { cpf: null }],
  ])('needs another than its author to confirm a walk-in with %s', async (code, more) => {
    const entry = await world.record({ act: walkIn(more) })
    expect(entry).toMatchObject({ outcome: 'conflict', codes: [code] })
    const { status, raw, visitId } = await resolve(entry.id, 'entered')
    expect([status, raw]).toEqual([200, expect.anything()])
    // The visitor whom the entry itself has registered.
    expect(await visit(visitId)).toMatchObject({ state: 'inside', visitor: { id: entry.id } })
  })

  it('is resolved once, by one of two simultaneous decisions', async () => {
    for (let round = 0; round < 4; round += 1) {
      const entry = await world.record({ act: walkIn(unanswered) })
      const ways = ['not_entered', 'not_entered', 'not_entered', 'not_entered']
      const answers = await Promise.all(ways.map((as) => resolve(entry.id, as)))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        200, 409, 409, 409,
      ])
    }
  })

  it('makes another visitor if that of the entry is inside', async () => {
    const entry = await world.record({ act: walkIn({ cpf: null }) })
    const official = { visitor_id: entry.id, kind: 'official', authority: 'Polícia' }
    const id = await world.walkIn(official)
    expect((await doorman().post(`/visits/${id}/check-in`)).status).toBe(200)
    const { status, visitId } = await resolve(entry.id, 'entered')
    expect(status).toBe(200)
    expect(await visit(visitId)).not.toMatchObject({ visitor: { id: entry.id } })
  })

  /** Makes a visit inside, and a waiting entry of the same person. */
  async function twice(ago: number, againAgo: number) {
    const cpf = nextCpf()
    const inside = await world.record({ act: walkIn({ cpf }), ago })
    const again = await world.record({ act: walkIn({ cpf }), ago: againAgo })
    expect(again).toMatchObject({ outcome: 'conflict', codes: ['already_inside'] })
    return { visitId: inside.visit_id, id: again.id }
  }

  it('ends the same visit with the exit that the desk saw', async () => {
    const { visitId, id } = await twice(40_000, 30_000)
    expect(await leave(id, 20_000)).toMatchObject({ outcome: 'done' })
    expect(await resolve(id, 'same')).toMatchObject({ status: 200, visitId })
    const stored = await visit(visitId)
    expect(stored).toMatchObject({ state: 'left', checked_out_how: 'desk' })
    const left = Date.parse(String(stored['checked_out_at']))
    expect(Math.abs(left - (Date.now() - 20_000))).toBeLessThan(5_000)
  })

  it('ends no visit that began after the exit, and later exits of the entry belong to the visit', async () => {
    const { visitId, id } = await twice(2_000, 30_000)
    await leave(id, 20_000)
    expect(await resolve(id, 'same')).toMatchObject({ status: 200, visitId })
    expect(await visit(visitId)).toMatchObject({ state: 'inside' })
    expect(await leave(id, 0)).toMatchObject({ outcome: 'done', visit_id: visitId })
    expect(await visit(visitId)).toMatchObject({ state: 'left' })
  })

  it('records the first exit alone, and none before the entry', async () => {
    const { id } = await twice(40_000, 30_000)
    expect(await leave(id, 35_000)).toMatchObject({ outcome: 'conflict', codes: ['left_before'] })
    await leave(id, 20_000)
    await leave(id, 1_000)
    const { body } = await doorman().get('/gate/queue')
    const noted = rowsOf(body).find((one) => one.id === id)?.['left_at']
    expect(Math.abs(Date.parse(String(noted)) - (Date.now() - 20_000))).toBeLessThan(5_000)
  })

  it('lets somebody else decide about an impossible time, and records none', async () => {
    for (const ago of [-400 * 24 * HOUR, 2 * HOUR]) {
      const entry = await world.record({ act: walkIn(), ago })
      expect(entry).toMatchObject({ codes: ['entry_time'] })
      const own = await resolve(entry.id, 'entered', 'funcionario')
      expect(own.status).toBe(422)
      expect(own.raw).toContain('own_entry')
      const { status, visitId } = await resolve(entry.id, 'entered')
      expect(status).toBe(200)
      const stored = await visit(visitId)
      expect(stored).toMatchObject({ state: 'inside' })
      const at = Date.parse(String(stored['checked_in_at']))
      expect(Math.abs(at - Date.now())).toBeLessThan(10_000)
    }
  })

  it('lets nobody leave before the server heard of them', async () => {
    const entry = await world.record({ act: walkIn(), ago: 2 * HOUR })
    expect(await leave(entry.id, MINUTE / 2)).toMatchObject({ outcome: 'done' })
    const { visitId } = await resolve(entry.id, 'entered')
    const { checked_in_at: came, ...stored } = await visit(visitId)
    expect(stored).toMatchObject({ state: 'left', checked_out_at: came })
  })

  it('lets somebody else decide about an entry from after its author had left', async () => {
    const sealed = await world.seal(await world.pack('sindico'), { act: walkIn() })
    const { membershipId } = world.test.person('sindico', 'bosque')
    const become = (status: string) =>
      world.past(`UPDATE memberships SET status = '${status}' WHERE id = '${membershipId}'`)
    await become('INATIVO')
    const [kept] = await world.send([sealed])
    await become('ATIVO')
    expect(kept).toMatchObject({ codes: ['entry_author'] })
    expect((await resolve(sealed.id, 'not_entered', 'sindico')).status).toBe(422)
    expect((await resolve(sealed.id, 'not_entered', 'funcionario')).status).toBe(200)
  })
})
