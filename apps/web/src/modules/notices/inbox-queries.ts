import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useLiveEvent } from '../../platform/live-events/live-events.ts'
import { fetchInbox } from './inbox-calls.ts'

/** Milliseconds between two reads without an event, since the stream may be down. */
const POLL_MS = 60_000

export const inboxQuery = queryOptions({
  queryKey: ['inbox'],
  queryFn: ({ signal }) => fetchInbox(signal),
  refetchInterval: POLL_MS,
})

/** Returns a function that reads the inbox again. */
export function useRefreshInbox(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: inboxQuery.queryKey })
}

/** Reads the inbox again when it changes, or an event may have been missed. */
export function useLiveInbox(): void {
  useLiveEvent(['inbox.changed', 'open', 'reset'], useRefreshInbox())
}
