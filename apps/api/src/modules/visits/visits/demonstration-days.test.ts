import { expect, test } from 'vitest'
import { arrivedBy } from './demonstration-days.ts'

/** The minutes of a day. */
const minutes = Array.from({ length: 24 * 60 }, (_, minute) => minute)

test('at each minute of a day every hour that is over has arrivals, and none is in the future', () => {
  const wrong = minutes.filter((minute) => {
    const arrived = arrivedBy(minute)
    const hours = new Set(arrived.map((at) => Math.floor(at / 60)))
    const over = Array.from({ length: Math.floor(minute / 60) }, (_, hour) => hour)
    const isFull = minute < 3 * 60 || over.every((hour) => hours.has(hour))
    return !isFull || arrived.some((at) => at < 0 || at >= minute)
  })
  expect(wrong).toEqual([])
})

test('a few minutes after midnight there is an arrival already', () => {
  const empty = minutes.filter((minute) => minute >= 10 && arrivedBy(minute).length < 3)
  expect(empty).toEqual([])
})

test('the evening has more arrivals than the night, and 23:50 the whole day', () => {
  const whole = arrivedBy(23 * 60 + 50)
  const between = (from: number, to: number) =>
    whole.filter((at) => at >= from * 60 && at < to * 60).length
  expect(between(17, 21)).toBeGreaterThan(2 * between(0, 4))
  expect(new Set(whole).size).toBe(whole.length)
})
