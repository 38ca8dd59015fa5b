import type { SearchGroup } from '@portaria/contract/modules/search/search'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from './http-client.ts'

/** What the server finds of what was typed, in every register that the person reads. */
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
