import type { Building } from '@portaria/contract/modules/units/building'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../../platform/http-client.ts'

/**
 * Milliseconds after which a visible drawing is read again. Alerts are not rows of a register, so
 * no event reports that they have changed.
 */
const HALF_MINUTE = 30_000

/** A tower with the current state of its units. */
export function buildingQuery(towerId: string) {
  return queryOptions({
    queryKey: ['building', towerId],
    queryFn: async ({ signal }) =>
      (await callApi<{ data: Building }>(`/buildings/${towerId}`, { signal })).data,
    meta: { madeOf: ['towers', 'apartments', 'occupancies', 'visits', 'parcels'] },
    refetchInterval: HALF_MINUTE,
  })
}
