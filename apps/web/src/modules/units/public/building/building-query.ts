import type { Building } from '@portaria/contract/modules/units/building'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../../platform/http-client.ts'

/** Milliseconds after which a picture that is open is read again: alerts are no register's rows. */
const HALF_MINUTE = 30_000

/** A tower with its units as they are now. */
export function buildingQuery(towerId: string) {
  return queryOptions({
    queryKey: ['building', towerId],
    queryFn: async ({ signal }) =>
      (await callApi<{ data: Building }>(`/buildings/${towerId}`, { signal })).data,
    meta: { madeOf: ['towers', 'apartments', 'occupancies', 'visits', 'parcels'] },
    refetchInterval: HALF_MINUTE,
  })
}
