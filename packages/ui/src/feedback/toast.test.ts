import { expect, test, vi } from 'vitest'
import { closeToast, currentToasts, onToastsChange, showToast, toastDuration } from './toast.ts'
import { freeEdge } from './toastEdge.ts'

test('shows at most five messages at once, for six seconds each; the oldest leave first', () => {
  const listener = vi.fn<() => void>()
  const stop = onToastsChange(listener)
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'].map((title) => showToast({ title }))
  expect(currentToasts().map(({ title }) => title)).toEqual(['b', 'c', 'd', 'e', 'f'])
  closeToast(ids[2] ?? 0)
  closeToast(ids[0] ?? 0)
  expect(currentToasts().map(({ title }) => title)).toEqual(['b', 'd', 'e', 'f'])
  // Closing a message that has already gone changes nothing.
  expect(listener).toHaveBeenCalledTimes(7)
  stop()
  expect(toastDuration).toBe(6000)
})

test('shows an equal message once, unless it has an action, which belongs to one message', () => {
  for (const { id } of currentToasts()) closeToast(id)
  const action = { label: 'Desfazer', onPress: () => undefined }
  showToast({ title: 'a', tone: 'warning' })
  showToast({ title: 'b', action })
  showToast({ title: 'b', action })
  const last = showToast({ title: 'a', tone: 'warning' })
  expect(currentToasts().map(({ title }) => title)).toEqual(['b', 'b', 'a'])
  expect(currentToasts().at(-1)?.id).toBe(last)
})

const window = { top: 12, bottom: 800 }

test('messages are at the top if they cover nothing there', () => {
  expect(freeEdge(60, window, [])).toBe('top')
  expect(freeEdge(60, window, [{ top: 72, bottom: 112 }])).toBe('top')
})

test('messages avoid the focused field and the search', () => {
  expect(freeEdge(60, window, [{ top: 40, bottom: 80 }])).toBe('bottom')
  expect(freeEdge(120, window, [{ top: 100, bottom: 400 }])).toBe('bottom')
})

test('with an on-screen keyboard the lower edge is above it', () => {
  const aboveKeyboard = { top: 12, bottom: 420 }
  const palette = { top: 101, bottom: 600 }
  expect(freeEdge(60, aboveKeyboard, [palette])).toBe('top')
  expect(freeEdge(100, aboveKeyboard, [palette])).toBe('top')
})
