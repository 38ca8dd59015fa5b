import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AccessWorld, openAccessWorld } from '../../../testing/access-world.ts'
import { whileHeld } from '../../../testing/held-change.ts'
import { addGarage, type PresenceWorld } from '../../../testing/presence-world.ts'
import { rowsOf } from '../../../testing/test-app.ts'

let world: AccessWorld
let hard: PresenceWorld
let soft: PresenceWorld
let card: string
beforeAll(async () => {
  world = await openAccessWorld()
  hard = await addGarage(world, { passback: 'hard' })
  soft = await addGarage(world, { passback: 'soft', passback_minutes: 30 })
  card = (await world.card(world.own.residentId)).number
})
afterAll(() => world.close())
beforeEach(() =>
  world.past(`DELETE FROM access_presence; DELETE FROM access_pardons;
    UPDATE access_events SET at = at - interval '1 hour'`),
)

/** Time in which an entry that nobody told is over. */
const later = () => world.past(`UPDATE access_events SET at = at - interval '16 seconds'`)
const told = () =>
  world.past<{ words: object }>(`SELECT words FROM inbox_items WHERE kind = 'second_entry'`)

const unread = async () =>
  (await world.past(`SELECT 1 FROM inbox_items WHERE kind = 'second_entry' AND read_at IS NULL`))
    .length

describe('a second entry', () => {
  it('is refused where that is wanted, until the person was seen to leave', async () => {
    expect(await hard.pass(card, hard.entry)).toMatchObject({ outcome: 'granted', marks: [] })
    expect(await hard.show(card, hard.entry)).toMatchObject({
      outcome: 'denied',
      reason: 'passback',
    })
    expect(await hard.pass(card, hard.exit, 'out')).toMatchObject({ outcome: 'granted', marks: [] })
    expect(await hard.pass(card, hard.entry)).toMatchObject({ outcome: 'granted', marks: [] })
  })

  it('is marked and told where that is wanted, and forgotten after its minutes', async () => {
    const before = (await told()).length
    await soft.pass(card, soft.entry)
    expect(await soft.show(card, soft.entry)).toMatchObject({
      outcome: 'granted',
      marks: ['passback'],
    })
    expect((await told()).length).toBeGreaterThan(before)
    expect((await told()).at(-1)?.words).toMatchObject({ person: 'Ana Prado' })
    const once = await unread()
    await world.past(`UPDATE inbox_items SET read_at = now() WHERE kind = 'second_entry'`)
    await soft.show(card, soft.entry)
    expect([once > 0, await unread()]).toEqual([true, 0])
    await later()
    await world.past(`UPDATE access_presence SET seen_at = seen_at - interval '31 minutes'`)
    expect(await soft.show(card, soft.entry)).toMatchObject({ outcome: 'granted', marks: [] })
  })

  it('in doubt is never refused, and marked', async () => {
    await hard.pass(card, hard.entry)
    await later()
    await world.past(`UPDATE access_presence SET doubts = '{elsewhere}'`)
    expect(await hard.show(card, hard.entry)).toMatchObject({
      outcome: 'granted',
      marks: ['passback'],
    })
  })

  it('is none on the way out, nor where nobody knows the way', async () => {
    await hard.pass(card, hard.entry)
    expect(await hard.show(card, hard.exit)).toMatchObject({ outcome: 'granted', marks: [] })
    const both = await hard.point({
      direction: 'both',
      area_from_id: hard.street,
      area_to_id: hard.garage,
      way_out: 'exit_button',
      exit_tried_on: '2026-11-02',
    })
    expect(await hard.show(card, both)).toMatchObject({ outcome: 'granted', marks: [] })
  })

  it('waits for what another reader is just answering', async () => {
    const other = await hard.point({ area_from_id: hard.street, area_to_id: hard.garage })
    const person = world.own.residentId
    const answer = await whileHeld(
      world.test,
      `SELECT pg_advisory_xact_lock(hashtextextended('access of ${world.tenantId} ${person}', 0));
        INSERT INTO access_events (tenant_id, id, point_id, fact, direction, resident_id)
        VALUES ('${world.tenantId}', '${newId()}', '${other}', 'granted', 'in', '${person}')`,
      () => hard.show(card, hard.entry),
    )
    expect(answer).toMatchObject({ reason: 'passback' })
  })

  it('of two readers at once lets one in, and the other one once the first did not pass', async () => {
    const other = await hard.point({ area_from_id: hard.street, area_to_id: hard.garage })
    const answers = await Promise.all([hard.show(card, hard.entry), hard.show(card, other)])
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['denied', 'granted'])
    expect(answers.find(({ outcome }) => outcome === 'denied')).toMatchObject({
      reason: 'passback',
    })
    const granted = answers.findIndex(({ outcome }) => outcome === 'granted')
    await world.recorder.recordFact(
      world.tenantId,
      {
        pointId: granted === 0 ? hard.entry : other,
        fact: 'not_taken',
        direction: 'in',
        person: answers[granted]?.person ?? null,
      },
      null,
    )
    expect(await hard.show(card, other)).toMatchObject({ outcome: 'granted' })
    expect(await hard.show(card, other)).toMatchObject({ outcome: 'denied' })
    await later()
    expect(await hard.show(card, other)).toMatchObject({ outcome: 'granted', marks: [] })
  })

  it('of the guest of a pass is one too', async () => {
    const { id, code } = await world.invite({ uses_allowed: 3 })
    const show = () =>
      world.recorder.recordAttempt(
        world.tenantId,
        { pointId: hard.entry, presented: [{ kind: 'qr', text: code }] },
        null,
      )
    const first = await show()
    expect(first).toMatchObject({ outcome: 'granted' })
    await world.recorder.recordFact(
      world.tenantId,
      { pointId: hard.entry, fact: 'taken', direction: 'in', person: first.person },
      null,
    )
    const uses = async () =>
      (
        await world.past<{ uses_done: number }>(`SELECT uses_done FROM passes WHERE id = '${id}'`)
      )[0]
    expect(await uses()).toEqual({ uses_done: 1 })
    expect((await show()).reason).toMatch(/passback|used_up/)
    expect(await uses()).toEqual({ uses_done: 1 })
  })

  it('is refused on paper as at the point, and now alone', async () => {
    await hard.pass(card, hard.entry)
    const trial = async (more: object = {}) =>
      (
        await world.test.as('sindico').post('/access/trials', {
          payload: {
            point_id: hard.entry,
            person: { kind: 'resident', id: world.own.residentId },
            credentials: ['card'],
            ...more,
          },
        })
      ).body.data
    expect(await trial()).toMatchObject({ outcome: 'denied', reason: 'passback' })
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    expect(await trial({ at: tomorrow })).toMatchObject({ outcome: 'granted' })
    const { body } = await world.test
      .as('sindico')
      .get(`/access/ways?kind=resident&id=${world.own.residentId}`)
    const way = rowsOf(body).find((one) => (one['point'] as { id: string }).id === hard.entry)
    expect(way).toMatchObject({ now: 'denied', reason: 'passback' })
  })
})

