import { accessesQuery } from '../../access-calls.ts'
import { emptySearch, sentFilters } from '../../events/access-filters.ts'

/** Days in the company's zone; '' leaves an end open. */
export type DayPeriod = { readonly from: string; readonly to: string }

/**
 * The accesses of a unit's people and guests, the newest first, page by page: as many on each as the
 * server gives, or `size` (access §61).
 */
export const unitAccessesQuery = (unitId: string, { from, to }: DayPeriod, size?: number) =>
  accessesQuery({
    ...sentFilters({ ...emptySearch, apartment_id: unitId, from, to }),
    ...(size !== undefined && { per_page: String(size) }),
  })
