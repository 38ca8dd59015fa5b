import { accessAnswer, accessesAnswer } from '@portaria/contract/modules/access/access-answers'
import { inboxAnswer } from '@portaria/contract/modules/notices/inbox'
import { panicAlertsAnswer } from '@portaria/contract/modules/panic/panic'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AccessWorld, openAccessWorld } from '../../../testing/access-world.ts'
import { addPicture } from '../../../testing/sent-picture.ts'
import type { Passage } from '../decisions/judge.ts'
import type { Presented } from '../decisions/presented.ts'

let world: AccessWorld
beforeAll(async () => {
  world = await openAccessWorld()
})
afterEach(() => {
  world.answerPins(async () => null)
  world.faults.length = 0
})
afterAll(() => world.close())

const attempt = (presented: Presented, more: Partial<Passage> = {}) =>
  world.recorder.recordAttempt(
    world.tenantId,
    { pointId: world.gate, presented: [presented], ...more },
    null,
  )
const card = (number: string): Presented => ({ kind: 'card', number })
const qr = (text: string): Presented => ({ kind: 'qr', text })

const list = async (role: 'sindico' | 'funcionario' | 'condomino', query = '') =>
  accessesAnswer.parse((await world.test.as(role).get(`/accesses?${query}`)).body)
const find = async (role: 'sindico' | 'funcionario' | 'condomino', id: string | null) =>
  (await list(role, 'per_page=100')).data.find((one) => one.id === id)

describe('a PIN for duress', () => {
  it('opens, raises one silent alert, and shows nothing to the person', async () => {
    const person = { kind: 'resident', id: world.own.residentId } as const
    world.answerPins(async () => ({ person, isDuress: true }))
    const { eventId, ...answer } = await attempt({ kind: 'pin', digits: '654321' })
    expect(answer).toMatchObject({ outcome: 'granted', marks: ['duress'] })
    const alerts = async (role: 'funcionario' | 'condomino') =>
      panicAlertsAnswer.parse((await world.test.as(role).get('/notifications/panic')).body).data
    expect(await alerts('funcionario')).toMatchObject([
      { source: 'access', silent: true, message: 'Portão' },
    ])
    expect(await alerts('condomino')).toEqual([])
    expect(await find('funcionario', eventId)).toMatchObject({ marks: ['duress'] })
    expect(await find('condomino', eventId)).toMatchObject({ fact: 'granted', marks: [] })
  })
})

describe('a minor who leaves', () => {
  const minor = async (exit_permission: string) => {
    const resident_id = await world.make('residents', {
      name: `Lia ${exit_permission}`,
      birth_date: '2018-03-01',
      guardian_id: world.own.residentId,
      exit_permission,
    })
    await world.make('occupancies', {
      apartment_id: world.own.apartmentId,
      resident_id,
      relation: 'dependent',
      starts_on: '2021-01-01',
    })
    return { resident_id, ...(await world.card(resident_id)) }
  }
  const told = async (role: 'condomino' | 'funcionario', id: string) => {
    const { body } = await world.test.as(role).get('/inbox?per_page=100')
    return inboxAnswer
      .parse(body)
      .data.filter((item) => item.kind === 'minor_left_alone' && item.subject.id === id)
  }
  const out = { direction: 'out' } as const

  it('without permission is let out, marked, and told to guardian and gate', async () => {
    const { resident_id, number } = await minor('guardian')
    const answer = await attempt(card(number), out)
    expect(answer).toMatchObject({ outcome: 'granted', marks: ['minor_alone'] })
    expect(await told('condomino', resident_id)).toHaveLength(1)
    expect(await told('funcionario', resident_id)).toHaveLength(1)
    expect(await find('condomino', answer.eventId)).toMatchObject({ marks: ['minor_alone'] })
  })

  it('with permission is told to nobody', async () => {
    const { resident_id, number } = await minor('free')
    expect(await attempt(card(number), out)).toMatchObject({ outcome: 'granted', marks: [] })
    expect(await told('condomino', resident_id)).toEqual([])
  })
})

