import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startMovedTime } from '../../testing/moved-time.ts'
import { type ScriptedDriver, startScriptedDriver } from '../../testing/scripted-driver.ts'
import { answerOf, type ScriptedReader } from '../../testing/scripted-reader.ts'
import type { AccessDriver } from '../access-driver.ts'
import type { ControlIdReaders } from './control-id.ts'
import { type ReaderProfile, readerProfiles } from './reader-profile.ts'

let started: ScriptedDriver
let reader: ScriptedReader
let readers: ControlIdReaders
let driver: AccessDriver
beforeEach(startMovedTime)
beforeEach(async () => {
  started = await startScriptedDriver()
  ;({ reader, readers, driver } = started)
})
afterEach(() => started.stop())

const at = (password: string, profile: ReaderProfile = readerProfiles.idface) =>
  readers.at({ host: '127.0.0.1', port: reader.port }, { login: 'admin', password }, profile)

const information = answerOf(
  200,
  '{"serial":"S1","version":"7.1","device_id":9223372036854775807,"time":1532977090}',
)
const closed = { doors: [], sec_boxes: [{ id: 65793, open: false }] }
const opened = { doors: [], sec_boxes: [{ id: 65793, open: true }] }

describe('a door', () => {
  const target = { door: 1, hasSensor: false }
  const recorded = () => Promise.resolve()
  const command = (id = 'one', lasts = 5_000) => ({ id, expiresAt: Date.now() + lasts })
  const writes = () => reader.commands().filter((one) => one === 'execute_actions').length

  it('is opened by the action of its model, once, and read back', async () => {
    reader.script({ door_state: [closed, opened], execute_actions: [null] })
    const one = command()
    const both = [driver.open(target, one, recorded), driver.open(target, one, recorded)]
    expect(await Promise.all(both)).toMatchObject([
      { result: 'done', reason: 'read_open' },
      { result: 'done', reason: 'read_open' },
    ])
    expect(reader.bodyOf('execute_actions')).toEqual({
      actions: [{ action: 'sec_box', parameters: 'id=65793, reason=3' }],
    })
    expect(writes()).toBe(1)
  })

  it('that was not seen open stays unknown, whatever the reader answered', async () => {
    reader.script({ door_state: [closed], execute_actions: [{ success: true }] })
    expect(await driver.open(target, command(), recorded)).toMatchObject({
      result: 'unknown',
      reason: 'not_seen',
    })
    expect(writes()).toBe(1)
  })

  it('is not commanded a second time where the session ended', async () => {
    reader.script({ door_state: [closed], execute_actions: [answerOf(401, '')] })
    expect(await driver.open(target, command(), recorded)).toMatchObject({
      result: 'refused',
      reason: 'session_ended',
    })
    expect(writes()).toBe(1)
  })

  it('is commanded only after it is recorded, and before its expiry', async () => {
    reader.script({ door_state: [closed, closed, closed, opened], execute_actions: [null] })
    let isRecorded = false
    await driver.open(target, command('none'), () => Promise.reject(new Error('no database')))
    expect(writes()).toBe(0)
    await driver.open(target, command('late'), async () => {
      await new Promise((resolve) => setTimeout(resolve, 6_000))
    })
    expect(writes()).toBe(0)
    await driver.open(target, command('now'), async () => {
      isRecorded = writes() === 0
    })
    expect(isRecorded).toBe(true)
    expect(writes()).toBe(1)
  })

  it('is told in the other spelling where the firmware has that one', async () => {
    reader.script({ doors_state: [closed, opened], execute_actions: [null] })
    expect(await driver.open(target, command(), recorded)).toMatchObject({ result: 'done' })
  })

  it('with a sensor is proven by the record of the opening', async () => {
    const row = { id: 519, time: 1532977091, event: 10 }
    reader.script({
      door_state: [closed],
      execute_actions: [null],
      system_information: [information],
      load_objects: [{ access_logs: [] }, { access_logs: [] }, { access_logs: [row] }],
    })
    const outcome = await driver.open({ ...target, hasSensor: true }, command(), recorded)
    expect(outcome).toMatchObject({ result: 'done', reason: 'logged' })
  })

  it('is not proven by other records, or by records from before', async () => {
    const others = [
      { id: 520, time: 1532977091, event: 7 },
      { id: 521, time: 1532970000, event: 10 },
    ]
    reader.script({
      door_state: [closed],
      execute_actions: [null],
      system_information: [information],
      load_objects: [{ access_logs: [] }, { access_logs: others }],
    })
    const outcome = await driver.open({ ...target, hasSensor: true }, command(), recorded)
    expect(outcome).toMatchObject({ result: 'unknown', reason: 'not_seen' })
  })

  it('that was not told before is not proven by a reading after', async () => {
    reader.script({ door_state: [{ doors: [] }, opened], execute_actions: [null] })
    expect(await driver.open(target, command(), recorded)).toMatchObject({ reason: 'not_seen' })
  })

  it('has the parameters of its model', async () => {
    const body = async (name: keyof typeof readerProfiles, way?: 'clockwise') => {
      reader.script({
        door_state: [{ doors: [{ id: 3, open: false }], sec_boxes: [] }],
        system_information: [information],
        load_objects: [{ access_logs: [] }],
        execute_actions: [null],
      })
      const { doors } = readerProfiles[name]
      const door = Math.min(3, doors.last)
      await at('secret', readerProfiles[name]).open(
        { door, way, hasSensor: false },
        command(name),
        recorded,
      )
      return reader.seen.findLast((one) => one.command === 'execute_actions')?.body
    }
    expect(await body('idbox')).toBe('{"actions":[{"action":"door","parameters":"door=3"}]}')
    expect(await body('idblock', 'clockwise')).toBe(
      '{"actions":[{"action":"catra","parameters":"allow=clockwise"}]}',
    )
    expect(
      await driver.open({ door: 2, hasSensor: false }, command('two'), recorded),
    ).toMatchObject({
      reason: 'no_such_door',
    })
  })
})
