import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GateWorld, openGateWorld } from '../../../testing/gate-world.ts'
import { bind } from '../../../testing/seeded-tenants.ts'
import { rowsOf } from '../../../testing/test-app.ts'

describe('waiting visits', () => {
  let world: GateWorld
  beforeAll(async () => {
    world = await openGateWorld()
  })
  afterAll(() => world.close())

  const act = (
    role: 'condomino' | 'funcionario' | 'sindico',
    id: string,
    name: string,
    payload?: object,
  ) => world.test.as(role).post(`/visits/${id}/${name}`, payload && { payload })
  const stateOf = async (id: string) =>
    (await world.test.as('funcionario').get(`/visits/${id}`)).body.data
  const inboxOf = async (role: 'condomino' | 'funcionario' | 'sindico', id: string) => {
    const { body } = await world.test.as(role).get('/inbox?per_page=100')
    return rowsOf(body).filter((one) => JSON.stringify(one).includes(id))
  }
  /** Runs as the condomino of the neighbours. */
  async function asNeighbour<T>(work: () => Promise<T>): Promise<T> {
    await bind(world.test, 'bosque', 'condomino', { resident_id: world.neighbours.residentId })
    try {
      return await work()
    } finally {
      await bind(world.test, 'bosque', 'condomino', { resident_id: world.own.residentId })
    }
  }

  it('are a question to the household, answered once, and shown to the gate', async () => {
    const id = await world.walkIn()
    const waiting = await stateOf(id)
    expect([waiting['state'], typeof waiting['waiting_since']]).toEqual(['waiting', 'string'])
    expect(await inboxOf('condomino', id)).toMatchObject([{ kind: 'visit_waiting' }])
    const answers = await Promise.all([
      act('condomino', id, 'authorise'),
      act('condomino', id, 'deny', { denied_reason: 'Não conheço' }),
      act('condomino', id, 'authorise'),
    ])
    const done = answers.filter(({ status }) => status === 200)
    const late = answers.filter(({ status }) => status === 409)
    expect([done.length, late.length]).toEqual([1, 2])
    expect(late[0]?.body).toMatchObject({
      code: 'state_conflict',
      current: { state: done[0]?.body.data['state'], answered_through: 'app' },
    })
    expect(await inboxOf('funcionario', id)).toMatchObject([{ kind: 'visit_answered' }])
    const [asked] = await inboxOf('condomino', id)
    expect(asked?.['done_at'] ?? asked?.['done']).toBeTruthy()
  })

  it('cannot be seen, answered, counted or found by a neighbour', async () => {
    const id = await world.walkIn({ purpose: 'Entrega de flores' })
    const visit = await stateOf(id)
    await asNeighbour(async () => {
      const { test } = world
      expect((await test.as('condomino').get(`/visits/${id}`)).status).toBe(404)
      expect((await act('condomino', id, 'authorise')).status).toBe(404)
      const name = encodeURIComponent(String(visit['guest_name']))
      const list = await test.as('condomino').get(`/visits?q=${name}`)
      expect([list.body.meta.total, rowsOf(list.body)]).toEqual([0, []])
      const found = await test.as('condomino').get(`/search?q=${name}`)
      expect(found.raw).not.toContain(id)
      const totals = await test.as('condomino').get('/dashboard/totals')
      expect(JSON.stringify(totals.body)).not.toMatch(/"visits"[^}]*"waiting":[1-9]/)
      const later = await world.walkIn()
      expect(await inboxOf('condomino', later)).toEqual([])
    })
    expect((await act('condomino', id, 'authorise')).status).toBe(200)
  })

  it('of former residents are hidden from those who live there now', async () => {
    const id = await world.walkIn()
    await world.past(`UPDATE visits SET created_at = '2019-06-01T12:00:00Z', created_by = NULL
      WHERE id = '${id}'`)
    expect((await world.test.as('condomino').get(`/visits/${id}`)).status).toBe(404)
    await world.past(`UPDATE visits SET created_at = '2020-01-01T12:00:00Z' WHERE id = '${id}'`)
    expect((await world.test.as('condomino').get(`/visits/${id}`)).status).toBe(200)
  })

  it('cannot be answered by people who may not authorise visitors', async () => {
    const id = await world.walkIn()
    const { userId } = world.test.person('condomino')
    await world.past(`UPDATE visits SET created_by = '${userId}' WHERE id = '${id}'`)
    const rights = `UPDATE occupancies SET may_authorize_visitors`
    const who = `WHERE resident_id = '${world.own.residentId}'`
    await world.past(`${rights} = false ${who}`)
    const refused = await act('condomino', id, 'authorise')
    await world.past(`${rights} = true ${who}`)
    expect(refused.status).toBe(403)
  })

  it('have the name of the person whom the gate spoke to', async () => {
    const id = await world.walkIn()
    const unnamed = await act('funcionario', id, 'authorise', { answered_through: 'intercom' })
    expect(unnamed.body.errors).toMatchObject([{ field: 'answered_name', code: 'name_required' }])
    const asApp = await act('funcionario', id, 'authorise', {
      answered_through: 'app',
      answered_name: 'Ana',
    })
    expect(asApp.body.errors).toMatchObject([{ field: 'answered_through', code: 'not_allowed' }])
    const named = await act('funcionario', id, 'authorise', {
      answered_through: 'intercom',
      answered_name: 'Ana Prado',
    })
    expect(named.body.data).toMatchObject({
      state: 'authorised',
      answered_name: 'Ana Prado',
      answered_by: { id: world.test.person('funcionario').userId },
    })
  })

  it('are shown to the gate once when nobody answers, and can still be answered', async () => {
    const id = await world.walkIn()
    await world.runJob('tell_unanswered_visit', id)
    expect(await inboxOf('funcionario', id)).toEqual([])
    await world.past(`UPDATE visits SET waiting_since = now() - interval '5 minutes'
      WHERE id = '${id}'`)
    await world.runJob('tell_unanswered_visit', id)
    await world.runJob('tell_unanswered_visit', id)
    expect(await inboxOf('funcionario', id)).toMatchObject([{ kind: 'visit_unanswered' }])
    const unanswered = await stateOf(id)
    expect([unanswered['state'], typeof unanswered['unanswered_at']]).toEqual(['waiting', 'string'])
    expect((await act('condomino', id, 'authorise')).status).toBe(200)
  })

  it('keep the authorised person, the place and the reason', async () => {
    const id = await world.walkIn()
    const { body } = await act('condomino', id, 'authorise')
    for (const payload of [
      { visitor_id: (await world.addVisitor()).id },
      { apartment_id: world.neighbours.apartmentId },
      { kind: 'official' },
      { state: 'inside' },
      { checked_in_at: '2026-01-01T00:00:00.000Z' },
    ]) {
      const headers = { 'if-match': `"${body.data.version}"` }
      const changed = await world.test
        .as('funcionario')
        .patch(`/visits/${id}`, { headers, payload })
      expect(changed.body.errors).toMatchObject([
        { field: Object.keys(payload)[0], code: 'not_allowed' },
      ])
    }
  })
})

