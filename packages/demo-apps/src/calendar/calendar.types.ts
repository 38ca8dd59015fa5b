/** An event. */
export type CalendarEvent = {
  id: string
  title: string
  allDay: boolean
  /** In ISO 8601; for an all-day event its first day, year-month-day. */
  start: string
  /** In ISO 8601; for an all-day event the day after its last. */
  end: string
  extendedProps: { desc: string }
}

export type CalendarCalls = {
  'GET /api/calendar-app/events': { answer: CalendarEvent[] }
  'POST /api/calendar-app/add-event': {
    body: { newEvent: Omit<CalendarEvent, 'id'> }
    answer: CalendarEvent
  }
  'POST /api/calendar-app/update-event': { body: { event: CalendarEvent }; answer: CalendarEvent }
  'POST /api/calendar-app/remove-event': { body: { eventId: string }; answer: undefined }
}
