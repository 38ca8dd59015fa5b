import { describe, expect, it } from 'vitest'
import { type DayPerson, type DayRule, spansToday, waysToday } from './day-rules.ts'

const rule = (more: Partial<DayRule> = {}): DayRule => ({
  id: 'rule',
  point_ids: ['gate'],
  kinds: ['resident'],
  tower_ids: [],
  apartment_ids: [],
  relations: [],
  person_ids: [],
  credentials: [],
  two_credentials: false,
  valid_from: null,
  valid_to: null,
  hours: null,
  ...more,
})
const points = [
  { id: 'gate', title: 'Portão', direction: 'both' as const },
  { id: 'hall', title: 'Hall', direction: 'in' as const },
]
const living = (relation = 'owner'): DayPerson => ({
  kind: 'resident',
  id: 'ana',
  units: [{ apartment_id: '101', tower_id: 'A', relation }],
})
// A Monday.
const monday = { day: '2026-11-23', holidays: new Set<string>() }
const nightly = [{ days: ['mon'], from_time: '22:00', to_time: '06:00' }]

describe('the hours of a rule on a day', () => {
  it('are all of it, some spans, or none', () => {
    expect(spansToday(rule(), monday)).toBeNull()
    expect(spansToday(rule({ hours: nightly }), monday)).toEqual([[1_320, 1_440]])
    expect(spansToday(rule({ hours: nightly }), { ...monday, day: '2026-11-24' })).toEqual([
      [0, 360],
    ])
    const feast = { ...monday, holidays: new Set([monday.day]) }
    expect(spansToday(rule({ hours: nightly }), feast)).toEqual([])
    expect(spansToday(rule({ valid_from: '2026-11-24' }), monday)).toEqual([])
    expect(spansToday(rule({ valid_to: '2026-11-22' }), monday)).toEqual([])
  })
})

describe('the ways of a person on a day', () => {
  const waysOf = (rules: DayRule[], person = living()) =>
    waysToday({ points, rules, names: [] }, person, monday).map(({ point, spans }) => [
      point.id,
      spans,
    ])

  it('are the points of the rules that are for them', () => {
    expect(waysOf([rule()])).toEqual([['gate', null]])
    expect(waysOf([rule({ kinds: ['employee'] })])).toEqual([])
    expect(waysOf([rule({ tower_ids: ['B'] })])).toEqual([])
    expect(waysOf([rule({ tower_ids: ['A'] })])).toEqual([['gate', null]])
    expect(waysOf([rule({ kinds: [], person_ids: ['ana'] })])).toEqual([['gate', null]])
    // A landlord lives elsewhere (units §7).
    expect(waysOf([rule()], living('landlord'))).toEqual([])
  })

  it('join the hours of several rules, and leave out points that are shut today', () => {
    const never = rule({ point_ids: ['hall'], valid_from: '2027-01-01' })
    const day = rule({ hours: [{ days: ['mon'], from_time: '08:00', to_time: '12:00' }] })
    expect(waysOf([rule({ hours: nightly }), day, never])).toEqual([
      [
        'gate',
        [
          [480, 720],
          [1_320, 1_440],
        ],
      ],
    ])
    expect(waysOf([day, rule()])).toEqual([['gate', null]])
  })
})
