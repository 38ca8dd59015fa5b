import { expect, test } from 'vitest'
import { areaColour, emptyDays } from './calendar-marks.ts'

const area = { id: 'a', title: 'Salão' }
const at = { today: '2026-11-10', zone: 'America/Sao_Paulo' }
const days = { from: '2026-11-08', to: '2026-11-14' }
const taken = (starts_at: string, ends_at: string) => ({ starts_at, ends_at, area })
const empty = (...booked: ReturnType<typeof taken>[]) =>
  emptyDays({ events: [], taken: booked, more: false }, days, at)

test('empty are the days from today on that nobody has booked', () => {
  expect(empty()).toEqual(['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13'])
  expect(empty(taken('2026-11-11T13:00:00Z', '2026-11-11T15:00:00Z'))).toEqual([
    '2026-11-10',
    '2026-11-12',
    '2026-11-13',
  ])
})

test('a party past midnight takes the day on which it begins, a longer stay each of its days', () => {
  // From 22:00 to 4:00 by the company's clock.
  expect(empty(taken('2026-11-12T01:00:00Z', '2026-11-12T07:00:00Z'))).not.toContain('2026-11-11')
  expect(empty(taken('2026-11-12T01:00:00Z', '2026-11-12T07:00:00Z'))).toContain('2026-11-12')
  expect(empty(taken('2026-11-10T12:00:00Z', '2026-11-13T15:00:00Z'))).toEqual([])
})

test('no day is called empty while not all reservations are known', () => {
  expect(emptyDays({ events: [], taken: [], more: true }, days, at)).toEqual([])
})

test('an area keeps its colour when another is added, and an unknown one has none', () => {
  const [first, second, third] = [{ id: '01' }, { id: '02' }, { id: '03' }]
  expect(areaColour([second, first], '02')).toBe('ui-series-2')
  expect(areaColour([third, second, first], '02')).toBe('ui-series-2')
  expect(areaColour([first], '09')).toBe('')
})
