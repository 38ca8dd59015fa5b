import type { Role } from '@portaria/contract/actors/roles'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PushError } from '../../platform/push/push-sender.ts'
import { eventually } from '../../testing/eventually.ts'
import { lettersTo, waitingJobs } from '../../testing/kept-letters.ts'
import { startLane } from '../../testing/panic-alerts.ts'
import { openPushReceiver, type PushReceiver } from '../../testing/push-receiver.ts'
import { silentDevices } from '../../testing/silent-devices.ts'
import { openTestApp, rowsOf, type TenantName, type TestApp } from '../../testing/test-app.ts'
import { messageLane, messageTasks, noticeLetterTasks } from './inbox-tasks.ts'
import { manyTasks } from './many-deliveries.ts'
import { notify, withdraw } from './public/notifications.ts'

describe('push messages', () => {
  let test: TestApp
  let receiver: PushReceiver
  beforeAll(async () => {
    test = await openTestApp()
    receiver = await openPushReceiver()
  })
  afterAll(async () => {
    await receiver.close()
    await test.close()
  })
  beforeEach(async () => {
    receiver.received.splice(0)
    receiver.answer(201)
    await test.database.pools.app.transaction({}, (queries) =>
      queries.count(sql`DELETE FROM push_subscriptions`),
    )
    await test.database.system.query((queries) =>
      queries.all(
        sql`SELECT graphile_worker.complete_jobs(array(SELECT id FROM graphile_worker.jobs))`,
      ),
    )
  })

  const register = async (role: Role, name = newId()) => {
    const { status, body } = await test
      .as(role)
      .post('/push-subscriptions', { payload: receiver.subscription(name) })
    expect(status).toBe(201)
    return body.data.id
  }
  const tell = async (
    role: Role = 'condomino',
    key = newId(),
    { tenant = 'bosque', ...more }: { toMany?: 'soon' | 'behind others'; tenant?: TenantName } = {},
  ) => {
    await test.database.app.inTenant(test.actor('funcionario', tenant), (context) =>
      notify(context, {
        kind: 'visit_waiting',
        recipients: [test.person(role, tenant).userId],
        subject: { register: 'visits', id: newId() },
        words: { visitor: 'Ana Souza', place: 'Torre A · 101', blocked: 'no' },
        key,
        ...more,
      }),
    )
    return key
  }
  /** Runs the waiting deliveries, once each. */
  const deliver = async (parts = test.parts) => {
    const tasks = {
      ...messageTasks(parts),
      ...noticeLetterTasks(parts, () => undefined),
      ...manyTasks(parts, () => undefined),
    }
    for (const name of [
      'deliver_to_many',
      'send_push_message',
      'send_notification_letter',
    ] as const) {
      const task = tasks[name]
      if (task?.scope !== 'tenant') throw new Error('a task of a tenant')
      for (const data of await waitingJobs(test, name))
        await task.run(
          { database: test.database.app, actor: test.actor('funcionario') },
          { ...data },
        )
    }
  }
  const listOf = async (role: Role) => rowsOf((await test.as(role).get('/push-subscriptions')).body)

  it('arrive encrypted, signed by the platform, and name nobody', async () => {
    await register('condomino')
    // What others have not read does not count for the badge of the app.
    await tell('sindico')
    await tell()
    await deliver()
    const [message] = receiver.received
    expect(message).toMatchObject({
      content: {
        title: 'Visita na portaria',
        text: 'Alguém espera a sua resposta.',
        language: 'pt',
        direction: 'ltr',
        unread: 1,
      },
      ttl: '600',
      urgency: 'high',
      sender: { key: test.parts.push.publicKey, subject: 'mailto:no-reply@portaria.example' },
    })
    expect(message?.content['page']).toMatch(/^\/apps\/condominiums\/visit\//)
    expect(message?.raw.toString('latin1')).not.toContain('Visita')
    expect(receiver.received).toHaveLength(1)
  })

  it('name people on a device whose person allowed it', async () => {
    const id = await register('condomino')
    const path = `/push-subscriptions/${id}`
    const changed = await test.as('condomino').patch(path, { payload: { shows_names: true } })
    expect([changed.status, changed.body.data['shows_names']]).toEqual([200, true])
    await tell()
    await deliver()
    expect(receiver.received[0]?.content['text']).toBe('Ana Souza quer entrar: Torre A · 101.')
  })

  it('go to the recipient’s devices alone, and only where the kind is wanted', async () => {
    await register('condomino', 'one')
    await register('condomino', 'two')
    await register('sindico')
    await tell()
    await deliver()
    expect(receiver.received).toHaveLength(2)
    const settings = { notifications: { visit_waiting: { push: false, email: true } } }
    await test.as('condomino').patch('/me', { payload: { settings } })
    receiver.received.splice(0)
    await tell()
    await deliver()
    expect(receiver.received).toHaveLength(2)
    const { body } = await test.as('condomino').get('/me')
    const letters = await lettersTo(test, String(body.data['email']))
    expect(letters).toHaveLength(1)
    expect(letters[0]).toContain('Ana Souza quer entrar: Torre A')
    expect(letters[0]).toContain('/apps/condominiums/visit/')
    const on = { notifications: { visit_waiting: { push: true, email: false } } }
    await test.as('condomino').patch('/me', { payload: { settings: on } })
  })

  it('are not sent once somebody has answered, or the item was read', async () => {
    await register('condomino')
    const answered = await tell()
    await test.database.app.inTenant(test.actor('sindico'), (context) =>
      withdraw(context, {
        kind: 'visit_waiting',
        key: answered,
        outcome: { answer: 'denied', by: 'Síndico' },
      }),
    )
    await tell()
    await test.as('condomino').post('/notifications/read-all')
    await deliver()
    expect(receiver.received).toEqual([])
  })

  it('end with the session, and with the membership', async () => {
    await register('condomino')
    await tell()
    const { sessionId, membershipId } = test.person('condomino')
    const end = (at: string) =>
      test.database.auth.query((queries) =>
        queries.count(sql`UPDATE sessions SET ended_at = ${sql.raw(at)} WHERE id = ${sessionId}`),
      )
    await end('now()')
    await deliver()
    expect(receiver.received).toEqual([])
    await end('NULL')
    test.parts.guard.forget(sessionId)
    expect(await listOf('condomino')).toEqual([])

    await register('condomino')
    await tell()
    const membership = (status: string) =>
      test.database.pools.app.transaction({}, (queries) =>
        queries.count(sql`UPDATE memberships SET status = ${status} WHERE id = ${membershipId}`),
      )
    await membership('INATIVO')
    await deliver()
    await membership('ATIVO')
    expect(receiver.received).toEqual([])
  })

  it('end where the push service no longer knows the device, and are tried again where it is down', async () => {
    await register('condomino')
    await tell()
    receiver.answer(503)
    await expect(deliver()).rejects.toThrow(PushError)
    expect(await listOf('condomino')).toHaveLength(1)
    receiver.answer(410)
    await deliver()
    expect(await listOf('condomino')).toEqual([])
    receiver.answer(201)
    await deliver()
    expect(receiver.received).toEqual([])
  })

  it('to many are one job, which sends each once however often it is begun', async () => {
    await register('condomino', 'one')
    await register('condomino', 'two')
    await tell('condomino', newId(), { toMany: 'soon' })
    expect(await waitingJobs(test, 'send_push_message')).toEqual([])
    await deliver()
    await deliver()
    expect(receiver.received).toHaveLength(2)
  })

  it('to many that a push service did not take are tried again, one device each', async () => {
    await register('condomino')
    await tell('condomino', newId(), { toMany: 'behind others' })
    receiver.answer(503)
    await expect(deliver()).rejects.toThrow(PushError)
    receiver.answer(201)
    await deliver()
    expect(receiver.received).toHaveLength(1)
  })

  it('do not wait for a company whose devices answer nothing', async () => {
    const silent = silentDevices(test.parts.push)
    for (const payload of silent.subscriptions(receiver, 10))
      await test.as('condomino', 'acacias').post('/push-subscriptions', { payload })
    await register('condomino')
    const runner = await startLane(
      test,
      messageTasks({ ...test.parts, push: silent.push }),
      messageLane,
    )
    for (let nth = 0; nth < 3; nth++) await tell('condomino', newId(), { tenant: 'acacias' })
    await eventually(() => expect(silent.open()).toBeGreaterThan(2))
    await tell()
    await eventually(() => expect(receiver.received).toHaveLength(1))
    silent.end()
    await runner.stop()
  })

  it('of a service that has its share wait, and are not counted for the device', async () => {
    await register('condomino')
    const busy = { ...test.parts, push: { ...test.parts.push, isBusy: () => true } }
    await tell()
    for (let nth = 0; nth < 31; nth++) await expect(deliver(busy)).rejects.toThrow(PushError)
    await deliver()
    expect(receiver.received).toHaveLength(1)
  })

  it('have a limit for each device', async () => {
    await register('condomino')
    for (let nth = 0; nth < 33; nth++) await tell()
    await deliver()
    expect(receiver.received).toHaveLength(30)
  })

  it('go to known push services alone', async () => {
    const { keys } = receiver.subscription()
    const statusOf = async (endpoint: string, more: object = {}) => {
      const payload = { endpoint, keys: { ...keys, ...more } }
      const { status, body } = await test.as('condomino').post('/push-subscriptions', { payload })
      return [status, body.errors?.[0]?.field, body.errors?.[0]?.code]
    }
    const outcomes = (endpoints: string[]) => Promise.all(endpoints.map((one) => statusOf(one)))
    const known = [
      'https://fcm.googleapis.com/fcm/send/abc',
      'https://updates.push.services.mozilla.com/wpush/v2/abc',
      'https://web.push.apple.com/abc',
      'https://wns2-by3p.notify.windows.com/w/?token=abc',
    ]
    expect(await outcomes(known)).toEqual(known.map(() => [201, undefined, undefined]))
    const others = [
      'https://push.example.com/abc',
      'http://fcm.googleapis.com/fcm/send/abc',
      'https://fcm.googleapis.com:8443/fcm/send/abc',
      'https://fcm.googleapis.com.example.com/abc',
      'https://user@fcm.googleapis.com/abc',
      'https://evilpush.apple.com.example/abc',
      'https://xpush.apple.com/abc',
      'https://10.0.0.7/abc',
      'https://169.254.169.254/latest',
      'javascript:alert(1)',
      'abc',
    ]
    expect(await outcomes(others)).toEqual(others.map(() => [422, 'endpoint', 'not_allowed']))
    const good = 'https://fcm.googleapis.com/fcm/send/def'
    expect(await statusOf(good, { p256dh: 'AAAA' })).toEqual([422, 'keys.p256dh', 'invalid_format'])
    expect(await statusOf(good, { auth: 'AAAA' })).toEqual([422, 'keys.auth', 'invalid_format'])
  })

  it('belong to the person who last registered the browser, ten devices a person', async () => {
    const id = await register('condomino', 'shared')
    expect(await register('condomino', 'shared')).toBe(id)
    const taken = await register('sindico', 'shared')
    expect(taken).not.toBe(id)
    expect(await listOf('condomino')).toEqual([])
    expect((await listOf('sindico')).map((each) => each.id)).toEqual([taken])
    expect((await test.as('condomino').delete(`/push-subscriptions/${taken}`)).status).toBe(404)
    expect((await test.as('sindico').delete(`/push-subscriptions/${taken}`)).status).toBe(204)
    for (let nth = 0; nth < 12; nth++) await register('condomino')
    expect(await listOf('condomino')).toHaveLength(10)
  })
})
