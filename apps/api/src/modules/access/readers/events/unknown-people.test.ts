import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addLoggingReader,
  cursorAt,
  DAY,
  type LoggingReader,
  logEvent,
  logRow,
} from '../../../../testing/logging-reader.ts'
import { openReaderWorld, type ReaderWorld } from '../../../../testing/reader-world.ts'
import { countStatements } from '../../../../testing/statements/count-statements.ts'
import { rowsOf } from '../../../../testing/test-app.ts'

const PIN = '70481935'

let world: ReaderWorld
let reader: LoggingReader
let card: { id: string; number: string }
beforeAll(async () => {
  world = await openReaderWorld()
  card = await world.card(world.own.residentId)
  const set = await world.test.as('condomino').call('PUT', '/me/access-pins', {
    payload: { pin: PIN },
  })
  if (set.status !== 200) throw new Error(`a PIN was refused: ${set.raw}`)
})
afterAll(() => world.close())
beforeEach(async () => {
  reader = await addLoggingReader(world)
})

/** The seconds of a reader's clock that are now, where its company is. */
const now = () => String(Math.floor(Date.now() / 1_000) - 3 * 3_600)

/** Reports at once that the reader did not know what was shown. */
async function show(fields: Record<string, string>) {
  await reader.tell('access_logs', logRow(1, { event: '3', time: now(), ...fields }))
  const [event] = await reader.events()
  return event
}

/** A guest of the own household, whose visitor may be changed. */
async function guest() {
  const pass = await world.invite()
  const [row] = await world.past<{ visitor_id: string }>(
    `SELECT visitor_id FROM passes WHERE id = '${pass.id}'`,
  )
  return { ...pass, visitorId: row?.visitor_id ?? '' }
}
const block = (visitorId: string) =>
  world.past(`UPDATE visitors SET blocked = true, blocked_reason = 'Ameaça'
    WHERE id = '${visitorId}'`)

