import { describe, expect, it } from 'vitest'
import { stateOn } from './period.ts'

describe('the state of an occupancy', () => {
  it.each([
    ['2026-01-01', null, 'current'],
    ['2026-11-20', null, 'current'],
    ['2026-11-21', null, 'future'],
    ['2026-01-01', '2026-11-20', 'current'],
    ['2026-01-01', '2026-11-19', 'past'],
  ] as const)('from %s to %s is %s on 20/11/2026', (starts_on, ends_on, state) => {
    expect(stateOn('2026-11-20', { starts_on, ends_on })).toBe(state)
  })
})
