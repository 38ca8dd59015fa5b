import { describe, expect, it } from 'vitest'
import { scheduleAt, spansOf } from './schedule-hours.ts'

const line = (days: string, from_time: string, to_time: string) => ({
  days: days.split(' '),
  from_time,
  to_time,
})

// 2026-11-27 is a Friday.
const at = (day: string, time: string, holidays: readonly string[] = []) => ({
  day,
  time,
  holidays: new Set(holidays),
})

describe('the spans of a day', () => {
  it('are merged and in order', () => {
    const hours = [line('mon', '10:00', '14:00'), line('mon', '08:00', '10:00')]
    expect(spansOf(hours, 'mon')).toEqual([[480, 840]])
    expect(spansOf(hours, 'tue')).toEqual([])
  })

  it('continue on the next day of the week where hours pass midnight', () => {
    const hours = [line('sun', '22:00', '06:00')]
    expect(spansOf(hours, 'sun')).toEqual([[1320, 1440]])
    expect(spansOf(hours, 'mon')).toEqual([[0, 360]])
    expect(spansOf(hours, 'sat')).toEqual([])
  })

  it('end with the day where hours end at midnight, and last a day where they end at their start', () => {
    expect(spansOf([line('mon', '18:00', '00:00')], 'tue')).toEqual([])
    expect(spansOf([line('mon', '00:00', '00:00')], 'mon')).toEqual([[0, 1440]])
    expect(spansOf([line('mon', '07:00', '07:00')], 'tue')).toEqual([[0, 420]])
  })

  it('of holidays continue on holidays alone', () => {
    const hours = [line('holiday', '22:00', '06:00')]
    expect(spansOf(hours, 'holiday')).toEqual([
      [0, 360],
      [1320, 1440],
    ])
    expect(spansOf(hours, 'sat')).toEqual([])
  })
})

describe('a schedule', () => {
  const hours = [line('mon tue wed thu fri', '07:00', '19:00')]

  it.each([
    ['2026-11-27', '06:59', 'schedule'],
    ['2026-11-27', '07:00', 'holds'],
    ['2026-11-27', '18:59', 'holds'],
    ['2026-11-27', '19:00', 'schedule'],
    ['2026-11-28', '10:00', 'schedule'],
  ])('on %s at %s: %s', (day, time, result) => {
    expect(scheduleAt(hours, at(day, time))).toBe(result)
  })

  it('holds at all hours without lines to keep', () => {
    expect(scheduleAt(null, at('2026-11-29', '03:00', ['2026-11-29']))).toBe('holds')
  })

  it('does not hold on a holiday that it does not name', () => {
    expect(scheduleAt(hours, at('2026-11-27', '10:00', ['2026-11-27']))).toBe('holiday')
    expect(scheduleAt(hours, at('2026-11-27', '20:00', ['2026-11-27']))).toBe('schedule')
    const named = [...hours, line('holiday', '09:00', '12:00')]
    expect(scheduleAt(named, at('2026-11-27', '10:00', ['2026-11-27']))).toBe('holds')
    expect(scheduleAt(named, at('2026-11-27', '13:00', ['2026-11-27']))).toBe('holiday')
  })

  it('takes no account of the day before being a holiday', () => {
    const nights = [line('fri', '22:00', '06:00')]
    expect(scheduleAt(nights, at('2026-11-28', '03:00', ['2026-11-27']))).toBe('holds')
    expect(scheduleAt(nights, at('2026-11-28', '03:00', ['2026-11-28']))).toBe('holiday')
  })
})
