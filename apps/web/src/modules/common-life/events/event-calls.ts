import type {
  AreaConflict,
  CalendarFeed,
  EventCalendar,
} from '@portaria/contract/modules/common-life/events/event-calendar'
import { events } from '@portaria/contract/modules/common-life/events/events'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../platform/http-client.ts'
import { registerKey } from '../../../register-pages/register-queries.ts'

export type ShownDays = { readonly from: string; readonly to: string; readonly area: string | null }

/** What is booked on some days; read again with every change of a reservation. */
export const calendarQuery = ({ from, to, area }: ShownDays) =>
  queryOptions({
    queryKey: [...registerKey(events), 'calendar', from, to, area],
    queryFn: async ({ signal }): Promise<EventCalendar> => {
      const query = { from, to, ...(area !== null && { common_area_id: area }) }
      return (await callApi<{ data: EventCalendar }>('/events/calendar', { query, signal })).data
    },
  })

/** The own link for calendar programs; null before it was asked for. */
export const feedQuery = queryOptions({
  queryKey: ['events', 'feed'],
  queryFn: async ({ signal }) =>
    (await callApi<{ data: CalendarFeed }>('/events/feed', { signal })).data.url,
})

/** Makes the own link; asked again it ends the one of before. */
export async function makeFeed(): Promise<string | null> {
  return (await callApi<{ data: CalendarFeed }>('/events/feed', { method: 'POST' })).data.url
}

/** Reservations to come that an area would refuse as it is now. */
export const conflictsQuery = (area: string) =>
  queryOptions({
    queryKey: [...registerKey(events), 'conflicts', area],
    queryFn: async ({ signal }): Promise<AreaConflict[]> => {
      const path = `/common-areas/${area}/conflicts`
      return (await callApi<{ data: AreaConflict[] }>(path, { signal })).data
    },
  })
