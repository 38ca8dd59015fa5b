import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { faceImage } from './face-image.ts'
import { type ReaderSession, startSession } from './testing/reader-session.ts'

// Noon of Monday, 30 November 2026, by the reader's clock.
const NOON = 12 * 3_600
let at: ReaderSession
beforeEach(async () => {
  at = await startSession()
  at.reader.enter('users', [{ id: 7, registration: '', name: 'Ana' }])
  at.reader.enter('cards', [{ value: 70, user_id: 7 }])
})
afterEach(() => at.reader.close())

const show = async (card = 70) => (await at.reader.present({ card })).event
const zone = (id: number, span: object) => {
  at.reader.enter('time_zones', [{ id, name: `Zona ${id}` }])
  at.reader.enter('time_spans', [{ time_zone_id: id, ...span }])
}
/** A rule with a schedule, at the portal of the reader. */
const rule = (id: number, type: number, timeZone: number) => {
  at.reader.enter('access_rules', [{ id, name: `Regra ${id}`, type }])
  at.reader.enter('portal_access_rules', [{ portal_id: 1, access_rule_id: id }])
  at.reader.enter('access_rule_time_zones', [{ access_rule_id: id, time_zone_id: timeZone }])
}
const inGroup = () => at.reader.enter('user_groups', [{ user_id: 7, group_id: 1 }])
const own = (id: number) =>
  at.reader.enter('user_access_rules', [{ user_id: 7, access_rule_id: id }])

