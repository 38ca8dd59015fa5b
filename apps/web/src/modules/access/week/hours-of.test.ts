import { expect, test } from 'vitest'
import { hoursOf } from './hours-of.ts'

test('lines that are still being typed are left out', () => {
  const line = { days: ['mon'], from_time: '08:00', to_time: '18:00' }
  const unfinished = [{ ...line, to_time: '1' }, { ...line, from_time: '25:00' }, { days: ['tue'] }]
  expect(hoursOf([line, ...unfinished, null])).toEqual([line])
  expect(hoursOf(undefined)).toEqual([])
})
