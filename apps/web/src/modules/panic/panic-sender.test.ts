import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { QueueRow } from '../../platform/offline-queue/queue-types.ts'
import { memoryRows } from '../../testing/memory-rows.ts'
import { stubStorage } from '../../testing/stub-storage.ts'
import type { PanicToSend } from './panic-calls.ts'

const memory = memoryRows<QueueRow>(({ id }) => id)
/** The browser's storage; a test removes some of its calls. */
let rows: Omit<typeof memory, 'kept'>

vi.mock('../../platform/device-store.ts', () => ({
  deviceStore: () => ({
    put: (row: QueueRow) => rows.put(row),
    delete: (key: string) => rows.delete(key),
    getAll: () => rows.getAll(),
  }),
}))

let answers: boolean
/** Makes a press with only a message. */
const saying = (message: string) => ({ message, motive: null, silent: false })

/** The message of an alert that stays unanswered while others are answered. */
let lost: string | null
let hangs: boolean
let posted: PanicToSend[]

vi.mock('./panic-calls.ts', () => ({
  async postAlert(alert: PanicToSend) {
    posted.push(alert)
    if (hangs) return new Promise(() => undefined)
    if (!answers || alert.message === lost) throw new Error('offline')
    return { id: `alert of ${alert.key}` }
  },
}))

const person = (id: string, tenant_id = 't1') => ({
  id,
  type_flag: 'condomino' as const,
  name: id,
  email: `${id}@b.co`,
  tenant_id,
  images: [],
  settings: {},
  shortcuts: [],
})
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)
const refuse = () => Promise.reject(new Error('no storage'))

/** Opens a tab of a signed-in person, with fresh modules. */
async function openTab(of = person('ana')) {
  stubStorage({ jwt_access_token: 't', user: JSON.stringify(of) })
  vi.resetModules()
  const session = await import('../../platform/session/session.store.ts')
  const queue = await import('../../platform/offline-queue/offline-queue.ts')
  const sender = await import('./panic-sender.ts')
  queue.followQueue()
  await pass(0)
  return { ...session, ...sender, waiting: () => queue.queuedItems('panic').map(({ id }) => id) }
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T03:00:00Z') })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('window', new EventTarget())
  memory.kept.clear()
  rows = memory
  answers = true
  lost = null
  hangs = false
  posted = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('sends an alert at once, with its key and time, and removes it once it is answered', async () => {
  const tab = await openTab()
  const key = tab.raiseAlert(saying('socorro'))
  expect(tab.waiting()).toEqual([key])
  expect(posted).toEqual([
    {
      key,
      message: 'socorro',
      raisedAt: '2026-11-20T03:00:00.000Z',
      userId: 'ana',
      tenantId: 't1',
      motive: null,
      silent: false,
    },
  ])
  await pass(0)
  expect(tab.waiting()).toEqual([])
  expect(tab.sentAs(key)?.id).toBe(`alert of ${key}`)
  await pass(60)
  expect([posted.length, memory.kept.size]).toEqual([1, 0])
})

test('stores an unanswered alert, and sends it every three seconds with the same key', async () => {
  answers = false
  const tab = await openTab()
  const key = tab.raiseAlert(saying('socorro'))
  await pass(0)
  expect([...memory.kept.keys()]).toEqual([key])
  expect(tab.waiting()).toEqual([key])
  await pass(10)
  expect(posted.length).toBeGreaterThanOrEqual(4)
  expect(new Set(posted.map((alert) => JSON.stringify(alert))).size).toBe(1)
  answers = true
  await pass(3)
  expect([tab.waiting(), memory.kept.size]).toEqual([[], 0])
  expect(tab.sentAs(key)).toBeDefined()
})

test('tries although the connection counts as lost', async () => {
  vi.stubGlobal('fetch', refuse)
  const tab = await openTab()
  const connection = await import('../../platform/connection/connection.store.ts')
  await connection.checkConnection()
  expect(connection.connectionLost()).toBe(true)
  answers = false
  tab.raiseAlert(saying(''))
  await pass(1)
  answers = true
  await pass(3)
  expect(tab.waiting()).toEqual([])
})

test('sends it after a reload', async () => {
  answers = false
  const key = (await openTab()).raiseAlert(saying('socorro'))
  await pass(1)
  answers = true
  posted = []
  const after = await openTab()
  expect(posted).toMatchObject([{ key, message: 'socorro' }])
  expect(after.sentAs(key)).toBeDefined()
})

test('sends it as its author or not at all', async () => {
  answers = false
  const tab = await openTab()
  const key = tab.raiseAlert(saying('de ana'))
  await pass(1)
  tab.endSession('signed-out')
  answers = true
  posted = []
  await pass(60)
  tab.startSession('t', person('rui'))
  await pass(60)
  tab.startSession('t', person('ana', 't2'))
  await pass(60)
  expect(posted).toEqual([])
  expect(tab.waiting()).toEqual([])
  expect([...memory.kept.keys()]).toEqual([key])
  tab.startSession('t', person('ana'))
  await pass(0)
  expect(posted).toMatchObject([{ key, userId: 'ana' }])
})

test('waits neither for another alert nor for the device to store it', async () => {
  hangs = true
  rows = { ...memory, put: () => new Promise(() => undefined) }
  const tab = await openTab()
  tab.raiseAlert(saying('um'))
  tab.raiseAlert(saying('dois'))
  expect(posted.map(({ message }) => message)).toEqual(['um', 'dois'])
})

test('sends an alert again whose try hangs, but never twice at a time', async () => {
  hangs = true
  const tab = await openTab()
  const key = tab.raiseAlert(saying('um'))
  await pass(11)
  tab.sendAlertsNow()
  expect(posted).toHaveLength(1)
  hangs = false
  await pass(5)
  expect(posted).toMatchObject([{ key }, { key }])
  expect(tab.waiting()).toEqual([])
})

test('a storage that never answers delays no try', async () => {
  const never = () => new Promise<never>(() => undefined)
  rows = { put: never, delete: never, getAll: never }
  answers = false
  const tab = await openTab()
  tab.raiseAlert(saying('um'))
  tab.raiseAlert(saying('dois'))
  await pass(10)
  expect(posted.length).toBeGreaterThanOrEqual(6)
  answers = true
  lost = 'dois'
  await pass(10)
  expect(tab.waiting()).toHaveLength(1)
  lost = null
  await pass(3)
  expect(tab.waiting()).toEqual([])
  posted = []
  await pass(60)
  expect(posted).toEqual([])
})

test('does not send an alert again that its author discards', async () => {
  answers = false
  const tab = await openTab()
  tab.discardAlert(tab.raiseAlert(saying('engano')))
  await pass(0)
  posted = []
  await pass(10)
  expect([posted, tab.waiting(), memory.kept.size]).toEqual([[], [], 0])
})

test('sends it without storage, again until it is answered', async () => {
  rows = { put: refuse, delete: refuse, getAll: refuse }
  answers = false
  const tab = await openTab()
  const key = tab.raiseAlert(saying('x'))
  await pass(4)
  expect(tab.waiting()).toEqual([key])
  answers = true
  await pass(3)
  expect(tab.waiting()).toEqual([])
  expect(tab.sentAs(key)).toBeDefined()
})
