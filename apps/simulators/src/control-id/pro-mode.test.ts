import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { faceImage } from './face-image.ts'
import type { Presented } from './presentation.ts'
import { type ReaderSession, startSession } from './testing/reader-session.ts'
import { startToldServer, type ToldServer } from './testing/told-server.ts'

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
  at.reader.enter('users', [{ id: 6, registration: '', name: 'Ana Souza' }])
  at.reader.enter('cards', [{ value: 60, user_id: 6 }])
  await at.send('create_objects', {
    object: 'devices',
    values: [
      { id: 5, name: 'Servidor', ip: `127.0.0.1:${server.port}/reader/secret`, public_key: '' },
    ],
  })
  await at.send('set_configuration', { online_client: { server_id: '5' } })
  await at.send('set_configuration', { general: { online: '1', local_identification: '1' } })
}

const result = (fields: object) => ({ body: JSON.stringify({ result: fields }) })
const GRANTED = {
  event: 7,
  user_id: 6,
  user_name: 'Ana Souza',
  user_image: false,
  portal_id: 1,
  actions: [{ action: 'sec_box', parameters: 'id=65793, reason=1' }],
  message: 'Bem-vinda',
}
const show = (shown: Presented = { card: 60 }) => at.reader.present(shown)
/** Shows something while the server is silent, and moves the clock past its time. */
async function showInVain(shown?: Presented) {
  const before = server.calls.length
  const outcome = show(shown)
  await expect.poll(() => server.calls.length).toBeGreaterThan(before)
  await at.clock.advance(5_000)
  return outcome
}
const questions = () => server.calls.filter(({ path }) => path.includes('new_user_identified'))

