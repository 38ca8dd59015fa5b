import { type PanicState, panicTopics } from '@portaria/contract/modules/panic/panic-words'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useLiveEvent } from '../../platform/live-events/live-events.ts'
import { fetchAlerts, fetchRecent, fetchUnread } from './panic-calls.ts'
import { panicKey, polled } from './public/alert-query.ts'

export const unreadQuery = queryOptions({
  queryKey: [...panicKey, 'unread'],
  queryFn: ({ signal }) => fetchUnread(signal),
  ...polled,
})

export const recentQuery = queryOptions({
  queryKey: [...panicKey, 'recent'],
  queryFn: ({ signal }) => fetchRecent(signal),
  ...polled,
})

export function alertListQuery(state: PanicState | null, page: number) {
  return queryOptions({
    queryKey: [...panicKey, 'list', state, page],
    queryFn: ({ signal }) => fetchAlerts(state, page, signal),
  })
}

/** Returns a function that reads all shown data of alerts again. */
export function useRefreshAlerts(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: panicKey })
}

/** Reads alerts again when one changes, or an event may have been missed. */
export function useLiveAlerts(): void {
  useLiveEvent([...panicTopics, 'open', 'reset'], useRefreshAlerts())
}
