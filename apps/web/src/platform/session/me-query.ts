import { queryOptions } from '@tanstack/react-query'
import { fetchMe } from './me.ts'

/** Milliseconds after which the link of one's picture is fetched again: it is valid for ten minutes. */
const LINK_MS = 9 * 60_000

/** The person's own account, in the company worked in. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => fetchMe(signal),
  refetchInterval: ({ state }) => (state.data?.images.length ? LINK_MS : false),
  // The company's segment is in it.
  meta: { madeOf: ['segments', 'tenants'] },
})
