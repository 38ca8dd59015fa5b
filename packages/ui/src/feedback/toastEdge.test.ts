import { expect, test } from 'vitest'
import { freeEdge } from './toastEdge.ts'

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