describe('accesses', () => {
  const fact = (more: object = {}) =>
    world.recorder.recordFact(
      world.tenantId,
      { pointId: world.gate, fact: 'exit_button', direction: 'out', ...more },
      null,
    )

  it('hold facts that nothing decided about, each once', async () => {
    const reader = { equipmentId: await world.reader(), epoch: 1, id: '7', time: null, zone: null }
    const plain = { pointId: world.gate, fact: 'forced', direction: 'in' } as const
    const send = () => world.recorder.recordFact(world.tenantId, plain, reader)
    const id = await send()
    expect(await send()).toBe(id)
    expect(await find('sindico', id)).toMatchObject({ fact: 'forced', person: null })
  })

  it('are paged, newest first, and filtered', async () => {
    const ids = [await fact(), await fact(), await fact()].toReversed()
    const query = 'per_page=2&fact=exit_button'
    const first = await list('sindico', query)
    const next = await list('sindico', `${query}&after=${first.meta.next}`)
    expect([...first.data, ...next.data].map(({ id }) => id).slice(0, 3)).toEqual(ids)
    expect((await list('sindico', `point_id=${newId()}`)).data).toEqual([])
    const { status } = await world.test.as('sindico').get('/accesses?after=x')
    expect(status).toBe(422)
  })

  it('show the photo of the person until its term is over (access §62)', async () => {
    const { number } = await world.card(world.own.residentId)
    const { eventId } = await attempt(card(number))
    const photo = await addPicture(world, 'sindico')
    await world.past(`UPDATE residents SET photo_file_id = '${photo}'
      WHERE id = '${world.own.residentId}'`)
    const shown = async () => {
      const listed = (await find('sindico', eventId))?.person?.photo?.id ?? null
      const { body } = await world.test.as('sindico').get(`/accesses/${eventId}`)
      return [listed, accessAnswer.parse(body).data.person?.photo?.id ?? null]
    }
    const age = (days: number) =>
      world.past(`UPDATE access_events SET at = now() - interval '${days} days'
        WHERE id = '${eventId}'`)
    const term = (days: number) =>
      world.past(`UPDATE tenants SET settings = jsonb_set(coalesce(settings, '{}'),
        '{retention}', '{"access_photos_days": ${days}}') WHERE id = '${world.tenantId}'`)
    expect(await shown()).toEqual([photo, photo])
    await age(29)
    expect(await shown()).toEqual([photo, photo])
    await age(31)
    expect(await shown()).toEqual([null, null])
    await term(40)
    expect(await shown()).toEqual([photo, photo])
    await age(8)
    await term(7)
    expect(await shown()).toEqual([null, null])
  })

  it('leave one row in the trail for each reading of why (access §63)', async () => {
    const { number } = await world.card(world.own.residentId)
    const { eventId } = await attempt(card(number))
    const reads = async (of: string) =>
      (
        await world.past<{ register: string }>(`SELECT register FROM audit_log
          WHERE row_id = '${of}' AND operation = 'read' AND actor_id IS NOT NULL`)
      ).map(({ register }) => register)
    await list('sindico')
    expect(await reads(eventId ?? '')).toEqual([])
    for (const role of ['sindico', 'funcionario', 'condomino', 'admin'] as const)
      expect((await world.test.as(role).get(`/accesses/${eventId}`)).status).toBe(200)
    expect(await reads(eventId ?? '')).toEqual(Array.from({ length: 4 }, () => 'access_events'))
    const before = await reads(world.own.residentId)
    const payload = {
      point_id: world.gate,
      person: { kind: 'resident', id: world.own.residentId },
      credentials: ['card'],
    }
    expect((await world.test.as('funcionario').post('/access/trials', { payload })).status).toBe(
      200,
    )
    expect(await reads(world.own.residentId)).toEqual([...before, 'residents'])
  })

  it('of neighbours, staff and other companies are hidden', async () => {
    const { number } = await world.card(world.neighbours.residentId)
    const { eventId } = await attempt(card(number))
    const nobody = await fact()
    for (const id of [eventId, nobody]) {
      expect(await find('condomino', id)).toBeUndefined()
      expect((await world.test.as('condomino').get(`/accesses/${id}`)).status).toBe(404)
      expect((await world.test.as('sindico', 'acacias').get(`/accesses/${id}`)).status).toBe(404)
    }
    const { body } = await world.test.as('sindico', 'acacias').get('/accesses')
    expect(accessesAnswer.parse(body).data).toEqual([])
    const passed = await attempt(qr((await world.invite()).code))
    expect(await find('condomino', passed.eventId)).toMatchObject({ person: { kind: 'visitor' } })
  })

  it('are erased once their term is over, with their keys, and the trail says how many', async () => {
    const reader = { equipmentId: await world.reader(), epoch: 1, id: '9', time: null, zone: null }
    const plain = { pointId: world.gate, fact: 'held', direction: 'in' } as const
    const old = await world.recorder.recordFact(world.tenantId, plain, reader)
    const young = await fact()
    await world.past(`UPDATE access_events SET at = at - interval '400 days' WHERE id = '${old}'`)
    const erased = await world.past<{ n: number }>(
      `SELECT erase_access_events(ARRAY['${old}', '${young}']::uuid[], 'test') AS n`,
    )
    expect(erased).toEqual([{ n: 1 }])
    expect(await find('sindico', old)).toBeUndefined()
    expect(await find('sindico', young)).toBeDefined()
    expect(await world.past(`SELECT 1 FROM access_event_keys WHERE event_id = '${old}'`)).toEqual(
      [],
    )
    expect(
      await world.past(`SELECT changes FROM audit_log
        WHERE register = 'access_events' AND operation = 'erase'`),
    ).toEqual([{ changes: { count: [null, 1] } }])
  })
})
