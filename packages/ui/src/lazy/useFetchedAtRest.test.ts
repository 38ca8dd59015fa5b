import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchAtRest } from './useFetchedAtRest.ts'

const device = { onLine: true }
beforeEach(() => {
  vi.useFakeTimers()
  device.onLine = true
  vi.stubGlobal('navigator', device)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('fetches code after the page has been idle, and only once', async () => {
  const fetch = vi.fn<() => Promise<void>>().mockResolvedValue()
  fetchAtRest(fetch)
  await vi.advanceTimersByTimeAsync(1_499)
  expect(fetch).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('fetches code again that failed', async () => {
  const fetch = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('lost'))
  fetch.mockResolvedValue()
  fetchAtRest(fetch)
  await vi.advanceTimersByTimeAsync(1_500)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('fetches nothing without a network, and fetches once there is one', async () => {
  const fetch = vi.fn<() => Promise<void>>().mockResolvedValue()
  device.onLine = false
  fetchAtRest(fetch)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(fetch).not.toHaveBeenCalled()
  device.onLine = true
  await vi.advanceTimersByTimeAsync(5_000)
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('fetches nothing for a page that was left', async () => {
  const fetch = vi.fn<() => Promise<void>>().mockResolvedValue()
  fetchAtRest(fetch)()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetch).not.toHaveBeenCalled()
})
