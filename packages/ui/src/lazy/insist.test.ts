import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { insist } from './insist.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Loads that fail so often before one succeeds. */
function failing(times: number) {
  let left = times
  return vi.fn<() => Promise<string>>(async () => {
    if (left === 0) return 'code'
    left -= 1
    throw new TypeError('Failed to fetch dynamically imported module')
  })
}

test('code that comes at the third try is there', async () => {
  const load = failing(2)
  const loaded = insist(load, () => true)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await loaded).toBe('code')
  expect(load).toHaveBeenCalledTimes(3)
})

test('code that fails three times with a network is gone', async () => {
  const load = failing(3)
  const loaded = insist(load, () => true).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await loaded).toBeInstanceOf(TypeError)
  expect(load).toHaveBeenCalledTimes(3)
})

test('without a network it waits, and begins to count once there is one', async () => {
  let online = false
  const load = failing(12)
  const loaded = insist(load, () => online)
  await vi.advanceTimersByTimeAsync(10_000)
  online = true
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await loaded).toBe('code')
})