describe('a reader that decides by itself', () => {
  it('lets nobody in without group and rule, and tells the unknown from the refused', async () => {
    expect(await show(71)).toBe(3)
    expect(await show()).toBe(6)
    expect(at.reader.pulses()).toEqual([])
    inGroup()
    expect(await show()).toBe(7)
    expect(at.reader.pulses()).toMatchObject([{ relay: 'sec_box:65793', by: 'rules' }])
    expect(at.reader.rows('access_logs', { fields: ['event', 'user_id', 'card_value'] })).toEqual([
      { event: 3n, user_id: 0n, card_value: 71n },
      { event: 6n, user_id: 7n, card_value: 70n },
      { event: 7n, user_id: 7n, card_value: 70n },
    ])
  })

  it.each([
    ['group_access_rules', { group_id: 1 }],
    ['portal_access_rules', { portal_id: 1 }],
    ['access_rule_time_zones', { access_rule_id: 1 }],
    ['time_spans', { time_zone_id: 1 }],
    ['access_rules', { id: 1 }],
  ] as const)('refuses where %s is missing in the chain', async (object, where) => {
    inGroup()
    expect(await show()).toBe(7)
    await at.send('destroy_objects', { object, where: { [object]: where } })
    expect(await show()).toBe(6)
  })

  it('an own rule makes those of the groups count no more', async () => {
    inGroup()
    zone(2, { start: 0, end: NOON - 1, mon: 1 })
    rule(2, 1, 2)
    own(2)
    expect(await show()).toBe(6)
    zone(3, { start: NOON, end: NOON + 60, mon: 1 })
    at.reader.enter('access_rule_time_zones', [{ access_rule_id: 2, time_zone_id: 3 }])
    expect(await show()).toBe(7)
  })

  it('looks at blocks first', async () => {
    inGroup()
    zone(2, { start: NOON - 60, end: NOON + 60, mon: 1 })
    rule(2, 0, 2)
    at.reader.enter('group_access_rules', [{ group_id: 1, access_rule_id: 2 }])
    expect(await show()).toBe(6)
    at.reader.shiftClock(61)
    expect(await show()).toBe(7)
  })

  it('spans hold on their days and seconds, and on holidays by their kind alone', async () => {
    inGroup()
    const where = { time_spans: { id: 1 } }
    const days = {
      sun: 0,
      mon: 1,
      tue: 0,
      wed: 0,
      thu: 0,
      fri: 0,
      sat: 0,
      hol1: 0,
      hol2: 1,
      hol3: 0,
    }
    const values = { start: NOON, end: NOON + 59, ...days }
    await at.send('modify_objects', { object: 'time_spans', values, where })
    expect(await show()).toBe(7)
    at.reader.shiftClock(60)
    expect(await show()).toBe(6)
    at.reader.shiftClock(-60 + 86_400)
    expect(await show()).toBe(6)
    at.reader.shiftClock(-86_400)
    const today = Date.UTC(2026, 10, 30) / 1_000
    const holiday = { name: 'Feriado', start: today, end: today + 86_399 }
    at.reader.enter('holidays', [{ ...holiday, hol1: 1 }])
    expect(await show()).toBe(6)
    at.reader.enter('holidays', [{ ...holiday, hol2: 1 }])
    expect(await show()).toBe(7)
    await at.send('destroy_objects', { object: 'holidays' })
    const lastYear = {
      start: Date.UTC(2025, 10, 30) / 1_000,
      end: Date.UTC(2025, 11, 1) / 1_000 - 1,
    }
    at.reader.enter('holidays', [{ name: 'Anual', ...lastYear, hol1: 1, repeats: 1 }])
    expect(await show()).toBe(6)
  })

  it('a user has a beginning and an end, after which some firmware deletes credentials', async () => {
    inGroup()
    const now = at.reader.wallSeconds()
    const set = (values: object) =>
      at.send('modify_objects', { object: 'users', values, where: { users: { id: 7 } } })
    await set({ begin_time: now + 60 })
    expect(await show()).toBe(6)
    await set({ begin_time: now, end_time: now + 10 })
    expect(await show()).toBe(7)
    at.reader.shiftClock(11)
    expect(await show()).toBe(6)
    expect(at.reader.rows('cards')).toHaveLength(1)
    await at.reader.close()
    at = await startSession({ firmware: { deletesExpired: true } })
    at.reader.enter('users', [{ id: 7, registration: '', name: 'Ana', end_time: 5 }])
    at.reader.enter('cards', [{ value: 70, user_id: 7 }])
    expect(await show()).toBe(3)
    expect(at.reader.rows('cards')).toEqual([])
  })

  it('reads a QR as text, number or hex, by its setting', async () => {
    inGroup()
    const mode = (qrcode_legacy_mode_enabled: string) =>
      at.send('set_configuration', { face_id: { qrcode_legacy_mode_enabled } })
    const qr = async (text: string) => (await at.reader.present({ qr: text })).event
    at.reader.enter('qrcodes', [{ value: 'visita-1', user_id: 7 }])
    await mode('0')
    expect([await qr('visita-1'), await qr('70')]).toEqual([7, 3])
    await mode('1')
    expect([await qr('visita-1'), await qr('70')]).toEqual([3, 7])
    await mode('2')
    expect([await qr('46'), await qr('70')]).toEqual([7, 3])
  })

  it('knows faces and PINs, and tells a PIN under threat by an alarm', async () => {
    inGroup()
    at.reader.enter('pins', [{ value: '4711', user_id: 7 }])
    const path = `user_set_image.fcgi?user_id=7&timestamp=1&match=1&session=${at.session}`
    await at.post(path, faceImage('ana'), 'application/octet-stream')
    expect((await at.reader.present({ face: 'ana' })).event).toBe(7)
    expect((await at.reader.present({ face: faceImage('ana') })).event).toBe(7)
    expect((await at.reader.present({ face: 'bia' })).event).toBe(3)
    expect((await at.reader.present({ pin: '4712' })).event).toBe(3)
    expect(at.reader.alarm()).toBe(0)
    expect((await at.reader.present({ pin: '4711', duress: true })).event).toBe(7)
    expect(at.reader.alarm()).toBe(11)
    const [log] = at.reader.rows('access_logs', { fields: ['identifier_id', 'confidence'] })
    expect(log).toEqual({ identifier_id: 1_651_076_864n, confidence: 1_431n })
  })
})
