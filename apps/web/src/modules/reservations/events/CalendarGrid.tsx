import './calendar.css'
import type { CalendarRef, EventInput, PluginInput } from '@fullcalendar/react'
import type { EventCalendar as Booked } from '@portaria/contract/modules/reservations/events/event-calendar'
import { events } from '@portaria/contract/modules/reservations/events/events'
import { useLanguage } from '@portaria/i18n/react/texts'
import { CalendarBase } from '@portaria/ui/calendar/CalendarBase'
import { useEffect, useRef } from 'react'
import { companyToday, companyZone } from '../../../platform/company-day.ts'
import { choiceWords } from '../../../register-pages/register-words.ts'
import { areaColour, emptyDays, NIGHT_HOURS } from './calendar-marks.ts'
import { type Span, shownDays } from './shown-days.ts'
import { eventTexts } from './texts/event-texts.ts'

/** The view of a span; a phone has no room for seven columns of hours. */
const viewOf = (span: Span, onPhone: boolean) =>
  ({ month: 'dayGridMonth', week: onPhone ? 'listWeek' : 'timeGridWeek', day: 'timeGridDay' })[span]

/**
 * States shown by colour alone: the usual and the past ones. All others are named, since not
 * everybody can tell colours apart.
 */
const plain: ReadonlySet<string> = new Set(['approved', 'in_use', 'done'])

export interface CalendarGridProps {
  day: string
  span: Span
  onPhone: boolean
  booked: Booked | undefined
  /** Whether they are those of the shown days, and not of the days before. */
  isCurrent: boolean
  /** The areas that can be booked, for their colours. */
  areas: readonly { readonly id: string }[]
  onOpen: (id: string) => void
  /** Called when a day is chosen. */
  onDay: (day: string) => void
}

/** The grid of reservations, in the company's zone; events and days can be reached by Tab. */
export function CalendarGrid(props: CalendarGridProps & { views: readonly PluginInput[] }) {
  const { day, span, onPhone, booked, isCurrent, areas, views, onOpen, onDay } = props
  const text = eventTexts.useTexts()
  const language = useLanguage()
  const calendar = useRef<CalendarRef>(null)
  // The view on screen; the initial one must not be drawn a second time.
  const drawn = useRef(`${span} ${day} ${onPhone}`)
  useEffect(() => {
    const asked = `${span} ${day} ${onPhone}`
    if (drawn.current === asked) return
    drawn.current = asked
    // Runs after rendering, since FullCalendar draws a change of its view synchronously.
    queueMicrotask(() => calendar.current?.getApi().changeView(viewOf(span, onPhone), day))
  }, [day, span, onPhone])
  const stateOf = (state: string) =>
    plain.has(state) ? [] : [choiceWords(language, events.name, 'state', state)]
  const isListed = onPhone && span === 'week'
  const classOf = (state: string, area: string) => {
    const colour = areaColour(areas, area)
    return [
      `ui-event ui-event-${state}`,
      ...(colour === '' ? [] : ['ui-event-of-area', colour]),
      ...(isListed ? ['ui-event-listed'] : []),
      ...(span === 'month' ? [] : ['ui-event-wrapped']),
    ].join(' ')
  }
  const empty =
    booked && isCurrent && span === 'month'
      ? emptyDays(booked, shownDays(day, span), { today: companyToday(), zone: shownZone() })
      : []
  const shown: EventInput[] = [
    ...(booked?.events ?? []).map((event) => ({
      id: event.id,
      title: [event.title, ...stateOf(event.state), event.area.title, event.apartment].join(' · '),
      start: event.starts_at,
      end: event.ends_at,
      className: classOf(event.state, event.area.id),
    })),
    ...(booked?.taken ?? []).map(({ starts_at: start, ends_at: end, area }) => ({
      id: `${area.id} ${start}`,
      title: [text('calendar.taken'), area.title].join(' · '),
      start,
      end,
      interactive: false,
      className: classOf('taken', area.id),
    })),
    ...empty.map((start) => ({
      id: `empty ${start}`,
      title: text('calendar.empty'),
      start,
      allDay: true,
      display: 'background' as const,
      interactive: false,
      className: 'ui-day-empty',
    })),
  ]
  return (
    <CalendarBase
      ref={calendar}
      plugins={[...views]}
      timeZone={companyZone() ?? 'local'}
      initialView={viewOf(span, onPhone)}
      initialDate={day}
      // Only the requested weeks are shown: other days would look free.
      fixedWeekCount={false}
      height={onPhone ? 'auto' : '100%'}
      // A party past midnight belongs to its first day.
      nextDayThreshold={{ hours: NIGHT_HOURS }}
      events={shown}
      navLinkDayClick={(date) => onDay(dayIn(date))}
      allDaySlot={false}
      noEventsText={text('calendar.none')}
      eventClick={({ event, jsEvent }) => {
        jsEvent.preventDefault()
        if (!event.id.includes(' ')) onOpen(event.id)
      }}
    />
  )
}

const shownZone = (): string => companyZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone

/** The day of a date of the calendar, in the company's zone. */
const dayIn = (date: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: shownZone() }).format(date)
