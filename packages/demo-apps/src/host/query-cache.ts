import { QueryClient } from '@tanstack/react-query'

/** The cache of the mock's answers, apart from the product's: nothing but a demo app changes them. */
export const queries = new QueryClient({
  defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
})
