import { expect, it, test } from 'vitest'
import { formatLocalMoment, parseLocalMoment, parseMoment } from './moment.ts'

const SAO_PAULO = 'America/Sao_Paulo'
const read = (typed: string, zone = SAO_PAULO) => {
  const parsed = parseLocalMoment(typed, zone)
  return parsed.ok ? parsed.value : parsed.code
}

test.each([
  ['2026-11-22T20:55:00.000Z', '2026-11-22T20:55:00.000Z'],
  ['2026-11-22T20:55:00Z', '2026-11-22T20:55:00.000Z'],
  ['2026-11-22T17:55:00-03:00', '2026-11-22T20:55:00.000Z'],
  ['2026-11-22T20:55:00+00:00', '2026-11-22T20:55:00.000Z'],
  ['2026-12-31T23:30:00-03:00', '2027-01-01T02:30:00.000Z'],
  ['2026-11-22t20:55:00z', '2026-11-22T20:55:00.000Z'],
  ['2026-11-22T20:55:00.123456789Z', '2026-11-22T20:55:00.123Z'],
  ['2026-11-22T20:55:00.9996Z', '2026-11-22T20:55:00.999Z'],
  ['2026-11-22T20:55Z', '2026-11-22T20:55:00.000Z'],
])('a program writes %s', (typed, value) => {
  expect(parseMoment(typed)).toEqual({ ok: true, value })
})

test.each([
  '2026-11-22T20:55:00',
  '2026-11-22',
  '2026-02-30T00:00:00Z',
  '2026-11-22T24:00:00Z',
  '2026-11-22T20:60:00Z',
  '2026-11-22T20:55:00-24:00',
  '2026-11-22T20:55:00-3',
  '22/11/2026T20:55:00Z',
  '1900-01-01T00:00:00+14:00',
  '2200-12-31T23:59:59-01:00',
  '',
])('no program means %j', (typed) => {
  expect(parseMoment(typed).ok).toBe(false)
})

test.each([
  ['22/12/2026 09:00', '2026-12-22T12:00:00.000Z'],
  ['22/12/2026, 09:00', '2026-12-22T12:00:00.000Z'],
  ['22/12/2026 às 9h00', '2026-12-22T12:00:00.000Z'],
  ['22.12.2026 9:00:31', '2026-12-22T12:00:31.000Z'],
  ['2026-12-22 09:00:00.000', '2026-12-22T12:00:00.000Z'],
  ['2026-12-22T09:00', '2026-12-22T12:00:00.000Z'],
  ['22/12/2026', '2026-12-22T03:00:00.000Z'],
  ['2026-12-22T09:00:00-05:00', '2026-12-22T14:00:00.000Z'],
  ['31/02/2026 09:00', 'date_no_such_day'],
  ['22/12/2026 25:00', 'moment_format'],
  ['09:00', 'moment_format'],
  ['amanhã', 'moment_format'],
])('a person writes %s', (typed, value) => {
  expect(read(typed)).toBe(value)
})

it.each([
  ['2026-12-22T12:00:00.000Z', '22/12/2026 09:00'],
  ['2026-12-22T12:00:07.000Z', '22/12/2026 09:00:07'],
  // The clock was put back at midnight: 23:30 is shown twice.
  ['2018-02-18T01:30:00.000Z', '17/02/2018 23:30'],
  ['2018-02-18T02:30:00.000Z', '2018-02-18T02:30:00.000Z'],
])('%s is written as %s, which reads back', (stored, text) => {
  expect(formatLocalMoment(new Date(stored), SAO_PAULO)).toBe(text)
  expect(read(text)).toBe(stored)
})
