import { expect, test, vi } from 'vitest'
import { closeToast, currentToasts, onToastsChange, showToast, toastDuration } from './toast.ts'
import { freeEdge } from './toastEdge.ts'

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

test('what is said twice is shown once, but for an action, which is of one thing alone', () => {
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

test('messages are at the top where nothing is hidden there', () => {
  expect(freeEdge(60, window, [])).toBe('top')
  expect(freeEdge(60, window, [{ top: 72, bottom: 112 }])).toBe('top')
})

test('they give way to the field that is typed into, and to the search', () => {
  expect(freeEdge(60, window, [{ top: 40, bottom: 80 }])).toBe('bottom')
  expect(freeEdge(120, window, [{ top: 100, bottom: 400 }])).toBe('bottom')
})

test('with a keyboard on the screen the edge is its upper one', () => {
  const aboveKeyboard = { top: 12, bottom: 420 }
  const palette = { top: 101, bottom: 600 }
  expect(freeEdge(60, aboveKeyboard, [palette])).toBe('top')
  expect(freeEdge(100, aboveKeyboard, [palette])).toBe('top')
})