describe('what a reader did not know', () => {
  it('is refused as blocked, of a guest who was taken off it', async () => {
    const { id, code, visitorId } = await guest()
    await block(visitorId)
    expect(await show({ qrcode_value: code })).toMatchObject({
      fact: 'denied',
      reason: 'blocked',
      credential: 'qr',
      pass_id: id,
    })
    const read = async (role: 'sindico' | 'condomino') =>
      rowsOf((await world.test.as(role).get('/accesses?per_page=100')).body).find(
        (one) => (one['point'] as { id: string }).id === reader.point,
      )
    expect(await read('sindico')).toMatchObject({ reason: 'blocked' })
    // A household does not learn of a block (access §13).
    expect(await read('condomino')).toMatchObject({ reason: 'revoked' })
  })

  it('is refused as blocked by the PIN of the guest too', async () => {
    const { id, pin, visitorId } = await guest()
    await block(visitorId)
    expect(await show({ pin_value: pin })).toMatchObject({ reason: 'blocked', pass_id: id })
  })

  it.each([
    ['revoked', `state = 'revoked'`],
    ['used_up', `uses_done = 1, state = 'used'`],
    ['expired', `valid_from = now() - interval '9 hours', valid_to = now() - interval '3 hours'`],
  ])('names its pass, and why it is %s', async (reason, change) => {
    const pass = await guest()
    await world.past(`UPDATE passes SET ${change} WHERE id = '${pass.id}'`)
    expect(await show({ qrcode_value: pass.code })).toMatchObject({ reason, pass_id: pass.id })
  })

  it('names the person of a card that is lost, and of a PIN without a way here', async () => {
    const lost = await world.card(world.own.residentId)
    await world.past(`UPDATE cards SET state = 'lost' WHERE id = '${lost.id}'`)
    const ana = { resident_id: world.own.residentId }
    expect(await show({ card_value: lost.number })).toMatchObject({ ...ana, reason: 'lost_card' })
    reader = await addLoggingReader(world)
    await world.past(`UPDATE access_rules SET status = 'INATIVO'`)
    expect(await show({ pin_value: PIN })).toMatchObject({
      ...ana,
      reason: 'wrong_point',
      credential: 'pin',
    })
    await world.past(`UPDATE access_rules SET status = 'ATIVO'`)
  })

  it('is not identified, and named, of somebody who was not on it yet; nothing is spent', async () => {
    expect(await show({ card_value: card.number })).toMatchObject({
      fact: 'denied',
      reason: 'unknown',
      resident_id: world.own.residentId,
    })
    reader = await addLoggingReader(world)
    const pass = await guest()
    expect(await show({ qrcode_value: pass.code })).toMatchObject({
      fact: 'denied',
      reason: 'unknown',
      pass_id: pass.id,
    })
    expect(await world.past(`SELECT uses_done FROM passes WHERE id = '${pass.id}'`)).toEqual([
      { uses_done: 0 },
    ])
  })

  it('stays unknown where nothing says who it was, or another company knows', async () => {
    const number = '880123'
    const foreign = world.test.as('sindico', 'acacias')
    const made = await foreign.post('/cards', { payload: { number, kind: 'card' } })
    expect(made.status).toBe(201)
    const rows: Record<string, string>[] = [
      {},
      { card_value: number },
      { card_value: '99' },
      { qrcode_value: 'nada' },
    ]
    await reader.pull(
      rows.map((fields, nth) => logEvent(nth + 1, { event: '3', ...fields })),
      cursorAt(rows.length),
    )
    const events = await reader.events()
    expect(events).toHaveLength(rows.length)
    for (const event of events)
      expect(event).toMatchObject({ reason: 'unknown', resident_id: null, pass_id: null })
  })

  it('is judged as at the moment that the reader names', async () => {
    const pass = await guest()
    const at = `to_timestamp(${DAY} + 3 * 3600)`
    await world.past(`UPDATE passes SET valid_from = ${at} + interval '1 day',
      valid_to = ${at} + interval '2 days' WHERE id = '${pass.id}'`)
    await reader.pull([logEvent(1, { event: '3', qrcode_value: pass.code })], cursorAt(1))
    expect(await reader.events()).toMatchObject([{ reason: 'not_yet', pass_id: pass.id }])
  })

  it('by too many wrong PINs looks up none', async () => {
    const wrong = (nth: number) =>
      logRow(nth, { event: '3', time: now(), pin_value: `2${String(nth).padStart(7, '0')}` })
    for (let nth = 1; nth <= 20; nth += 1) await reader.tell('access_logs', wrong(nth))
    await reader.tell('access_logs', logRow(21, { event: '3', time: now(), pin_value: PIN }))
    expect((await reader.events()).at(-1)).toMatchObject({ reason: 'unknown', resident_id: null })
  })

  it('by wrong PINs that are told together looks up none after too many', async () => {
    const rows = Array.from({ length: 20 }, (_, nth) =>
      logRow(nth + 1, { event: '3', time: now(), pin_value: `3${String(nth).padStart(7, '0')}` }),
    )
    const right = logRow(21, { event: '3', time: now(), pin_value: PIN })
    await reader.tell('access_logs', ...rows, right)
    const events = await reader.events()
    expect(events).toHaveLength(21)
    expect(events.at(-1)).toMatchObject({ reason: 'unknown', resident_id: null })
    reader = await addLoggingReader(world)
    await reader.tell('access_logs', ...rows.slice(1), right)
    expect((await reader.events()).at(-1)).toMatchObject({ resident_id: world.own.residentId })
  })

  it.each([
    ['no time', 'agora'],
    ['an old time', String(Number(now()) - 301)],
    ['a time to come', String(Number(now()) + 400)],
  ])('by a PIN with %s looks up none, since none of them would count', async (_of, time) => {
    expect(await show({ pin_value: PIN, time })).toMatchObject({
      reason: 'unknown',
      credential: 'pin',
      resident_id: null,
    })
  })

  it('by rows that are not looked up uses up no tries', async () => {
    const old = Array.from({ length: 20 }, (_, nth) =>
      logRow(nth + 1, { event: '3', time: String(Number(now()) - 900), pin_value: '40000001' }),
    )
    const right = logRow(21, { event: '3', time: now(), pin_value: PIN })
    await reader.tell('access_logs', ...old, right)
    expect((await reader.events()).at(-1)).toMatchObject({ resident_id: world.own.residentId })
  })

  it('by right PINs, however often, bars none', async () => {
    const right = (nth: number) => logRow(nth, { event: '3', time: now(), pin_value: PIN })
    await reader.tell('access_logs', ...Array.from({ length: 20 }, (_, nth) => right(nth + 1)))
    await reader.tell('access_logs', right(21))
    const events = await reader.events()
    expect(events).toHaveLength(21)
    for (const event of events)
      expect(event).toMatchObject({ reason: 'unknown', resident_id: world.own.residentId })
  })

  it('is refused as blocked also where a guest would be let out with a mark', async () => {
    reader = await addLoggingReader(world, { direction: 'out' })
    const { code, visitorId } = await guest()
    await block(visitorId)
    expect(await show({ qrcode_value: code })).toMatchObject({ fact: 'denied', reason: 'blocked' })
  })

  const order = (kind: string) =>
    world.test.as('sindico').post('/access-orders', {
      payload: { id: newId(), kind, point_ids: [reader.point], reason: 'Invasão no portão' },
    })

  it('is judged as without the order of its point', async () => {
    const { code, visitorId } = await guest()
    await block(visitorId)
    expect((await order('release')).status).toBe(201)
    expect(await show({ qrcode_value: code })).toMatchObject({ fact: 'denied', reason: 'blocked' })
    reader = await addLoggingReader(world)
    expect((await order('lockdown')).status).toBe(201)
    expect(await show({ card_value: card.number })).toMatchObject({ reason: 'unknown' })
    await world.past(`UPDATE access_rules SET status = 'INATIVO'`)
    await reader.tell(
      'access_logs',
      logRow(2, { event: '3', time: now(), card_value: card.number }),
    )
    await world.past(`UPDATE access_rules SET status = 'ATIVO'`)
    expect((await reader.events()).at(-1)).toMatchObject({ reason: 'wrong_point' })
  })

  it('is looked up in fifty rows of a batch, and takes a statement where nobody is found', async () => {
    const strange = (count: number) =>
      Array.from({ length: count }, (_, nth) =>
        logEvent(nth + 1, { event: '3', card_value: `${5_000 + nth}` }),
      )
    const own = logEvent(50, { event: '3', card_value: card.number })
    const { statements } = await countStatements(() => reader.pull(strange(30), cursorAt(30)))
    expect(statements.filter((text) => text.includes('FROM cards c'))).toHaveLength(30)
    expect(statements.filter((text) => text.includes('FROM access_rule_points'))).toEqual([])
    reader = await addLoggingReader(world)
    await reader.pull([...strange(49), own], cursorAt(50))
    expect((await reader.events()).at(-1)).toMatchObject({ resident_id: world.own.residentId })
    reader = await addLoggingReader(world)
    await reader.pull([...strange(50), { ...own, id: '51' }], cursorAt(51))
    expect((await reader.events()).at(-1)).toMatchObject({ resident_id: null })
  })

  it('raises an alert by a PIN for duress', async () => {
    const duress = '39157028'
    await world.test.as('condomino').call('PUT', '/me/access-pins', {
      payload: { pin: PIN, duress_pin: duress },
    })
    expect(await show({ pin_value: duress })).toMatchObject({ marks: ['duress'] })
    expect(await world.past(`SELECT FROM panic_alerts WHERE source = 'access'`)).toHaveLength(1)
  })
})
