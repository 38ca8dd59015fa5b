import { PANIC_POLL_MS } from '@portaria/contract/schemas/constants'
import { queryOptions } from '@tanstack/react-query'
import { fetchAlert } from '../panic-calls.ts'

/** The query key of all shown data of alerts. */
export const panicKey = ['panic'] as const

/**
 * Options of queries polled every ten seconds while the page is visible, independently of the
 * stream.
 */
export const polled = { refetchInterval: PANIC_POLL_MS, staleTime: 0 }

/** One alert with its timeline. */
export function alertQuery(id: string) {
  return queryOptions({
    queryKey: [...panicKey, 'one', id],
    queryFn: ({ signal }) => fetchAlert(id, signal),
    ...polled,
  })
}
