import { setTimeout as sleep } from 'node:timers/promises'
import { DEMONSTRATION_PASSWORD } from '@portaria/contract/modules/accounts/demonstration-accounts'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { newId } from '@portaria/contract/value-types/uuid'
import { ControlIdReader } from '@portaria/simulators/control-id/control-id-reader'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { caller } from '../crash/crash-caller.ts'
import { onServer } from '../database-server.ts'
import { type EventStream, isOpen, openEventStream } from '../event-stream.ts'
import { type ServerFleet, serverFleet } from './server-fleet.ts'

const SERVERS = 3
const sindico = 'sindico@bosque.example'
const doorman = 'funcionario@bosque.example'
const resident = 'condomino@bosque.example'

let fleet: ServerFleet
let reader: ControlIdReader
beforeAll(async () => {
  reader = await ControlIdReader.start({ port: 0, password: DEMONSTRATION_PASSWORD })
  fleet = await serverFleet(SERVERS, { DEMONSTRATION_READERS: `127.0.0.1:${reader.port}` })
}, 180_000)
afterAll(async () => {
  await fleet.stop()
  await reader.close()
})

const at = (nth: number) => fleet.servers[nth % SERVERS]?.url ?? ''
const everywhere = Array.from({ length: SERVERS }, (_, nth) => nth)

const press = (nth: number) =>
  caller(at(nth), resident).post(
    '/notifications/panic',
    { message: 'alerta' },
    { 'idempotency-key': newId() },
  )

/** Ends the open alert, so that the next press makes another. */
async function closeAlert(nth: number, id: string): Promise<void> {
  const person = caller(at(nth), sindico)
  await person.post(`/notifications/panic/${id}/acknowledge`, {})
  await person.post(`/notifications/panic/${id}/close`, { resolution: 'test' })
}

async function stream(nth: number, lastId?: string): Promise<EventStream> {
  const headers = await caller(at(nth), doorman).headers()
  const opened = await openEventStream(`${at(nth)}/api/v1/stream`, {
    ...headers,
    ...(lastId !== undefined && { 'last-event-id': lastId }),
  })
  if (lastId === undefined) await opened.next(isOpen)
  return opened
}

const tells = (id: string) => (event: { data: Record<string, unknown> }) =>
  JSON.stringify(event.data).includes(id)

/** Presses the button at one server until the streams of all tell of it. */
async function alertReachesAll(streams: readonly EventStream[], nth: number): Promise<number> {
  const id = await press(nth)
  const begun = performance.now()
  await Promise.all(streams.map((one) => one.next(tells(id))))
  const took = performance.now() - begun
  await closeAlert(nth + 1, id)
  return took
}

