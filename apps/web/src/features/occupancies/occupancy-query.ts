import { PAGE_SIZE_MAX } from '@portaria/contract/constants'
import { registers } from '@portaria/contract/registers/index'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../platform/http-client.ts'
import { registerKey } from '../../register-pages/register-queries.ts'
import type { Occupancy } from './occupancy.ts'

/** The occupancies of one resident or one unit, the latest first. */
export function occupanciesQuery(pointer: 'resident_id' | 'apartment_id', id: string) {
  const query = { [`filter[${pointer}]`]: id, sort: '-starts_on', per_page: PAGE_SIZE_MAX }
  return queryOptions({
    queryKey: [...registerKey(registers.occupancies), 'list', query],
    queryFn: async ({ signal }) =>
      (await callApi<{ data: Occupancy[] }>('/occupancies', { query, signal })).data,
  })
}
