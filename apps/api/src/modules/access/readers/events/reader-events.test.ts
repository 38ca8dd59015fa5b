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
import { openReaderWorld, questionOf, type ReaderWorld } from '../../../../testing/reader-world.ts'

let world: ReaderWorld
let reader: LoggingReader
let ana: string
let anaCard: string
beforeAll(async () => {
  world = await openReaderWorld()
  ana = await world.number({ resident_id: world.own.residentId })
  anaCard = (await world.card(world.own.residentId)).number
})
afterAll(() => world.close())

const fresh = async (more: Parameters<typeof addLoggingReader>[1] = {}) => {
  reader = await addLoggingReader(world, more)
}
beforeEach(() => fresh())

describe('what a reader decided by itself', () => {
  it('is recorded as it decided, with its time and the zone that was assumed', async () => {
    const { fresh: count } = await reader.pull(
      [
        logEvent(1, { user_id: ana, card_value: anaCard }),
        logEvent(2, { event: '6', user_id: ana }),
        logEvent(3, { event: '3' }),
        logEvent(4, { event: '14', user_id: ana }),
        logEvent(5, { event: '77', user_id: ana }),
        logEvent(6, { event: '11' }),
        logEvent(7, { event: '10' }),
        logEvent(8, { user_id: ana, portal_id: '9' }),
      ],
      cursorAt(8),
    )
    expect(count).toBe(8)
    expect(await reader.facts()).toEqual([
      'granted',
      'wrong_point',
      'unknown',
      'error',
      'error',
      'exit_button',
    ])
    expect((await reader.events())[0]).toMatchObject({
      credential: 'card',
      resident_id: world.own.residentId,
      reader_event: '1',
      reader_time: new Date((DAY + 30) * 1_000).toISOString().slice(0, 19),
      reader_zone: 'America/Sao_Paulo',
      epoch: 1,
    })
  })

  it('spends the pass of a guest whom it let in', async () => {
    const pass = await world.invite()
    const user_id = await world.number({ pass_id: pass.id })
    await reader.pull([logEvent(1, { user_id }), logEvent(2, { user_id, event: '6' })], cursorAt(2))
    const spent = () => world.past(`SELECT uses_done, state FROM passes WHERE id = '${pass.id}'`)
    expect(await spent()).toEqual([{ uses_done: 1, state: 'used' }])
    await reader.tell('access_logs', logRow(1, { user_id }))
    expect(await spent()).toEqual([{ uses_done: 1, state: 'used' }])
    expect((await reader.ask({ user_id, qrcode_value: pass.code })).result?.event).toBe(6)
  })

  it('by a PIN for duress raises an alert', async () => {
    const user_id = await world.number({ resident_id: world.own.residentId, is_duress: true })
    await reader.pull([logEvent(1, { user_id, identifier_id: '1885957632' })], cursorAt(1))
    expect(await reader.events()).toMatchObject([{ marks: ['duress'], credential: 'pin' }])
    const alerts = () => world.past(`SELECT 1 FROM panic_alerts WHERE source = 'access'`)
    expect(await alerts()).toHaveLength(1)
  })

  it('on the way out tells of a minor who may not leave alone', async () => {
    await fresh({ direction: 'out' })
    const resident_id = await world.make('residents', {
      name: 'Caio Prado',
      birth_date: '2016-03-04',
      guardian_id: world.own.residentId,
      exit_permission: 'never',
    })
    const user_id = await world.number({ resident_id })
    await reader.pull([logEvent(1, { user_id, card_value: '5' })], cursorAt(1))
    expect(await reader.events()).toMatchObject([{ fact: 'granted', marks: ['minor_alone'] }])
    expect(
      await world.past(`SELECT DISTINCT kind FROM inbox_items WHERE subject_id = '${resident_id}'`),
    ).toEqual([{ kind: 'minor_left_alone' }])
  })
})

describe('the log of a question', () => {
  const asked = { user_id: '0', portal_id: '1', card_value: '0' }
  const at = (seconds: number) => String(DAY + seconds)
  const ask = (fields: Record<string, string>) =>
    reader.call('new_user_identified.fcgi', { body: questionOf({ ...asked, ...fields }) })
  const card = () => ({ user_id: ana, card_value: anaCard })

  it('adds nothing to it, once for each question', async () => {
    await ask({ ...card(), time: at(100) })
    await ask({ ...card(), time: at(103) })
    await reader.tell('access_logs', logRow(1, { ...card(), time: at(101) }))
    await reader.tell('access_logs', logRow(1, { ...card(), time: at(101) }))
    await reader.pull(
      [logEvent(1, { ...card(), time: at(101) }), logEvent(2, { ...card(), time: at(104) })],
      cursorAt(2),
    )
    expect(await reader.facts()).toEqual(['granted', 'granted'])
    // Of two rows within the same seconds one is the question's; the reader decided the other.
    await ask({ ...card(), time: at(110) })
    await reader.pull(
      [
        logEvent(3, { ...card(), time: at(110) }),
        logEvent(4, { ...card(), time: at(111) }),
        logEvent(5, { ...card(), time: at(112) }),
      ],
      cursorAt(5),
    )
    expect(await reader.facts()).toHaveLength(5)
  })

  it.each([
    ['another person', { user_id: '88' }],
    ['another door', { portal_id: '2' }],
    ['another time', { time: at(106) }],
  ])('of %s is not its', async (_, other) => {
    await world.past(`INSERT INTO access_points
        (tenant_id, id, name, direction, equipment_id, channel, status)
      VALUES ('${world.tenantId}', gen_random_uuid(), '${newId()}', 'in', '${reader.id}', 2, 'ATIVO')`)
    await ask({ ...card(), time: at(100) })
    await reader.tell('access_logs', logRow(1, { ...card(), time: at(100), ...other }))
    expect(await reader.events()).toHaveLength(2)
  })

  it('is erased with all its keys', async () => {
    await ask({ ...card(), time: at(100) })
    await reader.tell('access_logs', logRow(1, { ...card(), time: at(101) }))
    const ofReader = `equipment_id = '${reader.id}'`
    const keys = async () =>
      (await world.past(`SELECT 1 FROM access_event_keys WHERE ${ofReader}`)).length
    expect(await keys()).toBe(3)
    await world.past(`UPDATE access_events SET at = at - interval '40 days' WHERE ${ofReader}`)
    await world.past(`SELECT erase_access_events(array_agg(id), 'test') FROM access_events
      WHERE ${ofReader}`)
    expect(await keys()).toBe(0)
  })

  it('tells that an answer came too late', async () => {
    await ask({ ...card(), time: at(100) })
    await reader.tell('access_logs', logRow(1, { ...card(), event: '14', time: at(103) }))
    expect(await reader.facts()).toEqual(['granted', 'not_taken'])
  })

  it('tells as long as its reader may have waited that an answer did not arrive', async () => {
    await ask({ ...card(), time: at(100) })
    await reader.tell('access_logs', logRow(1, { ...card(), event: '14', time: at(116) }))
    expect(await reader.facts()).toEqual(['granted', 'not_taken'])
    await ask({ ...card(), time: at(200) })
    await reader.tell('access_logs', logRow(2, { ...card(), event: '6', time: at(216) }))
    expect((await reader.facts()).slice(2)).toEqual(['granted', 'wrong_point'])
  })
})