describe.each([
  ['Manaus', 'America/Manaus'],
  ['São Paulo', 'America/Sao_Paulo'],
])('visits over midnight in %s', (_, zone) => {
  let world: GateWorld
  beforeAll(async () => {
    world = await openGateWorld()
    await world.past(`UPDATE tenants SET time_zone = '${zone}'`)
  })
  afterAll(() => world.close())

  /** Makes a visit that came in some hours ago, when the local clock showed 23:40. */
  async function inside(hoursAgo: number): Promise<string> {
    const id = await world.walkIn()
    await world.test.as('condomino').post(`/visits/${id}/authorise`)
    await world.test.as('funcionario').post('/gate/entries', { payload: { visit_id: id } })
    await world.past(`UPDATE visits SET checked_in_at = now() - interval '${hoursAgo} hours'
      WHERE id = '${id}'`)
    return id
  }
  const read = async (id: string) =>
    (await world.test.as('funcionario').get(`/visits/${id}`)).body.data

  it('without a recorded exit are closed after a day, with no time invented', async () => {
    const [one, other] = [await inside(24), await inside(25)]
    await world.runJob('close_forgotten_visit', one)
    await world.runJob('close_forgotten_visit', one)
    expect(await read(one)).toMatchObject({
      state: 'left',
      checked_out_how: 'closed_by_job',
      checked_out_at: null,
    })
    await world.test.as('funcionario').post(`/visits/${other}/check-out`)
    await world.runJob('close_forgotten_visit', other)
    expect(await read(other)).toMatchObject({
      state: 'left',
      checked_out_how: 'desk',
    })
    const again = await world.test
      .as('funcionario')
      .post(`/visits/${other}/check-out`, { payload: { checked_out_how: 'closed_by_job' } })
    expect(again.status).toBe(409)
  })

  it('that stay too long are shown to the gate, each kind by its own limit', async () => {
    const [short, long] = [await inside(1), await inside(2)]
    await world.past(`UPDATE visits SET kind = 'delivery' WHERE id = '${short}'`)
    for (const id of [short, long]) await world.runJob('tell_overstay', id)
    const { body } = await world.test.as('funcionario').get('/inbox?per_page=100')
    const told = rowsOf(body).filter(({ kind }) => kind === 'visit_overstayed')
    expect(told.map((one) => JSON.stringify(one).includes(short))).toEqual([true])
  })

  it('that did not come are missed once their time and the tolerance are over', async () => {
    const invited = await world.test.as('condomino').post('/visits/invite', {
      payload: {
        apartment_id: world.own.apartmentId,
        guests: [{ id: newId(), name: 'Lara Pinto' }],
      },
    })
    const id = String(rowsOf(invited.body)[0]?.['visit_id'])
    const over = (minutes: number) =>
      world.past(`UPDATE visits SET expected_from = now() - interval '1 day',
        expected_to = now() - interval '${minutes} minutes' WHERE id = '${id}'`)
    await over(29)
    await world.runJob('miss_visit', id)
    expect(await read(id)).toMatchObject({ state: 'expected' })
    await over(31)
    await world.runJob('miss_visit', id)
    expect(await read(id)).toMatchObject({ state: 'no_show' })
  })

  it('of helpers hold by the company’s weekdays, hours and holidays', async () => {
    // With a tolerance, the first minutes of a day belong to the day before as well.
    await world.past(`UPDATE tenants SET settings = '{"visits": {"tolerance_min": 0}}'`)
    const { body } = await world.test.as('condomino').post('/visits/invite', {
      payload: {
        apartment_id: world.own.apartmentId,
        guests: [{ name: 'Rosa Lins' }],
        from_time: '00:00',
        to_time: '23:59',
      },
    })
    const [pass] = rowsOf(body)
    const code = String(pass?.['code'])
    const { day } = await world.test.parts.database.inTenant(
      world.test.actor('sindico'),
      ({ queries, actor }) =>
        queries.one(sql<{ day: string }>`SELECT tenant_today(${actor.tenantId})::text AS day`),
    )
    const enter = async () => {
      const answer = await world.test.as('funcionario').post('/gate/entries', { payload: { code } })
      return answer.body.errors.map((one) => one.code)
    }
    const weekday = new Date(`${day}T12:00:00Z`)
      .toLocaleDateString('en', { weekday: 'short', timeZone: 'UTC' })
      .toLowerCase()
    const others = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].filter(
      (one) => one !== weekday,
    )
    await world.past(`UPDATE passes SET weekdays = '{${others.join()}}'`)
    expect(await enter()).toEqual(['pass_wrong_day'])
    await world.past(`UPDATE passes SET weekdays = '{${weekday}}'`)
    expect(await enter()).toEqual(['visitor_unidentified'])
    await world.test
      .as('sindico')
      .post('/holidays', { payload: { name: 'Aniversário da cidade', day, scope: 'city' } })
    expect(await enter()).toEqual(['pass_holiday'])
    await world.past('UPDATE passes SET on_holidays = true')
    expect(await enter()).toEqual(['visitor_unidentified'])
  })
})
