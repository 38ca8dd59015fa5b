import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unreadQuery } from './panic-queries.ts'

// Without a window, TanStack Query assumes a server, where it does not poll.
const isServer = environmentManager.isServer()
beforeEach(() => environmentManager.setIsServer(() => false))
afterEach(() => environmentManager.setIsServer(() => isServer))

test('polls unread alerts every ten seconds (panic §7)', async () => {
  vi.useFakeTimers()
  const fetched = vi.fn<() => Promise<Response>>(async () => Response.json({ data: [] }))
  vi.stubGlobal('fetch', fetched)
  const stop = new QueryObserver(new QueryClient(), unreadQuery).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  expect(fetched).toHaveBeenCalledTimes(1)
  for (const asked of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(9_999)
    expect(fetched).toHaveBeenCalledTimes(asked)
    await vi.advanceTimersByTimeAsync(1)
    expect(fetched).toHaveBeenCalledTimes(asked + 1)
  }
  stop()
})
