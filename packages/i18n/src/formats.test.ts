import { afterEach, expect, test, vi } from 'vitest'
import { formatsOf } from './formats.ts'
import { languages, locales } from './languages.ts'
import { showTimesIn } from './time-zone.ts'

const numbers = [
  0, 7, 42, 999, 1_000, 1_084, 9_999, 10_000, 123_456, 1_000_000, 98_765_432, -1, -4_321,
]

test.each(languages)('formats a number by the rules of the language: %s', (language) => {
  const { count } = formatsOf(language)
  const written = new Intl.NumberFormat(locales[language])
  expect(numbers.map(count)).toEqual(numbers.map((value) => written.format(value)))
})

test('formats days and amounts by the rules of the language', () => {
  const { wholeDay, money } = formatsOf('pt')
  expect(wholeDay('2026-11-20')).toBe('20/11/2026')
  expect(money('1234.5')).toBe('R$\u00a01.234,50')
  expect(money(1234, 0)).toBe('R$\u00a01.234')
})

/** Late evening in São Paulo, already the next day in Noronha. */
const evening = '2026-11-22T02:30:00Z'

/** Sets the zone of the device in which formats are made. */
function deviceIn(zone: string): void {
  vi.stubEnv('TZ', zone)
}
afterEach(() => {
  showTimesIn(undefined)
  vi.unstubAllEnvs()
})

test('times are in the shown zone, which is named if the device’s differs', () => {
  deviceIn('America/Sao_Paulo')
  expect(formatsOf('pt').dateTime(evening)).toBe('21/11/2026 23:30')
  showTimesIn('America/Manaus')
  expect(formatsOf('pt').dateTime(evening)).toBe('21/11/2026 22:30 GMT-4')
  expect(formatsOf('en').dateTime(evening)).toBe('2026-11-21 22:30 GMT-4')
  showTimesIn('America/Noronha')
  expect(formatsOf('pt').dateTime(evening)).toBe('22/11/2026 00:30 GMT-2')
  expect(formatsOf('pt').longDay(new Date(evening))).toBe('domingo, 22 de novembro')
  // A zone with the same time does not need to be named.
  showTimesIn('America/Bahia')
  expect(formatsOf('pt').time(new Date(evening))).toBe('23:30')
})

test('times follow a device that travels; those of a chosen zone are named then', () => {
  deviceIn('America/Sao_Paulo')
  expect(formatsOf('pt').dateTime(evening)).toBe('21/11/2026 23:30')
  deviceIn('Asia/Tokyo')
  expect(formatsOf('pt').dateTime(evening)).toBe('22/11/2026 11:30')
  showTimesIn('America/Sao_Paulo')
  expect(formatsOf('pt').dateTime(evening)).toBe('21/11/2026 23:30 GMT-3')
  deviceIn('America/Sao_Paulo')
  expect(formatsOf('pt').dateTime(evening)).toBe('21/11/2026 23:30')
})

test('an instant is relative to today, with the year if it differs', () => {
  deviceIn('America/Sao_Paulo')
  const { when } = formatsOf('pt')
  const now = new Date('2026-11-21T17:00:00Z')
  expect(when('2026-11-21T08:16:00Z', now)).toBe('hoje 5:16')
  expect(when('2026-11-21T02:30:00Z', now)).toBe('ontem 23:30')
  expect(when('2026-11-22T12:00:00Z', now)).toBe('amanhã 9:00')
  expect(when('2026-11-23T12:00:00Z', now)).toBe('segunda 9:00')
  expect(when('2026-11-28T12:00:00Z', now)).toBe('28/11 9:00')
  expect(when('2025-12-31T15:00:00Z', now)).toBe('31/12/2025 12:00')
  expect(when('', now)).toBe('')
  expect(formatsOf('en').when('2026-11-21T08:16:00Z', now)).toBe('today 05:16')
  expect(formatsOf('es').when('2026-11-22T12:00:00Z', now)).toBe('mañana 9:00')
  // The shown zone decides which day it is.
  showTimesIn('America/Noronha')
  expect(formatsOf('pt').when(evening, new Date('2026-11-22T12:00:00Z'))).toBe('hoje 0:30 GMT-2')
})

