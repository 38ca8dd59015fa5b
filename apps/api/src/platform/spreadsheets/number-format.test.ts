import { expect, test } from 'vitest'
import { formatIsoDate, formatNumber, GENERAL, numberFormat } from './number-format.ts'

test.each([
  ['dd/mm/yyyy', 'date'],
  ['dd/mm/yyyy;@', 'date'],
  ['[$-416]d" de "mmmm" de "yyyy', 'date'],
  ['mmm', 'date'],
  ['yyyy\\-mm\\-dd hh:mm:ss', 'moment'],
  ['hh:mm', 'time'],
  ['[h]:mm:ss', 'time'],
  ['h:mm AM/PM', 'time'],
  ['000000000\\-00', { digits: 11 }],
  ['00000-000', { digits: 8 }],
  ['0', { digits: 1 }],
  ['General', GENERAL],
  ['@', GENERAL],
  ['0.00', GENERAL],
  ['#,##0.00', GENERAL],
  ['0.00E+00', GENERAL],
  ['[Red]0.0', GENERAL],
  ['_-"R$ de hoje"\\ * #,##0.00_-', GENERAL],
  ['0.0\\d', GENERAL],
])('shows numbers in the format %s', (code, format) => {
  expect(numberFormat(code)).toEqual(format)
})

test.each([
  ['5.2998224725E10', '52998224725'],
  ['52998224725', '52998224725'],
  ['12345678901234', '12345678901234'],
  ['0.1', '0,1'],
  ['0.30000000000000004', '0,3'],
  ['1234.5', '1234,5'],
  ['-7', '-7'],
  ['-0.5', '-0,5'],
  ['1E-7', '0,0000001'],
  ['1E20', '100000000000000000000'],
  ['abc', 'abc'],
  ['', ''],
])('shows the number %s without a format', (stored, text) => {
  expect(formatNumber(stored, GENERAL, false)).toBe(text)
})

test('restores leading zeros if the format shows them', () => {
  expect(formatNumber('5299822472', { digits: 11 }, false)).toBe('05299822472')
  expect(formatNumber('-5', { digits: 3 }, false)).toBe('-005')
})

// The days around the 29 February that 1900 did not have, and the limits of displayed dates.
test.each([
  ['1', '01/01/1900'],
  ['59', '28/02/1900'],
  ['60', '29/02/1900'],
  ['61', '01/03/1900'],
  ['29221', '01/01/1980'],
  ['45658', '01/01/2025'],
  ['45657.999999999', '01/01/2025'],
  ['45657.75', '31/12/2024'],
  ['2958465', '31/12/9999'],
  ['2958466', '2958466'],
  ['0.5', '0,5'],
  ['-1', '-1'],
])('counts the date of %s from 1900', (stored, text) => {
  expect(formatNumber(stored, 'date', false)).toBe(text)
})

test.each([
  ['0', '01/01/1904'],
  ['44196', '01/01/2025'],
  ['2957003', '31/12/9999'],
  ['2957004', '2957004'],
])('counts the date of %s from 1904', (stored, text) => {
  expect(formatNumber(stored, 'date', true)).toBe(text)
})

test('shows times of day without a date', () => {
  expect(formatNumber('0.354166666666667', 'time', false)).toBe('08:30')
  expect(formatNumber('45657.75', 'time', false)).toBe('18:00')
})

test('shows dates that are stored as text', () => {
  expect(formatIsoDate('2025-03-04T10:20:30')).toBe('04/03/2025 10:20:30')
  expect(formatIsoDate('2025-03-04T00:00:00')).toBe('04/03/2025')
  expect(formatIsoDate('amanhã')).toBe('amanhã')
})
