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

test('code is fetched once the page had its rest, and once', async () => {
  const fetch = vi.fn<() => Promise<void>>().mockResolvedValue()
  fetchAtRest(fetch)
  await vi.advanceTimersByTimeAsync(1_499)
  expect(fetch).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('code that failed is fetched again', async () => {
  const fetch = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('lost'))
  fetch.mockResolvedValue()
  fetchAtRest(fetch)
  await vi.advanceTimersByTimeAsync(1_500)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('nothing is fetched without a network, and it is once there is one', async () => {
  const fetch = vi.fn<() => Promise<void>>().mockResolvedValue()
  device.onLine = false
  fetchAtRest(fetch)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(fetch).not.toHaveBeenCalled()
  device.onLine = true
  await vi.advanceTimersByTimeAsync(5_000)
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a page that is left fetches nothing', async () => {
  const fetch = vi.fn<() => Promise<void>>().mockResolvedValue()
  fetchAtRest(fetch)()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetch).not.toHaveBeenCalled()
})
