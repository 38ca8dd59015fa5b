import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startMovedTime } from '../../testing/moved-time.ts'
import { type ScriptedDriver, startScriptedDriver } from '../../testing/scripted-driver.ts'
import {
  type Answering,
  answerOf,
  rowsOf,
  type ScriptedReader,
} from '../../testing/scripted-reader.ts'
import type { AccessDriver, AccessPerson } from '../access-driver.ts'
import type { ControlIdReaders } from './control-id.ts'
import { readerProfiles } from './reader-profile.ts'

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

const at = (password: string) =>
  readers.at(
    { host: '127.0.0.1', port: reader.port },
    { login: 'admin', password },
    readerProfiles.idface,
  )

const person: AccessPerson = {
  id: '7',
  name: 'Ana',
  isVisitor: false,
  begin: null,
  end: null,
  cards: [],
  qrCodes: [],
  pin: null,
  schedules: [],
}
const information = answerOf(
  200,
  '{"serial":"S1","version":"7.1","device_id":9223372036854775807,"time":1532977090}',
)

describe('a session', () => {
  it('is begun by a login, and named in the query of a POST with its length', async () => {
    reader.script({ system_information: [information] })
    expect(await driver.probe()).toMatchObject({
      ok: true,
      value: { serial: 'S1', deviceId: '9223372036854775807', clock: '2018-07-30T18:58:10' },
    })
    expect(reader.bodyOf('login')).toEqual({ login: 'admin', password: 'secret' })
    const [, asked] = reader.seen
    expect(asked?.query.get('session')).toBe('apx7NM2CErTcvXpuvExuzaZ7')
    expect(asked?.method).toBe('POST')
    expect(asked?.headers).toMatchObject({
      'content-length': '2',
      'content-type': 'application/json',
    })
    expect(asked?.headers).not.toHaveProperty('expect')
  })

  it.each([
    ['401', answerOf(401, '')],
    ['an error that says so', answerOf(400, '{"error":"Invalid session","code":1}')],
    ['200 that says so', { message: 'Session expired' }],
  ])('that ended as %s is begun anew once, and a reading is repeated once', async (_, ended) => {
    reader.script({ system_information: [ended, information] })
    expect(await driver.probe()).toMatchObject({ ok: true })
    expect(reader.seen.map(({ command }) => command)).toEqual([
      'login',
      'system_information',
      'login',
      'system_information',
    ])
    reader.script({ system_information: [ended] })
    expect(await driver.probe()).toMatchObject({ failure: { reason: 'session_ended' } })
    expect(reader.seen).toHaveLength(7)
  })

  it('is asked for three times with a wrong password, and then not before another is given', async () => {
    reader.script({ login: [answerOf(401, '{"error":"Invalid credentials","code":1}')] })
    for (let tries = 0; tries < 3; tries += 1)
      expect(await driver.probe()).toMatchObject({ failure: { reason: 'wrong_password' } })
    expect(await driver.probe()).toMatchObject({ failure: { reason: 'password_stopped' } })
    expect(await at('secret').probe()).toMatchObject({ failure: { reason: 'password_stopped' } })
    expect(reader.seen).toHaveLength(3)
    expect(await at('another').probe()).toMatchObject({ failure: { reason: 'wrong_password' } })
    expect(reader.seen).toHaveLength(4)
  })

  it('that ends under slow calls holds the reader for five seconds in all', async () => {
    const slow: Answering = (_, response) => {
      setTimeout(() => response.writeHead(401).end(), 4_000)
    }
    const slowly: Answering = (_, response) => {
      setTimeout(() => response.end('{"session":"apx7NM2CErTcvXpuvExuzaZ7"}'), 4_000)
    }
    reader.script({ login: [slowly], system_information: [slow] })
    const begun = performance.now()
    expect(await driver.probe()).toMatchObject({ ok: false })
    expect(performance.now() - begun).toBeLessThan(5_500)
  })

  it('that never answered counts no wrong password', async () => {
    reader.script({ login: [answerOf(503, '')] })
    for (let tries = 0; tries < 4; tries += 1)
      expect(await driver.probe()).toMatchObject({ failure: { result: 'unknown' } })
    expect(reader.seen).toHaveLength(4)
  })

  it.each(['', 'a b', 'a\r\nx: y', 'x'.repeat(300), 7, null])(
    'is never named %j',
    async (session) => {
      reader.script({ login: [{ session }], system_information: [information] })
      const isNumber = session === 7
      expect(await driver.probe()).toMatchObject({ ok: isNumber })
      expect(reader.seen).toHaveLength(isNumber ? 2 : 1)
    },
  )

  it('of a reader that fetches its commands is not ours, so its password is not changed', async () => {
    const { driver: fetching, handOut } = readers.fetching('R1', readerProfiles.idface)
    const changed = fetching.changePassword('another')
    await Promise.resolve()
    expect(handOut()).toBe('')
    expect(await changed).toEqual({ result: 'refused', reason: 'not_supported' })
  })

  it('with the password of the factory does nothing, and does not end', async () => {
    const words = '{"error":"Invalid access level for command set_configuration"}'
    reader.script({ set_configuration: [answerOf(401, words)] })
    expect(await driver.setMode({ mode: 'standalone' })).toMatchObject({
      reason: 'factory_password',
    })
    expect(reader.seen).toHaveLength(2)
  })
})

