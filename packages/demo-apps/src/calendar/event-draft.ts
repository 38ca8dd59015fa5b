import { parseClock, parseDate } from '@portaria/ui/dates'
import { dayOf } from '../days/days.ts'
import type { CalendarEvent } from './calendar.types.ts'

/**
 * An event in the format of its form: local times, `yyyy-mm-ddThh:nn`, and the last day of an
 * all-day one.
 */
export type EventDraft = {
  readonly title: string
  readonly desc: string
  readonly allDay: boolean
  readonly start: string
  readonly end: string
}

const FORMAT = 'dd/mm/yyyy'

/** An instant as day and time in this device's zone. */
export function clockOf(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${dayOf(moment.getTime())}T${two(moment.getHours())}:${two(moment.getMinutes())}`
}

const nextDay = (day: string, days: number) => dayOf(new Date(`${day}T12:00`).getTime(), days)

/** Converts an event for editing in a form. */
export function draftOfEvent(event: Omit<CalendarEvent, 'id'>): EventDraft {
  const { title, allDay, start, end, extendedProps } = event
  return {
    title,
    desc: extendedProps.desc,
    allDay,
    start: allDay ? start : clockOf(new Date(start)),
    end: allDay ? nextDay(end, -1) : clockOf(new Date(end)),
  }
}

/** Converts the content of a form to an event; it must break no rule. */
export function eventOfDraft(draft: EventDraft): Omit<CalendarEvent, 'id'> {
  const { title, desc, allDay, start, end } = draft
  return {
    title: title.trim(),
    allDay,
    start: allDay ? start : new Date(start).toISOString(),
    end: allDay ? nextDay(end, 1) : new Date(end).toISOString(),
    extendedProps: { desc },
  }
}

/** Changes the times to whole days, or to nine to ten o'clock of their days. */
export function turnedAllDay(draft: EventDraft, allDay: boolean): EventDraft {
  const turn = (value: string, time: string) => {
    const [day = '', clock] = value.split('T')
    return allDay ? day : `${day}T${clock ?? time}`
  }
  return { ...draft, allDay, start: turn(draft.start, '09:00'), end: turn(draft.end, '10:00') }
}

type Broken = Partial<Record<'title' | 'start' | 'end', 'title' | 'day' | 'moment' | 'order'>>

/** The rule that each field breaks, if any. */
export function brokenEventRules({ title, allDay, start, end }: EventDraft): Broken {
  const read = (typed: string) => (allDay ? parseDate(typed, FORMAT) : parseClock(typed, FORMAT))
  const [from, to] = [read(start), read(end)]
  const wrong = allDay ? 'day' : 'moment'
  // An all-day event may end on its first day; a timed one must end after its start.
  const isReversed = from !== null && to !== null && (allDay ? to < from : to <= from)
  return {
    ...(title.trim() === '' && { title: 'title' }),
    ...(from === null && { start: wrong }),
    ...(to === null ? { end: wrong } : isReversed && { end: 'order' }),
  }
}
