import type { TenantActor } from '@portaria/contract/actors/actor'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type LiveEventHub, liveEventHub } from './live-event-hub.ts'
import type { Sink } from './live-stream.ts'
import type { Watcher } from './watcher.ts'

describe('the hub of open streams', () => {
  const asked = { log: 0, sessions: 0, watched: 0 }
  let hub: LiveEventHub
  let release: string | null

  beforeEach(() => {
    vi.useFakeTimers()
    release = null
    Object.assign(asked, { log: 0, sessions: 0, watched: 0 })
    hub = liveEventHub({
      log: {
        position: async () => ({ last: 7, droppedTo: 0 }),
        async after() {
          asked.log += 1
          return []
        },
        onNew: () => undefined,
      },
      guard: {
        async validWatches(watches) {
          asked.sessions += 1
          asked.watched = watches.length
          return new Set(watches.keys())
        },
      },
      tenantLog: {
        after: async () => [],
        placeOf: async () => ({ known: true, last: 7 }),
      },
      ids: { idOf: (_, number) => String(number), numberOf: (_, id) => Number(id) },
      release: () => release,
      onError: (error) => {
        throw error
      },
    })
  })
  afterEach(() => {
    hub.close()
    vi.useRealTimers()
  })

  it('queries no more for two hundred streams than for one', async () => {
    await hub.open(watcher(), openSink(), null)
    await vi.advanceTimersByTimeAsync(6_000)
    const alone = { ...asked }
    for (let n = 1; n < 200; n += 1) await hub.open(watcher(), openSink(), null)
    Object.assign(asked, { log: 0, sessions: 0 })
    await vi.advanceTimersByTimeAsync(6_000)
    expect(hub.size()).toBe(200)
    expect(asked).toEqual({ ...alone, watched: 200 })
    expect(alone.sessions).toBeGreaterThanOrEqual(6)
  })

  it('tells each client the release once, and again when the servers differ or agree', async () => {
    release = '1.0.0'
    const [first, resumed] = [openSink(), openSink()]
    await hub.open(watcher(), first, null)
    await hub.open(watcher(), resumed, '7')
    const told = ({ text }: typeof first) =>
      [...text.matchAll(/event: release\ndata: \{"version":(.*)\}\n\n/g)].map(
        ([, version]) => version,
      )
    expect([told(first), told(resumed)]).toEqual([['"1.0.0"'], ['"1.0.0"']])
    await vi.advanceTimersByTimeAsync(60_000)
    release = null
    const [late, again] = [openSink(), openSink()]
    await hub.open(watcher(), late, null)
    await hub.open(watcher(), again, '7')
    await vi.advanceTimersByTimeAsync(15_000)
    expect([told(first).at(-1), told(late), told(again)]).toEqual(['null', [], ['null']])
    release = '1.1.0'
    await vi.advanceTimersByTimeAsync(15_000)
    expect(told(first)).toEqual(['"1.0.0"', 'null', '"1.1.0"'])
    expect([told(late), told(again)]).toEqual([['"1.1.0"'], ['null', '"1.1.0"']])
  })

  it('queries nothing while no stream is open', async () => {
    const sink = openSink()
    await hub.open(watcher(), sink, null)
    hub.closed(sink)
    Object.assign(asked, { log: 0, sessions: 0 })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toMatchObject({ log: 0, sessions: 0 })
  })

  it('ends the oldest stream of a person with too many, and of nobody else', async () => {
    const neighbour = openSink()
    await hub.open(watcher(), neighbour, null)
    const userId = newId()
    const sinks = Array.from({ length: 70 }, openSink)
    for (const sink of sinks) await hub.open({ ...watcher(), userId }, sink, null)
    expect(hub.size()).toBe(65)
    expect(sinks.map(({ ended }) => ended).lastIndexOf(true)).toBe(5)
    expect(neighbour.ended).toBe(false)
  })

  it('ends the streams of a server that drains one after another, and opens no further one', async () => {
    const sinks = Array.from({ length: 40 }, openSink)
    for (const sink of sinks) await hub.open(watcher(), sink, null)
    const ended = () => sinks.filter((sink) => sink.ended).length
    hub.drain(9_000)
    await vi.advanceTimersByTimeAsync(2_900)
    expect(ended()).toBe(0)
    await vi.advanceTimersByTimeAsync(3_100)
    expect(ended()).toBeGreaterThan(2)
    expect(ended()).toBeLessThan(38)
    const [late, again] = [openSink(), openSink()]
    await hub.open(watcher(), late, null)
    await hub.open(watcher(), again, '7')
    expect(late.ended).toBe(true)
    await vi.advanceTimersByTimeAsync(3_100)
    expect(ended()).toBe(40)
  })

  it('sends a heartbeat every fifteen seconds, with the position in the log', async () => {
    const sink = openSink()
    await hub.open(watcher(), sink, null)
    await vi.advanceTimersByTimeAsync(31_000)
    expect(sink.text.match(/: heartbeat\nid: 7\n\n/g)).toHaveLength(2)
  })
})

function watcher(): Watcher {
  const [userId, sessionId, tenantId] = [newId(), newId(), newId()]
  const actor: TenantActor = {
    userId,
    sessionId,
    membershipId: newId(),
    role: 'sindico',
    tenantId,
    language: 'pt',
    address: null,
    reason: 'test',
  }
  return { userId, sessionId, tenantId, role: 'sindico', actor }
}

function openSink(): Sink & { text: string; ended: boolean } {
  const sink = {
    text: '',
    ended: false,
    write: (frame: string) => void (sink.text += frame),
    closed: () => false,
    waiting: () => 0,
    drained: async () => undefined,
    end: () => void (sink.ended = true),
    drop: () => undefined,
  }
  return sink
}
