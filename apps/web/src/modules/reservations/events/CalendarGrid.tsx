import './calendar.css'
import type { CalendarRef, EventInput, PluginInput } from '@fullcalendar/react'
import type { EventCalendar as Booked } from '@portaria/contract/modules/reservations/events/event-calendar'
import { events } from '@portaria/contract/modules/reservations/events/events'
import { useLanguage } from '@portaria/i18n/react/texts'
import { CalendarBase } from '@portaria/ui/calendar/CalendarBase'
import { useEffect, useRef } from 'react'
import { companyZone } from '../../../platform/company-day.ts'
import { choiceWords } from '../../../register-pages/register-words.ts'
import type { Span } from './shown-days.ts'
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
  onOpen: (id: string) => void
  /** Called when a day is chosen. */
  onDay: (day: string) => void
}

/** The grid of reservations, in the company's zone; events and days can be reached by Tab. */
export function CalendarGrid(props: CalendarGridProps & { views: readonly PluginInput[] }) {
  const { day, span, onPhone, booked, views, onOpen, onDay } = props
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
  const classOf = (state: string) =>
    [
      `ui-event ui-event-${state}`,
      ...(isListed ? ['ui-event-listed'] : []),
      ...(span === 'month' ? [] : ['ui-event-wrapped']),
    ].join(' ')
  const shown: EventInput[] = [
    ...(booked?.events ?? []).map((event) => ({
      id: event.id,
      title: [event.title, ...stateOf(event.state), event.area.title, event.apartment].join(' · '),
      start: event.starts_at,
      end: event.ends_at,
      className: classOf(event.state),
    })),
    ...(booked?.taken ?? []).map(({ starts_at: start, ends_at: end, area }) => ({
      id: `${area.id} ${start}`,
      title: [text('calendar.taken'), area.title].join(' · '),
      start,
      end,
      interactive: false,
      className: classOf('taken'),
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
      nextDayThreshold="09:00:00"
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

/** The day of a date of the calendar, in the company's zone. */
const dayIn = (date: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: companyZone() }).format(date)
