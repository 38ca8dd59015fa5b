import { expect, it } from 'vitest'
import { daySpans } from './week-blocks.ts'

it('keeps what ends on its day', () => {
  expect(daySpans([{ day: 1, from: 480, to: 1080 }])).toEqual([{ day: 1, from: 480, to: 1080 }])
})

it('cuts at midnight what ends on the next day, after Saturday too', () => {
  expect(daySpans([{ day: 6, from: 1320, to: 360 }])).toEqual([
    { day: 0, from: 0, to: 360 },
    { day: 6, from: 1320, to: 1440 },
  ])
})

it('takes a whole day as one span', () => {
  expect(daySpans([{ day: 2, from: 0, to: 0 }])).toEqual([{ day: 2, from: 0, to: 1440 }])
  expect(daySpans([{ day: 2, from: 600, to: 0 }])).toEqual([{ day: 2, from: 600, to: 1440 }])
})

it('orders the spans of a day', () => {
  const spans = daySpans([
    { day: 3, from: 840, to: 1080 },
    { day: 3, from: 480, to: 720 },
  ])
  expect(spans.map(({ from }) => from)).toEqual([480, 840])
})
