import { afterEach, describe, expect, it } from 'vitest'
import type { ReaderModelName } from './reader-models.ts'
import { type ReaderSession, startSession } from './testing/reader-session.ts'

let at: ReaderSession
afterEach(() => at.reader.close())
const start = async (options?: Parameters<typeof startSession>[0]) => {
  at = await startSession(options)
}
const act = (action: string, parameters: string) =>
  at.send('execute_actions', { actions: [{ action, parameters }] })
const relays = () => at.reader.pulses().map(({ relay }) => relay)

describe('opening', () => {
  it.each<[ReaderModelName, string, string, string]>([
    ['idface', 'sec_box', 'id=65793, reason=3', 'sec_box:65793'],
    ['idaccess', 'door', 'door=1', 'door:1'],
    ['idblock', 'catra', 'allow=clockwise', 'catra:clockwise'],
    ['idblock', 'open_collector', '', 'collector'],
  ])('%s is moved by %s %s', async (model, action, parameters, relay) => {
    await start({ model })
    expect(await act(action, parameters)).toMatchObject({ status: 200, text: '' })
    expect(relays()).toEqual([relay])
  })

  it.each<[ReaderModelName, string, string]>([
    ['idface', 'door', 'door=1'],
    ['idface', 'sec_box', 'id=1'],
    ['idaccess', 'door', 'id=1'],
    ['idaccess', 'door', 'door=5'],
    ['idaccess', 'sec_box', 'id=65793, reason=3'],
    ['idblock', 'catra', 'allow=sideways'],
  ])('%s answers 200 to %s %s and moves nothing', async (model, action, parameters) => {
    await start({ model })
    expect(await act(action, parameters)).toMatchObject({ status: 200, text: '' })
    expect(relays()).toEqual([])
    expect(at.reader.rows('access_logs')).toEqual([])
  })

  it('a command that comes twice moves twice, and each is in the logs', async () => {
    await start()
    await act('sec_box', 'id=65793, reason=3')
    await act('sec_box', 'id=65793, reason=3')
    expect(relays()).toHaveLength(2)
    expect(at.reader.rows('access_logs', { fields: ['event'] })).toEqual([
      { event: 10n },
      { event: 10n },
    ])
  })

  it('the relay is drawn for its time; a time of 0 holds it until it is let go', async () => {
    await start({ model: 'idaccess', portals: 2 })
    await at.send('set_configuration', { general: { relay2_timeout: '700' } })
    await act('door', 'door=2')
    expect([at.reader.isUnlocked(1), at.reader.isUnlocked(2)]).toEqual([false, true])
    await at.clock.advance(699)
    expect(at.reader.isUnlocked(2)).toBe(true)
    await at.clock.advance(1)
    expect(at.reader.isUnlocked(2)).toBe(false)
    await act('door', 'door=1,timeout=0')
    await at.clock.advance(3_600_000)
    expect(at.reader.isUnlocked(1)).toBe(true)
    await act('door', 'door=1,timeout=-1')
    expect(at.reader.isUnlocked(1)).toBe(false)
    expect(at.reader.pulses()).toHaveLength(2)
  })

  it('the sensor tells of the door; without one the relay alone is told', async () => {
    await start()
    const told = async (name = 'door_state') => (await at.send(name)).text
    const state = (open: boolean) =>
      `{"doors":[{"id":1,"open":false}],"sec_boxes":[{"id":65793,"open":${String(open)}}]}`
    expect(at.reader.push()).toBe(false)
    await act('sec_box', 'id=65793, reason=3')
    expect(await told()).toBe(state(false))
    expect(at.reader.push()).toBe(true)
    expect(await told()).toBe(state(true))
    at.reader.shut()
    expect(await told()).toBe(state(false))
    const off = { object: 'sec_boxs', values: { door_sensor_enabled: 0 }, where: {} }
    await at.send('modify_objects', off)
    expect(await told()).toBe(state(true))
    await at.clock.advance(3_000)
    expect(await told()).toBe(state(false))
    await at.reader.close()
    await start({ firmware: { doorState: 'doors_state' } })
    expect((await at.send('door_state')).status).toBe(400)
    expect(await told('doors_state')).toBe(state(false))
  })

  it('a forced door and one held open are alarms, which asking may end', async () => {
    await start({ heldOpenMs: 5_000 })
    const alarm = async (body?: object) => (await at.send('alarm_status', body)).body
    at.reader.force()
    expect(await alarm({ stop: false })).toEqual({ active: true, cause: 7 })
    expect(await alarm({ stop: false })).toEqual({ active: true, cause: 7 })
    // Without parameters it stops, although it looks like a reading.
    expect(await alarm()).toEqual({ active: true, cause: 7 })
    expect(await alarm({ stop: false })).toEqual({ active: false, cause: 0 })
    at.reader.shut()
    await act('sec_box', 'id=65793, reason=3')
    at.reader.hold()
    await at.clock.advance(5_000)
    expect(await alarm({ stop: false })).toEqual({ active: true, cause: 6 })
    expect(at.reader.rows('alarm_logs', { fields: ['event', 'cause'] })).toEqual([
      { event: 1n, cause: 7n },
      { event: 2n, cause: 7n },
      { event: 1n, cause: 6n },
    ])
    await at.reader.close()
    await start({ firmware: { alarmStopsByDefault: false } })
    at.reader.force()
    await alarm()
    expect(at.reader.alarm()).toBe(7)
  })

  it('the exit button opens by itself, and a cut of the power lets go', async () => {
    await start()
    expect(at.reader.pressExit()).toMatchObject({ event: 11, opened: true })
    expect(at.reader.pulses()).toMatchObject([{ by: 'exit', portal: 1 }])
    expect(at.reader.isUnlocked()).toBe(true)
    await at.reader.cutPower()
    expect(at.reader.isUnlocked()).toBe(false)
    expect(at.reader.pressExit()).toMatchObject({ event: 0, opened: false })
    expect(await at.reader.present({ card: 1 })).toMatchObject({ event: 0, decidedBy: 'nobody' })
    expect(at.reader.pulses()).toHaveLength(1)
  })

  it('a turnstile is free, then turned or given up', async () => {
    await start({ model: 'idblock' })
    await at.send('create_objects', {
      object: 'users',
      values: [{ id: 3, registration: '', name: 'Ana' }],
    })
    at.reader.enter('user_groups', [{ user_id: 3, group_id: 1 }])
    at.reader.enter('cards', [{ value: 30, user_id: 3 }])
    expect(await at.reader.present({ card: 30 })).toMatchObject({ event: 8, opened: true })
    expect(at.reader.turn('left')).toBe(true)
    expect(at.reader.turn('left')).toBe(false)
    await at.reader.present({ card: 30 })
    await at.clock.advance(3_000)
    const logs = at.reader.rows('access_logs', { fields: ['event', 'user_id'] })
    expect(logs).toEqual([8n, 7n, 8n, 13n].map((event) => ({ event, user_id: 3n })))
    expect(at.reader.rows('access_events', { fields: ['event', 'type'] })).toEqual([
      { event: 'catra', type: 'TURN_LEFT' },
      { event: 'catra', type: 'GIVE_UP' },
    ])
    await act('catra', 'allow=anticlockwise')
    expect(at.reader.turn('right')).toBe(false)
  })
})
