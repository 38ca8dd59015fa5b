import { describe, expect, test } from 'vitest'
import { openDemoApp } from '../back-end/open-demo-app.ts'
import { dayOf } from '../days/days.ts'
import { calendar } from './calendar.handlers.ts'
import { calendarSeed } from './calendar.seed.ts'
import type { CalendarCalls } from './calendar.types.ts'
import { brokenEventRules, draftOfEvent, eventOfDraft, turnedAllDay } from './event-draft.ts'

const NOW = new Date(2026, 10, 20, 12).getTime()

const open = () => openDemoApp<CalendarCalls>('/api/calendar-app', calendar, NOW)

test('the seed is at the same distance from the first of every month', () => {
  const november = calendarSeed(NOW)
  const december = calendarSeed(new Date(2026, 11, 3, 9).getTime())
  const distances = (events: typeof november, first: string) =>
    events.map(({ start }) => {
      const day = start.includes('T') ? dayOf(Date.parse(start)) : start
      return Math.round((Date.parse(day) - Date.parse(first)) / 86_400_000)
    })
  expect(distances(december, '2026-12-01')).toEqual(distances(november, '2026-11-01'))
})

test('an event is added, changed and removed', async () => {
  const call = open()
  const before = await call('GET /api/calendar-app/events')
  const newEvent = {
    title: 'Bolo',
    allDay: true,
    start: '2026-11-20',
    end: '2026-11-21',
    extendedProps: { desc: '' },
  }
  const made = await call('POST /api/calendar-app/add-event', { body: { newEvent } })
  expect(await call('GET /api/calendar-app/events')).toEqual([...before, made])
  const event = { ...made, title: 'Torta' }
  expect(await call('POST /api/calendar-app/update-event', { body: { event } })).toEqual(event)
  await call('POST /api/calendar-app/remove-event', { body: { eventId: made.id } })
  expect(await call('GET /api/calendar-app/events')).toEqual(before)
})

describe('the form', () => {
  test('holds every event of the seed without changing it', () => {
    for (const { id: _id, ...event } of calendarSeed(NOW)) {
      expect(eventOfDraft(draftOfEvent(event))).toEqual(event)
    }
  })

  test('turns times into days and back', () => {
    const draft = draftOfEvent({
      title: 'Bolo',
      allDay: true,
      start: '2026-11-20',
      end: '2026-11-22',
      extendedProps: { desc: '' },
    })
    expect(draft).toMatchObject({ start: '2026-11-20', end: '2026-11-21' })
    const timed = turnedAllDay(draft, false)
    expect(timed).toMatchObject({ start: '2026-11-20T09:00', end: '2026-11-21T10:00' })
    expect(turnedAllDay(timed, true)).toEqual(draft)
  })

  test('refuses a missing name, an invalid time, and an end before the start', () => {
    const draft = {
      title: 'Bolo',
      desc: '',
      allDay: false,
      start: '2026-11-20T09:00',
      end: '2026-11-20T10:00',
    }
    expect(brokenEventRules(draft)).toEqual({})
    expect(brokenEventRules({ ...draft, title: ' ' })).toEqual({ title: 'title' })
    expect(brokenEventRules({ ...draft, start: '20/11' })).toEqual({ start: 'moment' })
    expect(brokenEventRules({ ...draft, end: draft.start })).toEqual({ end: 'order' })
    const day = { ...draft, allDay: true, start: '2026-11-20', end: '2026-11-20' }
    expect(brokenEventRules(day)).toEqual({})
    expect(brokenEventRules({ ...day, end: '2026-11-19' })).toEqual({ end: 'order' })
    expect(brokenEventRules({ ...day, end: '' })).toEqual({ end: 'day' })
  })
})
