import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce } from './debounce.ts'
import { delay } from './delay.ts'
import { changedTo } from './valueBefore.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a delayed work is performed once, after its time', () => {
  const work = vi.fn<() => void>()
  delay(work, 300)
  vi.advanceTimersByTime(299)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  vi.advanceTimersByTime(1_000)
  expect(work).toHaveBeenCalledTimes(1)
})

test('a cancelled work is not performed', () => {
  const work = vi.fn<() => void>()
  delay(work, 300)()
  vi.advanceTimersByTime(1_000)
  expect(work).not.toHaveBeenCalled()
})

test('the former value is the one that was replaced', () => {
  const first = { now: 3, before: undefined }
  expect(changedTo(first, 3)).toBe(first)
  const second = changedTo(first, 5)
  expect(second).toEqual({ now: 5, before: 3 })
  expect(changedTo(second, 5)).toBe(second)
  expect(changedTo(second, 3)).toEqual({ now: 3, before: 5 })
})

test('the last value is used once, after a pause', () => {
  const work = vi.fn<(value: string) => void>()
  const { call } = debounce(work, 400)
  call('a')
  vi.advanceTimersByTime(399)
  call('ab')
  vi.advanceTimersByTime(399)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work.mock.calls).toEqual([['ab']])
  vi.advanceTimersByTime(1000)
  expect(work).toHaveBeenCalledTimes(1)
})

test('flushing performs waiting work at once, and only once', () => {
  const work = vi.fn<(value: string) => void>()
  const { call, flush } = debounce(work, 400)
  flush()
  expect(work).not.toHaveBeenCalled()
  call('a')
  flush()
  expect(work.mock.calls).toEqual([['a']])
  vi.advanceTimersByTime(1000)
  expect(work).toHaveBeenCalledTimes(1)
})