test.each([
  ['pt', 'hoje, amanhã, sexta, domingo, 07/12, sáb. 28/11, ter. 24/11, 23/11, 04/01/2027'],
  ['en', 'today, tomorrow, Friday, Sunday, Dec 7, Sat Nov 28, Tue Nov 24, Nov 23, 2027-01-04'],
  ['es', 'hoy, mañana, viernes, domingo, 7/12, sáb 28/11, mar 24/11, 23/11, 04/01/2027'],
  ['ar', 'اليوم, غدًا, الجمعة, الأحد, 07/12, السبت 28/11, الثلاثاء 24/11, 23/11, 04/01/2027'],
] as const)('a day is said as people say it (interface §50): %s', (language, said) => {
  deviceIn('America/Sao_Paulo')
  // Monday in São Paulo, already Tuesday in UTC.
  const now = new Date('2026-12-01T01:00:00Z')
  const days = ['11-30', '12-01', '12-04', '12-06', '12-07', '11-28', '11-24', '11-23']
  const { dayWords } = formatsOf(language)
  const words = [...days.map((day) => `2026-${day}`), '2027-01-04'].map((day) => dayWords(day, now))
  expect(words.join(', ')).toBe(said)
  expect(dayWords('', now)).toBe('')
})

test('on paper every day is whole', () => {
  deviceIn('America/Sao_Paulo')
  const now = new Date('2026-11-21T17:00:00Z')
  const paper = formatsOf('pt', undefined, true)
  expect(paper.dayWords('2026-11-21', now)).toBe('21/11/2026')
  expect(paper.dayOfYear('2026-11-21')).toBe('21/11/2026')
  expect(paper.when('2026-11-21T08:16:00Z', now)).toBe('21/11/2026 5:16')
  expect(paper.span('2026-11-22T01:00:00Z', '2026-11-22T09:00:00Z', now)).toBe(
    '21/11/2026 22:00 – 22/11/2026 6:00',
  )
  expect(formatsOf('pt').dayWords('2026-11-21', now)).toBe('hoje')
})

test('a span names its day once if there is only one', () => {
  deviceIn('America/Sao_Paulo')
  const { span } = formatsOf('pt')
  const now = new Date('2026-11-21T17:00:00Z')
  expect(span('2026-11-21T08:16:00Z', '2026-11-21T18:16:00Z', now)).toBe('hoje 5:16–15:16')
  expect(span('2026-11-22T01:00:00Z', '2026-11-22T09:00:00Z', now)).toBe('hoje 22:00 – amanhã 6:00')
})

test('names are joined for a sentence', () => {
  expect(formatsOf('pt').list(['Ana', 'Rui', 'Ivo'])).toBe('Ana, Rui e Ivo')
  expect(formatsOf('en').list(['Ana', 'Rui'])).toBe('Ana and Rui')
})

test('days of the week are abbreviated, Monday first, in one line', () => {
  expect(formatsOf('pt').weekdays(['fri', 'mon', 'wed'])).toBe('seg., qua. e sex.')
  expect(formatsOf('en').weekdays(['sun', 'sat'])).toBe('Sat and Sun')
  expect(formatsOf('es').weekdays(['tue'])).toBe('mar')
  expect(formatsOf('pt').weekdays([])).toBe('')
  const most = ['mon', 'tue', 'wed', 'thu', 'sat', 'sun']
  expect(formatsOf('pt').weekdays(most)).toBe('seg.–qui., sáb. e dom.')
})

test('days of the week are numbered from Sunday', () => {
  expect([0, 6].map(formatsOf('pt').weekday)).toEqual(['dom.', 'sáb.'])
})

test('a moment that is counted by the second has its seconds', () => {
  const at = '2026-11-21T12:00:09Z'
  expect(formatsOf('pt', 'UTC').second(at, new Date('2026-11-21T20:00:00Z'))).toBe('hoje 12:00:09')
})
