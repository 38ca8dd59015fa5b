import { PANIC_POLL_MS } from '@portaria/contract/constants'
import { queryOptions } from '@tanstack/react-query'
import { fetchAlert } from '../panic-calls.ts'

/** What all shown data of alerts are kept under. */
export const panicKey = ['panic'] as const

/** Polled every ten seconds while the page is visible, whatever the stream sends. */
export const polled = { refetchInterval: PANIC_POLL_MS, staleTime: 0 }

/** One alert with its timeline. */
export function alertQuery(id: string) {
  return queryOptions({
    queryKey: [...panicKey, 'one', id],
    queryFn: ({ signal }) => fetchAlert(id, signal),
    ...polled,
  })
}
