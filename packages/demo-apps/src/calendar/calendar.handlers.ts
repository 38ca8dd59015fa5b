import { defineDemoApp } from '../back-end/demo-app.ts'
import { calendarSeed } from './calendar.seed.ts'
import type { CalendarCalls } from './calendar.types.ts'

export const calendar = defineDemoApp<CalendarCalls>()({
  seed: calendarSeed,
  handlers: {
    'GET /api/calendar-app/events': (_request, events) => ({ answer: events }),
    'POST /api/calendar-app/add-event': ({ body, newId }, events) => {
      const event = { ...body.newEvent, id: newId }
      return { answer: event, state: [...events, event] }
    },
    'POST /api/calendar-app/update-event': ({ body: { event } }, events) => ({
      answer: event,
      state: events.map((each) => (each.id === event.id ? event : each)),
    }),
    'POST /api/calendar-app/remove-event': ({ body }, events) => ({
      answer: undefined,
      state: events.filter(({ id }) => id !== body.eventId),
    }),
  },
})
