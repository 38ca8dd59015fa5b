import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../../testing/stub-storage.ts'
import type { StreamBlock } from './event-parser.ts'

let stopping: AbortController
let blocks: StreamBlock[]
let opened: number
let isLost: () => boolean

/**
 * Serves a stream that sends a comment every `everyMs` until `lastWordAt`, and nothing after that.
 */
function serve(lastWordAt: number, everyMs: number): void {
  vi.stubGlobal('fetch', async (address: string, { signal }: { signal: AbortSignal }) => {
    if (address.endsWith('/stream')) opened += 1
    const encoder = new TextEncoder()
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = everyMs; at <= lastWordAt; at += everyMs) {
          setTimeout(() => {
            if (!signal.aborted) controller.enqueue(encoder.encode(': heartbeat\n\n'))
          }, at)
        }
        signal.addEventListener('abort', () => controller.error(signal.reason))
      },
    })
    return new Response(body)
  })
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.resetModules()
  stubStorage({ jwt_access_token: 'token' })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  stopping = new AbortController()
  blocks = []
  opened = 0
  // Makes the pauses between tries 1, 2, 4, 8 and 15 seconds.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  isLost = (await import('../connection/connection.store.ts')).connectionLost
})

afterEach(async () => {
  stopping.abort()
  // Lets a pause in progress end by its timer.
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function hold(): Promise<void> {
  const { holdConnection } = await import('./live-connection.ts')
  void holdConnection({
    signal: stopping.signal,
    lastId: () => null,
    onBlock: (block) => blocks.push(block),
  })
}

const lost = () => blocks.filter(({ event }) => event === 'lost').length

test('a stream that falls silent is lost before its second comment is due', async () => {
  serve(30_000, 15_000)
  await hold()
  await vi.advanceTimersByTimeAsync(47_000)
  expect(lost()).toBe(0)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(lost()).toBe(1)
})

test('reopens a broken stream as soon as the server can be reached again', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/stream')) opened += 1
    throw new TypeError('Failed to fetch')
  })
  await hold()
  await vi.advanceTimersByTimeAsync(61_000)
  const before = opened
  expect(isLost()).toBe(true)
  serve(0, 15_000)
  await vi.advanceTimersByTimeAsync(3_100)
  expect(isLost()).toBe(false)
  expect(opened).toBe(before + 1)
})
