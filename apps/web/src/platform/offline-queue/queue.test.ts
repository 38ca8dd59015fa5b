import { beforeEach, expect, test, vi } from 'vitest'
import { memoryRows } from '../../testing/memory-rows.ts'
import { ApiProblem } from '../api-problem.ts'
import { createQueue } from './queue.ts'
import { isQueueRow, type Queued, type QueueRow, type QueueSender } from './queue-types.ts'

const rows = memoryRows<QueueRow>(({ id }) => id)
const place = { tenantId: 't1' as string | null, userId: 'ana' as string | null }
let now: number
let sent: Queued[][]
let reachable: boolean
/** An id that the server refuses. */
let refuses: string | null

const entry = (id: string, kind = 'desk') => ({ id, kind, at: '2026-11-23T12:00:00Z', body: id })

/** Opens a tab of this device. */
function openTab() {
  const queue = createQueue({ rows, place: () => place, now: () => now })
  queue.register('desk', {
    batch: 10,
    async send(items) {
      sent.push([...items])
      await new Promise((resolve) => setTimeout(resolve))
      if (!reachable) throw new ApiProblem(0, 'offline')
      if (items.some(({ id }) => id === refuses)) throw new ApiProblem(422, 'malformed')
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
  refuses = null
})

test('a queued item is on the device with its author, and is sent after a reload', async () => {
  await openTab().add(entry('a'))
  expect([...rows.kept.values()].every(isQueueRow)).toBe(true)
  const tab = openTab()
  expect(await tab.sendKind('desk')).toBe(true)
  expect(sent).toEqual([[{ ...entry('a'), tenantId: 't1', userId: 'ana' }]])
  expect(kept()).toBe('')
})

test('keeps everything without an answer', async () => {
  const tab = openTab()
  reachable = false
  await tab.add(entry('a'))
  await tab.add(entry('b'))
  expect(await tab.sendKind('desk')).toBe(false)
  expect(idsOf(tab.items('desk'))).toBe('ab')
  expect(tab.items('desk')).toHaveLength(2)
  reachable = true
  expect(await tab.sendKind('desk')).toBe(true)
  expect(tab.items('desk')).toEqual([])
})

test('sends in the order of queueing, whatever the clock says', async () => {
  const tab = openTab()
  await tab.add(entry('b'))
  now = 10
  await tab.add(entry('a'))
  await Promise.all([tab.add(entry('d')), tab.add(entry('c'))])
  expect(idsOf(tab.items('desk'))).toBe('badc')
})

test('an id that already waits is left unchanged', async () => {
  const tab = openTab()
  await tab.add(entry('a'))
  await tab.add({ ...entry('a'), body: 'again' })
  expect(tab.items('desk')).toMatchObject([{ body: 'a' }])
})

test('an item of another company waits for its people; a colleague can send it', async () => {
  const tab = openTab()
  await tab.add(entry('a'))
  Object.assign(place, { tenantId: 't2', userId: 'caio' })
  expect(tab.items('desk')).toEqual([])
  expect(await tab.sendKind('desk')).toBe(true)
  Object.assign(place, { tenantId: null, userId: null })
  await tab.sendKind('desk')
  expect(sent).toEqual([])
  expect(kept()).toBe('a')
  Object.assign(place, { tenantId: 't1', userId: 'bia' })
  await tab.sendKind('desk')
  expect(sent).toMatchObject([[{ id: 'a', userId: 'ana' }]])
})

test('two tabs never send the same item', async () => {
  const [one, other] = [openTab(), openTab()]
  await one.add(entry('a'))
  await Promise.all([one.sendKind('desk'), other.sendKind('desk'), one.sendKind('desk')])
  expect(sent).toHaveLength(1)
})

test('a kind does not wait for another, and a kind without a sender stays', async () => {
  const tab = openTab()
  await tab.add(entry('a'))
  await tab.add(entry('v', 'visits'))
  await tab.add(entry('r', 'rounds'))
  reachable = false
  tab.register('visits', { batch: 1, send: async (items) => items.map(({ id }) => id) })
  expect(tab.kinds()).toEqual(['desk', 'visits'])
  expect(await Promise.all([tab.sendKind('desk'), tab.sendKind('visits')])).toEqual([false, true])
  expect(await tab.sendKind('rounds')).toBe(true)
  expect(kept()).toBe('ar')
})

test('an item of its author alone is neither seen nor sent by anybody else', async () => {
  const tab = openTab()
  const send = vi.fn<QueueSender['send']>(async (items) => items.map(({ id }) => id))
  await tab.add(entry('p', 'own'))
  tab.register('own', { batch: 1, byAuthor: true, send })
  place.userId = 'bia'
  expect(tab.items('own')).toEqual([])
  await tab.sendKind('own')
  Object.assign(place, { tenantId: 't2', userId: 'ana' })
  await tab.sendKind('own')
  expect(send).not.toHaveBeenCalled()
  place.tenantId = 't1'
  await tab.sendKind('own')
  expect(send).toHaveBeenCalledOnce()
})

test('an item removed before it was stored is not stored afterwards', async () => {
  let stored: () => void = () => undefined
  const slow = new Promise<void>((resolve) => {
    stored = resolve
  })
  const tab = createQueue({
    rows: { ...rows, put: (row) => slow.then(() => rows.put(row)) },
    place: () => place,
  })
  tab.register('urgent', { batch: 1, urgent: true, send: async () => [] })
  const adding = tab.add(entry('p', 'urgent'))
  expect(idsOf(tab.items('urgent'))).toBe('p')
  const removing = tab.remove(['p'])
  expect(tab.items('urgent')).toEqual([])
  stored()
  await Promise.all([adding, removing])
  expect(tab.items('urgent')).toEqual([])
  expect(kept()).toBe('')
})

test('hides sent items, however long the device takes to delete them', async () => {
  const slow = { ...rows, delete: () => new Promise<void>(() => undefined) }
  const tab = createQueue({ rows: slow, place: () => place })
  tab.register('urgent', { batch: 1, urgent: true, send: async () => [] })
  await tab.add(entry('p', 'urgent'))
  void tab.remove(['p'])
  expect(tab.items('urgent')).toEqual([])
})

test('urgent items do not wait for another tab', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => new Promise(() => undefined) } })
  const tab = openTab()
  const send = async (items: readonly Queued[]) => items.map(({ id }) => id)
  tab.register('urgent', { batch: 1, urgent: true, send })
  await tab.add(entry('p', 'urgent'))
  expect(kept()).toBe('p')
  expect(await tab.sendKind('urgent')).toBe(true)
  expect(kept()).toBe('')
})

