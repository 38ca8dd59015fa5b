import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { NO_FAULTS, someFaults } from './faults.ts'
import { type ReaderSession, startSession } from './testing/reader-session.ts'

let at: ReaderSession
afterEach(() => at.reader.close())
const start = async (options?: Parameters<typeof startSession>[0]) => {
  at = await startSession(options)
}
const CHECK = { general: ['online'] }

describe('sessions of a reader', () => {
  it('a login answers 24 characters; a wrong one 401 without a session', async () => {
    await start()
    expect(at.session).toHaveLength(24)
    const wrong = await at.post('login.fcgi', '{"login":"admin","password":"no"}')
    expect(wrong).toMatchObject({
      status: 401,
      text: '{"error":"Invalid credentials","code":1}',
    })
    const valid = await at.get(`session_is_valid.fcgi?session=${at.session}`)
    expect(valid.text).toBe('{"session_is_valid":true}')
    expect((await at.send('logout')).text).toBe('')
    expect((await at.send('session_is_valid')).text).toBe('{"session_is_valid":false}')
  })

  it('the factory password signs in with a message, and waits to be changed', async () => {
    await start({ password: 'admin' })
    const told = await at.post('login.fcgi', '{"login":"admin","password":"admin"}')
    expect(told.body).toMatchObject({
      message: 'First Web Login. Please Change the Credentials',
    })
    const refused = await at.send('get_configuration', CHECK)
    expect(refused.status).toBe(401)
    expect(refused.text).toContain('Invalid access level for command get_configuration.fcgi')
    await at.send('change_login', { login: 'admin', password: 'new' })
    expect((await at.send('session_is_valid')).text).toBe('{"session_is_valid":false}')
    await at.login('new')
    expect((await at.send('get_configuration', CHECK)).text).toBe('{"general":{"online":"0"}}')
  })

  it('keeps ten sessions, given in the query or as a cookie', async () => {
    await start()
    const first = at.session
    for (let more = 0; more < 9; more += 1) await at.login()
    expect((await at.get(`session_is_valid.fcgi?session=${first}`)).text).toContain('true')
    await at.login()
    expect((await at.get(`session_is_valid.fcgi?session=${first}`)).text).toContain('false')
    const told = await fetch(`http://127.0.0.1:${at.reader.port}/get_configuration.fcgi`, {
      method: 'POST',
      body: JSON.stringify(CHECK),
      headers: { Cookie: `a=b; session=${at.session}`, 'Content-Type': 'application/json' },
    })
    expect(told.status).toBe(200)
    expect(told.headers.get('server')).toBe('lighttpd')
    expect(told.headers.get('access-control-allow-origin')).toBe('*')
  })

  it.each([
    ['unauthorised', 401, '{"error":"Invalid session","code":1}'],
    ['status', 400, 'session expired'],
    ['ok', 200, '{"error":"Invalid session","code":1}'],
  ] as const)('tells an ended session as %s', async (endedSession, status, text) => {
    await start({ firmware: { endedSession } })
    at.reader.endSessions()
    expect(await at.send('get_configuration', CHECK)).toMatchObject({ status, text })
  })
})

