import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NO_FAULTS } from './faults.ts'
import { type ReaderSession, startSession } from './testing/reader-session.ts'
import { startToldServer, type ToldServer } from './testing/told-server.ts'
import { fieldsOf } from './wide-json.ts'

let at: ReaderSession
let server: ToldServer
afterEach(async () => {
  await at.reader.close()
  await server.close()
})
beforeEach(() => start())

async function start(options?: Parameters<typeof startSession>[0]): Promise<void> {
  server = await startToldServer()
  at = await startSession({ deviceId: 478_435n, ...options })
  at.reader.enter('users', [{ id: 8, registration: '', name: 'Ana' }])
  at.reader.enter('cards', [{ value: 80, user_id: 8 }])
  at.reader.enter('user_groups', [{ user_id: 8, group_id: 1 }])
  await watch()
}
const watch = (more: object = {}) =>
  at.send('set_configuration', {
    monitor: {
      hostname: '127.0.0.1',
      port: String(server.port),
      path: 'api/notifications',
      ...more,
    },
  })
/** The ids of the logs told, in the order of their arrival. */
const toldLogs = () =>
  server
    .bodies('/dao')
    .flatMap((body) => fieldsOf(body)['object_changes'] as { object: string; values: object }[])
    .filter(({ object }) => object === 'access_logs')
    .map(({ values }) => fieldsOf(values)['id'])

describe('the monitor of a reader', () => {
  it('tells a log with text alone, and the states of the door', async () => {
    await at.reader.present({ card: 80 })
    at.reader.goThrough()
    await at.reader.told()
    expect(server.calls.map(({ path }) => path)).toEqual([
      '/api/notifications/dao',
      '/api/notifications/secbox',
      '/api/notifications/secbox',
    ])
    const [log] = server.bodies('/dao')
    expect(log).toMatchObject({
      object_changes: [
        {
          object: 'access_logs',
          type: 'inserted',
          values: { id: '1', event: '7', device_id: '478435', user_id: '8', card_value: '80' },
        },
      ],
      device_id: 478_435,
    })
    const [{ values } = { values: {} }] = fieldsOf(log)['object_changes'] as { values: object }[]
    expect(Object.values(values).every((value) => typeof value === 'string')).toBe(true)
    expect(server.bodies('/secbox')).toMatchObject([
      { secbox: { id: 65_793, open: true }, access_event_id: 1, device_id: 478_435 },
      { secbox: { id: 65_793, open: false }, access_event_id: 2 },
    ])
  })

  it('tells cards, templates and alarms, but no users', async () => {
    at.reader.force()
    await at.send('destroy_objects', { object: 'users', where: { users: { id: 8 } } })
    await at.reader.told()
    const objects = server
      .bodies('/dao')
      .flatMap((body) => fieldsOf(body)['object_changes'] as { object: string; type: string }[])
      .map(({ object, type }) => `${object} ${type}`)
    expect(objects).toEqual(['alarm_logs inserted', 'cards deleted'])
    expect(at.reader.rows('change_logs', { fields: ['operation_type', 'table_name'] })).toEqual(
      expect.arrayContaining([{ operation_type: 'deleted', table_name: 'users' }]),
    )
  })

  it('says that it lives, at its interval, and sends photos where asked to', async () => {
    await watch({ alive_interval: '30000', enable_photo_upload: '1' })
    for (let interval = 0; interval < 2; interval += 1) {
      await at.clock.advance(30_000)
      await at.reader.told()
    }
    expect(server.bodies('/device_is_alive')).toMatchObject([
      { access_logs: 0, device_id: 478_435 },
      { access_logs: 0 },
    ])
    at.reader.enter('face_templates', [{ user_id: 8, template: 'face of ana' }])
    await at.reader.present({ face: 'ana' })
    await at.reader.told()
    expect(server.bodies('/access_photo')).toMatchObject([{ user_id: 8, portal_id: 1 }])
  })

  it('keeps what the server did not take, and sends it as a backlog', async () => {
    server.answer = () => ({ status: 503 })
    for (let log = 0; log < 3; log += 1) await at.reader.present({ card: 80 })
    await at.reader.told()
    expect(at.reader.backlog()).toBe(3)
    server.calls.length = 0
    server.answer = () => ({})
    await at.clock.advance(5_000)
    await at.reader.told()
    expect(toldLogs()).toEqual(['1', '2', '3'])
    expect(at.reader.backlog()).toBe(0)
  })

  it('repeats, and tells in another order', async () => {
    at.reader.setFaults({ ...NO_FAULTS, repeatedNotice: 1 })
    await at.reader.present({ card: 80 })
    at.reader.setFaults({ ...NO_FAULTS, heldNotice: 1 })
    await at.reader.present({ card: 80 })
    at.reader.setFaults(NO_FAULTS)
    await at.reader.present({ card: 80 })
    await at.reader.told()
    expect(toldLogs()).toEqual(['1', '1', '3', '2'])
  })

  it('tells an enrolment at the reader, and the change of its mode', async () => {
    await at.send('remote_enroll', { type: 'card', user_id: 8, save: true, sync: false })
    await at.reader.present({ card: 2n ** 60n })
    await at.send('set_configuration', { general: { online: '1' } })
    await at.reader.told()
    expect(server.bodies('/card')).toMatchObject([
      { success: true, user_id: 8, card_value: 2n ** 60n, device_id: 478_435 },
    ])
    expect(server.bodies('/operation_mode')).toMatchObject([
      { operation_mode: { mode_name: 'PRO' }, device_id: 478_435 },
    ])
  })

  it('falls silent until its settings are written again, and not by a cut of the power', async () => {
    at.reader.setFaults({ ...NO_FAULTS, silentMonitor: 1 })
    await at.reader.present({ card: 80 })
    at.reader.setFaults(NO_FAULTS)
    await at.reader.present({ card: 80 })
    await at.reader.cutPower()
    await at.reader.restorePower()
    await at.login()
    await at.reader.present({ card: 80 })
    expect(at.reader.isMonitorSilent()).toBe(true)
    await watch()
    await at.reader.present({ card: 80 })
    await at.reader.told()
    expect(toldLogs()).toEqual(['4'])
  })

  it('writes a field as number, boolean or text', async () => {
    at.reader.setFaults({ ...NO_FAULTS, mixedTypes: 1 })
    for (let log = 0; log < 6; log += 1) await at.reader.present({ card: 80 })
    at.reader.goThrough()
    await at.reader.told()
    const types = server
      .bodies('/dao')
      .flatMap((body) => fieldsOf(body)['object_changes'] as { values: object }[])
      .flatMap(({ values }) => Object.values(values).map((value) => typeof value))
    expect(new Set(types)).toEqual(new Set(['string', 'number', 'boolean']))
    const open = server.bodies('/secbox').map((body) => fieldsOf(fieldsOf(body)['secbox'])['open'])
    expect(open.every((value) => typeof value !== 'boolean')).toBe(true)
  })

  it('a turnstile tells how it turned', async () => {
    await at.reader.close()
    await server.close()
    await start({ model: 'idblock' })
    await at.reader.present({ card: 80 })
    at.reader.turn('right')
    await at.reader.told()
    expect(server.bodies('/catra_event')).toMatchObject([
      { event: { type: 8, name: 'TURN RIGHT' }, device_id: 478_435 },
    ])
  })
})