describe('a refusal that is forgiven', () => {
  type Role = 'funcionario' | 'sindico' | 'admin' | 'condomino'
  const forgive = (id: string | null, role: Role = 'funcionario') =>
    world.test.as(role).post(`/accesses/${id}/forgive`)
  const refused = async () => {
    await hard.pass(card, hard.entry)
    const answer = await hard.show(card, hard.entry)
    expect(answer).toMatchObject({ reason: 'passback' })
    return answer.eventId
  }

  it('lets its person in once', async () => {
    const id = await refused()
    expect((await forgive(id)).status).toBe(200)
    expect((await forgive(id, 'sindico')).status).toBe(200)
    expect(await hard.pass(card, hard.entry)).toMatchObject({ outcome: 'granted', marks: [] })
    expect(await hard.show(card, hard.entry)).toMatchObject({ reason: 'passback' })
    expect((await forgive(id)).status).toBe(200)
    expect(await hard.show(card, hard.entry)).toMatchObject({ reason: 'passback' })
    const trail = await world.past(`SELECT actor_role FROM audit_log
      WHERE row_id = '${id}' AND operation = 'forgive'`)
    expect(trail).toEqual([{ actor_role: 'funcionario' }])
  })

  it('lets in one of two readers at once', async () => {
    const other = await hard.point({ area_from_id: hard.street, area_to_id: hard.garage })
    await forgive(await refused())
    await later()
    const answers = await Promise.all([hard.show(card, hard.entry), hard.show(card, other)])
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['denied', 'granted'])
  })

  it('is forgiven by the gate and the síndico, in time, in their company', async () => {
    const id = await refused()
    for (const role of ['admin', 'condomino'] as const)
      expect([role, (await forgive(id, role)).status]).toEqual([role, 403])
    const elsewhere = await world.test.as('sindico', 'acacias').post(`/accesses/${id}/forgive`)
    expect(elsewhere.status).toBe(404)
    const granted = await hard.pass(card, hard.exit, 'out')
    expect((await forgive(granted.eventId)).status).toBe(404)
    await world.past(`UPDATE access_events SET at = now() - interval '16 minutes'
      WHERE id = '${id}'`)
    expect((await forgive(id)).body).toMatchObject({
      code: 'state_conflict',
      errors: [{ code: 'pardon_over' }],
    })
  })
})
