import { events } from '@portaria/contract/modules/reservations/events/events'
import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { RegisterListPage } from '../../../register-pages/list/RegisterListPage.tsx'
import { showEventsAs, useEventsView } from './events-view.ts'

/** Loaded when shown: its library is larger than a page. */
export const CalendarPage = lazyPart(async () => (await import('./CalendarPage.tsx')).CalendarPage)

/** Reservations as a calendar or, if the address has parameters of a list, as a list. */
export function EventsPage() {
  const asksForRows = useRouterState({ select: ({ location }) => location.searchStr.length > 1 })
  const view = useEventsView()
  useEffect(() => {
    if (asksForRows) showEventsAs('list')
  }, [asksForRows])
  return view === 'list' || asksForRows ? <RegisterListPage register={events} /> : <CalendarPage />
}