describe('a backlog', () => {
  it('of a thousand events is stored once, with repeats, disorder and cuts', async () => {
    const all = Array.from({ length: 1_000 }, (_, nth) =>
      logEvent(nth + 1, { user_id: nth % 3 === 0 ? ana : '0', event: nth % 3 === 0 ? '7' : '3' }),
    )
    const shuffled = all.map((one, nth) => all[(nth * 367) % 1_000] ?? one)
    for (let from = 0; from < 1_000; from += 100) {
      const page = all.slice(from, from + 100)
      // The monitor tells some of them at any time, also again.
      const told = shuffled.slice(from, from + 10)
      await reader.tell(
        'access_logs',
        ...told.map(({ id }) => logRow(Number(id), told.length ? logged(Number(id)) : {})),
      )
      await expect(reader.pull(page, cursorAt(from + 100), { cut: true })).rejects.toThrow('cut')
      await reader.pull([...page.toReversed(), ...page.slice(0, 20)], cursorAt(from + 100))
    }
    const stored = await reader.events()
    expect(stored).toHaveLength(1_000)
    expect(new Set(stored.map(({ reader_event: id }) => id)).size).toBe(1_000)
    expect(stored.filter(({ fact }) => fact === 'granted')).toHaveLength(334)
    expect(stored.filter(({ fact }) => fact === 'opened')).toEqual([])
  })

  const logged = (id: number) =>
    (id - 1) % 3 === 0 ? { user_id: ana, event: '7' } : { user_id: '0', event: '3' }

  it('moves the cursor with its events, or not at all', async () => {
    const cursor = async () =>
      (
        await world.past<{ cursor: { lastId: string }; epoch: number }>(
          `SELECT cursor, epoch FROM access_readers WHERE equipment_id = '${reader.id}'`,
        )
      )[0]
    await expect(reader.pull([logEvent(1, {})], cursorAt(1), { cut: true })).rejects.toThrow('cut')
    expect(await cursor()).toMatchObject({ cursor: { lastId: '0' } })
    expect(await reader.events()).toEqual([])
    await reader.pull([logEvent(1, {})], cursorAt(1))
    expect(await cursor()).toMatchObject({ cursor: { lastId: '1' }, epoch: 1 })
  })

  it('whose numbers begin anew is another epoch; live ones of before wait for it', async () => {
    await reader.pull([logEvent(1, {}), logEvent(2, {})], cursorAt(2))
    await reader.tell('access_logs', logRow(1, { time: String(DAY + 9_000) }))
    expect(await reader.events()).toHaveLength(2)
    const again = [
      logEvent(1, { time: String(DAY + 9_000) }),
      logEvent(2, { time: String(DAY + 9_030) }),
    ]
    await reader.pull(again, cursorAt(2, { epoch: 1 }))
    await reader.pull(again, cursorAt(2, { epoch: 1 }))
    expect((await reader.events()).map(({ epoch }) => epoch)).toEqual([1, 1, 2, 2])
  })

  it('of before the reader was ours is passed over', async () => {
    await world.past(`UPDATE access_readers SET cursor = NULL WHERE equipment_id = '${reader.id}'`)
    await reader.pull([logEvent(1, { user_id: ana })], cursorAt(1), { hasMore: true })
    await reader.tell('access_logs', logRow(9, { user_id: ana }))
    await reader.pull([logEvent(2, { user_id: ana })], cursorAt(2))
    expect(await reader.events()).toEqual([])
    await reader.pull([logEvent(3, { user_id: ana })], cursorAt(3))
    expect(await reader.events()).toHaveLength(1)
    // Another reader in its place brings its own past.
    const other = { serial: 'S2', epoch: 1 }
    await reader.pull([logEvent(4, { user_id: ana })], cursorAt(4, other))
    expect(await reader.events()).toHaveLength(1)
    await reader.pull([logEvent(5, { user_id: ana })], cursorAt(5, other))
    expect((await reader.events()).map(({ epoch }) => epoch)).toEqual([1, 2])
  })
})
