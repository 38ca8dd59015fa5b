import { expect, test } from 'vitest'
import { refusalWord, stageOf, toneOf } from './door-stage.ts'

const at = '2026-11-23T10:00:00Z'
const told = { state: 'waiting', opened_at: null, finding: null, over: false } as const

test('only a door that was read open is open', () => {
  expect(stageOf(told)).toBe('opening')
  expect(stageOf({ ...told, state: 'sent' })).toBe('opening')
  expect(stageOf({ ...told, state: 'done', opened_at: at })).toBe('open')
  expect(stageOf({ ...told, state: 'unknown' })).toBe('unknown')
})

test('an unknown door that is read open after all is open', () => {
  expect(stageOf({ ...told, state: 'unknown', opened_at: at })).toBe('open')
})

test('a closed door tells whether something is in it, if that is known', () => {
  const over = { ...told, state: 'done', opened_at: at, over: true } as const
  expect(stageOf({ ...over, finding: 'inside' })).toBe('inside')
  expect(stageOf({ ...over, finding: 'empty' })).toBe('empty')
  expect(stageOf(over)).toBe('closed')
  expect(stageOf({ ...told, state: 'refused', over: true })).toBe('refused')
})

test('the tone is green if the result is the purpose of the command', () => {
  expect(toneOf('inside', 'deposit')).toBe('success')
  expect(toneOf('empty', 'deposit')).toBe('warning')
  expect(toneOf('empty', 'collect')).toBe('success')
  expect(toneOf('inside', 'collect')).toBe('warning')
  expect(toneOf('unknown', 'collect')).toBe('warning')
})

test('every refusal has a sentence, even an unknown one', () => {
  expect(refusalWord('stayed_closed')).toBe('stayedClosed')
  expect(refusalWord('address_forbidden')).toBe('address')
  expect(refusalWord('of_a_later_driver')).toBe('noAnswer')
})
