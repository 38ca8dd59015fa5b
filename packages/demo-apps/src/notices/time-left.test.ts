import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

test.each([
  [new Date(2026, 10, 29, 22, 58, 57), { days: 1, hours: 1, minutes: 1, seconds: 3 }],
  [new Date(2026, 11, 31, 23, 59, 59), { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  [new Date(2026, 0, 1), { days: 31, hours: 0, minutes: 0, seconds: 0 }],
])('from %s it is %o to the first of the next month', (now, left) => {
  expect(timeLeft(now)).toEqual(left)
})
