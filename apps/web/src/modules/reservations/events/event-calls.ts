import type {
  AreaConflict,
  CalendarFeed,
  EventCalendar,
} from '@portaria/contract/modules/reservations/events/event-calendar'
import { events } from '@portaria/contract/modules/reservations/events/events'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../platform/http-client.ts'
import { registerKey } from '../../../register-pages/register-queries.ts'

export type ShownDays = { readonly from: string; readonly to: string; readonly area: string | null }

/** The reservations of some days; read again after every change of one. */
export const calendarQuery = ({ from, to, area }: ShownDays) =>
  queryOptions({
    queryKey: [...registerKey(events), 'calendar', from, to, area],
    queryFn: async ({ signal }): Promise<EventCalendar> => {
      const query = { from, to, ...(area !== null && { common_area_id: area }) }
      return (await callApi<{ data: EventCalendar }>('/events/calendar', { query, signal })).data
    },
  })

/** The person's link for calendar programs; null until they request it. */
export const feedQuery = queryOptions({
  queryKey: ['events', 'feed'],
  queryFn: async ({ signal }) =>
    (await callApi<{ data: CalendarFeed }>('/events/feed', { signal })).data.url,
})

/** Creates the person's link, ending the former one. */
export async function makeFeed(): Promise<string | null> {
  return (await callApi<{ data: CalendarFeed }>('/events/feed', { method: 'POST' })).data.url
}

/** Future reservations that the area, as it is now, would refuse. */
export const conflictsQuery = (area: string) =>
  queryOptions({
    queryKey: [...registerKey(events), 'conflicts', area],
    queryFn: async ({ signal }): Promise<AreaConflict[]> => {
      const path = `/common-areas/${area}/conflicts`
      return (await callApi<{ data: AreaConflict[] }>(path, { signal })).data
    },
  })