describe('calls of a reader', () => {
  it('an unknown command is told by either status', async () => {
    await start()
    expect(await at.send('sing')).toMatchObject({ status: 400, body: { error: 'Invalid command' } })
    await at.reader.close()
    await start({ firmware: { unknownCommand: 200 } })
    expect(await at.send('sing')).toMatchObject({ status: 200, body: { error: 'Invalid command' } })
  })

  it('refuses another type of body, a GET of a command, and a request to wait', async () => {
    await start()
    const path = `get_configuration.fcgi?session=${at.session}`
    expect((await at.post(path, '{}', 'text/plain')).status).toBe(400)
    expect((await at.get(path)).status).toBe(405)
    expect((await at.post(path, '{')).text).toContain('Invalid JSON')
    const answer = await new Promise<string>((done) => {
      const socket = connect(at.reader.port, '127.0.0.1', () => {
        const head = [`POST /${path} HTTP/1.1`, 'Host: reader', 'Expect: 100-continue']
        socket.write(`${[...head, 'Content-Length: 2'].join('\r\n')}\r\n\r\n`)
      })
      socket.once('data', (bytes: Buffer) => done(bytes.toString().split('\r\n')[0] ?? ''))
    })
    expect(answer).toContain('417')
  })

  it('settings are text; an unknown key changes nothing', async () => {
    await start()
    const set = (body: object) => at.send('set_configuration', body)
    expect((await set({ general: { online: '1' } })).text).toBe('{}')
    expect((await set({ general: { online: 0 } })).status).toBe(400)
    expect((await set({ general: { online: '0', colour: '1' } })).status).toBe(400)
    expect((await at.send('get_configuration', CHECK)).text).toBe('{"general":{"online":"1"}}')
    expect((await at.send('get_configuration')).text).toBe('{}')
    const photos = { monitor: { enable_photo_upload: '1', port: '80' } }
    expect((await set(photos)).status).toBe(200)
    await at.reader.close()
    await start({ firmware: { refusesOptionalKeys: true } })
    expect((await set(photos)).status).toBe(400)
    expect((await set({ monitor: { port: '80' } })).status).toBe(200)
  })

  it('tells of itself, and sets its clock', async () => {
    await start({ serial: '0M0200/001', deviceId: 2n ** 60n })
    const { body, text } = await at.send('system_information')
    expect(body).toMatchObject({ serial: '0M0200/001', license: { users: 10_000 } })
    expect(text).toContain('"device_id":1152921504606846976')
    // 15:00 UTC is noon in its zone, and its seconds know of no zone.
    expect(at.reader.wallSeconds()).toBe(Date.UTC(2026, 10, 30, 12) / 1_000)
    const noon = { day: 30, month: 11, year: 2026, hour: 12, minute: 0, second: 30 }
    await at.send('set_system_time', noon)
    expect(at.reader.clockOffset()).toBe(30)
    expect((await at.send('set_system_time', { ...noon, month: 13 })).status).toBe(400)
    at.reader.shiftClock(-3 * 3_600)
    expect(at.reader.clockOffset()).toBe(30 - 3 * 3_600)
  })

  it('loses a reply after the effect', async () => {
    await start()
    at.reader.loseNextReply('execute_actions')
    const open = { actions: [{ action: 'sec_box', parameters: 'id=65793, reason=3' }] }
    expect((await at.send('get_configuration', CHECK)).status).toBe(200)
    await expect(at.send('execute_actions', open)).rejects.toThrow('fetch failed')
    expect(at.reader.pulses()).toHaveLength(1)
    expect(at.reader.received('execute_actions')).toMatchObject([{ lost: true }])
    expect((await at.send('execute_actions', open)).text).toBe('')
    expect(at.reader.pulses()).toHaveLength(2)
  })

  it('without power or network it answers nothing, and has its port again', async () => {
    await start()
    const { port } = at.reader
    await at.reader.cutPower()
    await expect(at.send('session_is_valid')).rejects.toThrow('fetch failed')
    await at.reader.restorePower()
    expect(at.reader.port).toBe(port)
    // The sessions went with the power.
    expect((await at.send('session_is_valid')).text).toBe('{"session_is_valid":false}')
    await at.login()
    await at.reader.goOffline()
    await expect(at.send('session_is_valid')).rejects.toThrow('fetch failed')
    await at.reader.goOnline()
    expect((await at.send('session_is_valid')).text).toBe('{"session_is_valid":true}')
  })

  it('each fault of a reply happens at its probability', async () => {
    await start()
    const { reader } = at
    reader.setFaults({ ...NO_FAULTS, emptyBody: 1 })
    expect(await at.send('get_configuration', CHECK)).toMatchObject({ status: 200, text: '' })
    reader.setFaults({ ...NO_FAULTS, lostReply: 1 })
    await expect(at.send('get_configuration', CHECK)).rejects.toThrow('fetch failed')
    reader.setFaults({ ...NO_FAULTS, duplicateCard: 1 })
    const card = { object: 'cards', values: [{ value: 1, user_id: 1 }] }
    expect((await at.send('create_objects', card)).text).toContain('UNIQUE')
    reader.setFaults({ ...NO_FAULTS, full: 1 })
    const user = { object: 'users', values: [{ registration: '', name: 'A' }] }
    expect((await at.send('create_objects', user)).text).toContain('full')
    reader.setFaults({ ...NO_FAULTS, oddError: 1 })
    const odd = await Promise.all(Array.from({ length: 12 }, () => at.send('sing')))
    expect(new Set(odd.map(({ status, body }) => `${status} ${body === null}`))).toEqual(
      new Set(['400 true', '200 false']),
    )
    reader.setFaults({ ...NO_FAULTS, endedSession: 1 })
    const ended = await Promise.all(
      Array.from({ length: 16 }, () => at.send('get_configuration', CHECK)),
    )
    expect(new Set(ended.map(({ status }) => status))).toEqual(new Set([200, 400, 401]))
    reader.setFaults({ ...NO_FAULTS, clockJump: 1 })
    await reader.cutPower()
    await reader.restorePower()
    expect(reader.clockOffset()).not.toBe(0)
    expect(Math.abs(reader.clockOffset())).toBeLessThanOrEqual(3 * 3_600)
    await at.login()
    reader.setFaults({ ...NO_FAULTS, delay: 1 })
    let isDone = false
    const late = at.send('get_configuration', CHECK).finally(() => {
      isDone = true
    })
    await expect
      .poll(async () => {
        await at.clock.advance(500)
        return isDone
      })
      .toBe(true)
    expect((await late).status).toBe(200)
    expect(Object.values(someFaults(0.5))).toHaveLength(Object.keys(NO_FAULTS).length)
  })

  it('counts commands that overlap', async () => {
    await start()
    expect(at.reader.overlaps()).toBe(0)
    const wait = at.send('remote_enroll', { type: 'card', user_id: 1, save: false, sync: true })
    await expect.poll(() => at.reader.waitsFor()).toBe('card')
    await at.send('session_is_valid')
    expect(at.reader.overlaps()).toBe(1)
    await at.send('cancel_remote_enroll')
    expect((await wait).body).toMatchObject({ success: false })
  })
})
