import { beforeEach, expect, test, vi } from 'vitest'
import { memoryRows } from '../../testing/memory-rows.ts'
import { ApiProblem } from '../api-problem.ts'
import { createQueue } from './queue.ts'
import { isQueueRow, type Queued, type QueueRow } from './queue-types.ts'

const rows = memoryRows<QueueRow>(({ id }) => id)
const place = { tenantId: 't1' as string | null, userId: 'ana' as string | null }
let now: number
let sent: Queued[][]
let reachable: boolean

const entry = (id: string, kind = 'desk') => ({ id, kind, at: '2026-11-23T12:00:00Z', body: id })

/** A tab of this device. */
function openTab() {
  const queue = createQueue({ rows, place: () => place, now: () => now })
  queue.register('desk', {
    batch: 10,
    async send(items) {
      sent.push([...items])
      await new Promise((resolve) => setTimeout(resolve))
      if (!reachable) throw new ApiProblem(0, 'offline')
      return items.map(({ id }) => id)
    },
  })
  return queue
}

const idsOf = (items: readonly Queued[]) => items.map(({ id }) => id).join('')
const kept = () => [...rows.kept.keys()].join('')

beforeEach(() => {
  vi.stubGlobal('navigator', {})
  rows.kept.clear()
  Object.assign(place, { tenantId: 't1', userId: 'ana' })
  now = 1_000
  sent = []
  reachable = true
})

test('what was queued is on the device with its author, and is sent after a reload', async () => {
  await openTab().add(entry('a'))
  expect([...rows.kept.values()].every(isQueueRow)).toBe(true)
  const tab = openTab()
  expect(await tab.send()).toBe(true)
  expect(sent).toEqual([[{ ...entry('a'), tenantId: 't1', userId: 'ana' }]])
  expect(kept()).toBe('')
})

test('without an answer all of it stays', async () => {
  const tab = openTab()
  reachable = false
  await tab.add(entry('a'))
  await tab.add(entry('b'))
  expect(await tab.send()).toBe(false)
  expect(idsOf(tab.items('desk'))).toBe('ab')
  expect(tab.waits()).toBe(true)
  reachable = true
  expect(await tab.send()).toBe(true)
  expect(tab.waits()).toBe(false)
})

test('the order is that of queueing, whatever the clock says', async () => {
  const tab = openTab()
  await tab.add(entry('b'))
  now = 10
  await tab.add(entry('a'))
  await Promise.all([tab.add(entry('d')), tab.add(entry('c'))])
  expect(idsOf(tab.items('desk'))).toBe('badc')
})

test('an id that waits already stays as it is', async () => {
  const tab = openTab()
  await tab.add(entry('a'))
  await tab.add({ ...entry('a'), body: 'again' })
  expect(tab.items('desk')).toMatchObject([{ body: 'a' }])
})

test('what is of another company waits for somebody of it; a colleague sends it too', async () => {
  const tab = openTab()
  await tab.add(entry('a'))
  Object.assign(place, { tenantId: 't2', userId: 'caio' })
  expect(tab.items('desk')).toEqual([])
  expect(await tab.send()).toBe(true)
  Object.assign(place, { tenantId: null, userId: null })
  await tab.send()
  expect(sent).toEqual([])
  expect(kept()).toBe('a')
  Object.assign(place, { tenantId: 't1', userId: 'bia' })
  await tab.send()
  expect(sent).toMatchObject([[{ id: 'a', userId: 'ana' }]])
})

test('two tabs never send the same item', async () => {
  const [one, other] = [openTab(), openTab()]
  await one.add(entry('a'))
  await Promise.all([one.send(), other.send(), one.send()])
  expect(sent).toHaveLength(1)
})

test('a kind does not wait for another, and one without a sender stays', async () => {
  const tab = openTab()
  await tab.add(entry('a'))
  await tab.add(entry('p', 'panic'))
  await tab.add(entry('r', 'rounds'))
  reachable = false
  tab.register('panic', { batch: 1, send: async (items) => items.map(({ id }) => id) })
  expect(await tab.send()).toBe(false)
  expect(kept()).toBe('ar')
})

test('a device that stores nothing says so, and a guest queues nothing', async () => {
  const full = { ...rows, put: async () => Promise.reject(new Error('full')) }
  const tab = createQueue({ rows: full, place: () => place })
  await expect(tab.add(entry('a'))).rejects.toThrow('full')
  place.userId = null
  await expect(openTab().add(entry('a'))).rejects.toThrow('somebody')
})

test('what is shown changes only when something changed', async () => {
  const tab = openTab()
  const changes = vi.fn<() => void>()
  tab.subscribe(changes)
  await tab.add(entry('a'))
  expect(changes).toHaveBeenCalled()
  expect(tab.items('desk')).toBe(tab.items('desk'))
  expect(tab.items('rounds')).toBe(tab.items('rounds'))
})
