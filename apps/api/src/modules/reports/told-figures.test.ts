import { describe, expect, it } from 'vitest'
import { toldCount, toldDays, toldShare } from './told-figures.ts'

const untold = { value: null, bound: null }
const exactly = (value: number) => ({ value, bound: null })

describe('figures that residents read (reports §5)', () => {
  it.each([0, 1, 4])('a count of %i is not told', (count) => {
    expect(toldCount(count)).toEqual(untold)
  })

  it('a count is told from five on', () => {
    expect(toldCount(5)).toEqual(exactly(5))
  })

  it('a part is told if part and rest are', () => {
    expect(toldShare(15, 20)).toEqual(exactly(75))
    expect(toldShare(5, 20)).toEqual(exactly(25))
  })

  it('a part of very many is never said to be all or nothing', () => {
    expect(toldShare(1_992, 2_000)).toEqual(exactly(99))
    expect(toldShare(8, 2_000)).toEqual(exactly(1))
    expect(toldShare(1_996, 2_000)).toEqual({ value: 99, bound: 'above' })
    expect(toldShare(4, 2_000)).toEqual({ value: 1, bound: 'below' })
  })

  it('a full part is told, of five or more', () => {
    expect(toldShare(60, 60)).toEqual(exactly(100))
    expect(toldShare(4, 4)).toEqual(untold)
  })

  it('all small rests look alike, and so do all small parts', () => {
    const rests = [16, 17, 18, 19].map((count) => toldShare(count, 20))
    expect(rests).toEqual(rests.map(() => ({ value: 75, bound: 'above' })))
    const parts = [0, 1, 2, 3, 4].map((count) => toldShare(count, 20))
    expect(parts).toEqual(parts.map(() => ({ value: 25, bound: 'below' })))
  })

  it('a part of fewer than ten is not told, since part or rest is small', () => {
    for (const count of [0, 1, 4, 5, 8]) expect(toldShare(count, 9)).toEqual(untold)
  })

  it('a median is told of five or more', () => {
    expect(toldDays(3, 4)).toEqual(untold)
    expect(toldDays(3, 5)).toEqual(exactly(3))
    expect(toldDays(null, 9)).toEqual(untold)
  })
})