describe('hostile answers', () => {
  const tooLong = 'x'.repeat(5 * 1_024 * 1_024)
  it.each([
    ['cut', 'connection_lost', answerOf(200, ''), true],
    ['of another form', 'bad_answer', [1, 2], false],
    ['without the list', 'bad_answer', {}, false],
    ['without a body', 'bad_answer', null, false],
    ['with a list of other things', 'bad_answer', { users: [1] }, false],
    ['that are no JSON', 'bad_answer', answerOf(200, '<html>'), false],
    ['that are too long', 'too_large', answerOf(200, tooLong), false],
    ['of a failing reader', 'reader_failed', answerOf(500, ''), false],
    ['with an error in 200', 'reader_refused', { error: 'no such thing' }, false],
    ['that lead elsewhere', 'reader_refused', answerOf(302, ''), false],
  ])('%s are %s', async (_, reason, answer, isCut) => {
    const cut: Answering = (__, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{"users":[]', () => response.destroy())
    }
    reader.script({ load_objects: [isCut ? cut : answer] })
    expect(await driver.putPeople([person])).toMatchObject([{ id: '7', reason }])
  })

  it('in a flood of tiny pieces, each of which takes memory, are too long', async () => {
    const pieces: Answering = (_, response) => {
      response.flushHeaders()
      response.socket?.end('1\r\n1\r\n'.repeat(200_000) + '0\r\n\r\n')
    }
    reader.script({ load_objects: [pieces] })
    expect(await driver.putPeople([person])).toMatchObject([{ id: '7', reason: 'too_large' }])
  })

  it('tell no text longer than a name', async () => {
    const long = 'x'.repeat(1_000_000)
    const told = { serial: long, model: long, version: long, license: { users: '9'.repeat(18) } }
    reader.script({ system_information: [told], load_objects: [rowsOf({ access_logs: [] })] })
    const facts = await driver.probe()
    const events = await driver.pullEvents(null)
    expect(facts).toMatchObject({ value: { mostPeople: null } })
    expect(JSON.stringify([facts, events]).length).toBeLessThan(1_000)
    const serials = [facts, events].map((one) => one.ok && JSON.stringify(one).match(/x{9,}/)?.[0])
    expect(serials[0]).toBe(serials[1])
  })

  it('that never come end after a time', async () => {
    reader.script({ load_objects: [() => undefined] })
    const begun = Date.now()
    expect(await driver.putPeople([person])).toMatchObject([
      { result: 'unknown', reason: 'timeout' },
    ])
    expect(Date.now() - begun).toBeLessThan(20_000)
  })

  it('tell no long number of a row, which may be a PIN or a card', async () => {
    const words = '{"error":"near INSERT INTO pins VALUES (7, 482913)","code":1}'
    reader.script({ load_objects: [rowsOf({})], create_objects: [answerOf(400, words)] })
    const [outcome] = await driver.putPeople([{ ...person, pin: '482913' }])
    expect(outcome).toMatchObject({ result: 'refused', reason: 'reader_refused' })
    expect(JSON.stringify(outcome)).toContain('INSERT INTO pins')
    expect(JSON.stringify(outcome)).not.toContain('482913')
  })

  it('prove no removal', async () => {
    // Whoever answers nothing has not said that nothing is there.
    reader.script({ destroy_objects: [{ changes: 1 }], load_objects: [null] })
    expect(await driver.dropPeople(['7'])).toMatchObject([
      { result: 'unknown', reason: 'bad_answer' },
    ])
  })
})

describe('numbers of 64 bits', () => {
  it('are written and read digit by digit', async () => {
    const card = '9007199254740993'
    let isThere = false
    const created: Answering = (_, response) => {
      isThere = true
      response.end('{"ids":[1]}')
    }
    const rows: Answering = ({ body }, response) => {
      const { object } = JSON.parse(body) as { object: string }
      const user = '{"id":7,"name":"Ana","user_type_id":null,"begin_time":0,"end_time":0}'
      const held: Record<string, string> = { users: user, cards: `{"user_id":7,"value":${card}}` }
      response.end(`{"${object}":[${isThere ? (held[object] ?? '') : ''}]}`)
    }
    reader.script({ create_objects: [created], load_objects: [rows] })
    expect(await driver.putPeople([{ ...person, cards: [card] }])).toEqual([
      { id: '7', result: 'done' },
    ])
    expect(reader.seen.map(({ body }) => body).join('\n')).toContain(`"value":${card}}`)
  })

  it.each(['0', '-1', '01', '1.5', '9007199254740993', 'x', ''])(
    '%s is the id of nobody',
    async (id) => {
      expect(await driver.putPeople([{ ...person, id }])).toMatchObject([
        { reason: 'invalid_value' },
      ])
      expect(await driver.dropPeople([id])).toMatchObject([{ reason: 'invalid_value' }])
      expect(reader.seen).toEqual([])
    },
  )
})
