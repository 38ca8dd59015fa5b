import { Writable } from 'node:stream'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../../../app.ts'
import { loggedError } from '../../../../platform/logged-error.ts'
import {
  DEVICE,
  FORM,
  openReaderWorld,
  questionOf,
  type ReaderWorld,
  type TestReader,
} from '../../../../testing/reader-world.ts'
import { CALL_LIMITS, callerOf, readerCallLimits } from './call-limits.ts'
import { readerAddresses } from './reader-address.ts'
import { readerLinks } from './reader-links.ts'

let world: ReaderWorld
let reader: TestReader
let ana: string
let anaCard: string
beforeAll(async () => {
  world = await openReaderWorld()
  reader = await world.addReader([world.gate])
  ana = await world.number({ resident_id: world.own.residentId })
  anaCard = (await world.card(world.own.residentId)).number
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => world.close())

const links = () => readerLinks(world.test.parts.secret)
const askAs = (fields: Record<string, string>, sent: object = {}) =>
  reader.call('new_user_identified.fcgi', { body: questionOf(fields), ...sent })
const card = () => ({ user_id: ana, card_value: anaCard })
const count = async () => (await world.events()).length

describe('a call of a reader', () => {
  it('is taken by its path, from its address and with its number', async () => {
    const answer = await askAs(card())
    expect(answer).toMatchObject({
      status: 200,
      result: {
        event: 7,
        message: 'Acesso liberado',
        actions: [{ action: 'sec_box', parameters: 'id=65793, reason=1' }],
      },
    })
    const [row] = (await world.events()).slice(-1)
    expect(row).toMatchObject({
      fact: 'granted',
      credential: 'card',
      resident_id: world.own.residentId,
      reader_zone: 'America/Sao_Paulo',
      epoch: 1,
    })
    expect(row?.reader_event).toMatch(new RegExp(`^question ${row?.reader_time} ${ana} 1 `))
    expect((await reader.call('device_is_alive.fcgi')).status).toBe(200)
    expect((await reader.call('session_is_valid.fcgi', { method: 'GET' })).raw).toContain('true')
    // What is only told needs no answer; a command would be one to a reader that fetches commands.
    const query = `?deviceId=${DEVICE}`
    expect(await reader.call('push', { method: 'GET', query })).toMatchObject({
      status: 200,
      raw: '',
    })
  })

  it('is refused alike, whatever is wrong with it, and decides nothing', async () => {
    const before = await count()
    const { tenantId } = world
    const path = (generation: number, id = reader.id) =>
      links().pathOf({ tenantId, id, generation })
    const foreign = readerLinks('the secret of another server, long enough')
    const other = await world.addReader([], { driver: 'none' })
    const gone = await world.addReader([])
    await world.past(`UPDATE equipment SET status = 'INATIVO' WHERE id = '${gone.id}'`)
    const unasked = await world.addReader([])
    await world.past(`UPDATE device_addresses SET state = 'refused'
      WHERE host = '${unasked.address}'`)
    const wrong = await Promise.all([
      askAs(card(), { path: path(2) }),
      askAs(card(), { path: path(1, newId()) }),
      askAs(card(), { path: foreign.pathOf({ tenantId, id: reader.id, generation: 1 }) }),
      askAs(card(), { path: 'api/v1/reader-calls/x' }),
      askAs(card(), { address: '10.77.0.9' }),
      askAs(card(), { address: '127.0.0.1' }),
      askAs({ ...card(), device_id: '478436' }),
      askAs({ ...card(), device_id: '' }),
      askAs(card(), { query: '?device_id=9223372036854775807' }),
      askAs(card(), { body: `${questionOf(card())}&user_name=${'x'.repeat(64 * 1_024)}` }),
      reader.call('what_is_this.fcgi', { body: questionOf(card()) }),
      other.ask(card()),
      gone.ask(card()),
      unasked.ask(card()),
    ])
    for (const { status, raw, headers } of wrong) {
      expect([status, raw]).toEqual([404, ''])
      expect(headers['content-type']).toBeUndefined()
    }
    expect(await count()).toBe(before)
    // A path that was changed works from then on, and the one of before no more.
    await world.past(`UPDATE access_readers SET generation = 2 WHERE equipment_id = '${reader.id}'`)
    expect((await askAs(card())).status).toBe(404)
    expect((await askAs(card(), { path: path(2) })).status).toBe(200)
    await world.past(`UPDATE access_readers SET generation = 1 WHERE equipment_id = '${reader.id}'`)
  })

  const standing = async (of: TestReader) => {
    const [row] = await world.past<Standing>(`SELECT r.answered_at, r.silent_since,
        r.look_at <= now() AS is_due, c.called_at
      FROM access_readers r LEFT JOIN device_calls c ON c.tenant_id = r.tenant_id
        AND c.device = 'reader ' || r.equipment_id
      WHERE r.equipment_id = '${of.id}'`)
    if (!row) throw new Error('no reader')
    return row
  }
  type Standing = { answered_at: Date; silent_since: Date | null; is_due: boolean; called_at: Date }
  const set = (of: TestReader, values: string) =>
    world.past(`UPDATE access_readers SET answered_at = now() - interval '1 minute',
      look_at = 'infinity', ${values} WHERE equipment_id = '${of.id}'`)

  it('is noted, once in some seconds', async () => {
    await set(reader, 'silent_since = NULL')
    const before = await standing(reader)
    await reader.call('device_is_alive.fcgi')
    const first = await standing(reader)
    expect(Date.now() - first.answered_at.getTime()).toBeLessThan(50_000)
    expect(first).toEqual({ ...before, answered_at: first.answered_at })
    await reader.call('device_is_alive.fcgi')
    expect(await standing(reader)).toEqual(first)
  })

  it('of one that could not be reached has it looked at, and is no proof that it can', async () => {
    const silent = await world.addReader([])
    await set(silent, "silent_since = now() - interval '1 minute'")
    await silent.call('device_is_alive.fcgi')
    const found = await standing(silent)
    expect(Date.now() - found.answered_at.getTime()).toBeLessThan(50_000)
    expect(found.is_due).toBe(true)
    for (const at of [found.silent_since, found.called_at]) expect(at).toBeInstanceOf(Date)
  })

  it('beyond its share is refused before anything is looked up, and slows no other', async () => {
    const flooding = await world.addReader([])
    const other = await world.addReader([])
    const look = vi.spyOn(world.test.parts.lanes.access, 'readInTenant')
    const alive = (one: TestReader) => one.call('device_is_alive.fcgi')
    const [asked, quiet, ...answers] = await Promise.all([
      // Its questions have a share of their own.
      flooding.ask({ user_id: '5' }),
      alive(other),
      ...Array.from({ length: 50 }, () => alive(flooding)),
    ])
    expect([asked.status, quiet.status]).toEqual([200, 200])
    const taken = answers.filter(({ status }) => status === 200)
    expect(taken.length).toBeLessThanOrEqual(CALL_LIMITS.report.atOnce)
    expect(answers.filter(({ raw }) => raw === '')).toHaveLength(50 - taken.length)
    expect(look.mock.calls.length).toBeLessThan(10)
    expect((await alive(flooding)).status).toBe(200)
  })

  it('has a burst and a rate, by path and address', () => {
    let now = 0
    const limit = { burst: 3, perSecond: 2, atOnce: 2 }
    const limits = readerCallLimits({ question: limit, report: limit }, () => now)
    const call = (caller = 'a') => {
      const leave = limits.enter(caller, 'report')
      leave?.()
      return leave !== null
    }
    expect([call(), call(), call(), call()]).toEqual([true, true, true, false])
    expect(call('b')).toBe(true)
    now += 500
    expect([call(), call()]).toEqual([true, false])
    now += 60_000
    const [first] = [limits.enter('a', 'report'), limits.enter('a', 'report')]
    expect(limits.enter('a', 'report')).toBeNull()
    first?.()
    first?.()
    expect(limits.enter('a', 'report')).not.toBeNull()
    expect(limits.enter('a', 'report')).toBeNull()
    expect(callerOf('TOKEN', '10.0.0.1')).toBe(callerOf('token', '10.0.0.1'))
    expect(callerOf('token', '10.0.0.2')).not.toBe(callerOf('token', '10.0.0.1'))
  })

  it('with too many wrong paths of a network costs no look-up', async () => {
    const known = await world.addReader([])
    const { address } = known
    expect((await known.call('device_is_alive.fcgi')).status).toBe(200)
    const { tenantId } = world
    const guess = (generation: number) =>
      known.call('dao', { path: links().pathOf({ tenantId, id: known.id, generation }), address })
    for (let nth = 0; nth < 100; nth += 1) await guess(1_000 + nth)
    const look = vi.spyOn(world.test.parts.lanes.access, 'readInTenant')
    expect((await guess(5)).status).toBe(404)
    expect(look).not.toHaveBeenCalled()
    // The reader behind the same address is known.
    expect((await known.call('device_is_alive.fcgi')).status).toBe(200)
  })

  it('leaves nothing of path, query and body in the log', async () => {
    const lines: string[] = []
    const stream = new Writable({
      write(line: Buffer, _, done) {
        lines.push(line.toString())
        done()
      },
    })
    const app = await buildApp({
      ...world.test.parts,
      logger: { level: 'trace', serializers: { err: loggedError }, stream },
    })
    const path = links().pathOf({ tenantId: world.tenantId, id: reader.id, generation: 1 })
    const secrets = ['48151623', 'QRSECRETCODE', path.split('/').at(-1) ?? '', '870111222']
    const payload = questionOf({
      user_id: ana,
      pin_value: '48151623',
      qrcode_value: 'QRSECRETCODE',
      card_value: '870111222',
    })
    const send = (more: object = {}) =>
      app.inject({
        method: 'POST',
        url: `/${path}/new_user_identified.fcgi?qr=QRSECRETCODE`,
        remoteAddress: reader.address,
        headers: { 'content-type': FORM },
        payload,
        ...more,
      })
    expect((await send()).statusCode).toBe(200)
    expect((await send({ remoteAddress: '10.1.2.3' })).statusCode).toBe(404)
    expect((await send({ payload: `${payload}&x=${'x'.repeat(70_000)}` })).statusCode).toBe(404)
    expect((await send({ url: `/${path}/%E0%A4%A` })).statusCode).toBeGreaterThanOrEqual(400)
    expect((await send({ method: 'DELETE' })).statusCode).toBe(404)
    // A fault of the database repeats the values of its statement.
    const { access } = world.test.parts.lanes
    const broken = Object.assign(new Error('invalid input: "48151623"\nQRSECRETCODE'), {
      code: '22P02',
      detail: 'QRSECRETCODE',
    })
    vi.spyOn(access, 'inTenant').mockRejectedValue(broken)
    expect((await send()).statusCode).toBe(404)
    vi.spyOn(access, 'readInTenant').mockRejectedValue(broken)
    expect((await send()).statusCode).toBe(404)
    await app.close()
    expect(lines.filter((line) => line.includes('22P02')).length).toBeGreaterThan(1)
    for (const secret of secrets)
      expect(lines.filter((line) => line.toLowerCase().includes(secret.toLowerCase()))).toEqual([])
  })
})

describe('the address of a reader', () => {
  const addresses = (loopback: boolean) =>
    readerAddresses({
      loopback,
      resolve: (name) =>
        name === 'hall.example' ? Promise.resolve(['203.0.113.9']) : Promise.reject(new Error()),
    })

  it.each([
    [['10.0.0.7'], '10.0.0.7', true],
    [['10.0.0.7'], '::ffff:10.0.0.7', true],
    [['10.0.0.7'], '10.0.0.8', false],
    [[], '10.0.0.7', false],
    [['gone.example', 'hall.example'], '203.0.113.9', true],
    [['hall.example'], '203.0.113.8', false],
  ])('of %j is %s: %s', async (hosts, caller, expected) => {
    expect(await addresses(false).isOf(hosts, caller)).toBe(expected)
  })

  it('is one of this machine with the demonstration alone', async () => {
    for (const own of ['127.0.0.1', '::1', '169.254.1.1'])
      expect(await addresses(false).isOf([own], own)).toBe(false)
    expect(await addresses(true).isOf(['127.0.0.1'], '127.0.0.1')).toBe(true)
  })
})
