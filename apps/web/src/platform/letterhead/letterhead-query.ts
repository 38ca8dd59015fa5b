import type { Letterhead } from '@portaria/contract/modules/companies/letterhead'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../http-client.ts'

/** Milliseconds for which a letterhead is not read again: the link of its logo is valid for ten minutes. */
const FRESH_MS = 9 * 60_000

/** The letterhead of the company that calls act in (companies §9). */
export const letterheadQuery = queryOptions({
  queryKey: ['letterhead'],
  queryFn: async ({ signal }) =>
    (await callApi<{ data: Letterhead }>('/company/letterhead', { signal })).data,
  staleTime: FRESH_MS,
  meta: { madeOf: ['tenants'] },
})
