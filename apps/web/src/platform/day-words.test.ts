import { expect, test } from 'vitest'
import { takeDay } from './day-words.ts'

// A Friday.
const TODAY = '2026-11-20'

test.each([
  ['pt', 'salão hoje', ['salão'], '2026-11-20'],
  ['pt', 'salão amanhã', ['salão'], '2026-11-21'],
  ['pt', 'salao amanha', ['salao'], '2026-11-21'],
  ['pt', 'salão sábado', ['salão'], '2026-11-21'],
  ['pt', 'segunda quadra', ['quadra'], '2026-11-23'],
  ['pt', 'quadra sex', ['quadra'], '2026-11-20'],
  ['pt', 'quadra 25/12', ['quadra'], '2026-12-25'],
  ['pt', 'quadra 1/3', ['quadra'], '2027-03-01'],
  ['pt', 'quadra 31/2', ['quadra', '31/2'], null],
  ['pt', 'quadra', ['quadra'], null],
  ['en', 'hall tomorrow', ['hall'], '2026-11-21'],
  ['es', 'salón lunes', ['salón'], '2026-11-23'],
  ['ar', 'القاعة الأحد', ['القاعة'], '2026-11-22'],
] as const)('%s: %s', (language, typed, words, day) => {
  expect(takeDay(typed.split(' '), language, TODAY)).toEqual({ words, day })
})
