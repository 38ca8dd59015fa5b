import { setTimeout as sleep } from 'node:timers/promises'
import { startMovedTime } from '@portaria/drivers/testing/moved-time'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accessFamilies } from './access-families.ts'
import type { AccessOptions, AccessRun } from './access-run.ts'
import { always, person } from './access-samples.ts'
import { type EventStore, eventStore } from './event-store.ts'

let run: AccessRun
let store: EventStore
beforeEach(startMovedTime)
beforeEach(() => {
  store = eventStore()
})
afterEach(() => run.stop())

const idsOf = ({ events }: EventStore) => [...events.values()].map(({ id }) => id)
const byNumber = (ids: readonly string[]) =>
  ids.toSorted((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))

describe.each(accessFamilies)('events of a reader of $name', (family) => {
  const start = async (options?: AccessOptions) => {
    run = await family.start(options)
    run.server.onFact = store.take
    return run
  }

  it('are stored once each: 1,000 with repeats, disorder and ten cuts', async () => {
    const { driver, hands, judge, server } = await start({ hasWideIds: true })
    await server.receive()
    hands.setDisorder(0.3)
    let cuts = 0
    let isToCut = false
    // What was stored and not acknowledged comes again.
    server.onFact = (fact) => {
      store.take(fact)
      if (!isToCut || fact.kind !== 'event') return
      isToCut = false
      cuts += 1
      throw new Error('cut')
    }
    for (let round = 0; round < 100; round += 1) {
      const before = cuts
      isToCut ||= round % 9 === 5
      hands.recordEvents(Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? 3 : 6)))
      await hands.reported()
      // The reader tries again after a while.
      if (cuts > before) await sleep(6_000)
      if (round % 25 === 0) await store.pull(driver)
    }
    hands.setDisorder(0)
    await sleep(60_000)
    await hands.reported()
    expect(await store.pull(driver)).toBe(true)
    expect(byNumber(idsOf(store))).toEqual(judge.events())
    expect(store.events.size).toBe(1_000)
    expect(cuts).toBeGreaterThanOrEqual(10)
    expect(store.repeats()).toBeGreaterThan(100)
  })

  it('of a reader that begins anew are others, in a new epoch', async () => {
    const { driver, hands, withPassword } = await start()
    hands.recordEvents([3, 3, 3])
    await store.pull(driver)
    hands.factoryReset()
    const fresh = withPassword('admin')
    await fresh.changePassword('another of ours')
    hands.recordEvents([6, 6, 6, 6])
    await store.pull(withPassword('another of ours'))
    expect(store.cursor()).toMatchObject({ epoch: 1 })
    expect([...store.events.keys()]).toEqual(['0/1', '0/2', '0/3', '1/1', '1/2', '1/3', '1/4'])
  })

  it.each([-10_800, 10_800])(
    'keep their order while the clock is wrong by %i s',
    async (seconds) => {
      const { driver, hands, judge } = await start()
      hands.recordEvents([3])
      hands.shiftClock(seconds)
      hands.recordEvents([6, 6])
      await store.pull(driver)
      expect(idsOf(store)).toEqual(judge.events())
      const probed = await driver.probe()
      const clock = probed.ok ? Date.parse(`${probed.value.clock}Z`) : 0
      const right = new Date(clock - judge.clockOffset() * 1_000).toISOString().slice(0, 19)
      expect(await driver.setClock(right)).toEqual({ result: 'done' })
      expect(Math.abs(judge.clockOffset())).toBeLessThan(5)
      hands.recordEvents([3])
      await store.pull(driver)
      expect(idsOf(store)).toEqual(judge.events())
    },
  )

  it('of ten minutes without the server arrive when it is back, and open nothing', async () => {
    const { driver, hands, judge, server } = await start()
    await server.receive()
    await driver.putSchedules([always])
    await driver.putPeople([
      person('7', { cards: ['1'] }),
      person('8', { cards: ['2'], schedules: [] }),
    ])
    expect(await driver.setMode(server.mode)).toEqual({ result: 'done' })
    server.setAway(true)
    // The reader misses its server a few times, and then decides by its own list.
    const shown: boolean[] = []
    for (let minute = 0; minute < 10; minute += 1) {
      shown.push((await hands.showCard('1')).opened, (await hands.showCard('2')).opened)
      await sleep(60_000)
    }
    expect(shown.slice(0, 3)).toEqual([false, false, false])
    expect(shown.slice(8)).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
      true,
      false,
      true,
      false,
      true,
      false,
    ])
    expect(idsOf(store)).toEqual([])
    const pulses = judge.pulses()
    server.setAway(false)
    await sleep(60_000)
    await hands.reported()
    expect(await store.pull(driver)).toBe(true)
    expect(byNumber(idsOf(store))).toEqual(judge.events())
    expect(judge.pulses()).toBe(pulses)
  })

  it('with codes that nobody knows are kept, and are no grant', async () => {
    const { driver, hands, server } = await start()
    await server.receive()
    hands.recordEvents([0, 16, 77, 700, 7])
    await hands.reported()
    const live = new Map(store.events)
    await store.pull(driver)
    for (const events of [live, store.events])
      expect([...events.values()].map(({ kind, code }) => [kind, code])).toEqual([
        ['unknown', '0'],
        ['unknown', '16'],
        ['unknown', '77'],
        ['unknown', '700'],
        ['granted', '7'],
      ])
  })
})
