import { expect, test } from 'vitest'
import { stageOf } from './opening-stage.ts'

test('what the server does not say in time is not known, and never refused', () => {
  expect(stageOf(undefined, false)).toBe('waiting')
  expect(stageOf({ state: 'waiting' }, false)).toBe('waiting')
  expect(stageOf(undefined, true)).toBe('unknown')
  expect(stageOf({ state: 'waiting' }, true)).toBe('unknown')
  expect(stageOf({ state: 'refused' }, true)).toBe('refused')
  expect(stageOf({ state: 'done' }, true)).toBe('done')
})
