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

/** When an event is: in ISO 8601, or days of which the end is the day after the last. */
export interface EventTimes {
  allDay: boolean
  start: string
  end: string
}

export interface GridEvent extends EventTimes {
  id: string
  title: string
}

/** What turns the pages of a grid. */
export interface EventGridRef {
  back: () => void
  next: () => void
  today: () => void
}

export interface EventGridProps {
  ref: Ref<EventGridRef>
  view: EventGridView
  /** Called when the name of a day is pressed, which shows it. */
  onView: (view: EventGridView) => void
  /** Called with the shown days in words. */
  onTitle: (title: string) => void
  events: readonly GridEvent[]
  noEvents: string
  moreText: (count: number) => string
  onOpen: (id: string) => void
  /** Called with times that were chosen in the grid, for a new event. */
  onChoose: (times: EventTimes) => void
  /** Called with the new times of an event that was dragged or resized. */
  onMove: (id: string, times: EventTimes) => void
}

/** Events of this device's zone by month, week, day and as a list, which are dragged and resized. */
export function EventGrid(props: EventGridProps) {
  const { ref, view, onView, onTitle, events, noEvents, moreText, onOpen, onChoose, onMove } = props
  const calendar = useRef<CalendarRef>(null)
  const api = () => calendar.current?.getApi()
  useImperativeHandle(ref, () => ({
    back: () => api()?.prev(),
    next: () => api()?.next(),
    today: () => api()?.today(),
  }))
  // A phone's days are too narrow to be pressed by their number.
  const [isWide] = useState(() => matchMedia('(min-width: 40rem)').matches)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    // After the render: FullCalendar draws a change of its view at once.
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

/** Days as they are, moments in ISO 8601. */
function asStored(allDay: boolean, start: string, end: string) {
  if (allDay) return { start, end }
  return { start: new Date(start).toISOString(), end: new Date(end).toISOString() }
}

/** An event that lost its end on the way lasts an hour, or a day. */
function timesOf({ allDay, startStr, endStr }: EventApi): EventTimes {
  if (endStr !== '') return { allDay, ...asStored(allDay, startStr, endStr) }
  const length = allDay ? 86_400_000 : 3_600_000
  const end = new Date(Date.parse(startStr) + length).toISOString()
  return { allDay, ...asStored(allDay, startStr, allDay ? end.slice(0, 10) : end) }
}
