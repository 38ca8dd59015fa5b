import { panicAlertsAnswer, panicDetailAnswer } from '@portaria/contract/modules/panic/panic'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { freeStuckJobs, type JobRunner, type Lane } from '../../platform/jobs/job-runner.ts'
import type { Tasks } from '../../platform/jobs/task.ts'
import type { Letter } from '../../platform/mail/mailer.ts'
import { onServer } from '../../testing/database-server.ts'
import { eventually } from '../../testing/eventually.ts'
import {
  eventsOf,
  type Presser,
  panicPath,
  press,
  raiseAlert,
  setPanicSettings,
  startLane,
  untilIdle,
} from '../../testing/panic-alerts.ts'
import { send } from '../../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { panicLane, panicSendingLane, panicSendingTasks, panicTasks } from './panic-tasks.ts'

describe('escalation of an alert that nobody acknowledges', () => {
  let test: TestApp
  let runners: JobRunner[] = []
  const letters: Letter[] = []

  beforeAll(async () => {
    test = await openTestApp()
    const parts = { ...test.parts, mailer, publicUrl: 'https://portaria.example' }
    tasks = { ...panicTasks(), ...panicSendingTasks(parts, () => undefined) }
  })
  beforeEach(async () => {
    letters.length = 0
    await setPanicSettings(test, {})
    await onServer(test.database.adminUrl, 'DELETE FROM graphile_worker._private_jobs')
  })
  afterEach(async () => {
    await Promise.all(runners.map((runner) => runner.stop()))
    runners = []
  })
  afterAll(() => test.close())

  const mailer = {
    async send(letter: Letter) {
      letters.push(letter)
      return { keptAs: null }
    },
    close: () => undefined,
  }
  let tasks: Tasks

  async function run(list: Tasks, lane?: Lane): Promise<void> {
    runners.push(await startLane(test, list, lane))
  }

  type Plan = { level: string; ringing: number; seconds: number }
  /** The waiting levels, with the seconds until each. */
  const plans = (alertId: string) =>
    onServer<Plan>(
      test.database.adminUrl,
      `SELECT payload->'data'->>'level' AS level, (payload->'data'->>'ringing')::int AS ringing,
         round(extract(epoch FROM run_at - now()) / 10)::int * 10 AS seconds
       FROM graphile_worker._private_jobs
       WHERE payload->'data'->>'alertId' = '${alertId}' AND payload->'data'->>'level' IS NOT NULL ORDER BY run_at`,
    )

  /** Makes levels due now. */
  const comes = (...levels: string[]) =>
    onServer(
      test.database.adminUrl,
      `UPDATE graphile_worker._private_jobs SET run_at = now()
       WHERE payload->'data'->>'level' = ANY('{${levels.join()}}')`,
    )

  const detail = async (id: string) =>
    panicDetailAnswer.parse((await test.as('sindico').get(`${panicPath}/${id}`)).body).data
  const kindsOf = async (id: string) => (await detail(id)).timeline.map(({ kind }) => kind)
  const idle = () => untilIdle(test)
  const emailOf = async ({ userId }: Pick<Presser, 'userId'>) => {
    const rows = await onServer<{ email: string }>(
      test.database.adminUrl,
      `SELECT email FROM users WHERE id = '${userId}'`,
    )
    return rows[0]?.email ?? ''
  }
  const readers = () => letters.map(({ to }) => to.address).toSorted()

  it('is planned in the transaction of the press, by the company’s limits', async () => {
    const usual = await raiseAlert(test, 'condomino')
    expect(await plans(usual.id)).toEqual([
      { level: 'letter', ringing: 1, seconds: 60 },
      { level: 'platform', ringing: 1, seconds: 180 },
    ])
    await setPanicSettings(test, { letter_after_s: 300, platform_after_s: 900 })
    const own = await raiseAlert(test, 'condomino')
    expect(await plans(own.id)).toMatchObject([{ seconds: 300 }, { seconds: 900 }])
  })

  it('writes to the síndicos, then to the platform, and tells the sender to call 190', async () => {
    const { id } = await raiseAlert(test, 'condomino', 'Fumaça <b>no</b> hall')
    await run(tasks, panicLane)
    await comes('letter')
    await idle()
    const letter = letters.find(({ to }) => to.name === 'sindico bosque')
    expect(readers()).toContain(await emailOf(test.person('sindico')))
    expect(letters.every(({ to }) => to.name.includes('sindico bosque'))).toBe(true)
    expect(letter?.subject).toBe('Pânico em bosque: condomino bosque')
    expect(letter?.text).toContain('Mensagem: Fumaça <b>no</b> hall')
    expect(letter?.text).toMatch(/\d\d\/\d\d\/\d{4},? \d\d:\d\d \(horário de Brasília\)/)
    expect(letter?.text).toContain(`https://portaria.example/apps/dashboards/project?alert=${id}`)
    expect(letter?.html).toContain('Fumaça &lt;b&gt;no&lt;/b&gt; hall')
    expect(await detail(id)).toMatchObject({ escalation: 'letter', state: 'active' })

    letters.length = 0
    await comes('platform')
    await idle()
    for (const role of ['master', 'admin'] as const)
      expect(readers()).toContain(await emailOf(test.person(role)))
    expect(readers()).not.toContain(await emailOf(test.person('staff')))
    expect(letters[0]?.text).toContain(`alert=${id}&company=${test.tenants.bosque}`)
    const { body } = await test.as('condomino').get(panicPath)
    const own = panicAlertsAnswer.parse(body).data.find((alert) => alert.id === id)
    expect(own).toMatchObject({ own: true, escalation: 'platform' })
    expect(await kindsOf(id)).toEqual(['raised', 'letters_sent', 'platform_told'])
    const told = (await eventsOf(test, id)).filter(({ topic }) => topic === 'panic.escalated')
    expect(told).toMatchObject([
      { payload: { id, escalation: 'letter' } },
      {
        payload: { id, escalation: 'platform' },
        audience: { users: [test.person('condomino').userId] },
      },
    ])
  })

  it('does nothing once somebody has acknowledged', async () => {
    const { id } = await raiseAlert(test, 'condomino')
    await test.as('funcionario').post(`${panicPath}/${id}/acknowledge`)
    await run(tasks, panicLane)
    await comes('letter', 'platform')
    await idle()
    expect(letters).toEqual([])
    expect(await kindsOf(id)).toEqual(['raised', 'acknowledged'])
  })

  it('begins with the first level when the alert rings again, and does each level once', async () => {
    const alert = await raiseAlert(test, 'condomino')
    await run(tasks, panicLane)
    await comes('letter')
    await idle()
    await test.as('funcionario').post(`${panicPath}/${alert.id}/acknowledge`)
    await press(test, test.person('condomino'))
    expect(await plans(alert.id)).toEqual([
      { level: 'letter', ringing: 2, seconds: 60 },
      { level: 'platform', ringing: 2, seconds: 180 },
    ])
    expect((await detail(alert.id)).escalation).toBeNull()
    letters.length = 0
    // Adds a job of the earlier ringing, and a job that runs twice.
    const [waiting] = await onServer<{ payload: { data: object } }>(
      test.database.adminUrl,
      `SELECT payload FROM graphile_worker._private_jobs
       WHERE payload->'data'->>'level' = 'letter'`,
    )
    const add = (data: object) =>
      onServer(
        test.database.adminUrl,
        `SELECT graphile_worker.add_job('escalate_panic', '${JSON.stringify({ ...waiting?.payload, data })}')`,
      )
    await add({ ...waiting?.payload.data, ringing: 1, level: 'platform' })
    await idle()
    expect(letters).toEqual([])
    await comes('letter')
    await add({ ...waiting?.payload.data })
    await add({ ...waiting?.payload.data })
    await idle()
    expect(new Set(readers()).size).toBe(letters.length)
    expect((await kindsOf(alert.id)).filter((kind) => kind === 'letters_sent')).toHaveLength(2)
  })

  it('notifies the company’s recipients at once, who list and acknowledge in any role', async () => {
    const recipient = await test.addPerson('condomino', 'bosque')
    await setPanicSettings(test, { recipient_ids: [recipient.userId] })
    const { id } = await raiseAlert(test, 'service_provider', 'socorro')
    await run(tasks, panicLane)
    await idle()
    expect(readers()).toEqual([await emailOf(recipient)])
    const [raised] = await eventsOf(test, id)
    expect(raised?.audience.users).toContain(recipient.userId)
    expect(await kindsOf(id)).toEqual(['raised', 'recipients_told'])

    const { token } = recipient
    const get = (path: string) => send(test, 'GET', path, { token })
    for (const path of [`${panicPath}?not_read=1`, panicPath, `${panicPath}/alerts`])
      expect((await get(path)).raw).toContain(id)
    const taken = await send(test, 'POST', `${panicPath}/${id}/acknowledge`, { token })
    expect([taken.status, taken.body]).toMatchObject([200, { data: { may_acknowledge: true } }])
    const closed = await send(test, 'POST', `${panicPath}/${id}/close`, {
      token,
      payload: { resolution: 'test' },
    })
    expect(closed.status).toBe(403)
    // Recipients are additional: the gate gets the alert as before.
    expect((await test.as('funcionario').get(panicPath)).raw).toContain(id)
    // A neighbour is no recipient, and may not acknowledge.
    expect((await test.as('condomino').post(`${panicPath}/${id}/acknowledge`)).status).toBe(403)
  })

  it('lets nobody list as a recipient of another company', async () => {
    const { userId, token } = await test.addPerson('condomino', 'acacias')
    await setPanicSettings(test, { recipient_ids: [userId] })
    const { id } = await raiseAlert(test, 'service_provider')
    expect((await send(test, 'GET', panicPath, { token })).raw).not.toContain(id)
  })

  it('does not wait for other jobs, and other jobs do not wait for a slow mail server', async () => {
    const held = Promise.withResolvers<void>()
    const hang = vi.fn<() => Promise<void>>(() => held.promise)
    await run({ invite_user: { scope: 'tenant', run: hang } })
    for (let nth = 0; nth < 20; nth += 1)
      await onServer(
        test.database.adminUrl,
        `SELECT graphile_worker.add_job('invite_user', '{"tenant_id": "${test.tenants.bosque}"}')`,
      )
    await eventually(() => expect(hang).toHaveBeenCalledTimes(2))
    // The mail server does not answer for letters of alerts either.
    const hanging = { ...mailer, send: () => held.promise.then(() => ({ keptAs: null })) }
    const parts = { ...test.parts, mailer: hanging, publicUrl: '' }
    await run(
      panicSendingTasks(parts, () => undefined),
      panicSendingLane,
    )
    await run(panicTasks(), panicLane)
    for (let nth = 0; nth < 8; nth += 1) {
      const person = await test.addPerson('sindico', 'bosque')
      await setPanicSettings(test, { recipient_ids: [person.userId] })
      await raiseAlert(test, 'condomino')
    }
    const { id } = await raiseAlert(test, 'condomino')
    await comes('letter', 'platform')
    await eventually(async () => expect((await detail(id)).escalation).toBe('platform'))
    held.resolve()
  })

  it('goes on where a server was killed in the middle', async () => {
    const { id } = await raiseAlert(test, 'condomino')
    await comes('letter')
    await onServer(
      test.database.adminUrl,
      `UPDATE graphile_worker._private_jobs SET locked_by = 'killed', attempts = 1,
         locked_at = now() - interval '${panicLane.stuckAfterS ?? 0} seconds' - interval '1 second'`,
    )
    await freeStuckJobs(test.database.system, Object.keys(tasks), panicLane.stuckAfterS ?? 0)
    await run(tasks, panicLane)
    await eventually(async () => expect((await detail(id)).escalation).toBe('letter'))
  })
})
