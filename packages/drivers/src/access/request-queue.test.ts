import { afterEach, beforeEach, expect, it } from 'vitest'
import { systemClock } from '../driver-clock.ts'
import { startMovedTime } from '../testing/moved-time.ts'
import { type Lane, type RequestQueue, requestQueue } from './request-queue.ts'

let queue: RequestQueue
beforeEach(startMovedTime)
beforeEach(() => {
  queue = requestQueue(systemClock)
})
afterEach(() => queue.close())

/** Work that takes some milliseconds unless it is interrupted; returns how it ended. */
const lasting = (ms: number) => (signal: AbortSignal) =>
  new Promise<'whole' | 'interrupted'>((resolve) => {
    const timer = setTimeout(() => resolve('whole'), ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve('interrupted')
    })
  })
const people = (...ids: string[]) => new Set(ids)

it('runs one at a time, the most urgent of the waiting ones first', async () => {
  const ran: Lane[] = []
  let running = 0
  const run = (lane: Lane) =>
    queue.run(lane, async () => {
      running += 1
      expect(running).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 10))
      ran.push(lane)
      running -= 1
    })
  await Promise.all(
    (['control', 'reading', 'list', 'removal', 'control', 'opening'] as const).map(run),
  )
  expect(ran).toEqual(['control', 'opening', 'removal', 'control', 'list', 'reading'])
})

it.each([
  ['opening', 'control'],
  ['removal', 'list'],
  ['removal', 'reading'],
] as const)('an %s ends a %s that takes long', async (lane, held) => {
  const list = queue.run(held, lasting(5_000), people('1'))
  expect(await queue.run(lane, lasting(1))).toBe('whole')
  expect(await list).toBe('interrupted')
})

it('a short list is left whole', async () => {
  const list = queue.run('list', lasting(100))
  await queue.run('removal', lasting(1))
  expect(await list).toBe('whole')
})

it('tells when a call that was ended can no longer write the people of a removal', async () => {
  const list = queue.run('list', lasting(5_000), people('1', '2'))
  const begun = Date.now()
  expect(await queue.run('removal', lasting(1))).toBe('whole')
  expect(Date.now() - begun).toBeLessThan(1_000)
  expect(await list).toBe('interrupted')
  expect(await queue.endOfWriting(['3'])).toBe(false)
  expect(await queue.endOfWriting(['2', '3'])).toBe(true)
  expect(Date.now() - begun).toBeGreaterThanOrEqual(5_300)
  expect(await queue.endOfWriting(['2'])).toBe(false)
})

it.each(['opening', 'removal'] as const)('an %s is never ended', async (lane) => {
  const first = queue.run(lane, lasting(5_000))
  await queue.run('opening', lasting(1))
  expect(await first).toBe('whole')
})

it('ends a removal of several calls before it begins the next list', async () => {
  const ran: string[] = []
  const calls = async (lane: Lane, ms: number, count: number) => {
    for (let at = 0; at < count; at += 1)
      await queue.run(lane, lasting(ms)).then(() => ran.push(lane))
  }
  const list = calls('list', 250, 4)
  const begun = Date.now()
  await calls('removal', 50, 8)
  expect(Date.now() - begun).toBeLessThanOrEqual(650)
  await list
  expect(ran).toEqual(['list', ...Array<Lane>(8).fill('removal'), 'list', 'list', 'list'])
})

it('refuses what is too much, and what waits when it closes', async () => {
  const all = Array.from({ length: 110 }, () => queue.run('reading', lasting(1_000)))
  expect((await Promise.all(all.slice(101))).every((one) => one === 'busy')).toBe(true)
  await queue.close()
  expect(await Promise.all(all.slice(0, 3))).toEqual(['whole', 'closing', 'closing'])
  expect(await queue.run('opening', lasting(1))).toBe('closing')
})
