import { expect, test, vi } from 'vitest'
import { emptySearch as none, readSearch, sentFilters } from './access-filters.ts'

vi.mock('../../../platform/company-day.ts', () => ({
  companyInstant: (clock: string) => new Date(`${clock}:00-03:00`).toISOString(),
}))

test('an address gives only filters that the list has', () => {
  expect(readSearch('?fact=denied&reason=why&kind=dog&point_id=1&from=hoje')).toEqual({
    ...none,
    fact: 'denied',
  })
  const backwards = readSearch('?from=2026-11-20&to=2026-11-10')
  expect([backwards.from, backwards.to]).toEqual(['2026-11-20', ''])
})

test('an address may name several facts, all of the list', () => {
  expect(readSearch('?fact=granted,taken').fact).toBe('granted,taken')
  expect(readSearch('?fact=granted,opening').fact).toBe('')
})

test.each(['2026-02-31', '2026-13-01', '9999-12-31'])(
  'an address with %s has no such day',
  (day) => {
    expect(readSearch(`?from=${day}&to=${day}`)).toEqual(none)
  },
)

test('a period holds its last day to the end, by the company’s clock', () => {
  expect(sentFilters({ ...none, kind: 'resident', from: '2026-11-10', to: '2026-11-10' })).toEqual({
    kind: 'resident',
    from: '2026-11-10T03:00:00.000Z',
    to: '2026-11-11T02:59:59.999Z',
  })
})