describe('several servers on one database', () => {
  it('make one schema and one demonstration, and count each other', async () => {
    const made = await onServer(
      fleet.adminUrl,
      `SELECT count(*)::int AS companies FROM tenants WHERE id <> '${NIL_TENANT}'`,
    )
    expect(made).toEqual([{ companies: 2 }])
    for (const nth of everywhere)
      await expect
        .poll(async () => (await fetch(`${at(nth)}/metrics`)).text(), { timeout: 20_000 })
        .toContain(`\nportaria_servers ${SERVERS}\n`)
  })

  it('tell of an alert on the streams of all', async () => {
    const streams = await Promise.all(everywhere.map((nth) => stream(nth)))
    for (const nth of everywhere) {
      // A second by the specification; a hundred for a slow machine.
      expect(await alertReachesAll(streams, nth)).toBeLessThan(100_000)
    }
    for (const one of streams) one.close()
  })

  it('refuse a session that ended at one of them', async () => {
    const person = caller(at(0), sindico)
    const headers = await person.headers()
    const statusAt = async (nth: number) =>
      (await fetch(`${at(nth)}/api/v1/me`, { headers })).status
    for (const nth of everywhere) expect(await statusAt(nth)).toBe(200)
    const left = await fetch(`${at(1)}/api/v1/logout`, { method: 'POST', headers })
    expect(left.ok).toBe(true)
    for (const nth of everywhere) await expect.poll(() => statusAt(nth)).toBe(401)
  })

  it('know at once what was set at another', async () => {
    const people = everywhere.map((nth) => caller(at(nth), sindico))
    const id = newId()
    await people[0]?.post('/towers', { id, name: `Torre ${id}` })
    for (const person of people)
      expect(JSON.stringify(await person.read(`/towers/${id}`))).toContain(`Torre ${id}`)
  })

  it('let in by no pass that was cancelled, and nobody who was blocked, at another', async () => {
    const host = caller(at(0), resident)
    const [unit] = await host.ids('/apartments?per_page=1')
    const name = `Vera ${newId().slice(-8)}`
    const invited = (await host.send('/visits/invite', {
      apartment_id: unit,
      guests: [{ name }],
    })) as { data: { visit_id: string; code: string }[] }
    const [guest] = invited.data
    const enter = async (nth: number, path: string, body: object) => {
      const answer = await fetch(`${at(nth)}/api/v1${path}`, {
        method: 'POST',
        headers: {
          ...(await caller(at(nth), doorman).headers()),
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      })
      return { status: answer.status, text: await answer.text() }
    }
    // Each of them has read pass and person before they change.
    const boss = caller(at(1), sindico)
    const [visitorId] = await boss.ids(`/visitors?q=${encodeURIComponent(name)}`)
    for (const nth of everywhere) await caller(at(nth), doorman).read(`/visits/${guest?.visit_id}`)
    await host.send(`/visits/${guest?.visit_id}/cancel`, {})
    await boss.send(`/visitors/${visitorId}/block`, { reason: 'Ameaçou um morador' })
    for (const nth of everywhere) {
      const byPass = await enter(nth, '/gate/entries', { code: guest?.code })
      expect([nth, byPass.status]).toEqual([nth, 409])
      const walkIn = { id: newId(), kind: 'social', apartment_id: unit, visitor_id: visitorId }
      const unannounced = await enter(nth, '/gate/walk-ins', walkIn)
      expect([nth, unannounced.status]).toEqual([nth, 409])
      expect(unannounced.text).toContain('visitor_blocked')
    }
  })

  it('count wrong passwords together', async () => {
    const email = 'prestador@bosque.example'
    const wrong = async (nth: number) => {
      const answer = await fetch(`${at(nth)}/api/v1/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: `wrong ${nth}` }),
      })
      return answer.status
    }
    const statuses: number[] = []
    for (let nth = 0; nth < 14; nth += 1) statuses.push(await wrong(nth))
    // Ten are free in all, not ten at each.
    expect(statuses.indexOf(429)).toBeGreaterThan(0)
    expect(statuses.indexOf(429)).toBeLessThanOrEqual(11)
    for (const nth of everywhere) expect(await wrong(nth)).toBe(429)
  })

  it('write each letter once', async () => {
    const ask = (nth: number) =>
      fetch(`${at(nth)}/api/v1/password/forgot`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: sindico }),
      })
    for (const nth of everywhere) expect((await ask(nth)).ok).toBe(true)
    await expect
      .poll(async () => (await fleet.lettersTo(sindico)).length, { timeout: 60_000 })
      .toBe(SERVERS)
    await sleep(3_000)
    expect(await fleet.lettersTo(sindico)).toHaveLength(SERVERS)
  })

  it('open a door once, whichever is asked, and take over a reader from one that was killed', async () => {
    const [found] = await onServer<{ point: string; device: string }>(
      fleet.adminUrl,
      `SELECT p.id AS point, 'reader ' || e.id AS device FROM access_points p
       JOIN equipment e ON e.tenant_id = p.tenant_id AND e.id = p.equipment_id
       WHERE e.port = ${reader.port} AND p.deleted_at IS NULL LIMIT 1`,
    )
    if (!found) throw new Error('a point has the simulated reader')
    const holderOf = async () => {
      const [held] = await onServer<{ name: string }>(
        fleet.adminUrl,
        `SELECT s.name FROM device_leases l JOIN servers s ON s.id::text = l.holder
         WHERE l.device = '${found.device}' AND l.held_until > clock_timestamp()`,
      )
      return fleet.servers.find((server) => held?.name.endsWith(`:${server.pid()}`))
    }
    const opens = async (nth: number) => {
      const before = reader.pulses().length
      const way = `/access-points/${found.point}/openings`
      await caller(at(nth), sindico).post(way, { id: newId(), reason: 'visita esperada' })
      await expect.poll(() => reader.pulses().length, { timeout: 60_000 }).toBe(before + 1)
      // Nobody sends it once more, and the door is closed again.
      await sleep(6_000)
      expect(reader.pulses()).toHaveLength(before + 1)
    }
    await expect.poll(holderOf, { timeout: 60_000 }).toBeDefined()
    for (const nth of everywhere) await opens(nth)
    const holder = await holderOf()
    await holder?.kill('server')
    await expect
      .poll(async () => (await holderOf()) ?? holder, { timeout: 60_000 })
      .not.toBe(holder)
    const others = everywhere.filter((nth) => fleet.servers[nth] !== holder)
    await opens(others[0] ?? 0)
    await holder?.start()
  }, 240_000)

  it('take over the streams of one that was killed, and lose no event', async () => {
    const before = await stream(0)
    const first = await press(1)
    const { id: last } = await before.next(tells(first))
    await closeAlert(1, first)
    await fleet.servers[0]?.kill('server')
    await before.ended
    const missed = await press(2)
    const after = await stream(2, last)
    await after.next(tells(missed))
    expect(after.events.filter(({ event }) => event === 'reset')).toEqual([])
    await closeAlert(2, missed)
    await after.next(({ data }) => JSON.stringify(data).includes('closed'))
    after.close()
    await fleet.servers[0]?.start()
  }, 180_000)

  it.each([1, 30])(
    'go on by themselves after the database was away for %i seconds',
    async (seconds) => {
      fleet.database.cut()
      await sleep(seconds * 1_000)
      for (const server of fleet.servers) expect(server.lives()).toBe(true)
      fleet.database.heal()
      await Promise.all(fleet.servers.map((server) => server.ready()))
      const streams = await Promise.all(everywhere.map((nth) => stream(nth)))
      expect(await alertReachesAll(streams, 0)).toBeLessThan(100_000)
      for (const one of streams) one.close()
      // The queue of each server works again.
      const known = (await fleet.lettersTo(doorman)).length
      const asked = await fetch(`${at(1)}/api/v1/password/forgot`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: doorman }),
      })
      expect(asked.ok).toBe(true)
      await expect
        .poll(async () => (await fleet.lettersTo(doorman)).length, { timeout: 60_000 })
        .toBe(known + 1)
    },
    180_000,
  )
})
