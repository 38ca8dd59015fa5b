import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let reachable: boolean
/** Makes the answer of the network. */
let answer: () => Response
let asked: number
let heard: boolean[]
let events: EventTarget

async function openTab() {
  vi.resetModules()
  const connection = await import('./connection.store.ts')
  connection.onConnectionChange(() => heard.push(connection.connectionLost()))
  connection.followConnection()
  return connection
}

beforeEach(() => {
  vi.useFakeTimers()
  reachable = true
  answer = () => Response.json({ code: 'unavailable' }, { status: 503 })
  asked = 0
  heard = []
  events = new EventTarget()
  vi.stubGlobal('window', events)
  vi.stubGlobal('fetch', async () => {
    asked += 1
    if (!reachable) throw new TypeError('Failed to fetch')
    return answer()
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('reports at once when the browser is offline', async () => {
  const { connectionLost } = await openTab()
  reachable = false
  events.dispatchEvent(new Event('offline'))
  expect(connectionLost()).toBe(true)
})

test('a single call without an answer loses no connection while the server answers, even with an error', async () => {
  const { checkConnection, connectionLost } = await openTab()
  void checkConnection()
  await vi.advanceTimersByTimeAsync(0)
  expect(connectionLost()).toBe(false)
  expect(heard).toEqual([])
})

test.each([502, 503, 504])('a %i of a gateway is no answer of the server', async (status) => {
  const { checkConnection, connectionLost } = await openTab()
  answer = () => new Response('<h1>Bad Gateway</h1>', { status })
  await checkConnection()
  expect(connectionLost()).toBe(true)
  answer = () => Response.json({ status: 'ok' })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(connectionLost()).toBe(false)
})

test('asks an unreachable server again until it answers', async () => {
  const { checkConnection } = await openTab()
  reachable = false
  void checkConnection()
  void checkConnection()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toBe(1)
  expect(heard).toEqual([true])
  await vi.advanceTimersByTimeAsync(3_000)
  expect(asked).toBe(2)
  reachable = true
  await vi.advanceTimersByTimeAsync(3_000)
  expect(heard).toEqual([true, false])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).toBe(3)
})

test('a network that is back counts only once the server answers', async () => {
  const { connectionLost } = await openTab()
  reachable = false
  events.dispatchEvent(new Event('offline'))
  events.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(connectionLost()).toBe(true)
  reachable = true
  events.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(connectionLost()).toBe(false)
})
