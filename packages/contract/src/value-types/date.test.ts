import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { date, formatDate, isFuture, todayIn } from './date.ts'

test.each(['05/03/2026', '5/3/2026', '05-03-2026', '5.3.2026', '2026-03-05', ' ٠٥/٠٣/٢٠٢٦ '])(
  '%s is the fifth of March',
  (typed) => {
    expect(date.parse(typed)).toEqual({ ok: true, value: '2026-03-05' })
  },
)

test.each([
  ['', 'date_format'],
  ['05/03/26', 'date_format'],
  ['05/03-2026', 'date_format'],
  ['2026/03/05', 'date_format'],
  ['2026-3-5', 'date_format'],
  ['5 de março', 'date_format'],
  ['31/02/2026', 'date_no_such_day'],
  ['29/02/2025', 'date_no_such_day'],
  ['29/02/1900', 'date_no_such_day'],
  ['31/04/2026', 'date_no_such_day'],
  ['03/13/2026', 'date_no_such_day'],
  ['00/01/2026', 'date_no_such_day'],
  ['01/01/0000', 'date_no_such_day'],
])('%s is refused with %s', (typed, code) => {
  expect(date.parse(typed)).toEqual({ ok: false, code })
})

test('leap days are valid', () => {
  expect(date.parse('29/02/2024').ok).toBe(true)
  expect(date.parse('29/02/2000').ok).toBe(true)
})

const days = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10))

test('every day of the calendar reads as itself in each form it is shown in', () => {
  fc.assert(
    fc.property(days, (value) => {
      expect(date.parse(value)).toEqual({ ok: true, value })
      expect(date.parse(date.format(value))).toEqual({ ok: true, value })
      expect(date.parse(formatDate(value, 'en'))).toEqual({ ok: true, value })
    }),
  )
})

test('an accepted date exists', () => {
  const parts = fc.tuple(fc.nat(33), fc.nat(14), fc.integer({ min: 1000, max: 9999 }))
  fc.assert(
    fc.property(parts, ([day, month, year]) => {
      const moment = new Date(Date.UTC(year, month - 1, day))
      const exists = moment.getUTCDate() === day && moment.getUTCMonth() === month - 1
      expect(date.parse(`${day}/${month}/${year}`).ok).toBe(exists)
    }),
  )
})

test('the form of a date follows the language', () => {
  expect(formatDate('2026-11-21', 'pt')).toBe('21/11/2026')
  expect(formatDate('2026-11-21', 'en')).toBe('2026-11-21')
})

test('only days after today are in the future', () => {
  expect(isFuture('2026-11-22', '2026-11-21')).toBe(true)
  expect(isFuture('2026-11-21', '2026-11-21')).toBe(false)
  expect(isFuture('1946-07-14', '2026-11-21')).toBe(false)
})

test('today is the day in the time zone', () => {
  const moment = new Date('2026-11-22T02:30:00Z')
  expect(todayIn('America/Noronha', moment)).toBe('2026-11-22')
  expect(todayIn('America/Sao_Paulo', moment)).toBe('2026-11-21')
  expect(todayIn('America/Rio_Branco', moment)).toBe('2026-11-21')
})
