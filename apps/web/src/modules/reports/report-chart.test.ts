import { expect, test } from 'vitest'
import { tickStepOf } from './report-chart.ts'

test('the axis of durations has round values: minutes, hours or days, at most six', () => {
  expect(tickStepOf([null, 25, 50])).toBe(10)
  expect(tickStepOf([75])).toBe(15)
  expect(tickStepOf([400])).toBe(120)
  expect(tickStepOf([20 * 1440])).toBe(4 * 1440)
  expect(tickStepOf([])).toBe(1)
})
