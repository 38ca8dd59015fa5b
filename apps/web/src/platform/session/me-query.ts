import { queryOptions } from '@tanstack/react-query'
import { fetchMe } from './me.ts'

/** The person's own account, in the company worked in. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => fetchMe(signal),
  // The company's segment is in it.
  meta: { madeOf: ['segments', 'tenants'] },
})
