import { expect, test, vi } from 'vitest'
import {
  closeToast,
  closeToastsOf,
  currentToasts,
  holdToasts,
  onToastsChange,
  showToast,
  toastDuration,
  toastsOnScreen,
} from './toast.ts'
import { findPlace } from './toastPlace.ts'

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

test('an undone change takes the toast that told of it, and no other', () => {
  for (const { id } of currentToasts()) closeToast(id)
  showToast({ title: 'Removido', of: 'removed 1' })
  showToast({ title: 'Removido', of: 'removed 2' })
  showToast({ title: 'Salvo' })
  closeToastsOf('removed 1')
  expect(currentToasts().map(({ of }) => of)).toEqual(['removed 2', undefined])
})

test('held toasts wait off the screen until every window that holds them is closed', () => {
  for (const { id } of currentToasts()) closeToast(id)
  const [letGo, letOtherGo] = [holdToasts(), holdToasts()]
  showToast({ title: 'Salvo' })
  expect(toastsOnScreen()).toEqual([])
  letGo()
  letGo()
  expect(toastsOnScreen()).toEqual([])
  letOtherGo()
  expect(toastsOnScreen().map(({ title }) => title)).toEqual(['Salvo'])
})

const free = { top: 76, bottom: 788, left: 0, right: 1000 }
const size = { width: 400, height: 60 }
const across = (top: number, bottom: number) => ({ top, bottom, left: 0, right: 1000 })

test('toasts are at the first edge if they cover no control there', () => {
  expect(findPlace(size, free, [], ['top', 'bottom'])).toEqual({ edge: 'top', inset: 0, shift: 0 })
  expect(findPlace(size, free, [], ['bottom', 'top'])).toEqual({
    edge: 'bottom',
    inset: 0,
    shift: 0,
  })
  const beside = { top: 76, bottom: 136, left: 0, right: 299 }
  expect(findPlace(size, free, [beside], ['top', 'bottom'])).toEqual({
    edge: 'top',
    inset: 0,
    shift: 0,
  })
})

test('toasts go past a control to the nearest free place of the same edge', () => {
  const place = findPlace(size, free, [across(80, 112)], ['top', 'bottom'])
  expect(place).toEqual({ edge: 'top', inset: 40, shift: 0 })
  const above = findPlace(size, free, [across(730, 780)], ['bottom', 'top'])
  expect(above).toEqual({ edge: 'bottom', inset: 64, shift: 0 })
})

test('toasts leave the centre where a control beside it leaves room', () => {
  const controls = [{ top: 76, bottom: 700, left: 640, right: 1000 }]
  const place = findPlace(size, free, controls, ['top', 'bottom'])
  expect(place).toEqual({ edge: 'top', inset: 0, shift: -64 })
})

test('toasts take the other edge if the first third is taken', () => {
  const controls = [across(76, 150), across(180, 330)]
  expect(findPlace(size, free, controls, ['top', 'bottom'])).toEqual({
    edge: 'bottom',
    inset: 0,
    shift: 0,
  })
})

test('toasts are between the edges if both are taken', () => {
  const controls = [across(76, 330), across(540, 788)]
  expect(findPlace(size, free, controls, ['top', 'bottom'])).toEqual({
    edge: 'top',
    inset: 256,
    shift: 0,
  })
})

test('where everything is taken they cover as little as possible', () => {
  const controls = [across(0, 740), across(770, 800)]
  expect(findPlace(size, free, controls, ['top', 'bottom'])).toEqual({
    edge: 'bottom',
    inset: 0,
    shift: 0,
  })
})