test('rejects on a device without storage, and for a guest', async () => {
  const full = { ...rows, put: async () => Promise.reject(new Error('full')) }
  const tab = createQueue({ rows: full, place: () => place })
  await expect(tab.add(entry('a'))).rejects.toThrow('full')
  place.userId = null
  await expect(openTab().add(entry('a'))).rejects.toThrow('somebody')
})

test('marks an item that the server refuses alone, until it is accepted', async () => {
  const tab = openTab()
  const changes = vi.fn<() => void>()
  await tab.add(entry('a'))
  await tab.add(entry('b'))
  refuses = 'a'
  tab.subscribe(changes)
  expect(await tab.sendKind('desk')).toBe(false)
  expect(tab.items('desk')).toMatchObject([{ id: 'a', refused: true }])
  expect(changes).toHaveBeenCalled()
  expect(rows.kept.get('a')).not.toHaveProperty('refused')
  refuses = null
  expect(await tab.sendKind('desk')).toBe(true)
})

test('returns the same items until something changes', async () => {
  const tab = openTab()
  const changes = vi.fn<() => void>()
  tab.subscribe(changes)
  await tab.add(entry('a'))
  expect(changes).toHaveBeenCalled()
  expect(tab.items('desk')).toBe(tab.items('desk'))
  expect(tab.items('rounds')).toBe(tab.items('rounds'))
})
