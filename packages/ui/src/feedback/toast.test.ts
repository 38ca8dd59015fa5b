import { expect, test, vi } from 'vitest'
import { closeToast, currentToasts, onToastsChange, showToast, toastDuration } from './toast.ts'

test('five messages at most are shown at once, six seconds each; the oldest leave first', () => {
  const listener = vi.fn<() => void>()
  const stop = onToastsChange(listener)
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'].map((title) => showToast({ title }))
  expect(currentToasts().map(({ title }) => title)).toEqual(['b', 'c', 'd', 'e', 'f'])
  closeToast(ids[2] ?? 0)
  closeToast(ids[0] ?? 0)
  expect(currentToasts().map(({ title }) => title)).toEqual(['b', 'd', 'e', 'f'])
  // Closing what has already gone changes nothing.
  expect(listener).toHaveBeenCalledTimes(7)
  stop()
  expect(toastDuration).toBe(6000)
})
