import type { CalendarRef, EventApi } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import list from '@fullcalendar/react/list'
import timeGrid from '@fullcalendar/react/timegrid'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { CalendarBase } from './CalendarBase.tsx'

const plugins = [dayGrid, timeGrid, list, interaction]

const viewTypes = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  list: 'listMonth',
} as const

export type EventGridView = keyof typeof viewTypes

/** The times of an event, in ISO 8601; for whole days, `end` is the day after the last. */
export interface EventTimes {
  allDay: boolean
  start: string
  end: string
}

export interface GridEvent extends EventTimes {
  id: string
  title: string
}

/** Methods that move the grid to other dates. */
export interface EventGridRef {
  back: () => void
  next: () => void
  today: () => void
}

export interface EventGridProps {
  ref: Ref<EventGridRef>
  view: EventGridView
  /** Called when the name of a day is pressed, to show that day. */
  onView: (view: EventGridView) => void
  /** Called with the shown period in words. */
  onTitle: (title: string) => void
  events: readonly GridEvent[]
  noEvents: string
  moreText: (count: number) => string
  onOpen: (id: string) => void
  /** Called with times selected in the grid, for a new event. */
  onChoose: (times: EventTimes) => void
  /** Called with the new times of an event that was dragged or resized. */
  onMove: (id: string, times: EventTimes) => void
}

/**
 * Events in this device's zone by month, week, day or as a list; they can be dragged and resized.
 */
export function EventGrid(props: EventGridProps) {
  const { ref, view, onView, onTitle, events, noEvents, moreText, onOpen, onChoose, onMove } = props
  const calendar = useRef<CalendarRef>(null)
  const api = () => calendar.current?.getApi()
  useImperativeHandle(ref, () => ({
    back: () => api()?.prev(),
    next: () => api()?.next(),
    today: () => api()?.today(),
  }))
  // On a phone the numbers of days are too small to press.
  const [isWide] = useState(() => matchMedia('(min-width: 40rem)').matches)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    // Waits for the end of rendering, since FullCalendar draws a change of its view synchronously.
    queueMicrotask(() => calendar.current?.getApi().changeView(viewTypes[view]))
  }, [view])
  const move = ({ event }: { event: EventApi }) => onMove(event.id, timesOf(event))
  return (
    <CalendarBase
      ref={calendar}
      plugins={plugins}
      timeZone="local"
      initialView={viewTypes[view]}
      height="auto"
      events={events.map((event) => ({ ...event, className: 'ui-event' }))}
      noEventsText={noEvents}
      moreLinkText={moreText}
      navLinks={isWide && view === 'month'}
      editable
      selectable
      datesSet={({ view: { title } }) => onTitle(title)}
      navLinkDayClick={(date) => {
        shown.current = 'day'
        api()?.changeView(viewTypes.day, date)
        onView('day')
      }}
      eventClick={({ event, jsEvent }) => {
        jsEvent.preventDefault()
        onOpen(event.id)
      }}
      select={({ allDay, startStr, endStr }) => {
        api()?.unselect()
        onChoose({ allDay, ...asStored(allDay, startStr, endStr) })
      }}
      eventDrop={move}
      eventResize={move}
    />
  )
}

/** Converts times for storage: days unchanged, instants to ISO 8601. */
function asStored(allDay: boolean, start: string, end: string) {
  if (allDay) return { start, end }
  return { start: new Date(start).toISOString(), end: new Date(end).toISOString() }
}

/** Reads the times of an event; one whose end was lost in dragging lasts an hour, or a day. */
function timesOf({ allDay, startStr, endStr }: EventApi): EventTimes {
  if (endStr !== '') return { allDay, ...asStored(allDay, startStr, endStr) }
  const length = allDay ? 86_400_000 : 3_600_000
  const end = new Date(Date.parse(startStr) + length).toISOString()
  return { allDay, ...asStored(allDay, startStr, allDay ? end.slice(0, 10) : end) }
}
