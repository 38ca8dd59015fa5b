import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce } from './debounce.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the last value is worked with once, after a rest', () => {
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

test('what waits is done at once when asked, and not again', () => {
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
