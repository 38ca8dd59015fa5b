import type { Role } from '@portaria/contract/actors/roles'
import {
  type PanicAlert,
  type PanicDetail,
  panicAlertsAnswer,
  panicAnswer,
  panicDetailAnswer,
} from '@portaria/contract/modules/panic/panic'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { moduleRegister } from '../../modules.ts'
import type { JobRunner } from '../../platform/jobs/job-runner.ts'
import type { Letter } from '../../platform/mail/mailer.ts'
import { onServer } from '../../testing/database-server.ts'
import {
  addSession,
  endAlertsOf,
  eventsOf,
  panicPath,
  press,
  setPanicSettings,
  startLane,
  untilIdle,
} from '../../testing/panic-alerts.ts'
import { bind } from '../../testing/seeded-tenants.ts'
import { send } from '../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { panicSendingTasks, panicTasks } from './panic-tasks.ts'

describe('an incident', () => {
  let test: TestApp
  let runner: JobRunner | null = null
  const letters: Letter[] = []
  const mailer = {
    async send(letter: Letter) {
      letters.push(letter)
      return { keptAs: letter.to.address.includes('kept') ? '/kept.eml' : null }
    },
    close: () => undefined,
  }

  beforeAll(async () => {
    test = await openTestApp()
    const add = async (register: string, payload: object) =>
      (await test.as('sindico').post(`/${register}`, { payload })).body.data.id
    const tower_id = await add('towers', { name: 'Torre A' })
    const apartment_id = await add('apartments', { tower_id, number: '101' })
    const resident_id = await add('residents', moduleRegister('residents').sample.values(8_300))
    const housemate = await add('residents', moduleRegister('residents').sample.values(8_301))
    for (const one of [resident_id, housemate])
      await add('occupancies', {
        apartment_id,
        resident_id: one,
        relation: 'owner',
        starts_on: '2026-01-01',
      })
    await bind(test, 'bosque', 'condomino', { resident_id })
    // The síndico lives with the sender.
    await onServer(
      test.database.adminUrl,
      `INSERT INTO memberships (id, user_id, tenant_id, role, starts_on, resident_id)
       VALUES ('${newId()}', '${test.person('sindico').userId}', '${test.tenants.bosque}', 'condomino',
         '2026-01-01', '${housemate}')`,
    )
  })
  beforeEach(async () => {
    letters.length = 0
    await setPanicSettings(test, { letter_after_s: 30, platform_after_s: 60 })
    await test.forgetJobs()
    for (const role of ['condomino', 'sindico'] as const)
      await endAlertsOf(test, test.person(role).userId)
  })
  afterEach(async () => {
    await runner?.stop()
    runner = null
  })
  afterAll(() => test.close())

  const raise = async (payload: object = {}) =>
    (await press(test, test.person('condomino'), payload)).alert
  const act = async (id: string, step: string, role: Role = 'condomino', payload?: object) => {
    const { status, body } = await test.as(role).post(`${panicPath}/${id}/${step}`, { payload })
    return { status, body, alert: body.data as unknown as PanicAlert }
  }
  const detail = async (id: string, role: Role = 'funcionario'): Promise<PanicDetail> =>
    panicDetailAnswer.parse((await test.as(role).get(`${panicPath}/${id}`)).body).data
  const listed = async (role: Role, query = '') =>
    panicAlertsAnswer
      .parse((await test.as(role).get(`${panicPath}${query}`)).body)
      .data.map(({ id }) => id)
  const stepsOf = async (id: string) => (await detail(id)).timeline.map(({ kind }) => kind)
  /** Makes every level of escalation due, and runs it. */
  async function escalateNow(): Promise<void> {
    await onServer(
      test.database.adminUrl,
      'UPDATE graphile_worker._private_jobs SET run_at = now()',
    )
    const parts = { ...test.parts, mailer, publicUrl: 'https://portaria.example' }
    const sending = panicSendingTasks(parts, () => undefined)
    runner = await startLane(test, { ...panicTasks(), ...sending })
    await untilIdle(test)
  }
  const addressOf = async (role: Role) => {
    const [user] = await onServer<{ email: string }>(
      test.database.adminUrl,
      `SELECT email FROM users WHERE id = '${test.person(role).userId}'`,
    )
    return user?.email ?? ''
  }

  it('has a motive by one tap, and a place that comes after it', async () => {
    const { id, motive } = await raise({ motive: 'fire' })
    expect(motive).toBe('fire')
    expect((await detail(id)).place).toBeNull()
    const place = { latitude: -23.55, longitude: -46.63, accuracy_m: 12 }
    expect((await act(id, 'place', 'funcionario', place)).status).toBe(404)
    expect((await act(id, 'place', 'condomino', place)).status).toBe(200)
    expect((await detail(id)).place).toMatchObject(place)
    expect(await stepsOf(id)).toEqual(['raised', 'located'])
    // A later press may add the motive.
    expect((await raise({ motive: 'health' })).motive).toBe('health')
    expect((await raise({})).motive).toBe('health')
  })

  it('is taken back within seconds, is shown as taken back, and stays open', async () => {
    const { id } = await raise({ message: 'engano' })
    expect((await act(id, 'cancel', 'funcionario')).status).toBe(404)
    const { alert } = await act(id, 'cancel')
    expect([alert.state, alert.cancelled_at === null]).toEqual(['active', false])
    expect(await stepsOf(id)).toEqual(['raised', 'cancelled'])
    expect((await eventsOf(test, id)).map(({ topic }) => topic)).toEqual([
      'panic.raised',
      'panic.changed',
    ])
    expect(await listed('funcionario', '?not_read=1')).toContain(id)
    // After another press, the alert is no longer taken back.
    expect((await raise()).cancelled_at).toBeNull()
    await onServer(
      test.database.adminUrl,
      `UPDATE panic_alerts SET pressed_at = now() - interval '2 minutes' WHERE id = '${id}'`,
    )
    expect((await act(id, 'cancel')).status).toBe(409)
  })

  it('that is silent shows nothing to its sender, nor to anybody of the unit, not even a síndico', async () => {
    const sindico = await addressOf('sindico')
    const { id } = await raise({ silent: true, message: 'escondida no banheiro' })
    const other = await addSession(test, test.person('condomino'))
    const { body } = await send(test, 'GET', panicPath, { token: other.token })
    expect(panicAlertsAnswer.parse(body).data.map((one) => one.id)).not.toContain(id)
    for (const query of ['', '?not_read=1', '/alerts'])
      expect(await listed('sindico', query)).not.toContain(id)
    expect((await test.as('sindico').get(`${panicPath}/${id}`)).status).toBe(404)
    for (const step of ['read', 'acknowledge', 'coming'])
      expect((await act(id, step, 'sindico')).status).toBe(404)
    const day = await test.as('sindico').get('/dashboard/day')
    expect((day.body.data as unknown as { alerts: object }).alerts).toEqual({
      active: 0,
      acknowledged: 0,
    })
    // The session that pressed the button still lists the alert.
    expect(await listed('condomino')).toContain(id)
    // Other people see the alert, and are shown no number to call.
    expect(await listed('funcionario', '?not_read=1')).toContain(id)
    expect(await detail(id)).toMatchObject({ silent: true, raised_by: { phone: null } })
    await act(id, 'read', 'funcionario')
    await escalateNow()
    const hidden = [test.person('condomino').userId, test.person('sindico').userId]
    for (const { topic, audience } of await eventsOf(test, id)) {
      const { users, except = [] } = audience
      for (const user of hidden)
        expect([topic, users.includes(user) && !except.includes(user)]).toEqual([topic, false])
    }
    const announced = (await eventsOf(test, id)).filter(({ topic }) => topic !== 'panic.read')
    expect(
      announced.filter(
        ({ audience: { except = [] } }) => !hidden.every((user) => except.includes(user)),
      ),
    ).toEqual([])
    expect(letters.map(({ to }) => to.address)).not.toContain(sindico)
    expect(letters.length).toBeGreaterThan(0)
    for (const { text } of letters) expect(text).toContain('SILENCIOSO: não telefone')
  })

  it('that is silent rings for all once its sender presses aloud', async () => {
    const { id } = await raise({ silent: true })
    const again = await raise({ silent: false })
    expect([again.id, again.silent, again.ringing]).toEqual([id, false, 2])
    expect(await listed('sindico', '?not_read=1')).toContain(id)
    expect(await stepsOf(id)).toEqual(['raised', 'unsilenced', 'renewed'])
    // An alert that everybody has seen cannot become silent again.
    expect((await raise({ silent: true })).silent).toBe(false)
  })

  it('shows who is on the way, and rings again by its sender’s word, also once it is closed', async () => {
    const { id } = await raise()
    expect((await act(id, 'coming', 'sindico')).status).toBe(409)
    await act(id, 'acknowledge', 'funcionario')
    expect((await act(id, 'coming', 'condomino')).status).toBe(403)
    await act(id, 'coming', 'sindico')
    await act(id, 'coming', 'sindico')
    expect((await detail(id)).coming.map(({ id: user }) => user)).toEqual([
      test.person('funcionario').userId,
      test.person('sindico').userId,
    ])
    expect((await act(id, 'word', 'sindico', { word: 'still' })).status).toBe(404)
    expect((await act(id, 'word', 'condomino', { word: 'over' })).alert).toMatchObject({
      state: 'acknowledged',
      sender_word: 'over',
    })
    await act(id, 'word', 'condomino', { word: 'over' })
    expect((await stepsOf(id)).filter((kind) => kind === 'sender_over')).toHaveLength(1)
    await act(id, 'close', 'sindico', { resolution: 'resolved', report: 'Tudo bem' })
    const { alert } = await act(id, 'word', 'condomino', { word: 'still' })
    expect(alert).toMatchObject({ state: 'active', ringing: 2, resolution: null, closed_at: null })
    expect((await stepsOf(id)).slice(-2)).toEqual(['sender_still', 'reopened'])
    expect(await listed('funcionario', '?not_read=1')).toContain(id)
    expect((await detail(id)).coming).toEqual([])
  })

  it('shows its sender’s words at most every two seconds', async () => {
    const { id } = await raise()
    for (let nth = 0; nth < 6; nth += 1)
      await act(id, 'word', 'condomino', { word: nth % 2 === 0 ? 'over' : 'still' })
    expect((await eventsOf(test, id)).length).toBeLessThan(4)
  })

  it('shows the outcome of its letters', async () => {
    await onServer(
      test.database.adminUrl,
      `UPDATE users SET email = 'kept.${newId()}@bosque.example' WHERE id = '${test.person('sindico').userId}'`,
    )
    const { id } = await raise()
    await escalateNow()
    const { deliveries } = await detail(id)
    expect(deliveries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ level: 'letter', channel: 'letter', outcome: 'kept', count: 1 }),
        expect.objectContaining({ level: 'platform', channel: 'letter', outcome: 'sent' }),
      ]),
    )
  })

  it('that is an exercise joins nothing, stays inside the company, and has no telephone', async () => {
    const { id: real } = await raise()
    const { id: own } = (await press(test, test.person('funcionario'))).alert
    for (const role of ['funcionario', 'condomino', 'service_provider'] as const)
      expect((await test.as(role).post(`${panicPath}/drill`, { payload: {} })).status).toBe(403)
    const { status, body } = await test
      .as('sindico')
      .post(`${panicPath}/drill`, { payload: { message: 'Evacuação', motive: 'fire' } })
    expect(status).toBe(201)
    const drill = panicAnswer.parse(body).data
    expect([real, own]).not.toContain(drill.id)
    expect(drill).toMatchObject({ source: 'drill', silent: false })
    expect((await detail(drill.id)).raised_by.phone).toBeNull()
    // The red button still counts during an exercise of the same person.
    const { alert: meant } = await press(test, test.person('sindico'))
    expect([meant.id === drill.id, meant.source]).toEqual([false, 'button'])
    // The real alert comes before the exercise.
    const open = await listed('funcionario')
    expect(open.indexOf(drill.id)).toBeGreaterThan(open.indexOf(meant.id))
    const day = await test.as('sindico').get('/dashboard/day')
    expect((day.body.data as unknown as { alerts: { active: number } }).alerts.active).toBe(3)
    await onServer(
      test.database.adminUrl,
      `DELETE FROM graphile_worker._private_jobs WHERE payload->'data'->>'alertId' <> '${drill.id}'`,
    )
    await escalateNow()
    const admin = await addressOf('admin')
    expect(letters.map(({ to }) => to.address)).not.toContain(admin)
    for (const { subject, text } of letters) {
      expect(subject).toMatch(/^Exercício: /)
      expect(text).not.toMatch(/\b190\b/)
    }
    await act(drill.id, 'acknowledge', 'funcionario')
    await act(drill.id, 'close', 'sindico', { resolution: 'test' })
    await endAlertsOf(test, test.person('funcionario').userId)
  })
})
