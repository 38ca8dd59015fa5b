import { dayAfter } from '@portaria/contract/value-types/date'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shiftDay, shownDays, titleOf } from './shown-days.ts'

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

const aDay = fc.integer({ min: 0, max: 1_500 }).map((nth) => dayAfter('2026-01-01', nth))

test('shows a month in whole weeks, all of which contain its days', () => {
  fc.assert(
    fc.property(aDay, (day) => {
      const { from, to } = shownDays(day, 'month')
      expect([weekday(from), weekday(to)]).toEqual([0, 0])
      const days = []
      for (let one = from; one < to; one = dayAfter(one, 1)) days.push(one)
      const own = days.filter((one) => one.slice(0, 7) === day.slice(0, 7))
      expect(own[0]?.slice(8)).toBe('01')
      expect(dayAfter(own.at(-1) ?? '', 1).slice(8)).toBe('01')
      expect(days.slice(0, 7).some((one) => own.includes(one))).toBe(true)
      expect(days.slice(-7).some((one) => own.includes(one))).toBe(true)
    }),
  )
})

test('steps to the next and the previous period', () => {
  fc.assert(
    fc.property(aDay, fc.constantFrom('month', 'week', 'day'), (day, span) => {
      const later = shiftDay(day, span, 1)
      const [found, wanted] =
        span === 'month'
          ? [shiftDay(later, span, -1).slice(0, 7), day.slice(0, 7)]
          : [shownDays(later, span).from, shownDays(day, span).to]
      expect(found).toBe(wanted)
    }),
  )
})

test('names a period by its month, its days or its day', () => {
  expect(titleOf('2026-11-26', 'month', 'pt-BR')).toBe('novembro de 2026')
  expect(titleOf('2026-11-26', 'day', 'pt-BR')).toBe('quinta-feira, 26 de novembro de 2026')
  expect(titleOf('2026-11-26', 'week', 'pt-BR')).toMatch(/22.*28.*nov/)
})