describe('a reader whose server authorises', () => {
  it('asks as a form, and a granted answer moves what it names', async () => {
    server.answer = () => result(GRANTED)
    expect(await show()).toMatchObject({ event: 7, opened: true, decidedBy: 'server' })
    expect(at.reader.pulses()).toMatchObject([{ relay: 'sec_box:65793', by: 'answer' }])
    const [question] = questions()
    expect(question).toMatchObject({
      method: 'POST',
      path: '/reader/secret/new_user_identified.fcgi',
      type: 'application/x-www-form-urlencoded',
    })
    const form = Object.fromEntries(new URLSearchParams(question?.text))
    expect(form).toMatchObject({
      user_id: '6',
      user_name: 'Ana Souza',
      user_has_image: '0',
      device_id: '478435',
      portal_id: '1',
      card_value: '60',
      duress: '0',
    })
    expect(Object.keys(form).toSorted()).toEqual(
      [
        'event',
        'user_id',
        'user_name',
        'user_has_image',
        'device_id',
        'identifier_id',
        'identification_rule_id',
        'portal_id',
        'time',
        'uuid',
        'confidence',
        'face_mask',
        'duress',
        'card_value',
        'qrcode_value',
        'uhf_tag',
        'pin_value',
        'log_type_id',
      ].toSorted(),
    )
  })

  it('a face is told by its four letters, and its picture as kept or not', async () => {
    const path = `user_set_image.fcgi?user_id=6&timestamp=1&match=1&session=${at.session}`
    await at.post(path, faceImage('ana'), 'application/octet-stream')
    server.answer = () => result({ ...GRANTED, user_image: true })
    await show({ face: 'ana', duress: true })
    const form = new URLSearchParams(questions()[0]?.text)
    expect(form.get('identifier_id')).toBe('1651076864')
    expect([form.get('user_has_image'), form.get('duress')]).toEqual(['1', '1'])
    await expect
      .poll(() => server.calls.map(({ method, path }) => `${method} ${path}`))
      .toContain('GET /reader/secret/user_get_image.fcgi')
  })

  it.each([
    ['refused', { ...GRANTED, event: 6, actions: [] }, 6],
    ['refused, with an action all the same', { ...GRANTED, event: 6 }, 6],
    ['waiting for a finger', { event: 4, next_event: 'biometry', user_id: 0, portal_id: 0 }, 4],
    ['an unknown code', { ...GRANTED, event: 99 }, 6],
    ['granted without an action', { ...GRANTED, actions: [] }, 7],
  ])('%s: nothing moves', async (_name, answer, event) => {
    server.answer = () => result(answer)
    expect(await show()).toMatchObject({ event, opened: false, decidedBy: 'server' })
    expect(at.reader.pulses()).toEqual([])
    expect(at.reader.rows('access_logs', { fields: ['event'] })).toEqual([{ event: BigInt(event) }])
  })

  it.each([
    ['no JSON', { body: 'ok' }],
    ['no result', { body: '{}' }],
    ['a status of 302', { ...result(GRANTED), status: 302 }],
    ['a status of 500', { ...result(GRANTED), status: 500 }],
  ])('%s is a miss: the door stays shut', async (_name, answer) => {
    server.answer = () => answer
    expect(await show()).toMatchObject({ event: 14, opened: false, decidedBy: 'nobody' })
    expect(at.reader.pulses()).toEqual([])
  })

  it('a late answer is a miss', async () => {
    server.answer = () => 'nothing'
    expect(await showInVain()).toMatchObject({ event: 14, opened: false })
    expect(at.reader.mode()).toBe('pro')
  })

  it('does not ask about what it does not know', async () => {
    expect(await show({ qr: 'unknown' })).toMatchObject({ event: 3, decidedBy: 'reader' })
    expect(server.calls).toEqual([])
  })

  it('after three misses it decides alone, looks for its server, and comes back', async () => {
    at.reader.enter('users', [{ id: 8, registration: '', name: 'Visita' }])
    at.reader.enter('cards', [{ value: 80, user_id: 8 }])
    at.reader.enter('user_groups', [{ user_id: 6, group_id: 1 }])
    server.answer = () => 'nothing'
    for (let miss = 0; miss < 3; miss += 1) {
      expect(await showInVain()).toMatchObject({ event: 14, opened: false })
    }
    expect(at.reader.mode()).toBe('contingency')
    // Who lies on the reader without a rule is known there, and refused while the server is away.
    expect(await show({ card: 80 })).toMatchObject({ event: 6, decidedBy: 'reader' })
    expect(await show()).toMatchObject({ event: 7, opened: true, decidedBy: 'reader' })
    expect(questions()).toHaveLength(3)
    server.answer = ({ path }) => (path.endsWith('device_is_alive.fcgi') ? { status: 200 } : {})
    await at.clock.advance(5_000)
    await expect.poll(() => at.reader.mode()).toBe('pro')
    server.answer = () => result(GRANTED)
    expect(await show({ card: 80 })).toMatchObject({ event: 7, decidedBy: 'server' })
  })

  it('some firmware puts the same question again, until its attempts are used', async () => {
    await at.reader.close()
    await server.close()
    await start({ firmware: { repeatsQuestions: true } })
    server.answer = () => (questions().length < 3 ? 'nothing' : result(GRANTED))
    const outcome = show()
    for (const count of [1, 2]) {
      await expect.poll(() => questions().length).toBe(count)
      await at.clock.advance(5_000)
    }
    expect(await outcome).toMatchObject({ event: 7, opened: true })
    const uuids = questions().map(({ text }) => new URLSearchParams(text).get('uuid'))
    expect(uuids).toHaveLength(3)
    expect(new Set(uuids).size).toBe(1)
  })

  it('reports the exit button, and in Enterprise lets the server identify', async () => {
    at.reader.pressExit()
    await expect.poll(() => server.calls.at(-1)?.path).toBe('/reader/secret/new_rex_log.fcgi')
    await at.send('set_configuration', { general: { local_identification: '0' } })
    expect(at.reader.mode()).toBe('enterprise')
    server.answer = () => result(GRANTED)
    expect(await show({ card: 999 })).toMatchObject({ event: 7, userId: 6n, decidedBy: 'server' })
    expect(server.calls.at(-1)?.path).toBe('/reader/secret/new_card.fcgi')
    await show({ face: 'ana' })
    expect(server.calls.at(-1)).toMatchObject({ type: 'application/octet-stream' })
  })

  it('without network it waits out its time, and nothing reaches the server', async () => {
    await at.reader.goOffline()
    const outcome = show()
    let isDone = false
    void outcome.finally(() => {
      isDone = true
    })
    await expect
      .poll(async () => {
        await at.clock.advance(1_000)
        return isDone
      })
      .toBe(true)
    expect(await outcome).toMatchObject({ event: 14 })
    expect(server.calls).toEqual([])
  })
})
