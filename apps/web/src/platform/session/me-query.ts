import { queryOptions } from '@tanstack/react-query'
import { fetchMe } from './me.ts'

/** Milliseconds after which the links of pictures are fetched again: they are valid for ten minutes. */
const LINK_MS = 9 * 60_000

/** The person's own account, in the company worked in. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => fetchMe(signal),
  refetchInterval: ({ state: { data } }) =>
    data?.images.length || data?.company?.logo ? LINK_MS : false,
  // The company's segment is in it.
  meta: { madeOf: ['segments', 'tenants'] },
})
