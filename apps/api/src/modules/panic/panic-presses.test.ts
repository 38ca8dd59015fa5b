import type { Role } from '@portaria/contract/actors/roles'
import { panicAlertsAnswer, panicDetailAnswer } from '@portaria/contract/modules/panic/panic'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { onServer } from '../../testing/database-server.ts'
import {
  addSession,
  endAlertsOf,
  type Presser,
  panicPath,
  press,
  raiseAlert,
} from '../../testing/panic-alerts.ts'
import { send } from '../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

describe('presses of one person', () => {
  let test: TestApp
  let person: Presser
  beforeAll(async () => {
    test = await openTestApp()
  })
  beforeEach(async () => {
    person = await test.addPerson('condomino', 'bosque')
  })
  afterAll(() => test.close())

  const detail = async (id: string, role: Role = 'sindico') =>
    panicDetailAnswer.parse((await test.as(role).get(`${panicPath}/${id}`)).body).data

  const kindsOf = async (id: string) => (await detail(id)).timeline.map(({ kind }) => kind)

  const alertsOf = async ({ token }: Pick<Presser, 'token'>, query = '') => {
    const { body } = await send(test, 'GET', `${panicPath}${query}`, { token })
    return panicAlertsAnswer.parse(body).data
  }
  const unreadIds = async (by: Pick<Presser, 'token'>) =>
    (await alertsOf(by, '?not_read=1')).map(({ id }) => id)

  it('join the alert that is not closed, with or without keys', async () => {
    const first = await press(test, person, { message: 'fumaça' })
    const more = [
      await press(test, person, { message: 'fogo', raised_at: '2026-11-20T06:00:00Z' }),
      await press(test, person, {}),
      await press(test, person, { message: '  ' }, null),
    ]
    expect([first, ...more].map(({ status }) => status)).toEqual([201, 200, 200, 200])
    expect(new Set([first, ...more].map(({ alert }) => alert.id)).size).toBe(1)
    const found = await detail(first.alert.id)
    expect(found).toMatchObject({ message: 'fogo', press_count: 4, state: 'active', ringing: 1 })
    expect(found.presses.map(({ message }) => message)).toEqual(['fumaça', 'fogo', null, null])
    expect(found.presses[1]?.device_at).toBe('2026-11-20T06:00:00.000Z')
    expect(Date.parse(found.pressed_at)).toBeGreaterThan(Date.parse(found.raised_at))
    expect(found.timeline.map(({ kind }) => kind)).toEqual(['raised'])
  })

  it('at the same moment make one alert', async () => {
    for (let round = 0; round < 5; round += 1) {
      const someone = await test.addPerson('condomino', 'bosque')
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, nth) => press(test, someone, {}, nth % 2 ? newId() : null)),
      )
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
      expect(new Set(answers.map(({ alert }) => alert.id)).size).toBe(1)
      expect((await detail(answers[0]?.alert.id ?? '')).press_count).toBe(8)
    }
  })

  it('begin a new one where the last is closed', async () => {
    const first = await press(test, person)
    await test.as('sindico').post(`${panicPath}/${first.alert.id}/acknowledge`)
    await test
      .as('sindico')
      .post(`${panicPath}/${first.alert.id}/close`, { payload: { resolution: 'test' } })
    const next = await press(test, person)
    expect([next.status, next.alert.id === first.alert.id]).toEqual([201, false])
  })

  it('do not push out other people’s alerts, however many they are', async () => {
    const { id } = await raiseAlert(test, 'service_provider', 'de outra pessoa')
    const answers = []
    for (let nth = 0; nth < 130; nth += 1) answers.push(await press(test, person, { message: 'x' }))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(129)
    const own = answers[0]?.alert.id ?? ''
    const gate = test.person('funcionario')
    const poll = await unreadIds(gate)
    const panel = (await alertsOf(gate)).map((alert) => alert.id)
    const list = (await test.as('sindico').get(`${panicPath}/alerts`)).raw
    for (const shown of [poll, panel]) expect(shown.filter((one) => one === own)).toHaveLength(1)
    expect([poll.includes(id), panel.includes(id), list.includes(id)]).toEqual([true, true, true])
    const { presses, press_count: count } = await detail(own)
    expect([presses.length, count]).toEqual([100, 130])
    const events = await test.database.system.query((queries) =>
      queries.all(sql`SELECT 1 FROM outbox WHERE payload->>'id' = ${own}`),
    )
    expect(events.length).toBeLessThan(100)
  })

  describe('on an alert that somebody has acknowledged', () => {
    it('make it ring again: unread for all, the states from the start, the past kept', async () => {
      const { alert } = await press(test, person, { message: 'queda' })
      const url = `${panicPath}/${alert.id}`
      await test.as('sindico').post(`${url}/read`)
      await test.as('funcionario').post(`${url}/acknowledge`)
      expect(await unreadIds(test.person('funcionario'))).not.toContain(alert.id)

      const again = await press(test, person)
      expect(again).toMatchObject({
        status: 200,
        alert: {
          id: alert.id,
          state: 'active',
          ringing: 2,
          acknowledged_by: null,
          acknowledged_at: null,
          message: 'queda',
        },
      })
      for (const role of ['sindico', 'funcionario', 'admin'] as const) {
        const { body } = await test.as(role).get(`${panicPath}?not_read=1`)
        expect(panicAlertsAnswer.parse(body).data.map(({ id }) => id)).toContain(alert.id)
      }
      const now = await detail(alert.id)
      expect(now.seen_by).toEqual([])
      expect(await kindsOf(alert.id)).toEqual(['raised', 'read', 'acknowledged', 'renewed'])

      await test.as('sindico').post(`${url}/read`)
      expect((await detail(alert.id)).seen_by).toMatchObject([{ name: 'sindico bosque' }])
      expect((await test.as('sindico').post(`${url}/acknowledge`)).status).toBe(200)
      expect((await kindsOf(alert.id)).slice(4)).toEqual(['read', 'acknowledged'])
    })

    it('at the same moment as the acknowledgement leave no press unheard', async () => {
      for (let round = 0; round < 10; round += 1) {
        const someone = await test.addPerson('condomino', 'bosque')
        const { alert } = await press(test, someone)
        const url = `${panicPath}/${alert.id}`
        const [pressed] = await Promise.all([
          press(test, someone, { message: 'ainda aqui' }),
          test.as('funcionario').post(`${url}/acknowledge`),
        ])
        const now = await detail(alert.id)
        // The order decides: a press after the acknowledgement rings, one before it does not.
        expect([pressed.alert.ringing, now.state]).toEqual(
          now.ringing === 2 ? [2, 'active'] : [1, 'acknowledged'],
        )
      }
    })
  })

  describe('of a login that several desks share', () => {
    it.each(['funcionario', 'sindico'] as const)('warn the other desks: %s', async (role) => {
      const here = await test.addPerson(role, 'bosque')
      const there = await addSession(test, here)
      const { alert } = await press(test, here)
      expect(alert.own).toBe(true)
      expect(await unreadIds(here)).not.toContain(alert.id)
      expect(await unreadIds(there)).toContain(alert.id)
      const shown = (await alertsOf(there)).find(({ id }) => id === alert.id)
      expect(shown).toMatchObject({ own: false, read: false, may_acknowledge: true })

      // The session of the newest press decides.
      await press(test, there)
      expect(await unreadIds(here)).toContain(alert.id)
      expect(await unreadIds(there)).not.toContain(alert.id)
      const taken = await send(test, 'POST', `${panicPath}/${alert.id}/acknowledge`, {
        token: here.token,
      })
      expect(taken.status).toBe(200)
    })

    it('leave a resident’s other screen silent', async () => {
      const other = await addSession(test, person)
      const { alert } = await press(test, person)
      expect(await unreadIds(other)).toEqual([])
      expect(await alertsOf(other)).toMatchObject([{ id: alert.id, own: true, read: true }])
    })
  })

  describe('in lists and polls', () => {
    it('come first while nobody has acknowledged, the oldest first, even a day later', async () => {
      for (const role of ['sindico', 'funcionario', 'condomino', 'service_provider'] as const)
        await endAlertsOf(test, test.person(role).userId)
      await onServer(
        test.database.adminUrl,
        `UPDATE panic_alerts SET state = 'closed', acknowledged_by = raised_by,
           acknowledged_at = now(), closed_by = raised_by, closed_at = now(), resolution = 'test'
         WHERE state <> 'closed'`,
      )
      const old = (await press(test, person)).alert.id
      await onServer(
        test.database.adminUrl,
        `UPDATE panic_alerts SET raised_at = now() - interval '25 hours',
           pressed_at = now() - interval '25 hours' WHERE id = '${old}'`,
      )
      const taken = (await raiseAlert(test, 'service_provider')).id
      await test.as('funcionario').post(`${panicPath}/${taken}/acknowledge`)
      const crowd = []
      for (let nth = 0; nth < 120; nth += 1)
        crowd.push((await press(test, await test.addPerson('condomino', 'bosque'))).alert.id)
      const reader = await test.addPerson('sindico', 'bosque')
      const wanted = [old, ...crowd]
      expect((await unreadIds(reader)).slice(0, 122)).toEqual([...wanted, taken])
      expect((await alertsOf(reader)).map(({ id }) => id).slice(0, 122)).toEqual([...wanted, taken])
      const pages = await Promise.all(
        [1, 2].map((page) =>
          test.as('sindico').get(`${panicPath}/alerts?per_page=100&page=${page}`),
        ),
      )
      const listed = pages.flatMap(({ body }) => panicAlertsAnswer.parse(body).data)
      expect(listed.map(({ id }) => id).slice(0, 122)).toEqual([...wanted, taken])
    })
  })
})
