import { describe, expect, it } from 'vitest'
import type { Failure, Outcome } from './test-lane.ts'
import { verdictOf } from './verdict.ts'

const edit = { file: 'a.ts', find: 'a', replace: 'b' }
const failure = (message = '', isTest = true): Failure => ({
  name: 'refuses',
  isTest,
  file: 'a.test.ts',
  message,
})
const outcome = (change: Partial<Outcome> = {}): Outcome => ({
  passed: 1,
  failures: [failure()],
  isEdited: true,
  output: '',
  ...change,
})

describe('a verdict', () => {
  it('names the failed test that noticed', () => {
    expect(verdictOf({ edit }, outcome())).toEqual({
      isNoticed: true,
      reason: 'a.test.ts: refuses',
    })
  })

  it.each<[string, Partial<Outcome>]>([
    ['all tests stayed green', { failures: [] }],
    ['no test began', { passed: 0, failures: [] }],
    [
      'only what stands around the tests failed, before any',
      { passed: 0, failures: [failure('', false)] },
    ],
    ['the edit was never loaded', { isEdited: false }],
  ])('is that nobody noticed where %s', (_, change) => {
    expect(verdictOf({ edit }, outcome(change)).isNoticed).toBe(false)
  })

  it('counts failures around passed tests as noticed', () => {
    expect(verdictOf({ edit }, outcome({ failures: [failure('', false)] })).isNoticed).toBe(true)
  })

  it('requires that failures name each protection, in lines of the difference', () => {
    const tells = ['towers', 'parcels']
    const failures = [
      failure("expected\n- []\n+ [\n+   'SELECT 1 FROM towers: 2 rows',\n    'parcels',"),
    ]
    expect(verdictOf({ tells }, outcome({ failures }))).toEqual({
      isNoticed: false,
      reason: 'no failure tells of parcels',
    })
    const both = [...failures, failure("+ 'UPDATE parcels: 1 rows'")]
    expect(verdictOf({ tells }, outcome({ failures: both })).isNoticed).toBe(true)
  })
})
