import type { ComponentType } from 'react'
import { companyToday } from '../../../platform/company-day.ts'
import { firstData } from '../../../platform/first-data.ts'
import { isOnPhone } from '../../../platform/on-phone.ts'
import { currentQueryClient } from '../../../platform/query-client.ts'
import { currentSession } from '../../../platform/session/session.store.ts'
import { CalendarPage, EventsPage } from './EventsPage.tsx'
import { calendarQuery } from './event-calls.ts'
import { shownDays, usualSpan } from './shown-days.ts'

/** Fetches the page of reservations and, together with the calendar's code, its first data. */
export async function fetchEventsPage(): Promise<ComponentType> {
  if (currentSession().tenantId === null || window.location.search.length > 1) return EventsPage
  const days = shownDays(companyToday(), usualSpan(isOnPhone()))
  const booked = currentQueryClient().prefetchQuery(calendarQuery({ ...days, area: null }))
  await Promise.all([CalendarPage.fetch(), firstData(booked)])
  return EventsPage
}
