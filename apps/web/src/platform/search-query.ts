import type { SearchGroup } from '@portaria/contract/modules/search/search'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from './http-client.ts'

/** The server's results for a typed text, in every register that the person may read. */
export function searchQuery(typed: string) {
  return queryOptions({
    queryKey: ['search', typed],
    queryFn: async ({ signal }) => {
      const query = { q: typed }
      return (await callApi<{ data: SearchGroup[] }>('/search', { query, signal })).data
    },
    enabled: typed !== '',
    placeholderData: typed === '' ? undefined : keepPreviousData,
    meta: { madeOf: 'all' },
  })
}
