import type { Role } from '@portaria/contract/actors/roles'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { JobData } from '../../platform/jobs/task.ts'
import { onServer } from '../../testing/database-server.ts'
import { eventually } from '../../testing/eventually.ts'
import { waitingJobs } from '../../testing/kept-letters.ts'
import { press, raiseAlert, setPanicSettings, startLane } from '../../testing/panic-alerts.ts'
import { openPushReceiver, type PushReceiver } from '../../testing/push-receiver.ts'
import { silentDevices } from '../../testing/silent-devices.ts'
import { openTestApp, type TenantName, type TestApp } from '../../testing/test-app.ts'
import { panicSendingLane, panicSendingTasks, panicTasks } from './panic-tasks.ts'

describe('push messages of an alert', () => {
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
    await setPanicSettings(test, {})
    await onServer(test.database.adminUrl, 'DELETE FROM push_subscriptions')
    await onServer(test.database.adminUrl, 'DELETE FROM graphile_worker._private_jobs')
  })

  const register = async (role: Role, tenant: TenantName = 'bosque') => {
    const payload = receiver.subscription(`${role}-${tenant}`)
    const { body } = await test.as(role, tenant).post('/push-subscriptions', { payload })
    return body.data.id
  }
  const run = async (task: string, data: JobData, tenant: TenantName = 'bosque') => {
    const tasks = { ...panicTasks(), ...panicSendingTasks(test.parts, () => undefined) }
    const one = tasks[task]
    if (one?.scope !== 'tenant') throw new Error('a task of a tenant')
    await one.run({ database: test.database.app, actor: test.actor('admin', tenant) }, data)
  }
  const escalate = async (alertId: string, level: string) => {
    await run('escalate_panic', { alertId, ringing: 1, level })
    for (const data of await waitingJobs(test, 'send_panic_push'))
      await run('send_panic_push', { ...data })
  }

  it('go to the síndicos once nobody has acknowledged, and name the sender where allowed', async () => {
    await register('sindico')
    await register('sindico', 'acacias')
    await register('funcionario')
    const { id } = await raiseAlert(test, 'condomino')
    await escalate(id, 'letter')
    expect(receiver.received.map(({ content }) => content)).toEqual([
      {
        title: 'Pânico em bosque',
        text: 'Alguém acionou o pânico. Abra o alerta.',
        page: `/apps/dashboards/project?alert=${id}`,
        tag: id,
        language: 'pt',
        direction: 'ltr',
      },
    ])
    expect(receiver.received[0]).toMatchObject({ ttl: '600', urgency: 'high' })
  })

  it('name the sender on a device whose person allowed it', async () => {
    const device = await register('sindico')
    const payload = { shows_names: true }
    await test.as('sindico').patch(`/push-subscriptions/${device}`, { payload })
    const { id } = await raiseAlert(test, 'condomino')
    await escalate(id, 'letter')
    expect(receiver.received[0]?.content['text']).toBe(
      'condomino bosque acionou o pânico. Abra o alerta.',
    )
  })

  it('lead an administrator into the company of the alert', async () => {
    await register('admin')
    const { id } = await raiseAlert(test, 'condomino')
    await escalate(id, 'platform')
    expect(receiver.received[0]?.content['page']).toBe(
      `/apps/dashboards/project?alert=${id}&company=${test.tenants.bosque}`,
    )
  })

  it('do not wait for a company whose devices answer nothing', async () => {
    const silent = silentDevices(test.parts.push)
    for (const payload of silent.subscriptions(receiver, 10))
      await test.as('sindico', 'acacias').post('/push-subscriptions', { payload })
    await register('sindico')
    const theirs = await press(test, test.person('condomino', 'acacias'))
    const { id } = await raiseAlert(test, 'condomino')
    const sending = panicSendingTasks({ ...test.parts, push: silent.push }, () => undefined)
    const runner = await startLane(test, sending, panicSendingLane)
    await run(
      'escalate_panic',
      { alertId: theirs.alert.id, ringing: 1, level: 'letter' },
      'acacias',
    )
    await eventually(() => expect(silent.open()).toBeGreaterThan(1))
    await run('escalate_panic', { alertId: id, ringing: 1, level: 'letter' })
    await eventually(() => expect(receiver.received).toHaveLength(1))
    silent.end()
    await runner.stop()
  })

  it('are not sent once somebody is on their way', async () => {
    await register('sindico')
    const { id } = await raiseAlert(test, 'condomino')
    await run('escalate_panic', { alertId: id, ringing: 1, level: 'letter' })
    await test.as('funcionario').post(`/notifications/panic/${id}/acknowledge`)
    for (const data of await waitingJobs(test, 'send_panic_push'))
      await run('send_panic_push', { ...data })
    expect(receiver.received).toEqual([])
  })
})
