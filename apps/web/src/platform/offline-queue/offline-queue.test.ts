import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryRows } from '../../testing/memory-rows.ts'
import { stubStorage } from '../../testing/stub-storage.ts'
import { ApiProblem } from '../api-problem.ts'
import type { QueueRow } from './queue-types.ts'

const SECOND = 1_000
const rows = memoryRows<QueueRow>(({ id }) => id)

vi.mock('../device-store.ts', () => ({ deviceStore: () => rows }))

const person = {
  id: 'ana',
  type_flag: 'funcionario' as const,
  name: 'Ana',
  email: 'a@b.co',
  tenant_id: 't1',
  images: [],
  settings: {},
  shortcuts: [],
}
const entry = { id: 'a', kind: 'desk', at: '2026-11-23T12:00:00Z', body: null }

let reachable: boolean
let sent: number
let events: EventTarget

/** Opens a tab of a signed-in person, with fresh modules. */
async function openTab() {
  vi.resetModules()
  const connection = await import('../connection/connection.store.ts')
  const session = await import('../session/session.store.ts')
  const queue = await import('./offline-queue.ts')
  queue.registerSender('desk', {
    batch: 10,
    async send(items) {
      sent += 1
      if (!reachable) throw new ApiProblem(503, 'unavailable')
      return items.map(({ id }) => id)
    },
  })
  connection.followConnection()
  queue.followQueue()
  await vi.advanceTimersByTimeAsync(0)
  return { ...session, ...queue }
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND)

beforeEach(() => {
  vi.useFakeTimers()
  events = new EventTarget()
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('window', events)
  vi.stubGlobal('fetch', async () => new Response())
  stubStorage({ jwt_access_token: 't', user: JSON.stringify(person) })
  rows.kept.clear()
  reachable = true
  sent = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('sends a queued item at once, and waiting items when the app starts', async () => {
  const tab = await openTab()
  await tab.enqueue(entry)
  await pass(0)
  expect(sent).toBe(1)
  rows.kept.set('b', { ...entry, id: 'b', tenantId: 't1', userId: 'ana', order: 1 })
  await openTab()
  expect(sent).toBe(2)
  expect(rows.kept.size).toBe(0)
})

test('makes growing pauses between tries, and tries nothing when nothing waits', async () => {
  const tab = await openTab()
  reachable = false
  await tab.enqueue(entry)
  await pass(29)
  expect(sent).toBe(1)
  await pass(1)
  expect(sent).toBe(2)
  await pass(59)
  expect(sent).toBe(2)
  await pass(1)
  expect(sent).toBe(3)
  reachable = true
  await pass(120)
  expect(sent).toBe(4)
  await pass(3_600)
  expect(sent).toBe(4)
})

test('a pause is never longer than ten minutes', async () => {
  const tab = await openTab()
  reachable = false
  await tab.enqueue(entry)
  await pass(3_600)
  const before = sent
  await pass(601)
  expect(sent).toBe(before + 1)
})

test('sends at once when the connection is back', async () => {
  const tab = await openTab()
  reachable = false
  events.dispatchEvent(new Event('offline'))
  await tab.enqueue(entry)
  reachable = true
  events.dispatchEvent(new Event('online'))
  await pass(1)
  expect(rows.kept.size).toBe(0)
})

test('signing out deletes nothing; the next person of the company sends it', async () => {
  const tab = await openTab()
  reachable = false
  await tab.enqueue(entry)
  await pass(1)
  tab.endSession('signed-out')
  await pass(600)
  expect(tab.queuedItems('desk')).toEqual([])
  expect(rows.kept.size).toBe(1)
  reachable = true
  const before = sent
  tab.startSession('t2', { ...person, id: 'bia' })
  await pass(0)
  expect(sent).toBe(before + 1)
  expect(rows.kept.size).toBe(0)
})

test('sends waiting items although the storage failed at first', async () => {
  rows.kept.set('a', { ...entry, tenantId: 't1', userId: 'ana', order: 1 })
  const told = rows.getAll
  const closed = async () => Promise.reject(new Error('closed'))
  rows.getAll = closed
  await openTab()
  await pass(1)
  rows.getAll = told
  await pass(5)
  expect(rows.kept.size).toBe(0)
})

test('a sender registered after the start sends waiting items', async () => {
  const tab = await openTab()
  rows.kept.set('r', { ...entry, id: 'r', kind: 'rounds', tenantId: 't1', userId: 'ana', order: 1 })
  tab.registerSender('rounds', { batch: 1, send: async (items) => items.map(({ id }) => id) })
  await pass(0)
  expect(rows.kept.size).toBe(0)
})
