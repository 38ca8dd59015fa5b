import { QueryClient } from '@tanstack/react-query'

/** The cache of the mock's answers, separate from the product's: only demo apps change them. */
export const queries = new QueryClient({
  defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
})
